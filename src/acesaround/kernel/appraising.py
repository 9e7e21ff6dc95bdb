"""What a hand is like as the bidder's, in a row of numbers from which its worth is foretold."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from acesaround.cards import SUITS, Suit
from acesaround.kernel.compiled import compiled
from acesaround.kernel.melds import meld_points
from acesaround.kernel.rule_table import BITS, RANKS_IN_SUIT, SCALE, RuleTable

FEATURES = 15
_SPADES = SUITS.index(Suit.SPADES)
_DIAMONDS = SUITS.index(Suit.DIAMONDS)
_ACE, _TEN, _KING, _QUEEN, _JACK = range(1, 6)
_RUN_LENGTH = 5


@compiled
def _held(table: RuleTable, hand: int, suit: int, from_top: int) -> int:
    number = (suit + 1) * table[RANKS_IN_SUIT] - from_top
    return (hand >> (number * table[BITS])) & ((1 << table[BITS]) - 1)


@compiled
def _length(table: RuleTable, hand: int, suit: int) -> int:
    number = 0
    for from_top in range(1, table[RANKS_IN_SUIT] + 1):
        number += _held(table, hand, suit, from_top)
    return number


@compiled
def _suits_with(table: RuleTable, hand: int, from_top: int) -> int:
    number = 0
    for suit in range(4):
        number += min(1, _held(table, hand, suit, from_top))
    return number


@compiled
def describe(table: RuleTable, hand: int, trump: int, row: NDArray[np.float64]) -> None:
    """Fill the row for a packed hand and a trump: melds in points of the large scale, and counts
    of cards that win tricks or complete melds.
    """
    row[:] = 0.0
    row[0] = 1.0
    row[1] = meld_points(table, trump, hand) * table[SCALE]
    row[2] = _length(table, hand, trump)
    row[3] = _held(table, hand, trump, _ACE)
    row[4] = _held(table, hand, trump, _TEN)
    missing = 0
    for from_top in range(1, _RUN_LENGTH + 1):
        missing += _held(table, hand, trump, from_top) == 0
    row[8] = missing == 1
    row[9] = missing == 2
    for suit in range(4):
        if suit != trump:
            row[5] += _held(table, hand, suit, _ACE)
            row[6] += max(0, 2 - _length(table, hand, suit))
            row[7] += _held(table, hand, suit, _TEN)
    row[10] = _suits_with(table, hand, _ACE) == 3
    row[11] = _suits_with(table, hand, _KING) == 3
    row[12] = _suits_with(table, hand, _QUEEN) == 3
    row[13] = _suits_with(table, hand, _JACK) == 3
    queens, jacks = _held(table, hand, _SPADES, _QUEEN), _held(table, hand, _DIAMONDS, _JACK)
    row[14] = (queens > 0) != (jacks > 0)


@compiled
def describe_all(
    table: RuleTable,
    hands: NDArray[np.int64],
    trumps: NDArray[np.int64],
    rows: NDArray[np.float64],
) -> None:
    """The same for many packed hands, each with its trump."""
    for number in range(len(hands)):
        describe(table, hands[number], trumps[number], rows[number])


@compiled
def foretell(
    table: RuleTable,
    weights: NDArray[np.float64],
    hands: NDArray[np.int64],
    found: NDArray[np.float64],
) -> None:
    """The weighted sums of many hands for each suit as trump: [hand, suit, figure].

    ``weights`` is [figure, feature].
    """
    row = np.zeros(FEATURES)
    for number in range(len(hands)):
        for suit in range(4):
            describe(table, hands[number], suit, row)
            for figure in range(len(weights)):
                total = 0.0
                for feature in range(FEATURES):
                    total += weights[figure, feature] * row[feature]
                found[number, suit, figure] = total
