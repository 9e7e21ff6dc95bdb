"""Counting all hands of a deck exactly, by what the engine says of their parts (RULES 11).

The number of hands is never listed: a hand is put together from parts that no meld joins, each with
the number of ways to draw it. Everything is a whole number until the last division.
"""

import itertools
from fractions import Fraction
from math import comb, prod

from acesaround.cards import SUITS, Rank, card_of
from acesaround.rules import (
    AROUND_RANKS,
    PINOCHLE_CARDS,
    count_melds,
    meld_cards,
    meld_points,
)


def drawn(types, copies):
    """All counts of these card types: the cards, and the number of ways to draw them."""
    for counts in itertools.product(range(copies + 1), repeat=len(types)):
        cards = tuple(card for card, n in zip(types, counts, strict=True) for _ in range(n))
        yield cards, prod(comb(copies, n) for n in counts)


def ways_where(types, copies, wanted):
    """Ways to draw these card types so that ``wanted`` holds of the cards, by their number."""
    found = {}
    for cards, ways in drawn(types, copies):
        if wanted(cards):
            found[len(cards)] = found.get(len(cards), 0) + ways
    return found


def together(*ways):
    """Independent parts put together: ways by number of cards."""
    found = {0: 1}
    for each in ways:
        longer = {}
        for (n, a), (m, b) in itertools.product(found.items(), each.items()):
            longer[n + m] = longer.get(n + m, 0) + a * b
        found = longer
    return found


def chance(cards, size, taken, *ways):
    """The probability that the parts, of ``taken`` of so many cards in all, come so in a hand."""
    favourable = sum(
        count * comb(cards - taken, size - n) for n, count in together(*ways).items() if n <= size
    )
    return Fraction(favourable, comb(cards, size))


_RANKS = tuple(AROUND_RANKS.values())
_LEVELS = range(3)
_BITS = 64


def meld_counts(size, melds, trumps):
    """How many of all hands of the single deck are worth so many points, by points.

    The best of ``trumps`` is trump. What a hand is worth is the melds that its suits have without a
    trump, what the trump adds to its own suit, the arounds and the pinochles. How many hands have
    *at least* these arounds and pinochles, and *at most* so much from the trump, is a product of
    four suits; differences of such products are the hands that have just so much.
    """
    gains, width, suits = _suits(melds, trumps)
    axes = [range(len(gains)), *[_LEVELS] * (len(_RANKS) + 1)]
    counts = {}
    for at in itertools.product(*axes):
        product = prod(suits[suit][_least(suit, at)] for suit in SUITS)
        counts[at] = product >> _BITS * width * size & (1 << _BITS * width) - 1
    for axis in range(len(axes)):
        for at in sorted(counts, reverse=axis == 0):
            step = -1 if axis == 0 else 1
            more = (*at[:axis], at[axis] + step, *at[axis + 1 :])
            counts[at] -= counts.get(more, 0)
    found = {}
    for (gain, *arounds, pinochles), packed in counts.items():
        points = gains[gain] + _points(PINOCHLE_CARDS, pinochles, melds)
        for kind, times in zip(AROUND_RANKS, arounds, strict=True):
            points += _points(meld_cards(kind, None), times, melds)
        for tens in range(width):
            hands = packed >> _BITS * tens & (1 << _BITS) - 1
            if hands:
                found[points + 10 * tens] = found.get(points + 10 * tens, 0) + hands
    return found


def _suits(melds, trumps):
    """What each suit can add as trump, the room for the points it has else, and its products.

    A product is one whole number: in the place ``cards * width + points / 10`` of 64 bits stands
    the number of ways to draw so many cards with so many points. Its key says how much the suit
    adds at most as trump (a place in the list), and how many A, K, Q, J it has at least.
    """
    drawings = []
    for suit in SUITS:
        for cards, ways in drawn([card_of(rank, suit) for rank in Rank], 2):
            plain = meld_points(count_melds(cards, None, melds))
            gain = meld_points(count_melds(cards, suit, melds)) - plain if suit in trumps else 0
            lends = tuple(cards.count(card_of(rank, suit)) for rank in _RANKS)
            drawings.append((suit, gain, lends, len(cards), plain // 10, ways))
    gains = sorted({gain for _, gain, *_ in drawings})
    width = 1 + sum(max(tens for s, *_, tens, _ in drawings if s is suit) for suit in SUITS)
    keys = list(itertools.product(range(len(gains)), *[_LEVELS] * len(_RANKS)))
    suits = {suit: dict.fromkeys(keys, 0) for suit in SUITS}
    for suit, gain, lends, cards, tens, ways in drawings:
        suits[suit][gains.index(gain), *lends] += ways << _BITS * (cards * width + tens)
    for table in suits.values():
        for axis in range(len(_RANKS) + 1):
            step = -1 if axis == 0 else 1
            for at in sorted(table, reverse=axis != 0):
                table[at] += table.get((*at[:axis], at[axis] + step, *at[axis + 1 :]), 0)
    return gains, width, suits


def _least(suit, at):
    """The key of a suit: a pinochle needs its queen of spades and its jack of diamonds."""
    gain, *arounds, pinochles = at
    for card in PINOCHLE_CARDS:
        if card.suit is suit:
            place = _RANKS.index(card.rank)
            arounds[place] = max(arounds[place], pinochles)
    return gain, *arounds


def _points(cards, times, melds):
    return meld_points(count_melds(cards * times, None, melds))
