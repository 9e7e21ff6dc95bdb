"""Drawing worlds by luck, each as likely as its weight says."""

from __future__ import annotations

import numpy as np

from acesaround.kernel.chance import next_of
from acesaround.kernel.compiled import compiled, inlined
from acesaround.kernel.sampling.demands import all_met
from acesaround.kernel.sampling.puzzle import Numbers, Puzzle
from acesaround.kernel.sampling.table import Table
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
    # Handing the arrays on to a function at each step would cost more than the step.
    first_use, uses, step, weight = ways.first_use, ways.use, ways.step, ways.weight
    first_way, way_weight, cards = ways.first_way, ways.way, ways.cards
    demands, shift = puzzle.demands, puzzle.shift
    due, first_due = _by_block(ways.due, blocks)
    boxes = len(puzzle.room)
    room = np.zeros(boxes, dtype=np.int64)
    found = 0
    tries = 0
    while found < len(worlds) and tries < most_tries:
        tries += 1
        for box in range(boxes):
            room[box] = puzzle.room[box]
            worlds[found, box] = 0
        state = whole
        good = True
        for block in range(blocks):
            # The use in which a part of the whole ends, where all that fit lie in a row.
            stream = next_of(stream)
            left = _part(stream) * table[block, state]
            use = -1
            for each in range(first_use[block], first_use[block + 1]):
                fits = True
                for box in range(boxes):
                    fits = fits and uses[each, box] <= room[box]
                if not fits:
                    continue
                part = weight[each] * table[block + 1, state - step[each]]
                if part > 0.0:
                    # Rounding may leave a little after the last one, which is then the one.
                    use = each
                    left -= part
                    if left < 0.0:
                        break
            way = first_way[use]
            last = first_way[use + 1] - 1
            if way < last:
                stream = next_of(stream)
                left = _part(stream) * weight[use] - way_weight[way]
                while left >= 0.0 and way < last:
                    way += 1
                    left -= way_weight[way]
            state -= step[use]
            for box in range(boxes):
                room[box] -= uses[use, box]
                worlds[found, box] += cards[way, box]
            begin, end = first_due[block], first_due[block + 1]
            if trying and begin < end:
                good = all_met(demands, due, begin, end, worlds, found, shift, puzzle.mask)
                if not good:
                    break
        if good:
            found += 1
    return found, tries, stream


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
