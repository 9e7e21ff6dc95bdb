"""A moment of card play as the compiled code reads it: what is open to all, without the hands.

Seats that hold cards in the deal are numbered 0, 1, 2, … clockwise (*places*), whatever their seat
at the table. The constants are the places in the row of numbers.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import numpy as np
from numpy.typing import NDArray

from acesaround.cards import SUITS

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
"""1 while no trick of the deal has been led."""
BIDDER = 14
"""The place that won the auction; -1 where there is none."""
VOIDS = 15
"""What all have seen: bit suit * 4 + place is set where a place surely has no card of a suit."""
SIZE = 16


def position(
    *,
    trump: int,
    leader: int,
    trick: Sequence[int],
    tricks_left: int,
    sides: Sequence[int],
    first_trick: bool = False,
    bidder: int = -1,
    voids: Iterable[tuple[int, int]] = (),
) -> Position:
    """A row of numbers for the compiled code.

    ``sides`` has one number for each place; ``voids`` are pairs of a place and a suit that it has
    shown to lack.
    """
    row = np.zeros(SIZE, dtype=np.int64)
    row[PLACES] = len(sides)
    row[TRUMP] = trump
    row[LEADER] = leader
    row[PLAYED] = len(trick)
    row[TRICK : TRICK + len(trick)] = trick
    row[TRICKS_LEFT] = tricks_left
    row[SIDE : SIDE + len(sides)] = sides
    row[FIRST_TRICK] = first_trick
    row[BIDDER] = bidder
    for place, suit in voids:
        row[VOIDS] |= 1 << (suit * len(SUITS) + place)
    return row
