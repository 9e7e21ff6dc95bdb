"""The widow: the winner of the auction turns it up for all to see and takes it (RULES 6, 7.3)."""

from __future__ import annotations

from acesaround.game import event as ev
from acesaround.game.action import Action
from acesaround.game.refusal import IllegalAction, Reason, Refusal
from acesaround.game.state import State, current_deal


def auto(state: State) -> tuple[ev.Event, ...]:
    """The widow is taken as soon as there is a contract."""
    deal = current_deal(state)
    if deal.contract is None or deal.widow_taken or not deal.widow:
        return ()
    return (ev.WidowTaken(seat=deal.contract.seat, cards=deal.widow),)


def actor(state: State) -> int | None:
    """Nobody."""
    return None


def legal(state: State) -> tuple[Action, ...]:
    """Nothing to choose."""
    return ()


def decide(state: State, action: Action) -> tuple[ev.Event, ...]:
    """No action is possible."""
    raise IllegalAction(Reason(code=Refusal.NOT_NOW))
