"""What the auction and the deal prove of the hands: who could bid, who was not dealt nines.

These are duties of the rules, not habits: where a bid needs a marriage, whoever bid held one.
"""

from __future__ import annotations

from acesaround.ai.worlds.draft import Draft
from acesaround.ai.worlds.moves import Moves
from acesaround.cards import BACK, SUITS, Rank, card_of
from acesaround.game import PassedCards, View
from acesaround.kernel.sampling import NINES, PAIRS

_ANY = (1 << (1 << len(SUITS))) - 1
_NO_PAIR = 1


def use_what_was_said(draft: Draft, view: View, moves: Moves, at: int) -> None:
    """Demand of the hand in a box that it could say what its seat said."""
    seat = draft.boxes[at].seat
    assert seat is not None
    bidding = _marriages_when_bidding(view, seat)
    naming = _marriages_when_naming(view, seat)
    nines = _too_many_nines(view)
    if bidding == naming == _ANY and not nines:
        return
    boxes = [at, *draft.buried_from(at)]
    dealt = _dealt(view, moves, seat)
    if dealt is not None:
        _pairs(draft, boxes, bidding, dealt)
    named = None if naming == _ANY else _when_naming(draft, view, moves, seat)
    if named is not None:
        _pairs(draft, boxes, naming, named)
    if dealt is not None and nines and draft.packing.ranks == len(Rank):
        _nines(draft, boxes, nines, dealt)


def _marriages_when_bidding(view: View, seat: int) -> int:
    """Which marriages the seat can have been dealt: bit m is set if just those of the bits m."""
    rules, deal = view.seen.rules, view.deal
    auction, calls = rules.auction, deal.calls
    if auction is None or not calls:
        return _ANY
    bids = [call for call in calls if call.amount is not None]
    if auction.all_pass == "dealer_bids" and len(bids) == 1 and bids[0].seat == deal.dealer == seat:
        # The lowest bid had to be made without a marriage as well.
        forced = bids[0].amount == rules.scaled(auction.min_bid)
        if forced and len(calls) == len(deal.seats):
            return _ANY
    if auction.eldest_must_bid and calls[0].seat == seat and calls[0].amount is None:
        return _NO_PAIR
    bid = any(call.seat == seat for call in bids)
    return _ANY & ~_NO_PAIR if bid and auction.marriage_required == "to_bid" else _ANY


def _marriages_when_naming(view: View, seat: int) -> int:
    """The same for the hand with which the seat named trump."""
    deal = view.deal
    auction = view.seen.rules.auction
    if auction is None or auction.marriage_required != "to_name_trump":
        return _ANY
    if deal.trump is None or deal.contract is None or deal.contract.seat != seat:
        return _ANY
    named = SUITS.index(deal.trump)
    having = sum(1 << held for held in range(1 << len(SUITS)) if (held >> named) & 1)
    return having | _NO_PAIR


def _too_many_nines(view: View) -> int:
    """How many nines nobody was dealt, or the hand would have been shown; 0 if any number may be.

    Below zero where only a hand without an ace would have been shown.
    """
    wanted = view.seen.rules.deal.nines_redeal
    return {"off": 0, "five": 5, "five_no_ace": -5, "six": 6}[wanted]


def _dealt(view: View, moves: Moves, seat: int) -> list[int] | None:
    """What to add to the hidden cards of a seat to have the hand that it was dealt.

    None where cards have come or gone that the viewer has not seen.
    """
    deal = view.deal
    if _unseen(deal.passes, seat) or _unseen(deal.shares, seat):
        return None
    if view.seen.rules.stock is not None and deal.tricks:
        return None
    auction, contract = view.seen.rules.auction, deal.contract
    shared = auction is not None and auction.shared_widow and deal.widow_taken
    if shared and contract is not None and contract.seat == seat:
        return None
    return [a - b for a, b in zip(moves.left[seat], moves.got[seat], strict=True)]


def _when_naming(draft: Draft, view: View, moves: Moves, seat: int) -> list[int] | None:
    """The same for the hand with which it named trump, the widow in it if that was seen by then."""
    deal, widow = view.deal, view.seen.rules.widow
    if _unseen(deal.passes, seat):
        return None
    rows = zip(moves.left[seat], moves.given[seat], moves.got[seat], strict=True)
    base = [left - given - got for left, given, got in rows]
    if widow is not None and not widow.trump_unseen:
        for card in deal.widow:
            base[draft.number[card]] += 1
    return base


def _unseen(passes: tuple[PassedCards, ...], seat: int) -> bool:
    """Whether the seat gave or got cards that the viewer has not seen."""
    return any(BACK in passed.cards and seat in (passed.seat, passed.to) for passed in passes)


def _pairs(draft: Draft, boxes: list[int], allowed: int, base: list[int]) -> None:
    """Demand one of the allowed sets of marriages, unless no other can be."""
    if allowed == _ANY:
        return
    pairs = [
        draft.number[card_of(rank, suit)] for suit in SUITS for rank in (Rank.KING, Rank.QUEEN)
    ]
    least, most = draft.hidden(boxes)
    surely = possibly = 0
    for bit in range(len(SUITS)):
        pair = pairs[2 * bit : 2 * bit + 2]
        surely |= all(least[n] + base[n] > 0 for n in pair) << bit
        possibly |= all(most[n] + base[n] > 0 for n in pair) << bit
    held = [n for n in range(1 << len(SUITS)) if n & surely == surely and not n & ~possibly]
    if not all((allowed >> n) & 1 for n in held):
        draft.demand(PAIRS, boxes, allowed, pairs, base)


def _nines(draft: Draft, boxes: list[int], nines: int, dealt: list[int]) -> None:
    """Demand fewer nines, unless there are not so many."""
    types = [draft.number[card_of(rank, suit)] for rank in (Rank.NINE, Rank.ACE) for suit in SUITS]
    _, most = draft.hidden(boxes)
    if sum(dealt[n] + most[n] for n in types[: len(SUITS)]) >= abs(nines):
        draft.demand(NINES, boxes, nines, types, dealt)
