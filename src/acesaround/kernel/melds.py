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
def _in_trump(table: RuleTable, trump: int, hand: int) -> int:
    """Runs, royal marriages and the dix."""
    kings = _held(table, hand, trump, _KING)
    queens = _held(table, hand, trump, _QUEEN)
    runs = min(kings, queens)
    runs = min(runs, _held(table, hand, trump, _ACE))
    runs = min(runs, _held(table, hand, trump, _TEN))
    runs = min(runs, _held(table, hand, trump, _JACK))
    points = _points(table, _RUN, runs)
    if table[RUN_EXTRAS] != 0 and runs == 1:
        points += (kings + queens - 2) * table[MELDS + _ROYAL * MOST_EQUAL]
    else:
        points += _points(table, _ROYAL, min(kings, queens) - runs)
    if table[ROYAL_IN_RUN] != 0:
        points += _points(table, _ROYAL, runs)
    if table[RANKS_IN_SUIT] >= _NINE:
        points += _points(table, _DIX, _held(table, hand, trump, _NINE))
    return points


@compiled
def meld_points(table: RuleTable, trump: int, hand: int) -> int:
    """The points of all melds of a packed hand; ``trump`` is -1 where there is none."""
    points = _in_trump(table, trump, hand) if trump >= 0 else 0
    for suit in range(_SUITS):
        if suit != trump:
            kings = _held(table, hand, suit, _KING)
            points += _points(table, _MARRIAGE, min(kings, _held(table, hand, suit, _QUEEN)))
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
