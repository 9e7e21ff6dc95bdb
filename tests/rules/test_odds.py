"""The exact odds of the rules book (RULES 11): every possible hand is counted, by the engine.

A hand is divided into blocks of card types that a meld depends on. For each block all counts of its
cards are listed with the number of ways to draw them, ``count_melds`` says what they are worth, and
the blocks are put together by the number of cards they take. Everything is a whole number until the
last division.
"""

import itertools
from fractions import Fraction
from functools import cache
from math import comb, prod

import pytest

from acesaround.cards import SUITS, Card, Rank, Suit, card_of, deck_of, distinct
from acesaround.game.phases.dealing import _thrown_in
from acesaround.rules import (
    AROUND_RANKS,
    Dealing,
    MeldKind,
    Melds,
    Rules,
    count_melds,
    meld_cards,
    meld_points,
)

SINGLE = ((2, True), Melds(table="modern"))
DOUBLE = ((4, False), Melds(table="double_deck"))
DECKS = {12: SINGLE, 15: SINGLE, 16: SINGLE, 18: SINGLE, 20: DOUBLE}


def deck_size(deck):
    return len(deck_of(*deck))


def drawn(types, copies):
    """All counts of these card types: the cards, and the number of ways to draw them."""
    for counts in itertools.product(range(copies + 1), repeat=len(types)):
        cards = tuple(card for card, n in zip(types, counts, strict=True) for _ in range(n))
        yield cards, prod(comb(copies, n) for n in counts)


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


def together(*ways):
    """Independent blocks put together: ways by number of cards."""
    found = {0: 1}
    for each in ways:
        longer = {}
        for (n, a), (m, b) in itertools.product(found.items(), each.items()):
            longer[n + m] = longer.get(n + m, 0) + a * b
        found = longer
    return found


def chance(deck, size, taken, *ways):
    """The probability that the blocks, of ``taken`` cards of the deck in all, come so."""
    rest = deck_size(deck) - taken
    favourable = sum(
        count * comb(rest, size - n) for n, count in together(*ways).items() if n <= size
    )
    return Fraction(favourable, comb(deck_size(deck), size))


def one(size, kind, suit=None, least=1):
    """The probability of one meld."""
    deck, melds = DECKS[size]
    taken, having, _ = block(deck, melds, kind, suit, least)
    return chance(deck, size, taken, having)


def any_of(size, wanted, least=1):
    """The probability of at least one of several melds that share no card."""
    deck, melds = DECKS[size]
    blocks = [block(deck, melds, kind, suit, least) for kind, suit in wanted]
    taken = sum(cards for cards, _, _ in blocks)
    return 1 - chance(deck, size, taken, *(lacking for _, _, lacking in blocks))


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
    check(size, chance(deck, size, taken, *(having for _, having, _ in blocks)), expected)


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
    ("size", "expected"), [(12, 0.01660534), (15, 0.05100265), (16, 0.06894466), (18, 0.11623165)]
)
def test_five_nines_are_dealt_again(size, expected):
    rules = Rules(name="nines", phases=(), deal=Dealing(nines_redeal="five"))
    ways = {}
    for cards, each in drawn([card_of(Rank.NINE, suit) for suit in SUITS], 2):
        if any(_thrown_in(rules, {0: cards})):
            ways[len(cards)] = ways.get(len(cards), 0) + each
    check(size, chance((2, True), size, 8, ways), expected)


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


# The mean: points of independent classes add up, and the best trump is the suit that gains most.


def classes(trump):
    """Card types of each class of melds with this trump; no meld needs cards of two of them."""
    for suit in SUITS:
        ranks = list(Rank) if suit is trump else (Rank.KING, Rank.QUEEN)
        yield tuple(card_of(rank, suit) for rank in ranks)
    yield meld_cards(MeldKind.PINOCHLE, None)
    for kind in AROUND_RANKS:
        yield meld_cards(kind, None)


