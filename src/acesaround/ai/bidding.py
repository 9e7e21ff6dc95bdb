"""The auction: how far to go, and what to call."""

from __future__ import annotations

import msgspec

from acesaround.ai.player import Advice, Decision, Detail
from acesaround.ai.stakes import chance_to_make, chips_expected
from acesaround.ai.worth import Worth, worth
from acesaround.game import (
    Action,
    Bid,
    Pass,
    View,
    legal_actions,
    partner_of,
    side_of,
    sides,
    total_trick_points,
)
from acesaround.game.bids import all_bids

# All in points of the large scale. A hand brings its worth in half of the deals only; a set costs
# the bid, but letting the others play costs as much, so the reserve is small.
_RESERVE = 20
_BOLDER = 40
_CALMER = 30
_NEAR = 250
_AT_THE_DOOR = 120
# Chips that a contract must promise: whoever passes pays for the others' contracts or the pot.
_LEAST_CHIPS = 0.0


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
    found = worth(view)
    best = next(each for each in found if each.best)
    bids = all_bids(view.seen.rules)
    if view.seen.rules.in_chips:
        best, amount = _by_chips(view, found, bids)
        return Limit(amount, best, "even")
    mood = _mood(view)
    reserve = _RESERVE - (_BOLDER if mood == "bold" else 0) + (_CALMER if mood == "calm" else 0)
    limit = best.total - view.seen.rules.scaled(reserve)
    return Limit(_last_bid(view, limit), best, mood)


def _last_bid(view: View, limit: int) -> int:
    """The highest of all bids up to the limit; below the lowest bid the limit in whole tens."""
    within = [bid for bid in all_bids(view.seen.rules) if bid <= limit]
    ten = view.seen.rules.scaled(10)
    return within[-1] if within else max(0, limit // ten * ten)


def _by_chips(view: View, found: tuple[Worth, ...], bids: tuple[int, ...]) -> tuple[Worth, int]:
    """The suit and the last bid with which the contract still promises to bring chips."""
    best = next(each for each in found if each.best)
    last = 0
    for bid in bids:
        promises = {each.suit: _chips(view, each, bid) for each in found}
        suit = max(promises, key=lambda suit: promises[suit])
        if promises[suit] < _LEAST_CHIPS:
            break
        best, last = next(each for each in found if each.suit is suit), bid
    return best, last or _last_bid(view, min(best.total, bids[0] - 1))


def _chips(view: View, each: Worth, bid: int) -> float:
    chance = chance_to_make(view, each.total, bid, view.deal.widow_taken)
    return chips_expected(view, bid, each.suit, chance)


def _mood(view: View) -> str:
    """What the score asks for (the chance to win the game counts, not the points)."""
    state = view.seen
    if state.rules.match.deals:
        return "even"
    own = side_of(state.rules, view.seat)
    missing = [state.target - score for score in state.scores]
    theirs = min(missing[side] for side in sides(state.rules) if side != own)
    near, door = state.rules.scaled(_NEAR), state.rules.scaled(_AT_THE_DOOR)
    if theirs <= near:
        return "bold"
    return "calm" if missing[own] <= door else "even"


def call(view: View) -> Decision:
    """A bid or a pass, and why."""
    legal = legal_actions(view.seen)
    passing = Pass(seat=view.seat)
    # The calls are many, a pass and then the bids from the least one up.
    least = next((action.amount for action in legal if isinstance(action, Bid)), None)
    if least is None:
        return Decision(passing, (Advice("pass_may_not_bid"),))
    limit = max_bid(view)
    figures = _figures(limit, least)
    if passing not in legal:
        return Decision(Bid(seat=view.seat, amount=least), (Advice("bid_forced", figures),))
    bids = [each for each in view.deal.calls if each.amount is not None]
    partner_has_it = bool(bids) and bids[-1].seat == partner_of(view.seen.rules, view.seat)
    if least > limit.amount:
        code = "pass_partner_has_it" if partner_has_it else "pass_too_weak"
        return Decision(passing, (Advice(code, figures), *_mood_reason(limit, "calm")))
    if partner_has_it:
        # To push partner up needs a reason: melds so good that even half the tricks are enough.
        share = total_trick_points(view.seen.rules) // 2
        if limit.worth.meld_points + share <= least:
            return Decision(passing, (Advice("pass_partner_has_it", figures),))
    amount = _amount(view, limit, least)
    figures["amount"] = amount
    code = _worth_code(view)
    if bids and (partner_has_it or _opponents_passed(view)):
        code = "bid_once_more"
    action: Action = Bid(seat=view.seat, amount=amount)
    reasons = [Advice(code, figures)]
    if amount > least:
        reasons.append(Advice(_jump_code(view), {"amount": amount}))
    return Decision(action, (*reasons, *_mood_reason(limit, "bold")))


def _figures(limit: Limit, amount: int) -> dict[str, Detail]:
    best = limit.worth
    return {
        "suit": best.suit,
        "melds": best.meld_points,
        "partner_melds": best.partner_melds,
        "tricks": best.trick_points,
        "total": best.total,
        "limit": limit.amount,
        "amount": amount,
    }


def _worth_code(view: View) -> str:
    if view.seen.rules.deal.partners:
        return "bid_worth"
    return "bid_worth_widow" if view.deal.widow else "bid_worth_alone"


def _jump_code(view: View) -> str:
    return "bid_pays_more" if view.seen.rules.in_chips else "bid_only_call"


def _amount(view: View, limit: Limit, least: int) -> int:
    """What to bid between the least and the limit."""
    rules = view.seen.rules
    bids = [bid for bid in all_bids(rules) if least <= bid <= limit.amount]
    if rules.in_chips:
        # A higher contract may be paid better and be as safe.
        worth = {bid: round(_chips(view, limit.worth, bid), 6) for bid in bids}
        return max(bids, key=lambda bid: (worth[bid], -bid))
    assert rules.auction is not None
    if rules.auction.rounds == "once" and _opponents_to_call(view):
        # There is one call only: the middle between a cheap contract and losing it.
        return bids[len(bids) // 2]
    return least


def _opponents_to_call(view: View) -> bool:
    called = {each.seat for each in view.deal.calls}
    partner = partner_of(view.seen.rules, view.seat)
    return any(seat not in called for seat in view.deal.seats if seat not in (view.seat, partner))


def _opponents_passed(view: View) -> bool:
    passed = {each.seat for each in view.deal.calls if each.amount is None}
    own = side_of(view.seen.rules, view.seat)
    return all(seat in passed for seat in view.deal.seats if side_of(view.seen.rules, seat) != own)


def _mood_reason(limit: Limit, mood: str) -> tuple[Advice, ...]:
    if limit.mood != mood:
        return ()
    return (Advice("opponents_near_game" if mood == "bold" else "we_are_near_game"),)
