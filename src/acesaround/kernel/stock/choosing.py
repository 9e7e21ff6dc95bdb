"""Which card a sensible player plays while the stock lasts, when any card may be played."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from acesaround.kernel.compiled import compiled
from acesaround.kernel.legal import beats
from acesaround.kernel.rule_table import (
    MELD_ORDER,
    MELDS,
    MOST_EQUAL,
    RANKS_IN_SUIT,
    VALUE,
    RuleTable,
)
from acesaround.kernel.stock.laying import best_meld, copies, type_at, usable
from acesaround.kernel.stock.table import (
    CONCEALED,
    IN_AROUND,
    IN_MARRIAGE,
    IN_PINOCHLE,
    IN_RUN,
    LAID,
    PLACES,
    PLAYED,
    STOCK_LEFT,
    TRICK,
    TRUMP,
    StockTable,
)
from acesaround.rules import MeldKind

Holdings = NDArray[np.int64]
Worths = NDArray[np.float64]

_RUN = MELD_ORDER.index(MeldKind.RUN)
_ROYAL = MELD_ORDER.index(MeldKind.ROYAL_MARRIAGE)
_MARRIAGE = MELD_ORDER.index(MeldKind.MARRIAGE)
_PINOCHLE = MELD_ORDER.index(MeldKind.PINOCHLE)
_AROUNDS = MELD_ORDER.index(MeldKind.ACES)
_AROUND_RANKS = (1, 3, 4, 5)

# The chance that a meld comes yet of which so many cards are missing, while many are to be drawn.
_COMES = (1.0, 0.33, 0.1, 0.02, 0.0, 0.0)
# What a card is worth in the strict tricks, by its rank below the ace, in average cards.
_STRENGTH = (3.0, 1.6, 1.0, 0.8, 0.6, 0.5)
_OF_TRUMP = 1.8
_KEEPS = 0.7
# The chance that a card which is led holds the trick.
_HOLDS = (0.6, 0.45, 0.35, 0.3, 0.25, 0.2)
_HOLDS_TRUMP = (0.97, 0.8, 0.65, 0.6, 0.55, 0.5)
_MELD_SHARE = 0.6


@compiled
def _add_meld(
    table: RuleTable,
    holdings: Holdings,
    group: int,
    points: float,
    types: Holdings,
    n: int,
    needs: Worths,
) -> None:
    """Share out what a meld is worth to the cards that it needs and that are held."""
    missing = 0
    for each in range(n):
        missing += usable(table, holdings, group, types[each]) == 0
    worth = points * _COMES[missing]
    if worth <= 0.0:
        return
    for each in range(n):
        have = usable(table, holdings, group, types[each])
        if have == 1:
            needs[types[each]] += worth
        elif have > 1:
            needs[types[each]] += 0.15 * worth


@compiled
def _needs(
    table: RuleTable, open_table: StockTable, holdings: Holdings, types: Holdings, needs: Worths
) -> None:
    """What each card is worth for melds that are still to be laid."""
    needs[:] = 0.0
    turns = open_table[STOCK_LEFT] / open_table[PLACES]
    if turns < 1.0:
        return
    later = min(1.0, turns / 6.0)
    trump = open_table[TRUMP]
    if trump >= 0:
        for from_top in range(1, 6):
            types[from_top - 1] = type_at(table, trump, from_top)
        points = later * table[MELDS + _RUN * MOST_EQUAL]
        _add_meld(table, holdings, IN_RUN, points, types, 5, needs)
    for suit in range(4):
        types[0] = type_at(table, suit, 3)
        types[1] = type_at(table, suit, 4)
        kind = _ROYAL if suit == trump else _MARRIAGE
        points = later * table[MELDS + kind * MOST_EQUAL]
        _add_meld(table, holdings, IN_MARRIAGE, points, types, 2, needs)
    types[0] = type_at(table, 0, 4)
    types[1] = type_at(table, 2, 5)
    points = later * table[MELDS + _PINOCHLE * MOST_EQUAL]
    _add_meld(table, holdings, IN_PINOCHLE, points, types, 2, needs)
    for kind in range(4):
        for suit in range(4):
            types[suit] = type_at(table, suit, _AROUND_RANKS[kind])
        points = later * table[MELDS + (_AROUNDS + kind) * MOST_EQUAL]
        _add_meld(table, holdings, IN_AROUND, points, types, 4, needs)


@compiled
def choose_in_stock(
    table: RuleTable,
    open_table: StockTable,
    holdings: Holdings,
    types: Holdings,
    needs: Worths,
) -> int:
    """The type of the card to play to the trick on the table."""
    _needs(table, open_table, holdings, types, needs)
    ranks = table[RANKS_IN_SUIT]
    trump = open_table[TRUMP]
    average = 0.0
    for rank in range(ranks):
        average += table[VALUE + rank]
    average /= ranks
    # The meld that waits is worth winning for.
    _, _, _, meld = best_meld(table, open_table, holdings, types)
    prize = 0.5 * average + (_MELD_SHARE * meld if open_table[STOCK_LEFT] > 0 else 0.0)
    best_suit, best_rank, in_trick = _winning(table, open_table)
    best, chosen = -1e18, -1
    last = open_table[PLAYED] == open_table[PLACES] - 1
    for number in range(4 * ranks):
        held = copies(table, holdings[CONCEALED], number) + copies(table, holdings[LAID], number)
        if held == 0:
            continue
        suit, rank = number // ranks, number % ranks
        below = ranks - 1 - rank
        holds = _HOLDS_TRUMP[below] if suit == trump else _HOLDS[below]
        if open_table[PLAYED] > 0:
            wins = beats(trump, best_suit, best_rank, suit, rank)
            holds = (1.0 if last else holds) if wins else 0.0
        points = in_trick + table[VALUE + rank]
        if not last:
            points += average
        strength = average * (_STRENGTH[below] + (_OF_TRUMP if suit == trump else 0.0))
        worth = (2.0 * holds - 1.0) * points + holds * prize
        worth -= needs[number] + _KEEPS * strength
        if worth > best:
            best, chosen = worth, number
    return chosen


@compiled
def _winning(table: RuleTable, open_table: StockTable) -> tuple[int, int, int]:
    """Suit and rank of the card that wins so far, and the points of the cards on the table."""
    ranks = table[RANKS_IN_SUIT]
    best_suit, best_rank, points = -1, -1, 0
    for at in range(open_table[PLAYED]):
        suit, rank = open_table[TRICK + at] // ranks, open_table[TRICK + at] % ranks
        points += table[VALUE + rank]
        if at == 0 or beats(open_table[TRUMP], best_suit, best_rank, suit, rank):
            best_suit, best_rank = suit, rank
    return best_suit, best_rank, points
