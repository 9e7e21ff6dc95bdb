"""What hands are worth in the modern table, all of them counted (RULES 11, 12)."""

from fractions import Fraction
from functools import cache
from math import comb

import pytest
from hand_counts import meld_counts
from hypothesis import given
from hypothesis import strategies as st

from acesaround.cards import SUITS
from acesaround.rules import (
    AROUND_RANKS,
    PINOCHLE_CARDS,
    Deck,
    Melds,
    count_melds,
    meld_cards,
    meld_points,
)
from acesaround.rules.most_melds import most_melds
from acesaround.testing.strategies import hands

MODERN = Melds(table="modern")
F = Fraction


@cache
def counts(size, trumps):
    found = meld_counts(size, MODERN, trumps)
    assert sum(found.values()) == comb(48, size)
    return found


def at_least(points, size, trumps):
    """The probability of a hand that is worth at least so much."""
    found = counts(size, trumps)
    return F(sum(n for worth, n in found.items() if worth >= points), comb(48, size))


def mean(size, trumps):
    return F(sum(worth * n for worth, n in counts(size, trumps).items()), comb(48, size))


@given(hands(size=15), st.sampled_from(SUITS))
def test_a_hand_is_worth_what_its_parts_are(hand, trump):
    """What the counting rests on: suits, pinochle and arounds simply add up."""
    parts = sum(
        meld_points(count_melds([c for c in hand if c.suit is suit], suit_is_trump, MODERN))
        for suit, suit_is_trump in ((suit, trump if suit is trump else None) for suit in SUITS)
    )
    for cards in (PINOCHLE_CARDS, *(meld_cards(kind, None) for kind in AROUND_RANKS)):
        held = [card for card in hand if card in cards]
        parts += meld_points(count_melds(held, None, MODERN))
    assert parts == meld_points(count_melds(hand, trump, MODERN))


@pytest.mark.parametrize(
    ("size", "fixed", "best"),
    [
        (12, F(1008547775, 24775439), F(960860025195, 17417133617)),
        (15, F(393027065, 5717409), F(2072077253195, 22776251653)),
    ],
)
def test_the_mean(size, fixed, best):
    assert mean(size, SUITS) == best
    # The suits of the pinochle cards are not like the others, and yet:
    for trump in SUITS if size == 12 else SUITS[:1]:
        assert mean(size, (trump,)) == fixed


def test_a_hand_without_any_meld():
    for trump in SUITS:
        assert 1 - at_least(10, 12, (trump,)) == F(208371781, 1339779509)
    assert 1 - at_least(10, 12, SUITS) == F(36170951, 2679559018)


@pytest.mark.parametrize(
    ("points", "expected"), [(100, 0.1506787), (150, 0.0635644), (300, 0.0026291)]
)
def test_a_hand_of_many_points(points, expected):
    assert abs(at_least(points, 12, SUITS) - expected) < 5.1e-8


def test_the_best_hands():
    found = counts(12, SUITS)
    assert max(found) == most_melds(MODERN, Deck(), (12, 0)) == 1800
    # The double run in spades with two jacks of diamonds, that in diamonds with two queens.
    assert found[1800] == 2
    assert len(found) == 111
    assert max(counts(15, SUITS)) == most_melds(MODERN, Deck(), (15, 0)) == 1900
