"""A moment of card play as the compiled code reads it: what is open to all, without the hands.

Seats that hold cards in the deal are numbered 0, 1, 2, … clockwise (*places*), whatever their seat
at the table. The constants are the places in the row of numbers.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

Position = NDArray[np.int64]

PLACES = 0
"""How many seats play this deal."""
TRUMP = 1
"""The suit of trump, by its number; -1 where there is none."""
LEADER = 2
"""The place that led, or is to lead, to the trick on the table."""
PLAYED = 3
"""How many cards lie in the trick on the table."""
TRICK = 4
"""Their types, in the order played: four places."""
TRICKS_LEFT = 8
"""How many tricks are still to be completed, the one on the table included."""
SIDE = 9
"""The side (0, 1, …) of each place: four places. Partners have the same side."""
FIRST_TRICK = 13
"""1 while the first trick of the strict play has not been led."""
SIZE = 16


def position(
    *,
    trump: int,
    leader: int,
    trick: Sequence[int],
    tricks_left: int,
    sides: Sequence[int],
    first_trick: bool = False,
) -> Position:
    """A row of numbers for the compiled code; ``sides`` has one number for each place."""
    row = np.zeros(SIZE, dtype=np.int64)
    row[PLACES] = len(sides)
    row[TRUMP] = trump
    row[LEADER] = leader
    row[PLAYED] = len(trick)
    row[TRICK : TRICK + len(trick)] = trick
    row[TRICKS_LEFT] = tricks_left
    row[SIDE : SIDE + len(sides)] = sides
    row[FIRST_TRICK] = first_trick
    return row
