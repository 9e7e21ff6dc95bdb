"""Showing melds all at once, before the first lead (RULES 7.1)."""

from __future__ import annotations

from acesaround.game import event as ev
from acesaround.game.action import Action
from acesaround.game.refusal import IllegalAction, Reason, Refusal
from acesaround.game.state import (
    State,
    current_deal,
    melds_of_side,
    next_seat,
    players,
    side_of,
    total_trick_points,
)
from acesaround.rules import count_melds


def auto(state: State) -> tuple[ev.Event, ...]:
    """The next seat shows its melds, the bidder first; then the bid may prove impossible."""
    deal = current_deal(state)
    rules = state.rules
    first = deal.contract.seat if deal.contract else next_seat(rules, deal.dealer)
    for step in players(rules):
        seat = next_seat(rules, first, step)
        if not deal.shown[seat]:
            melds = count_melds(deal.hands[seat], deal.trump, rules.melds, rules.scoring.scale)
            return (ev.MeldsShown(seat=seat, melds=melds),)
    if deal.contract is not None and not deal.impossible:
        side = side_of(rules, deal.contract.seat)
        needed = deal.contract.amount - melds_of_side(state, side)
        if needed > total_trick_points(rules):
            return (ev.BidImpossible(seat=deal.contract.seat, needed=needed),)
    return ()


def actor(state: State) -> int | None:
    """Nobody: all melds of a hand are always shown (none can hurt, RULES 0.6)."""
    return None


def legal(state: State) -> tuple[Action, ...]:
    """Nothing to choose."""
    return ()


def decide(state: State, action: Action) -> tuple[ev.Event, ...]:
    """No action is possible."""
    raise IllegalAction(Reason(code=Refusal.NOT_NOW))
