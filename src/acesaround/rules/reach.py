"""How many points a deal can bring at the most, so that no bid is higher."""

from __future__ import annotations

from msgspec.structs import replace

from acesaround.cards import deck_of
from acesaround.rules.count import card_points
from acesaround.rules.melds import RUN_RANKS
from acesaround.rules.most_melds import Pair, most_melds
from acesaround.rules.rules import Rules


def total_trick_points(rules: Rules) -> int:
    """Points of all tricks of a deal together, the last trick included."""
    deck = deck_of(rules.deck.copies, rules.deck.nines)
    return card_points(deck, rules.scoring) + rules.scaled(rules.scoring.last_trick)


def most_points(rules: Rules) -> int:
    """The most that a bidding side can reach, melds all at once and all tricks (RULES 12).

    Where runs in plain suits count, no side reaches more, but it may be a little less.
    """
    # Who melds, and when, is in the cards that there are to meld.
    melds = replace(
        rules.melds,
        who="all",
        meld_timing="before_lead",
        first_card_counts=False,
        plain_runs=0,
    )
    cards = meldable_cards(rules)
    best = most_melds(melds, rules.deck, cards)
    if rules.melds.plain_runs:
        runs = min(3 * rules.deck.copies, sum(held // len(RUN_RANKS) for held in cards))
        best += runs * rules.melds.plain_runs // rules.melds.meld_scale
    return rules.scaled(best) + total_trick_points(rules)


def meldable_cards(rules: Rules) -> Pair:
    """How many cards the bidder and the bidder's partner have at most when they meld."""
    size = rules.deal.hand_size
    bidder = size + (rules.widow.size if rules.widow else 0)
    partner = size if rules.deal.partners and rules.melds.who == "all" else 0
    if rules.melds.meld_timing == "before_lead" or rules.melds.first_card_counts:
        return bidder, partner
    # The first card is out of the hand, and what was buried as well.
    shown_before = rules.passing is not None and rules.passing.show_before_return
    return size if shown_before else size - 1, max(0, partner - 1)
