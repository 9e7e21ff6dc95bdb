"""The auction, and naming trump."""

from __future__ import annotations

import msgspec

from acesaround.ai.player import Advice, Decision, Detail
from acesaround.ai.worth import Worth, worth
from acesaround.cards import of_suit
from acesaround.game import (
    Bid,
    NameTrump,
    Pass,
    View,
    bid_range,
    next_seat,
    partner_of,
    side_of,
    sides,
    total_trick_points,
)

# All in points of the large scale. A hand brings its worth in half of the deals only; a set costs
# the bid, but letting the others play costs as much, so the reserve is small.
_RESERVE = 20
_BOLDER = 40
_CALMER = 30
_NEAR = 250
_AT_THE_DOOR = 120


class Limit(msgspec.Struct, frozen=True):
    """How far a seat would go in the auction, in points, and on what its bid rests.

    ``mood`` says what the score adds: "bold" when the others are about to win the game, "calm"
    when the own side gets there without bidding, else "even".
    """

    amount: int
    worth: Worth
    mood: str


def max_bid(view: View) -> Limit:
    """The highest bid that the hand is worth at this score, and the figures behind it."""
    best = next(each for each in worth(view) if each.best)
    step = bid_range(view.seen)[1]
    mood = _mood(view)
    reserve = _RESERVE - (_BOLDER if mood == "bold" else 0) + (_CALMER if mood == "calm" else 0)
    limit = best.total - view.seen.rules.scaled(reserve)
    return Limit(max(0, limit // step * step), best, mood)


def _mood(view: View) -> str:
    """What the score asks for (the chance to win the game counts, not the points)."""
    state = view.seen
    own = side_of(state.rules, view.seat)
    missing = [state.target - score for score in state.scores]
    theirs = min(missing[side] for side in sides(state.rules) if side != own)
    near, door = state.rules.scaled(_NEAR), state.rules.scaled(_AT_THE_DOOR)
    if theirs <= near:
        return "bold"
    return "calm" if missing[own] <= door else "even"


def call(view: View) -> Decision:
    """A bid or a pass, and why."""
    least, _, most = bid_range(view.seen)
    limit = max_bid(view)
    best = limit.worth
    figures: dict[str, Detail] = {
        "suit": best.suit,
        "melds": best.meld_points,
        "partner_melds": best.partner_melds,
        "tricks": best.trick_points,
        "total": best.total,
        "limit": limit.amount,
        "amount": least,
    }
    bid = Bid(seat=view.seat, amount=least)
    passing = Pass(seat=view.seat)
    bids = [each for each in view.deal.calls if each.amount is not None]
    partner_has_it = bool(bids) and bids[-1].seat == partner_of(view.seen.rules, view.seat)
    if least > min(limit.amount, most):
        code = "pass_partner_has_it" if partner_has_it else "pass_too_weak"
        return Decision(passing, (Advice(code, figures), *_mood_reason(limit, "calm")))
    if partner_has_it:
        # To push partner up needs a reason: melds so good that even half the tricks are enough.
        share = total_trick_points(view.seen.rules) // 2
        if best.meld_points + share <= least:
            return Decision(passing, (Advice("pass_partner_has_it", figures),))
    code = "bid_worth"
    if partner_has_it or _opponents_passed(view):
        code = "bid_once_more" if bids else "bid_worth"
    return Decision(bid, (Advice(code, figures), *_mood_reason(limit, "bold")))


def _opponents_passed(view: View) -> bool:
    passed = {each.seat for each in view.deal.calls if each.amount is None}
    rules = view.seen.rules
    return {next_seat(rules, view.seat), next_seat(rules, view.seat, -1)} <= passed


def _mood_reason(limit: Limit, mood: str) -> tuple[Advice, ...]:
    if limit.mood != mood:
        return ()
    return (Advice("opponents_near_game" if mood == "bold" else "we_are_near_game"),)


def name_trump(view: View) -> Decision:
    """The suit that the hand is worth most with, and why."""
    best = next(each for each in worth(view) if each.best)
    length = len(of_suit(view.hand, best.suit))
    figures: dict[str, Detail] = {"suit": best.suit, "melds": best.meld_points, "length": length}
    code = "trump_best" if best.meld_points else "trump_longest"
    return Decision(NameTrump(seat=view.seat, suit=best.suit), (Advice(code, figures),))