def mean_of(types, size, trump, melds):
    total = 0
    rest = 48 - 2 * len(types)
    for cards, ways in drawn(types, 2):
        if len(cards) <= size:
            points = meld_points(count_melds(cards, trump, melds))
            total += points * ways * comb(rest, size - len(cards))
    return Fraction(total, comb(48, size))


@cache
def suit_ways(suit, melds):
    """Ways to draw the cards of a suit, by number of cards and what it gains as trump."""
    found = {}
    for cards, ways in drawn([card_of(rank, suit) for rank in Rank], 2):
        as_trump, plain = (meld_points(count_melds(cards, trump, melds)) for trump in (suit, None))
        key = len(cards), as_trump - plain
        found[key] = found.get(key, 0) + ways
    return found


def mean_gain(size, melds):
    """The mean of the greatest gain that any suit brings as trump."""
    found = {(0, 0): 1}
    for suit in SUITS:
        longer = {}
        for ((n, best), a), ((m, gain), b) in itertools.product(
            found.items(), suit_ways(suit, melds).items()
        ):
            if n + m <= size:
                key = n + m, max(best, gain)
                longer[key] = longer.get(key, 0) + a * b
        found = longer
    total = sum(best * ways for (n, best), ways in found.items() if n == size)
    return Fraction(total, comb(48, size))


@pytest.mark.parametrize(
    ("size", "fixed", "best"),
    [
        (12, F(1008547775, 24775439), F(960860025195, 17417133617)),
        (15, F(393027065, 5717409), F(2072077253195, 22776251653)),
    ],
)
def test_the_mean_of_the_melds(size, fixed, best):
    melds = Melds(table="modern")
    for trump in SUITS:
        assert sum(mean_of(types, size, trump, melds) for types in classes(trump)) == fixed
    plain = sum(mean_of(types, size, None, melds) for types in classes(None))
    assert plain + mean_gain(size, melds) == best


def without_melds(trumps, size=12):
    """The probability of a hand that is worth nothing, whichever of these suits is trump.

    Suit by suit; a state is which ranks all suits so far have, and whether QS is there.
    """
    melds = Melds(table="modern")
    ranks = tuple(AROUND_RANKS.values())
    found = {(0, (True,) * 4, False): 1}
    for suit in SUITS:
        empty = {}
        for cards, ways in drawn([card_of(rank, suit) for rank in Rank], 2):
            tried = [suit] if suit in trumps else [None]
            if any(count_melds(cards, trump, melds) for trump in tried):
                continue
            held = tuple(card_of(rank, suit) in cards for rank in ranks)
            pinochle = [card in cards for card in meld_cards(MeldKind.PINOCHLE, None)]
            key = len(cards), held, *pinochle
            empty[key] = empty.get(key, 0) + ways
        longer = {}
        for ((n, all_have, queen), a), ((m, held, has_queen, jack), b) in itertools.product(
            found.items(), empty.items()
        ):
            if n + m > size or (suit is Suit.DIAMONDS and queen and jack):
                continue
            both = tuple(x and y for x, y in zip(all_have, held, strict=True))
            key = n + m, both, queen or has_queen
            longer[key] = longer.get(key, 0) + a * b
        found = longer
    ways = 0
    for (n, all_have, _), each in found.items():
        cards = [
            card_of(r, s) for r, has in zip(ranks, all_have, strict=True) if has for s in SUITS
        ]
        around = [m for m in count_melds(cards, None, melds) if m.kind in AROUND_RANKS]
        ways += each if n == size and not around else 0
    return Fraction(ways, comb(48, size))


def test_a_hand_without_any_meld():
    assert list(SUITS).index(Suit.SPADES) < list(SUITS).index(Suit.DIAMONDS)
    for trump in SUITS:
        assert without_melds([trump]) == F(208371781, 1339779509)
    assert without_melds(SUITS) == F(36170951, 2679559018)
