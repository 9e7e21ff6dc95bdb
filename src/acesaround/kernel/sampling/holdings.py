"""How likely each box holds so many copies of each type, worked out without drawing."""

from __future__ import annotations

import numpy as np

from acesaround.kernel.compiled import compiled
from acesaround.kernel.sampling.puzzle import Numbers, Puzzle, Weights, rooms_of
from acesaround.kernel.sampling.table import Table, fits
from acesaround.kernel.sampling.ways import Ways


@compiled
def holdings_of(puzzle: Puzzle, ways: Ways, table: Table) -> Weights:
    """[T, B, copies + 1]: the chance that the box holds just so many copies of the type.

    The demands that the ways have not settled are left out of account.
    """
    types, boxes = puzzle.least.shape
    blocks = len(ways.block) - 1
    chances = np.zeros((types, boxes, puzzle.mask + 1), dtype=np.float64)
    whole = table[0, table.shape[1] - 1]
    # How likely each state is to be met before the block, over all that follows it.
    before = np.zeros(table.shape[1], dtype=np.float64)
    before[len(before) - 1] = 1.0
    rooms = rooms_of(puzzle.room)
    cards = puzzle.copies.sum()
    chance = np.zeros(len(ways.use), dtype=np.float64)
    for block in range(blocks):
        after = np.zeros(len(before), dtype=np.float64)
        for state in range(len(before)):
            if before[state] == 0.0:
                continue
            last = cards
            for box in range(boxes - 1):
                last -= rooms[state, box]
            rooms[state, boxes - 1] = last
            for use in range(ways.first_use[block], ways.first_use[block + 1]):
                if fits(ways, use, rooms[state]):
                    to = state - ways.step[use]
                    after[to] += before[state] * ways.weight[use]
                    chance[use] += before[state] * table[block + 1, to] / whole
        for number in range(ways.block[block], ways.block[block + 1]):
            cards -= puzzle.copies[number]
            _add(puzzle, ways, block, number, chance, chances[number])
        before = after
    return chances


@compiled
def _add(
    puzzle: Puzzle, ways: Ways, block: int, number: int, chance: Weights, chances: Weights
) -> None:
    """Add up the ways of a block by what they put of one type into each box."""
    for use in range(ways.first_use[block], ways.first_use[block + 1]):
        for way in range(ways.first_way[use], ways.first_way[use + 1]):
            for box in range(len(puzzle.room)):
                held = (ways.cards[way, box] >> puzzle.shift[number]) & puzzle.mask
                chances[box, held] += chance[use] * ways.way[way]


@compiled
def holdings_in(puzzle: Puzzle, worlds: Numbers, weights: Weights) -> Weights:
    """The same from worlds and their weights."""
    types, boxes = puzzle.least.shape
    chances = np.zeros((types, boxes, puzzle.mask + 1), dtype=np.float64)
    whole = weights.sum()
    for world in range(len(worlds)):
        for number in range(types):
            for box in range(boxes):
                held = (worlds[world, box] >> puzzle.shift[number]) & puzzle.mask
                chances[number, box, held] += weights[world] / whole
    return chances
