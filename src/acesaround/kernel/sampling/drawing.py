"""Drawing worlds by luck, each as likely as its weight says."""

from __future__ import annotations

import numpy as np

from acesaround.kernel.chance import next_of
from acesaround.kernel.compiled import compiled, inlined
from acesaround.kernel.sampling.demands import meets
from acesaround.kernel.sampling.puzzle import Numbers, Puzzle
from acesaround.kernel.sampling.table import Table, fits
from acesaround.kernel.sampling.ways import Ways

_SPREAD = 0x2545F4914F6CDD1D
_MANTISSA = (1 << 53) - 1
_UNIT = 1.0 / (1 << 53)


@inlined
def _part(stream: int) -> float:
    """The number that a draw has given: from 0 up to 1, which it never is."""
    return (((stream * _SPREAD) >> 11) & _MANTISSA) * _UNIT


@compiled
def draw_worlds(
    puzzle: Puzzle,
    ways: Ways,
    table: Table,
    trying: bool,
    most_tries: int,
    stream: int,
    worlds: Numbers,
) -> tuple[int, int, int]:
    """Fill in packed worlds, [world, box], until all are there or so many tries were made.

    ``trying`` says whether the demands that the ways have not settled are tried; a world that
    fails one is thrown away.

    Returns:
        How many worlds there are now, how many tries they took, and the stream of luck.
    """
    blocks = len(ways.block) - 1
    whole = table.shape[1] - 1
    if table[0, whole] <= 0.0:
        return 0, 0, stream
    demands, first_demand = _by_block(ways.due, blocks)
    room = np.zeros(len(puzzle.room), dtype=np.int64)
    found = 0
    tries = 0
    while found < len(worlds) and tries < most_tries:
        tries += 1
        hands = worlds[found]
        hands[:] = 0
        room[:] = puzzle.room
        state = whole
        good = True
        for block in range(blocks):
            stream = next_of(stream)
            use = _use(ways, table, block, state, room, _part(stream))
            way = ways.first_way[use]
            if ways.first_way[use + 1] - way > 1:
                stream = next_of(stream)
                way = _way(ways, use, _part(stream))
            state -= ways.step[use]
            for box in range(len(room)):
                room[box] -= ways.use[use, box]
                hands[box] += ways.cards[way, box]
            for at in range(first_demand[block], first_demand[block + 1]):
                if trying and good:
                    demand = puzzle.demands[demands[at]]
                    good = meets(demand, hands, puzzle.shift, puzzle.mask)
            if not good:
                break
        found += good
    return found, tries, stream


@inlined
def _use(ways: Ways, table: Table, block: int, state: int, room: Numbers, part: float) -> int:
    """The use in which the part ends, where all that are possible lie in a row."""
    left = part * table[block, state]
    chosen = -1
    for use in range(ways.first_use[block], ways.first_use[block + 1]):
        if not fits(ways, use, room):
            continue
        weight = ways.weight[use] * table[block + 1, state - ways.step[use]]
        if weight > 0.0:
            # Rounding may leave a little after the last one, which is then the one.
            chosen = use
            left -= weight
            if left < 0.0:
                break
    return chosen


@inlined
def _way(ways: Ways, use: int, part: float) -> int:
    left = part * ways.weight[use]
    way = ways.first_way[use]
    while way + 1 < ways.first_way[use + 1]:
        left -= ways.way[way]
        if left < 0.0:
            break
        way += 1
    return int(way)


@compiled
def _by_block(due: Numbers, blocks: int) -> tuple[Numbers, Numbers]:
    """The demands in the order of the blocks after which they are due, and the first of each."""
    order = np.zeros(len(due), dtype=np.int64)
    first = np.zeros(blocks + 1, dtype=np.int64)
    at = 0
    for block in range(blocks):
        for row in range(len(due)):
            if due[row] == block:
                order[at] = row
                at += 1
        first[block + 1] = at
    return order, first
