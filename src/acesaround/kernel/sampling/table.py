"""How many ways there are from each state of the boxes on: the table that all sampling reads."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from acesaround.kernel.compiled import compiled, inlined
from acesaround.kernel.sampling.puzzle import Numbers, Puzzle, Weights, rooms_of
from acesaround.kernel.sampling.ways import Ways

Table = NDArray[np.float64]


@compiled
def table_of(puzzle: Puzzle, ways: Ways, weight: Weights) -> Table:
    """[K + 1, states]: the weight of all ways to deal out the blocks from that one on.

    ``weight`` has a number for each use: ``ways.weight``, or how many ways each use has to count
    each world once. The last state of the first row is the weight of all worlds.
    """
    boxes = len(puzzle.room)
    blocks = len(ways.block) - 1
    rooms = rooms_of(puzzle.room)
    table = np.zeros((blocks + 1, len(rooms)), dtype=np.float64)
    table[blocks, 0] = 1.0
    cards = 0
    for block in range(blocks - 1, -1, -1):
        for number in range(ways.block[block], ways.block[block + 1]):
            cards += puzzle.copies[number]
        for state in range(len(rooms)):
            last = cards
            for box in range(boxes - 1):
                last -= rooms[state, box]
            if last < 0 or last > puzzle.room[boxes - 1]:
                continue
            rooms[state, boxes - 1] = last
            total = 0.0
            for use in range(ways.first_use[block], ways.first_use[block + 1]):
                if fits(ways, use, rooms[state]):
                    total += weight[use] * table[block + 1, state - ways.step[use]]
            table[block, state] = total
    return table


@inlined
def fits(ways: Ways, use: int, room: Numbers) -> bool:
    """Whether the boxes have room for the use."""
    enough = True
    for box in range(len(room)):
        enough = enough and ways.use[use, box] <= room[box]
    return enough
