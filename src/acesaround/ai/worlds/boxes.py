"""The boxes of hidden cards that a View leaves open: other hands, and what lies aside."""

from __future__ import annotations

from collections.abc import Iterator
from enum import Enum

import msgspec

from acesaround.cards import BACK, Card, Rank, is_hidden
from acesaround.game import View


class Place(Enum):
    """Where the cards of a box are."""

    HAND = "hand"
    STOCK = "stock"
    WIDOW = "widow"
    BURIED = "buried"


class Box(msgspec.Struct, frozen=True):
    """Hidden cards in one place, ``size`` of them, among which the seat may know some.

    ``seat`` is the seat that holds them or has laid them away; None for the stock and the widow.
    ``only`` names the cards that can be there, where that was said; None for any.
    """

    place: Place
    seat: int | None
    size: int
    only: frozenset[Card] | None = None


def boxes_of(view: View) -> tuple[Box, ...]:
    """The boxes: the other seats' hands clockwise from the own seat, then what lies aside."""
    deal = view.deal
    seats = deal.seats
    own = seats.index(view.seat) if view.seat in seats else -1
    others = [seats[(own + step) % len(seats)] for step in range(1, len(seats) + (own < 0))]
    boxes = [Box(Place.HAND, seat, len(deal.hands[seat])) for seat in others]
    if deal.stock:
        boxes.append(Box(Place.STOCK, None, len(deal.stock)))
    if not deal.widow_taken and deal.widow:
        boxes.append(Box(Place.WIDOW, None, len(deal.widow)))
    return (*boxes, *_buried(view))


def _buried(view: View) -> Iterator[Box]:
    """What another seat has buried: one box, or one for each kind of card that it had to tell."""
    deal, rules = view.deal, view.seen.rules
    if not is_hidden(deal.buried) or deal.contract is None or rules.widow is None:
        return
    seat, size = deal.contract.seat, len(deal.buried)
    if rules.widow.bury_announce == "nothing":
        yield Box(Place.BURIED, seat, size)
        return
    cards = [card for card in Card if card is not BACK]
    trumps = frozenset(card for card in cards if card.suit is deal.trump)
    aces = frozenset(card for card in cards if card.rank is Rank.ACE) - trumps
    told = deal.buried_said
    yield Box(Place.BURIED, seat, told[0], trumps)
    yield Box(Place.BURIED, seat, told[1], aces)
    yield Box(Place.BURIED, seat, size - sum(told), frozenset(cards) - trumps - aces)
