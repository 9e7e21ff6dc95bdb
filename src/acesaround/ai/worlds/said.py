"""What the auction and the deal prove of the hands: who could bid, who was not dealt nines.

These are duties of the rules, not habits: where a bid needs a marriage, whoever bid held one.
"""

from __future__ import annotations

from acesaround.cards import SUITS, Suit
from acesaround.game import View

_ALL = (1 << (1 << len(SUITS))) - 1
_NO_PAIR = 1


def marriages_when_bidding(view: View, seat: int) -> int:
    """Which marriages the seat can have been dealt: bit m is set if just those of the bits m.

    The suits are numbered as in ``SUITS``.
    """
    auction = view.seen.rules.auction
    calls = view.deal.calls
    if auction is None or not calls:
        return _ALL
    if auction.eldest_must_bid and calls[0].seat == seat and calls[0].amount is None:
        return _NO_PAIR
    if auction.marriage_required != "to_bid":
        return _ALL
    bid = any(call.seat == seat and call.amount is not None for call in calls)
    return _ALL & ~_NO_PAIR if bid else _ALL


def marriages_when_naming(view: View, seat: int) -> int:
    """The same for the hand with which the seat named trump."""
    deal = view.deal
    auction = view.seen.rules.auction
    named = deal.trump is not None and deal.contract is not None and deal.contract.seat == seat
    if auction is None or not named or auction.marriage_required != "to_name_trump":
        return _ALL
    return _having(deal.trump) | _NO_PAIR


def _having(suit: Suit | None) -> int:
    bit = SUITS.index(suit) if suit is not None else 0
    return sum(1 << pairs for pairs in range(1 << len(SUITS)) if (pairs >> bit) & 1)


def too_many_nines(view: View) -> int:
    """How many nines nobody was dealt, or the hand would have been shown; 0 if any number may be.

    Below zero where only a hand without an ace would have been shown.
    """
    wanted = view.seen.rules.deal.nines_redeal
    return {"off": 0, "five": 5, "five_no_ace": -5, "six": 6}[wanted]
