"""Counts of worlds as whole numbers, however great."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from acesaround.kernel.sampling import Puzzle, Ways, table_of

_WHOLE = float(1 << 53)
"""Up to here every whole number is a float."""


def count_of(puzzle: Puzzle, ways: Ways, weight: NDArray[np.float64]) -> int:
    """The weight of all worlds, where each use has a whole number for its weight.

    Beyond 2**53 it takes up to half a second.
    """
    fast = quick_count_of(puzzle, ways, weight)
    return _added_up(puzzle, ways, weight) if fast is None else fast


def quick_count_of(puzzle: Puzzle, ways: Ways, weight: NDArray[np.float64]) -> int | None:
    """The same, or None where it is 2**53 or more."""
    fast = float(table_of(puzzle, ways, weight)[0, -1])
    return int(fast) if fast < _WHOLE else None


def _added_up(puzzle: Puzzle, ways: Ways, weight: NDArray[np.float64]) -> int:
    uses = [tuple(int(n) for n in row) for row in ways.use]
    worth = [int(n) for n in weight]
    rooms: dict[tuple[int, ...], int] = {tuple(int(n) for n in puzzle.room): 1}
    for block in range(len(ways.block) - 1):
        after: dict[tuple[int, ...], int] = {}
        for room, number in rooms.items():
            for use in range(ways.first_use[block], ways.first_use[block + 1]):
                left = tuple(a - b for a, b in zip(room, uses[use], strict=True))
                if min(left) >= 0:
                    after[left] = after.get(left, 0) + number * worth[use]
        rooms = after
    return sum(rooms.values())
