"""The odds of single melds and of cards in a hand (RULES 11), by the engine's own counting.

A hand is divided into blocks of card types that a meld depends on. For each block all counts of its
cards are listed with the number of ways to draw them, ``count_melds`` says what they are worth, and
the blocks are put together by the number of cards they take.
"""

from fractions import Fraction
from functools import cache
from math import comb, factorial

import pytest
from hand_counts import chance, drawn, together, ways_where

from acesaround.cards import SUITS, Card, Rank, card_of, deck_of, distinct
from acesaround.game.phases.dealing import _thrown_in
from acesaround.rules import (
    AROUND_RANKS,
    Dealing,
    MeldKind,
    Melds,
    Rules,
    card_points,
    count_melds,
    meld_cards,
    meld_points,
    preset,
)

SINGLE = ((2, True), Melds(table="modern"))
DOUBLE = ((4, False), Melds(table="double_deck"))
DECKS = {12: SINGLE, 15: SINGLE, 16: SINGLE, 18: SINGLE, 20: DOUBLE}


def deck_size(deck):
    return len(deck_of(*deck))


def times(cards, kind, trump, melds):
    """How many equal melds of a kind the engine finds."""
    return sum(meld.times for meld in count_melds(cards, trump, melds) if meld.kind is kind)


@cache
def block(deck, melds, kind, suit=None, least=1):
    """Ways to draw the cards of a meld, by their number: with at least so many melds, without."""
    types = tuple(distinct(meld_cards(kind, suit)))
    having, lacking = {}, {}
    for cards, ways in drawn(types, deck[0]):
        where = having if times(cards, kind, suit, melds) >= least else lacking
        where[len(cards)] = where.get(len(cards), 0) + ways
    return len(types) * deck[0], having, lacking


def one(size, kind, suit=None, least=1):
    """The probability of one meld."""
    deck, melds = DECKS[size]
    taken, having, _ = block(deck, melds, kind, suit, least)
    return chance(deck_size(deck), size, taken, having)


def any_of(size, wanted, least=1):
    """The probability of at least one of several melds that share no card."""
    deck, melds = DECKS[size]
    blocks = [block(deck, melds, kind, suit, least) for kind, suit in wanted]
    taken = sum(cards for cards, _, _ in blocks)
    return 1 - chance(deck_size(deck), size, taken, *(lacking for _, _, lacking in blocks))


RUNS = [(MeldKind.RUN, suit) for suit in SUITS]
ROYALS = [(MeldKind.ROYAL_MARRIAGE, suit) for suit in SUITS]
AROUNDS = [(kind, None) for kind in AROUND_RANKS]


def check(size, found, expected):
    """Whether a probability is that of the book: a fraction exactly, or eight places of it."""
    if isinstance(expected, Fraction):
        assert found == expected, (size, found)
    else:
        assert abs(found - expected) < 5.1e-9, (size, float(found))


F = Fraction


@pytest.mark.parametrize("suit", SUITS)
@pytest.mark.parametrize(
    ("size", "run", "double"),
    [
        (12, F(950065, 99101756), F(1, 99101756)),
        (15, F(56853, 1905803), F(7, 15246424)),
        (16, 0.04055751, F(7, 5717409)),
        (18, 0.06932173, F(51, 7623212)),
        (20, 0.13534607, 0.00030873),
    ],
)
def test_a_run_in_one_suit(suit, size, run, double):
    check(size, one(size, MeldKind.RUN, suit), run)
    check(size, one(size, MeldKind.RUN, suit, 2), double)


@pytest.mark.parametrize(
    ("size", "run", "double"),
    [
        (12, F(51314059, 1339779509), F(1, 24775439)),
        (15, 0.11795745, F(7, 3811606)),
        (16, 0.15909034, F(28, 5717409)),
        (18, 0.26469318, F(51, 1905803)),
        (20, 0.47823207, 0.00123491),
    ],
)
def test_a_run_in_some_suit(size, run, double):
    check(size, any_of(size, RUNS), run)
    check(size, any_of(size, RUNS, 2), double)


@pytest.mark.parametrize(
    ("size", "marriage", "some"),
    [
        (12, F(803, 4324), 0.58905873),
        (15, F(889, 3243), 0.75497871),
        (16, F(2971, 9729), 0.79940440),
        (18, F(17, 46), 0.87137454),
        (20, 0.47162339, 0.94409550),
    ],
)
def test_marriages_and_pinochles(size, marriage, some):
    for suit in SUITS:
        check(size, one(size, MeldKind.ROYAL_MARRIAGE, suit), marriage)
    check(size, one(size, MeldKind.PINOCHLE), marriage)
    check(size, any_of(size, ROYALS), some)


@pytest.mark.parametrize(
    ("size", "least", "expected"),
    [
        (12, 2, F(11, 4324)),
        (15, 2, F(91, 12972)),
        (16, 2, F(91, 9729)),
        (18, 2, F(17, 1081)),
        (20, 2, 0.06013563),
        (20, 3, F(1620321, 1067961895)),
        (20, 4, F(51, 11735845)),
    ],
)
def test_several_pinochles(size, least, expected):
    check(size, one(size, MeldKind.PINOCHLE, None, least), expected)


@pytest.mark.parametrize(
    ("size", "around", "some", "double"),
    [
        (12, F(105293, 3811606), 0.10918567, F(5, 3811606)),
        (15, F(372931, 5717409), 0.24878308, F(65, 3811606)),
        (16, 0.08247806, 0.30838492, F(65, 1905803)),
        (18, 0.12446250, 0.44079524, F(221, 1905803)),
        (20, 0.20895269, 0.65489881, 0.00214351),
    ],
)
def test_arounds(size, around, some, double):
    for kind in AROUND_RANKS:
        check(size, one(size, kind), around)
        check(size, one(size, kind, None, 2), double)
    check(size, any_of(size, AROUNDS), some)


