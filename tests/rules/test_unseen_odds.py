"""Odds of cards that are not seen: what the widow brings, how cards split (RULES 11, Scarne)."""

from fractions import Fraction
from itertools import combinations
from math import comb

import pytest
from hand_counts import together

from acesaround.cards import Suit, deck_of, distinct, parse_cards, without
from acesaround.rules import count_melds, meld_points, preset

RULES = preset("auction_chips")
DECK = deck_of(RULES.deck.copies, RULES.deck.nines)
F = Fraction


def places(hand, trump):
    """The cards of which one would make the melds worth more."""

    def worth(cards):
        return meld_points(count_melds(cards, trump, RULES.melds))

    spare = [card for card in distinct(DECK) if card in without(DECK, hand)]
    return {card for card in spare if worth((*hand, card)) > worth(hand)}


@pytest.mark.parametrize(
    ("hand", "number", "expected"),
    [
        ("9S 9S TH TH KH QH JH AD AD TD QD 9D AC TC JC", 1, F(31, 176)),
        ("AS 9S 9S AH TH TH JH JH 9H AD TD KD AC QC JC", 2, F(901, 2728)),
        ("AS TS QS 9S 9S AH KH QH AD AD QD JD 9D KC QC", 3, F(2531, 5456)),
        ("AS QS 9S 9S AH AH TH KH QH TD KD AC TC 9C 9C", 4, F(789, 1364)),
        ("AS TS 9S 9S AH QH JH 9H AD TD JD TC QC JC 9C", 5, F(335, 496)),
        ("AS QS 9S 9S AH TH KH 9H 9H TD TD KD 9D AC KC", 6, 0.7562),
        ("TS JS 9S 9S AH KH JH AD KD JD JD 9D AC TC KC", 7, 0.8224),
    ],
)
def test_a_widow_that_fills_a_place(hand, number, expected):
    """Better than even only with four or more places, spades being trump."""
    cards = parse_cards(hand)
    wanted = places(cards, Suit.SPADES)
    # Both cards of each place are still out.
    assert len(wanted) == number and not wanted & set(cards)
    widows = list(combinations(without(DECK, cards), RULES.widow.size))
    found = F(sum(not wanted.isdisjoint(widow) for widow in widows), len(widows))
    assert found == expected or abs(found - expected) < 5.1e-5
    assert (found > F(1, 2)) == (number >= 4)


def split(outstanding, one):
    """The probability that so many of the outstanding cards lie with one of two opponents.

    Hands of one size, and no other card known: the bidder sees the own hand and the widow.
    """
    size = RULES.deal.hand_size
    unseen = len(DECK) - size - RULES.widow.size
    assert unseen == 2 * size
    with_one = together(*[{0: 1, 1: 1}] * outstanding)[one]
    return F(with_one * comb(unseen - outstanding, size - one), comb(unseen, size))


@pytest.mark.parametrize(
    ("more", "fewer", "expected"),
    [
        (1, 1, F(15, 29)),
        (2, 0, F(14, 29)),
        (2, 1, F(45, 58)),
        (2, 2, 0.4023),
        (3, 1, 0.4981),
        (4, 0, 0.0996),
        (3, 2, 0.6705),
        (4, 2, 0.4828),
        (3, 3, 0.3487),
    ],
)
def test_how_outstanding_cards_split(more, fewer, expected):
    found = sum(split(more + fewer, one) for one in {more, fewer})
    assert found == expected or abs(found - expected) < 5.1e-5


def test_outstanding_cards_split_in_some_way():
    assert all(sum(split(n, one) for one in range(n + 1)) == 1 for n in range(13))
