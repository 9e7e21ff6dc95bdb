"""Listing worlds one by one, and weighing a single one."""

from __future__ import annotations

import numpy as np

from acesaround.kernel.compiled import compiled
from acesaround.kernel.sampling.demands import all_met
from acesaround.kernel.sampling.puzzle import Numbers, Puzzle, Weights
from acesaround.kernel.sampling.table import Table, fits
from acesaround.kernel.sampling.ways import Ways


@compiled
def list_worlds(puzzle: Puzzle, ways: Ways, table: Table, worlds: Numbers, weights: Weights) -> int:
    """Fill in every world that meets all demands, [world, box], and its weight.

    There must be a place for each world that meets the demands which the ways have settled, or
    those that find none are left out. Gives back how many there are.
    """
    blocks, boxes = len(ways.block) - 1, len(puzzle.room)
    found = 0
    if table[0, table.shape[1] - 1] <= 0.0:
        return found
    # For each block: the state before it, the way tried now, and what lies in the boxes so far.
    state = np.zeros(blocks + 1, dtype=np.int64)
    use = np.zeros(blocks + 1, dtype=np.int64)
    way = np.zeros(blocks + 1, dtype=np.int64)
    weight = np.ones(blocks + 1, dtype=np.float64)
    room = np.zeros((blocks + 1, boxes), dtype=np.int64)
    hands = np.zeros((blocks + 1, boxes), dtype=np.int64)
    rows = _open_demands(ways)
    state[0] = table.shape[1] - 1
    room[0] = puzzle.room
    block = 0
    while block >= 0:
        if block == blocks:
            if found < len(worlds) and all_met(
                puzzle.demands, rows, 0, len(rows), hands, blocks, puzzle.shift, puzzle.mask
            ):
                worlds[found] = hands[blocks]
                weights[found] = weight[blocks]
                found += 1
            block -= 1
            continue
        if use[block] == ways.first_use[block + 1]:
            block -= 1
            continue
        this = use[block]
        after = state[block] - ways.step[this]
        possible = fits(ways, this, room[block]) and table[block + 1, after] > 0.0
        if not possible or way[block] == ways.first_way[this + 1]:
            use[block] += 1
            way[block] = ways.first_way[this + 1]
            continue
        chosen = way[block]
        way[block] += 1
        block += 1
        state[block] = after
        weight[block] = weight[block - 1] * ways.way[chosen]
        for box in range(boxes):
            room[block, box] = room[block - 1, box] - ways.use[this, box]
            hands[block, box] = hands[block - 1, box] + ways.cards[chosen, box]
        if block < blocks:
            use[block] = ways.first_use[block]
            way[block] = ways.first_way[use[block]]
    return found


@compiled
def weight_of_world(puzzle: Puzzle, ways: Ways, hands: Numbers) -> float:
    """The weight of one world, the packed cards of each box; 0 if it cannot be."""
    weight = 1.0
    placed = np.zeros(len(hands), dtype=np.int64)
    for block in range(len(ways.block) - 1):
        mask = 0
        for number in range(ways.block[block], ways.block[block + 1]):
            mask |= puzzle.mask << puzzle.shift[number]
        found = 0.0
        for way in range(
            ways.first_way[ways.first_use[block]], ways.first_way[ways.first_use[block + 1]]
        ):
            same = True
            for box in range(len(hands)):
                same = same and ways.cards[way, box] == hands[box] & mask
            if same:
                found = ways.way[way]
                placed += ways.cards[way]
        weight *= found
    for box in range(len(hands)):
        if placed[box] != hands[box]:
            return 0.0
    rows = _open_demands(ways)
    world = hands.reshape((1, len(hands)))
    met = all_met(puzzle.demands, rows, 0, len(rows), world, 0, puzzle.shift, puzzle.mask)
    return weight if met else 0.0


@compiled
def _open_demands(ways: Ways) -> Numbers:
    """The demands that the ways have not settled."""
    rows = np.zeros(len(ways.due), dtype=np.int64)
    number = 0
    for row in range(len(ways.due)):
        if ways.due[row] >= 0:
            rows[number] = row
            number += 1
    return rows[:number]