def test_three_of_each_in_the_double_deck():
    check(20, one(20, MeldKind.ACES, None, 3), F(42948501, 116846778893845))


@pytest.mark.parametrize(
    ("size", "expected"),
    [
        (12, F(3808024, 17417133617)),
        (15, 0.00203125),
        (16, 0.00362181),
        (18, 0.00974396),
        (20, 0.03217881),
    ],
)
def test_a_roundhouse(size, expected):
    deck, melds = DECKS[size]
    blocks = [block(deck, melds, kind, suit) for kind, suit in ROYALS]
    taken = sum(cards for cards, _, _ in blocks)
    check(
        size, chance(deck_size(deck), size, taken, *(having for _, having, _ in blocks)), expected
    )


def test_a_bare_roundhouse():
    """Exactly one king and one queen of each suit, a known exercise."""
    pairs = [(card_of(Rank.KING, suit), card_of(Rank.QUEEN, suit)) for suit in SUITS]
    cards = [card for pair in pairs for card in pair]
    assert all(meld_points(count_melds(cards, trump, SINGLE[1])) == 240 for trump in SUITS)
    bare = [ways_where(pair, 2, lambda held, pair=pair: held == pair) for pair in pairs]
    assert chance(48, 12, 16, *bare) == F(2301440, 17417133617)


@pytest.mark.parametrize(
    ("size", "dix", "both"),
    [
        (12, F(83, 188), F(11, 188)),
        (15, F(25, 47), F(35, 376)),
        (16, F(79, 141), F(5, 47)),
        (18, F(231, 376), F(51, 376)),
    ],
)
def test_the_dix(size, dix, both):
    for suit in SUITS:
        check(size, one(size, MeldKind.DIX, suit), dix)
        check(size, one(size, MeldKind.DIX, suit, 2), both)


@pytest.mark.parametrize(
    ("size", "expected"),
    [(12, F(152830, 1905803)), (15, 0.03679394), (16, 0.02787420), (18, 0.01551064)],
)
def test_no_ace(size, expected):
    aces = meld_cards(MeldKind.ACES, None)
    check(size, chance(48, size, 8, ways_where(aces, 2, lambda held: not held)), expected)


@pytest.mark.parametrize(
    ("each", "expected"), [(1, F(118099735488, 3338479396967)), (3, 3.2051e-7)]
)
def test_exactly_so_many_of_each_ace_in_the_double_deck(each, expected):
    aces = meld_cards(MeldKind.ACES, None)
    exact = ways_where(aces, 4, lambda held: all(held.count(ace) == each for ace in aces))
    found = chance(80, 20, 16, exact)
    assert found == expected or abs(found - expected) < 5.1e-12


@pytest.mark.parametrize(("size", "counters"), [(12, 6), (15, 7.5)])
@pytest.mark.parametrize(
    "rules", [preset("modern"), preset("two_hand")], ids=["modern", "two_hand"]
)
def test_counters_and_card_points_in_a_hand(size, counters, rules):
    deck = deck_of(rules.deck.copies, rules.deck.nines)
    held = F(size, len(deck))
    assert held * sum(card.rank in (Rank.ACE, Rank.TEN, Rank.KING) for card in deck) == counters
    assert held * card_points(deck, rules.scoring) == 5 * size


@pytest.mark.parametrize(
    ("size", "expected"), [(12, 0.01660534), (15, 0.05100265), (16, 0.06894466), (18, 0.11623165)]
)
def test_five_nines_are_dealt_again(size, expected):
    rules = Rules(name="nines", phases=(), deal=Dealing(nines_redeal="five"))
    ways = {}
    for cards, each in drawn([card_of(Rank.NINE, suit) for suit in SUITS], 2):
        if any(_thrown_in(rules, {0: cards})):
            ways[len(cards)] = ways.get(len(cards), 0) + each
    check(size, chance(48, size, 8, ways), expected)


@pytest.mark.parametrize(
    ("size", "expected"),
    [
        (12, 287_134_346),
        (15, 2_252_056_776),
        (16, 3_864_164_634),
        (18, 9_276_875_476),
        (20, 35_561_166_195),
        (3, 2_576),
    ],
)
def test_the_number_of_different_hands(size, expected):
    deck = deck_of(*DECKS.get(size, SINGLE)[0])
    each_type = [dict.fromkeys(range(deck.count(card) + 1), 1) for card in Card if card in deck]
    assert together(*each_type)[size] == expected


@pytest.mark.parametrize(
    ("copies", "nines", "size", "expected"),
    [
        (2, True, 12, 69_668_534_468),
        (2, True, 15, 1_093_260_079_344),
        (2, True, 16, 2_254_848_913_647),
        (4, False, 20, 3_535_316_142_212_174_320),
    ],
)
def test_the_number_of_hands(copies, nines, size, expected):
    deck = deck_of(copies, nines)
    parts = [ways_where([card], copies, lambda held: True) for card in distinct(deck)]
    assert together(*parts)[size] == comb(len(deck), size) == expected


def test_the_number_of_deals():
    rules = preset("modern")
    deck = deck_of(rules.deck.copies, rules.deck.nines)
    hands = rules.deal.players
    deals = factorial(len(deck)) // factorial(rules.deal.hand_size) ** hands
    assert deals == 235_809_301_462_142_612_780_721_600
