"""How many points a deal can bring at the most, so that no bid is higher."""

from __future__ import annotations

from msgspec.structs import replace

from acesaround.cards import SUITS, deck_of
from acesaround.rules.count import card_points
from acesaround.rules.melds import RUN_RANKS, meld_value
from acesaround.rules.most_melds import Pair, most_melds
from acesaround.rules.rules import Rules
from acesaround.rules.sections import Deck, Melds
from acesaround.rules.tables import MeldKind


def total_trick_points(rules: Rules) -> int:
    """Points of all tricks of a deal together, the last trick included."""
    deck = deck_of(rules.deck.copies, rules.deck.nines)
    return card_points(deck, rules.scoring) + rules.scaled(rules.scoring.last_trick)


def most_points(rules: Rules) -> int:
    """The most that a bidding side can reach, melds all at once and all tricks (RULES 12).

    Where runs in plain suits count, or marriages more than in the table, no side reaches more, but
    it may be less: the search would take too long.
    """
    # Who melds, and when, is in the cards that there are to meld.
    searched = replace(
        rules.melds,
        who="all",
        meld_timing="before_lead",
        first_card_counts=False,
        plain_runs=0,
        double_marriages="table",
    )
    cards = meldable_cards(rules)
    best = most_melds(searched, rules.deck, cards) + _besides(rules.melds, rules.deck, cards)
    return rules.scaled(best) + total_trick_points(rules)


def _besides(melds: Melds, deck: Deck, cards: Pair) -> int:
    """No two hands get more than this by plain runs, and by marriages beyond the table's points."""
    runs = min(3 * deck.copies, sum(held // len(RUN_RANKS) for held in cards))
    usual = replace(melds, double_marriages="table")
    more = [
        max(
            meld_value(melds, kind, times, 1) - meld_value(usual, kind, times, 1)
            for times in range(1, deck.copies + 1)
        )
        for kind in (MeldKind.ROYAL_MARRIAGE, *[MeldKind.MARRIAGE] * (len(SUITS) - 1))
    ]
    return runs * meld_value(melds, MeldKind.PLAIN_RUN, 1, 1) + sum(more)


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
