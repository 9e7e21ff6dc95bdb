"""Small changes of a deal that the fold is made of."""

from __future__ import annotations

from typing import Any, TypeVar

from msgspec.structs import replace

from acesaround.cards import Card, sort_hand, without
from acesaround.game.state import DealState, State, current_deal

T = TypeVar("T")


def put(items: tuple[T, ...], place: int, item: T) -> tuple[T, ...]:
    """The tuple with another item at one place."""
    return (*items[:place], item, *items[place + 1 :])


def on_deal(state: State, **changes: Any) -> State:
    """The state with changes in the deal in progress."""
    return replace(state, deal=replace(current_deal(state), **changes))


def give(deal: DealState, seat: int, cards: tuple[Card, ...]) -> tuple[tuple[Card, ...], ...]:
    """The hands after a seat has received cards."""
    return put(deal.hands, seat, sort_hand((*deal.hands[seat], *cards)))


def take(deal: DealState, seat: int, cards: tuple[Card, ...]) -> tuple[tuple[Card, ...], ...]:
    """The hands after cards have left a seat's hand; backs stand for what is not seen."""
    return put(deal.hands, seat, without(deal.hands[seat], cards))
