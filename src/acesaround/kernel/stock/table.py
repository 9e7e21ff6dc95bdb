"""A deal with a stock as the compiled code keeps it: two rows of numbers.

``StockTable`` is what is open to all; the constants are the places in it. Hands are kept as packed
numbers by place, in the rows of ``HOLDINGS``: what is concealed, what lies melded, and how many of
the copies that lie there have been used in each class of meld.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

StockTable = NDArray[np.int64]

PLACES = 0
TRUMP = 1
"""The suit of trump, -1 while there is none."""
LEADER = 2
PLAYED = 3
"""How many cards lie in the trick on the table."""
TRICK = 4
"""Their types, in the order played: three places."""
STOCK_LEFT = 7
"""How many cards lie face down in the stock."""
UPCARD = 8
"""The type of the turned card, -1 where there is none."""
FIRST_MARRIAGE_ROYAL = 9
NEW_CARD = 10
"""1: a meld needs a card from the hand."""
DRAW_FIRST = 11
"""1: cards are drawn before the melding."""
UPGRADES = 12
SIZE = 16

CONCEALED = 0
LAID = 1
IN_MARRIAGE = 2
"""Laid kings and queens that make no marriage any more."""
IN_RUN = 3
IN_PINOCHLE = 4
IN_AROUND = 5
HOLDINGS = 6


def stock_table(**values: int) -> StockTable:
    """A row with these values; the names are those of the constants, in small letters."""
    row = np.zeros(SIZE, dtype=np.int64)
    row[UPCARD] = -1
    for name, value in values.items():
        row[globals()[name.upper()]] = value
    return row
