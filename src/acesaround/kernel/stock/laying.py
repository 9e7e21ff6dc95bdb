"""Which meld a sensible player lays after winning a trick, and what it scores."""

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
    RuleTable,
)
from acesaround.kernel.stock.table import (
    CONCEALED,
    FIRST_MARRIAGE_ROYAL,
    IN_AROUND,
    IN_MARRIAGE,
    IN_PINOCHLE,
    IN_RUN,
    LAID,
    NEW_CARD,
    STOCK_LEFT,
    TRUMP,
    StockTable,
)
from acesaround.rules import MeldKind

Holdings = NDArray[np.int64]

_RUN = MELD_ORDER.index(MeldKind.RUN)
_ROYAL = MELD_ORDER.index(MeldKind.ROYAL_MARRIAGE)
_MARRIAGE = MELD_ORDER.index(MeldKind.MARRIAGE)
_PINOCHLE = MELD_ORDER.index(MeldKind.PINOCHLE)
_AROUNDS = MELD_ORDER.index(MeldKind.ACES)
_DIX = MELD_ORDER.index(MeldKind.DIX)
_SPADES = SUITS.index(Suit.SPADES)
_DIAMONDS = SUITS.index(Suit.DIAMONDS)
# Ranks as counted down from the ace. Arounds are of aces, kings, queens and jacks in this order.
_AROUND_RANKS = (1, 3, 4, 5)
_ENOUGH_FOR_BOTH = 6
"""With so many cards in the stock the royal marriage can be laid before its run."""


@compiled
def type_at(table: RuleTable, suit: int, from_top: int) -> int:
    """The type of a card of a suit, its rank counted down from the ace, which is 1."""
    return (suit + 1) * table[RANKS_IN_SUIT] - from_top


@compiled
def copies(table: RuleTable, packed: int, number: int) -> int:
    """How many copies of a type a packed hand has."""
    return (packed >> (number * table[BITS])) & ((1 << table[BITS]) - 1)


@compiled
def usable(table: RuleTable, holdings: Holdings, kind: int, number: int) -> int:
    """Copies of a type that can still go into a meld of a class (``IN_MARRIAGE`` and so on)."""
    held = copies(table, holdings[CONCEALED], number) + copies(table, holdings[LAID], number)
    return held - copies(table, holdings[kind], number)


@compiled
def _types_of(table: RuleTable, kind: int, suit: int, types: Holdings) -> int:
    """Fill in the types of one meld; gives back how many."""
    if kind == _RUN:
        for from_top in range(1, 6):
            types[from_top - 1] = type_at(table, suit, from_top)
        return 5
    if kind == _PINOCHLE:
        types[0] = type_at(table, _SPADES, 4)
        types[1] = type_at(table, _DIAMONDS, 5)
        return 2
    if kind >= _AROUNDS:
        for each in range(4):
            types[each] = type_at(table, each, _AROUND_RANKS[kind - _AROUNDS])
        return 4
    types[0] = type_at(table, suit, 3)
    types[1] = type_at(table, suit, 4)
    return 2


@compiled
def _class_of(kind: int) -> int:
    if kind == _RUN:
        return IN_RUN
    if kind == _PINOCHLE:
        return IN_PINOCHLE
    if kind >= _AROUNDS:
        return IN_AROUND
    return IN_MARRIAGE


@compiled
def _times(
    table: RuleTable, open_table: StockTable, holdings: Holdings, kind: int, types: Holdings, n: int
) -> int:
    """How often the meld can be laid at once: 0, 1, or 2 for those that have a double."""
    group = _class_of(kind)
    fewest = 2 if kind >= _PINOCHLE else 1
    fresh = False
    for each in range(n):
        fewest = min(fewest, usable(table, holdings, group, types[each]))
        fresh = fresh or copies(table, holdings[CONCEALED], types[each]) > 0
    if open_table[NEW_CARD] != 0 and not fresh:
        return 0
    return fewest


@compiled
def best_meld(
    table: RuleTable, open_table: StockTable, holdings: Holdings, types: Holdings
) -> tuple[int, int, int, int]:
    """The meld worth most: kind (its number in MELD_ORDER, -1 for none), suit, times and points."""
    trump = open_table[TRUMP]
    best_kind, best_suit, best_times, best_points = -1, -1, 0, 0
    if trump >= 0:
        n = _types_of(table, _RUN, trump, types)
        if _times(table, open_table, holdings, _RUN, types, n) > 0:
            best_kind, best_suit, best_times = _RUN, trump, 1
            best_points = table[MELDS + _RUN * MOST_EQUAL]
    for suit in range(4):
        n = _types_of(table, _MARRIAGE, suit, types)
        if _times(table, open_table, holdings, _MARRIAGE, types, n) > 0:
            royal = suit == trump or (trump < 0 and open_table[FIRST_MARRIAGE_ROYAL] != 0)
            points = table[MELDS + (_ROYAL if royal else _MARRIAGE) * MOST_EQUAL]
            before_run = best_kind == _RUN and suit == trump
            if points > best_points or (before_run and open_table[STOCK_LEFT] >= _ENOUGH_FOR_BOTH):
                best_kind, best_suit, best_times, best_points = _MARRIAGE, suit, 1, points
    for kind in range(_PINOCHLE, _PINOCHLE + 5):
        n = _types_of(table, kind, 0, types)
        times = _times(table, open_table, holdings, kind, types, n)
        if times > 0:
            points = table[MELDS + kind * MOST_EQUAL + times - 1]
            if points > best_points:
                best_kind, best_suit, best_times, best_points = kind, -1, times, points
    return best_kind, best_suit, best_times, best_points


@compiled
def lay_best(table: RuleTable, open_table: StockTable, holdings: Holdings, types: Holdings) -> int:
    """Lay the meld worth most, if there is one; gives back its points."""
    kind, suit, times, points = best_meld(table, open_table, holdings, types)
    if kind < 0:
        return 0
    if kind == _MARRIAGE and open_table[TRUMP] < 0:
        open_table[TRUMP] = suit
    n = _types_of(table, kind, suit, types)
    group = _class_of(kind)
    fresh = False
    for each in range(n):
        number = types[each]
        one = 1 << (number * table[BITS])
        for _ in range(times):
            lying = copies(table, holdings[LAID], number) - copies(table, holdings[group], number)
            hidden = copies(table, holdings[CONCEALED], number)
            last = each == n - 1 and not fresh
            if hidden > 0 and (lying <= 0 or last):
                holdings[CONCEALED] -= one
                holdings[LAID] += one
                fresh = True
            holdings[group] += one
            if kind == _RUN and 2 <= n - each <= 3 and _spare(table, holdings, number):
                # King and queen of a run make no marriage any more.
                holdings[IN_MARRIAGE] += one
    return points


@compiled
def _spare(table: RuleTable, holdings: Holdings, number: int) -> bool:
    return copies(table, holdings[IN_MARRIAGE], number) < copies(table, holdings[LAID], number)


@compiled
def dix_points(table: RuleTable) -> int:
    """Points of one dix."""
    return table[MELDS + _DIX * MOST_EQUAL]
