"""Which bids there are, and which of them are open (RULES 6, 7.1, 8.1)."""

from __future__ import annotations

from bisect import bisect_left
from functools import cache

from acesaround.cards import SUITS, Hand, Suit
from acesaround.game.state import Call, State, current_deal
from acesaround.rules import Auction, MeldKind, Rules, meld_cards, most_points


def auction_of(rules: Rules) -> Auction:
    """The auction section of a game that has one."""
    if rules.auction is None:
        raise ValueError(f"{rules.name} has no auction")
    return rules.auction


def highest_bid(state: State) -> Call | None:
    """The bid that stands, if there is one."""
    bids = [call for call in current_deal(state).calls if call.amount is not None]
    return bids[-1] if bids else None


def open_bids(state: State) -> tuple[int, ...]:
    """Every bid that may be called now, lowest first, in points."""
    bids = all_bids(state.rules)
    highest = highest_bid(state)
    if highest is None or highest.amount is None:
        return bids
    return bids[bisect_left(bids, highest.amount + 1) :]


def all_bids(rules: Rules) -> tuple[int, ...]:
    """Every bid of an auction under the rules, lowest first, up to what no side can reach."""
    return _ladder(auction_of(rules), rules.scoring.scale, most_points(rules))


@cache
def _ladder(auction: Auction, scale: int, most: int) -> tuple[int, ...]:
    limit = min(most * scale, auction.max_bid or most * scale)
    bids = range(auction.min_bid, limit + 1, auction.bid_step)
    return tuple(bid // scale for bid in bids if _fits(auction, bid))


def _fits(auction: Auction, bid: int) -> bool:
    if auction.late_from and bid > auction.late_from and bid % auction.late_step:
        return False
    return not (auction.bar_40_90 and bid % 50 == 40)


def step_at(rules: Rules, amount: int) -> int:
    """The step of the bids from this amount on, in points of the scale in force."""
    auction = auction_of(rules)
    late = auction.late_from and amount * rules.scoring.scale > auction.late_from
    return rules.scaled(auction.late_step if late else auction.bid_step)


MARRIAGE_OPTION = "auction.marriage_required"


def may_bid(rules: Rules, hand: Hand) -> bool:
    """Whether the holder of the hand may bid at all."""
    needed = auction_of(rules).marriage_required == "to_bid"
    return not needed or any(holds_marriage(hand, suit) for suit in SUITS)


def nameable(rules: Rules, hand: Hand) -> tuple[Suit, ...]:
    """The suits that can be trump: all, or those with a marriage where one is needed.

    Who holds no marriage names any suit and is set without play.
    """
    if auction_of(rules).marriage_required != "to_name_trump":
        return SUITS
    return tuple(suit for suit in SUITS if holds_marriage(hand, suit)) or SUITS


def lacks_marriage(rules: Rules, hand: Hand, trump: Suit) -> bool:
    """Whether a bidder's contract is lost for want of the marriage in trump (RULES 8.1)."""
    needed = auction_of(rules).marriage_required == "to_name_trump"
    return needed and not holds_marriage(hand, trump)


def holds_marriage(hand: Hand, suit: Suit) -> bool:
    """Whether the hand has king and queen of the suit."""
    return all(card in hand for card in meld_cards(MeldKind.MARRIAGE, suit))
