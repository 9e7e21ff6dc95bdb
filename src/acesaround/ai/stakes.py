"""What making or losing a contract brings, in the points or chips in which the deal is settled."""

from __future__ import annotations

from math import erf, sqrt

from acesaround.cards import Suit
from acesaround.game import (
    Bargain,
    State,
    Tally,
    View,
    melds_of_side,
    pay,
    settle,
    side_of,
    sides,
    total_trick_points,
)

# How far the points of a contract stray from what was expected (large scale), and the
# share of the trick points by which those stray.
_STRAY_MELDS = 30.0
_STRAY_ALONE = 0.085
_STRAY_WITH_PARTNER = 0.12


def chance_to_make(view: View, expected: float, amount: float, melds_sure: bool) -> float:
    """About how likely it is that a side with so many points expected reaches the amount."""
    rules = view.seen.rules
    share = _STRAY_WITH_PARTNER if rules.deal.partners else _STRAY_ALONE
    tricks = share * total_trick_points(rules)
    melds = 0.0 if melds_sure else _STRAY_MELDS / rules.scoring.scale
    stray = sqrt(tricks**2 + melds**2)
    return 0.5 + 0.5 * erf((expected - amount) / stray / sqrt(2.0))


def chips_for(view: View, amount: int, trump: Suit, made: bool, conceded: bool = False) -> int:
    """Chips that the seat wins, or loses (negative), as the bidder of a contract that so ends."""
    state = view.seen
    rules = state.rules
    assert rules.chips is not None
    bargain = Bargain(
        bidder=view.seat,
        bid=amount * rules.scoring.scale,
        trump=trump,
        made=made,
        conceded=conceded,
    )
    seats = view.deal.seats
    return pay(rules.chips, bargain, rules.deal.players, seats, state.pot).seats[view.seat]


def chips_expected(view: View, amount: int, trump: Suit, chance: float) -> float:
    """Chips that a contract brings on average when it is made with that chance."""
    won, lost = (chips_for(view, amount, trump, made) for made in (True, False))
    return chance * won + (1.0 - chance) * lost


def changes(state: State, tricks: tuple[int, ...], conceded: bool = False) -> tuple[int, ...]:
    """What the deal adds to each side's score, in points, when the tricks fall so.

    The engine settles it; melds are those shown. Nobody is short of a trick unless its side has
    no trick points.
    """
    deal = state.deal
    assert deal is not None and deal.contract is not None
    rules = state.rules
    tally = Tally(
        melds=melds_shown(state),
        tricks=tricks,
        won=tuple(1 if points else 0 for points in tricks),
        bidder=side_of(rules, deal.contract.seat),
        bid=deal.contract.amount,
        conceded=conceded,
        before=state.scores,
    )
    return tuple(score.change for score in settle(rules, tally)[1])


def melds_shown(state: State) -> tuple[int, ...]:
    """Meld points of every side."""
    return tuple(melds_of_side(state, side) for side in sides(state.rules))
