"""House tables of the double deck (RULES 8.1) against a search over all ways to take melds."""

from functools import cache

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from acesaround.cards import Rank, Suit, card_of, contains
from acesaround.rules import MeldKind, Melds, count_melds, meld_points
from acesaround.testing.strategies import hands

RANKS = (Rank.ACE, Rank.TEN, Rank.KING, Rank.QUEEN, Rank.JACK)
RUN = (0, 15, 150, 225, 300)
MARRIAGES = {
    ("table", True): (0, 4, 8, 12, 16),
    ("table", False): (0, 2, 4, 6, 8),
    ("royal", True): (0, 4, 30, 60, 90),
    ("royal", False): (0, 2, 4, 6, 8),
    ("all", True): (0, 4, 30, 60, 90),
    ("all", False): (0, 2, 30, 60, 90),
}
AROUNDS = {
    "table": {"A": (0, 10, 100, 150, 200), "K": (0, 8, 80, 120, 160)},
    "doubling": {"A": (0, 10, 100, 200, 400), "K": (0, 8, 80, 160, 320)},
}
AROUNDS["table"] |= {"Q": (0, 6, 60, 90, 120), "J": (0, 4, 40, 60, 80)}
AROUNDS["doubling"] |= {"Q": (0, 6, 60, 120, 240), "J": (0, 4, 40, 80, 160)}


@cache
def ways(counts):
    """Every number of runs and of marriages that can be taken from the cards of a suit at once."""
    found = {(0, 0)}
    if min(counts) > 0:
        left = tuple(n - 1 for n in counts)
        found |= {(runs + 1, pairs) for runs, pairs in ways(left)}
    ace, ten, king, queen, jack = counts
    if min(king, queen) > 0:
        found |= {(runs, pairs + 1) for runs, pairs in ways((ace, ten, king - 1, queen - 1, jack))}
    return frozenset(found)


def most_of_suit(counts, trump, marriages, plain_runs):
    pair_values = MARRIAGES[marriages, trump]

    def value(runs, pairs):
        return (RUN[runs] if trump else runs * plain_runs) + pair_values[pairs]

    return max(value(runs, pairs) for runs, pairs in ways(counts))


def rules(**options):
    return Melds(table="double_deck", **options)


OPTIONS = {
    "double_marriages": st.sampled_from(("table", "royal", "all")),
    "plain_runs": st.sampled_from((0, 10, 20, 40, 100, 400)),
}


@given(
    st.tuples(*[st.integers(0, 4)] * 5),
    st.booleans(),
    st.booleans(),
    st.fixed_dictionaries(OPTIONS),
)
@example((1, 1, 2, 2, 1), True, False, {"double_marriages": "royal", "plain_runs": 0})
@example((1, 1, 4, 4, 1), True, False, {"double_marriages": "all", "plain_runs": 40})
@example((4, 4, 4, 4, 4), False, False, {"double_marriages": "all", "plain_runs": 40})
def test_a_suit_is_divided_in_the_best_way(counts, trump, foreign, options):
    hand = tuple(
        card_of(rank, Suit.HEARTS) for rank, n in zip(RANKS, counts, strict=True) for _ in range(n)
    )
    named = Suit.HEARTS if trump else (Suit.SPADES if foreign else None)
    found = count_melds(hand, named, rules(**options), scale=10)
    small = options["plain_runs"] // 10
    best = most_of_suit(counts, trump, options["double_marriages"], small)
    assert meld_points(found) == best
    assert contains(hand, [card for meld in found for card in meld.cards])


@given(
    hands(20, copies=4, nines=False),
    st.sampled_from(Suit),
    st.sampled_from(("table", "doubling")),
    st.fixed_dictionaries(OPTIONS),
)
def test_a_whole_hand_scores_the_best_of_each_class(hand, trump, high, options):
    total = 0
    for suit in Suit:
        counts = tuple(hand.count(card_of(rank, suit)) for rank in RANKS)
        small = options["plain_runs"] // 10
        total += most_of_suit(counts, suit is trump, options["double_marriages"], small)
    pairs = min(hand.count(card_of(Rank.QUEEN, Suit.SPADES)), hand.count(JACK))
    total += (0, 4, 30, 60, 90)[pairs]
    for rank, values in AROUNDS[high].items():
        total += values[min(hand.count(card_of(Rank(rank), suit)) for suit in Suit)]
    melds = rules(high_arounds=high, **options)
    assert meld_points(count_melds(hand, trump, melds, scale=10)) == total


JACK = card_of(Rank.JACK, Suit.DIAMONDS)


@given(hands(20, copies=4, nines=False), st.sampled_from(Suit), st.fixed_dictionaries(OPTIONS))
def test_a_card_counts_once_in_each_class_and_is_held(hand, trump, options):
    classes = {}
    for meld in count_melds(hand, trump, rules(**options)):
        kind = 1 if "run" in meld.kind.value or "marriage" in meld.kind.value else 3
        kind = 2 if meld.kind is MeldKind.PINOCHLE else kind
        classes.setdefault(kind, []).extend(meld.cards)
    assert all(contains(hand, cards) for cards in classes.values())


@pytest.mark.parametrize("rank", ["A", "K", "Q", "J"])
@pytest.mark.parametrize("times", [1, 2, 3, 4])
@pytest.mark.parametrize("high", ["table", "doubling"])
def test_arounds(rank, times, high):
    hand = tuple(card_of(Rank(rank), suit) for suit in Suit for _ in range(times))
    found = count_melds(hand, Suit.SPADES, rules(high_arounds=high), scale=10)
    assert meld_points(found) == AROUNDS[high][rank][times]
