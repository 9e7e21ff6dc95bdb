"""The closed formula against a search over all ways to divide a hand into melds."""

from functools import cache

from hypothesis import given, settings
from hypothesis import strategies as st

from acesaround.cards import SUITS, Rank, Suit, card_of, contains, parse_cards
from acesaround.rules import Melds, count_melds, meld_points, preset
from acesaround.testing.strategies import hands

MODERN = preset("modern").melds


def best_of_class_one(hand, trump):
    """The most that runs and marriages can score, by trying every division of the suits."""
    total = 0
    for suit in SUITS:
        counts = tuple(hand.count(card_of(rank, suit)) for rank in Rank if rank is not Rank.NINE)
        total += _best(counts, suit is trump)
    return total


@cache
def _best(counts, trump):
    def runs_worth(n):
        return (0, 150, 1500)[n]

    best = 0
    for runs in range(min(counts) + 1 if trump else 1):
        _, _, king, queen, _ = (n - runs for n in counts)
        for marriages in range(min(king, queen) + 1):
            best = max(best, runs_worth(runs) + marriages * (40 if trump else 20))
    return best


@settings(max_examples=300)
@given(hands(), st.sampled_from(SUITS))
def test_runs_and_marriages_are_divided_in_the_best_way(hand, trump):
    found = [
        meld
        for meld in count_melds(hand, trump, MODERN)
        if meld.kind.value in ("run", "marriage", "royal_marriage")
    ]
    assert meld_points(found) == best_of_class_one(hand, trump)


@given(hands(size=15), st.sampled_from(SUITS), st.booleans())
def test_a_card_counts_once_in_each_class_and_is_held(hand, trump, extras):
    classes = {"run": 1, "marriage": 1, "royal_marriage": 1, "run_extra": 1, "pinochle": 2}
    used = {}
    for meld in count_melds(hand, trump, Melds(run_extras=extras)):
        used.setdefault(classes.get(meld.kind.value, 3), []).extend(meld.cards)
    assert all(contains(hand, cards) for cards in used.values())


@given(hands(), st.sampled_from(SUITS))
def test_small_numbers_are_a_tenth(hand, trump):
    large = meld_points(count_melds(hand, trump, MODERN))
    assert meld_points(count_melds(hand, trump, MODERN, scale=10)) * 10 == large


def test_without_trump_there_is_no_run_and_no_royal_marriage():
    hand = parse_cards("AS TS KS QS JS 9S KH QH")
    assert [meld.kind.value for meld in count_melds(hand, None, MODERN)] == ["marriage"] * 2


def test_a_meld_says_its_cards_and_suit():
    (marriage,) = count_melds(parse_cards("KH QH"), Suit.SPADES, MODERN)
    assert (marriage.cards, marriage.points, marriage.suit) == (
        parse_cards("KH QH"),
        20,
        Suit.HEARTS,
    )
