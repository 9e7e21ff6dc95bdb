"""The ways in which the types are dealt out to the boxes, a block of types at a time.

Types that a demand ties together (king and queen of a suit) make a *block*: its *ways* are those
divisions of its types together that meet the demand. Ways of a block that fill the boxes alike
share a *use*: the table of states needs to know no more, and stays small.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from acesaround.kernel.compiled import compiled
from acesaround.kernel.sampling.demands import TYPES, TYPES_USED, all_met
from acesaround.kernel.sampling.puzzle import Numbers, Puzzle, Weights, states_of, strides_of
from acesaround.kernel.sampling.shares import shares_of

MOST_WAYS = 4096
"""A block is not made larger than this; what it would have settled is left to trial."""


class Ways(NamedTuple):
    """All ways of all K blocks, and which demands they have not settled."""

    block: Numbers
    """[K + 1] the first type of each block."""
    due: Numbers
    """[Q] after which block a demand can be tried; -1 if the ways have settled it."""
    first_use: Numbers
    """[K + 1] the first use of each block."""
    use: Numbers
    """[U, B] how many cards of the block go into each box."""
    step: Numbers
    """[U] the same as a step from one state of the boxes to another."""
    weight: Weights
    """[U] of all ways of the use together."""
    first_way: Numbers
    """[U + 1] the first way of each use."""
    way: Weights
    """[W] the weight of each way."""
    cards: Numbers
    """[W, B] the packed cards that go into each box."""


@compiled
def ways_of(puzzle: Puzzle) -> Ways:
    """All ways of all blocks of the puzzle."""
    shares, weights, used = shares_of(puzzle)
    block = _blocks(puzzle, used)
    first_due, due = _due(puzzle, block)
    blocks, boxes = len(block) - 1, len(puzzle.room)
    most = 0
    for this in range(blocks):
        most += _product(used, block[this], block[this + 1])
    ways = Ways(
        block,
        due,
        np.zeros(blocks + 1, dtype=np.int64),
        np.empty((most, boxes), dtype=np.int64),
        np.empty(most, dtype=np.int64),
        np.zeros(most, dtype=np.float64),
        np.zeros(most + 1, dtype=np.int64),
        np.empty(most, dtype=np.float64),
        np.empty((most, boxes), dtype=np.int64),
    )
    stride = strides_of(puzzle.room)
    use_at = np.full(states_of(puzzle.room), -1, dtype=np.int64)
    inside = np.empty(len(due), dtype=np.int64)
    for this in range(blocks):
        settled = 0
        for row in range(len(due)):
            if due[row] == this and first_due[row] == this:
                inside[settled] = row
                due[row] = -1
                settled += 1
        begin, end = block[this], block[this + 1]
        weight, cards, fill = _combined(
            puzzle, inside[:settled], begin, shares[begin:end], weights[begin:end], used[begin:end]
        )
        _sort_in(ways, this, weight, cards, fill, stride, use_at)
    uses = ways.first_use[blocks]
    made = ways.first_way[uses]
    return Ways(
        block,
        due,
        ways.first_use,
        ways.use[:uses],
        ways.step[:uses],
        ways.weight[:uses],
        ways.first_way[: uses + 1],
        ways.way[:made],
        ways.cards[:made],
    )


@compiled
def _product(used: Numbers, begin: int, end: int) -> int:
    product = 1
    for number in range(begin, end):
        product *= int(used[number])
    return product


@compiled
def _blocks(puzzle: Puzzle, used: Numbers) -> Numbers:
    """The first type of each block, and the number of types at the end."""
    types = len(used)
    block = np.zeros(types + 1, dtype=np.int64)
    blocks = 0
    ways = 1
    for number in range(types):
        ways *= max(1, used[number])
        if puzzle.joined[number] == 0 or ways > MOST_WAYS:
            block[blocks] = number
            blocks += 1
            ways = max(1, used[number])
    block[blocks] = types
    return block[: blocks + 1]


@compiled
def _due(puzzle: Puzzle, block: Numbers) -> tuple[Numbers, Numbers]:
    """For each demand the first block that it looks at, and the last one."""
    first = np.full(len(puzzle.demands), len(block), dtype=np.int64)
    last = np.zeros(len(puzzle.demands), dtype=np.int64)
    for row in range(len(puzzle.demands)):
        for at in range(puzzle.demands[row, TYPES_USED]):
            number = puzzle.demands[row, TYPES + at]
            if number < 0:
                continue
            this = 0
            while block[this + 1] <= number:
                this += 1
            first[row] = min(first[row], this)
            last[row] = max(last[row], this)
    return first, last


@compiled
def _combined(
    puzzle: Puzzle,
    inside: Numbers,
    begin: int,
    shares: Numbers,
    weights: Weights,
    used: Numbers,
) -> tuple[Weights, Numbers, Numbers]:
    """The divisions of some types together that fit the boxes and meet the demands ``inside``.

    Returns:
        Weights, packed cards for each box, and how many cards go into each box.
    """
    boxes = len(puzzle.room)
    most = _product(used, 0, len(used))
    weight = np.ones(most, dtype=np.float64)
    cards = np.zeros((most, boxes), dtype=np.int64)
    fill = np.zeros((most, boxes), dtype=np.int64)
    found = 0
    for number in range(most):
        rest = number
        weight[found] = 1.0
        cards[found] = 0
        fill[found] = 0
        for at in range(len(used)):
            chosen = rest % used[at]
            rest //= used[at]
            weight[found] *= weights[at, chosen]
            for box in range(boxes):
                fill[found, box] += shares[at, chosen, box]
                cards[found, box] += shares[at, chosen, box] << puzzle.shift[begin + at]
        fits = True
        for box in range(boxes):
            fits = fits and fill[found, box] <= puzzle.room[box]
        if fits and len(inside) > 0:
            fits = all_met(
                puzzle.demands, inside, 0, len(inside), cards, found, puzzle.shift, puzzle.mask
            )
        found += fits
    return weight[:found], cards[:found], fill[:found]


@compiled
def _sort_in(
    ways: Ways,
    block: int,
    weight: Weights,
    cards: Numbers,
    fill: Numbers,
    stride: Numbers,
    use_at: Numbers,
) -> None:
    """Add the ways of a block, those of one use side by side.

    ``use_at`` has a place for each step, -1 in all of them before and after.
    """
    uses = ways.first_use[block]
    made = ways.first_way[uses]
    use_of = np.empty(len(weight), dtype=np.int64)
    for way in range(len(weight)):
        step = 0
        for box in range(len(stride)):
            step += fill[way, box] * stride[box]
        if use_at[step] < 0:
            use_at[step] = uses
            ways.use[uses] = fill[way]
            ways.step[uses] = step
            uses += 1
        use_of[way] = use_at[step]
        ways.weight[use_of[way]] += weight[way]
    for use in range(ways.first_use[block], uses):
        use_at[ways.step[use]] = -1
        for way in range(len(weight)):
            if use_of[way] == use:
                ways.way[made] = weight[way]
                ways.cards[made] = cards[way]
                made += 1
        ways.first_way[use + 1] = made
    ways.first_use[block + 1] = uses
