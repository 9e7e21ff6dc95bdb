"""The auction, and naming trump."""

from __future__ import annotations

import msgspec

from acesaround.ai.player import Advice, Decision, Detail
from acesaround.ai.worth import Worth, worth
from acesaround.cards import of_suit
from acesaround.game import Bid, NameTrump, Pass, View, bid_range, partner_of


class Limit(msgspec.Struct, frozen=True):
    """How far a seat would go in the auction, in points, and on what its bid rests."""

    amount: int
    worth: Worth


def max_bid(view: View) -> Limit:
    """The highest bid that the hand is worth, and the suit and the figures behind it."""
    best = next(each for each in worth(view) if each.best)
    step = bid_range(view.seen)[1]
    return Limit(best.total // step * step, best)


def call(view: View) -> Decision:
    """A bid or a pass, and why."""
    least, _, most = bid_range(view.seen)
    limit = max_bid(view)
    calls = view.deal.calls
    bids = [each for each in calls if each.amount is not None]
    partner = partner_of(view.seen.rules, view.seat)
    figures: dict[str, Detail] = {
        "suit": limit.worth.suit,
        "melds": limit.worth.meld_points + limit.worth.partner_melds,
        "tricks": limit.worth.trick_points,
        "total": limit.worth.total,
    }
    if least > min(limit.amount, most):
        return Decision(
            Pass(seat=view.seat), (Advice("pass_too_weak", {**figures, "amount": least}),)
        )
    if bids and bids[-1].seat == partner and limit.amount < least + 60:
        return Decision(Pass(seat=view.seat), (Advice("pass_partner_has_it", {**figures}),))
    return Decision(
        Bid(seat=view.seat, amount=least), (Advice("bid_worth", {**figures, "amount": least}),)
    )


def name_trump(view: View) -> Decision:
    """The suit that the hand is worth most with, and why."""
    best = next(each for each in worth(view) if each.best)
    length = len(of_suit(view.hand, best.suit))
    reason = Advice("trump_best", {"suit": best.suit, "melds": best.meld_points, "length": length})
    return Decision(NameTrump(seat=view.seat, suit=best.suit), (reason,))
