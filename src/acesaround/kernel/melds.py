"""The points of all melds of a packed hand that are shown at once (RULES 0.5, 0.6).

The compiled twin of ``acesaround.rules.count_melds``: the same sum, without the list.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from acesaround.cards import SUITS, Suit
from acesaround.kernel.compiled import compiled
from acesaround.kernel.rule_table import (
    BITS,
    DIVIDES,
    MELD_ORDER,
    MELDS,
    MOST_EQUAL,
    RANKS_IN_SUIT,
    ROYAL_IN_RUN,
    RUN_EXTRAS,
    RuleTable,
)
from acesaround.rules import MeldKind

_RUN = MELD_ORDER.index(MeldKind.RUN)
_ROYAL = MELD_ORDER.index(MeldKind.ROYAL_MARRIAGE)
_MARRIAGE = MELD_ORDER.index(MeldKind.MARRIAGE)
_PINOCHLE = MELD_ORDER.index(MeldKind.PINOCHLE)
_ACES = MELD_ORDER.index(MeldKind.ACES)
_KINGS = MELD_ORDER.index(MeldKind.KINGS)
_QUEENS = MELD_ORDER.index(MeldKind.QUEENS)
_JACKS = MELD_ORDER.index(MeldKind.JACKS)
_DIX = MELD_ORDER.index(MeldKind.DIX)
_LONE_JACK = MELD_ORDER.index(MeldKind.LONE_JACK)
_PLAIN_RUN = MELD_ORDER.index(MeldKind.PLAIN_RUN)
_SUITS = len(SUITS)
_SPADES = SUITS.index(Suit.SPADES)
_DIAMONDS = SUITS.index(Suit.DIAMONDS)
# Ranks as counted down from the ace, which every deck has.
_ACE, _TEN, _KING, _QUEEN, _JACK, _NINE = range(1, 7)


@compiled
def _held(table: RuleTable, hand: int, suit: int, from_top: int) -> int:
    number = (suit + 1) * table[RANKS_IN_SUIT] - from_top
    return (hand >> (number * table[BITS])) & ((1 << table[BITS]) - 1)


@compiled
def _points(table: RuleTable, kind: int, times: int) -> int:
    if times == 0:
        return 0
    return table[MELDS + kind * MOST_EQUAL + times - 1]


@compiled
def _around(table: RuleTable, hand: int, kind: int, from_top: int) -> int:
    times = _held(table, hand, 0, from_top)
    for suit in range(1, _SUITS):
        times = min(times, _held(table, hand, suit, from_top))
    return _points(table, kind, times)


@compiled
def _runs(table: RuleTable, hand: int, suit: int, pairs: int) -> int:
    """How many runs a suit holds, of which ``pairs`` are its kings with queens."""
    runs = min(pairs, _held(table, hand, suit, _ACE))
    runs = min(runs, _held(table, hand, suit, _TEN))
    return min(runs, _held(table, hand, suit, _JACK))


@compiled
def _royal(table: RuleTable, runs: int, kings: int, queens: int) -> int:
    """Runs of trump, and what is beside them and in them of so many kings and queens."""
    points = _points(table, _RUN, runs)
    if table[RUN_EXTRAS] != 0 and runs == 1:
        points += (kings + queens - 2) * table[MELDS + _ROYAL * MOST_EQUAL]
    else:
        points += _points(table, _ROYAL, min(kings, queens) - runs)
    if table[ROYAL_IN_RUN] != 0:
        points += runs * table[MELDS + _ROYAL * MOST_EQUAL]
    return points


@compiled
def _in_trump(table: RuleTable, trump: int, hand: int) -> int:
    """Runs, royal marriages and the dix."""
    kings = _held(table, hand, trump, _KING)
    queens = _held(table, hand, trump, _QUEEN)
    most = _runs(table, hand, trump, min(kings, queens))
    points = _royal(table, most, kings, queens)
    if table[DIVIDES] != 0:
        for runs in range(most):
            points = max(points, _royal(table, runs, kings, queens))
    if table[RANKS_IN_SUIT] >= _NINE:
        points += _points(table, _DIX, _held(table, hand, trump, _NINE))
    return points


@compiled
def _in_plain(table: RuleTable, suit: int, hand: int) -> int:
    """Marriages and, where they count, runs."""
    pairs = min(_held(table, hand, suit, _KING), _held(table, hand, suit, _QUEEN))
    points = _points(table, _MARRIAGE, pairs)
    if table[MELDS + _PLAIN_RUN * MOST_EQUAL] != 0:
        for runs in range(1, _runs(table, hand, suit, pairs) + 1):
            divided = _points(table, _PLAIN_RUN, runs) + _points(table, _MARRIAGE, pairs - runs)
            points = max(points, divided)
    return points


@compiled
def meld_points(table: RuleTable, trump: int, hand: int) -> int:
    """The points of all melds of a packed hand; ``trump`` is -1 where there is none."""
    points = _in_trump(table, trump, hand) if trump >= 0 else 0
    for suit in range(_SUITS):
        if suit != trump:
            points += _in_plain(table, suit, hand)
    jacks = _held(table, hand, _DIAMONDS, _JACK)
    points += _points(table, _PINOCHLE, min(_held(table, hand, _SPADES, _QUEEN), jacks))
    points += _points(table, _LONE_JACK, jacks)
    points += _around(table, hand, _ACES, _ACE)
    points += _around(table, hand, _KINGS, _KING)
    points += _around(table, hand, _QUEENS, _QUEEN)
    return points + _around(table, hand, _JACKS, _JACK)


@compiled
def meld_points_of_all(
    table: RuleTable, trump: int, hands: NDArray[np.int64], points: NDArray[np.int64]
) -> None:
    """The same for many packed hands at once, written into ``points`` in their order."""
    for number in range(len(hands)):
        points[number] = meld_points(table, trump, hands[number])
