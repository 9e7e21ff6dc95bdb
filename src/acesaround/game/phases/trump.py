"""Naming trump: the winner of the auction names any suit (RULES 7.1)."""

from __future__ import annotations

from acesaround.cards import Suit
from acesaround.game import event as ev
from acesaround.game.action import Action, NameTrump
from acesaround.game.bids import MARRIAGE_OPTION, nameable
from acesaround.game.phases.widow import taken
from acesaround.game.refusal import IllegalAction, Reason, Refusal
from acesaround.game.state import State, current_deal


def auto(state: State) -> tuple[ev.Event, ...]:
    """The widow is taken now where trump had to be named before it was seen."""
    return taken(state) if current_deal(state).trump is not None else ()


def actor(state: State) -> int | None:
    """The bidder, until trump is named."""
    deal = current_deal(state)
    return deal.contract.seat if deal.contract and deal.trump is None else None


def legal(state: State) -> tuple[Action, ...]:
    """The suits that may be trump."""
    seat = actor(state)
    if seat is None:
        return ()
    return tuple(NameTrump(seat=seat, suit=suit) for suit in _suits(state, seat))


def _suits(state: State, seat: int) -> tuple[Suit, ...]:
    return nameable(state.rules, current_deal(state).hands[seat])


def decide(state: State, action: Action) -> tuple[ev.Event, ...]:
    """Trump is named."""
    if not isinstance(action, NameTrump):
        raise IllegalAction(Reason(code=Refusal.NOT_NOW))
    if action.suit not in _suits(state, action.seat):
        raise IllegalAction(
            Reason(
                code=Refusal.NEEDS_MARRIAGE,
                suit=action.suit,
                option=MARRIAGE_OPTION,
                value="to_name_trump",
            )
        )
    return (ev.TrumpNamed(seat=action.seat, suit=action.suit),)
