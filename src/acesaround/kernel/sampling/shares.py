"""How the copies of one card type can be divided over the boxes, and what each division weighs."""

from __future__ import annotations

import numpy as np

from acesaround.kernel.compiled import compiled
from acesaround.kernel.sampling.puzzle import Numbers, Puzzle, Weights


@compiled
def shares_of(puzzle: Puzzle) -> tuple[Numbers, Weights, Numbers]:
    """All divisions of every type that the puzzle allows.

    Returns:
        The copies in each box [T, S, B], the weights [T, S], and how many of the S each type uses.
    """
    types, boxes = puzzle.least.shape
    longest = 1
    for number in range(types):
        ways = 1
        for box in range(1, boxes):
            ways = ways * (puzzle.copies[number] + box) // box
        longest = max(longest, ways)
    shares = np.empty((types, longest, boxes), dtype=np.int64)
    weights = np.empty((types, longest), dtype=np.float64)
    used = np.zeros(types, dtype=np.int64)
    share = np.zeros(boxes, dtype=np.int64)
    for number in range(types):
        share[:] = 0
        share[boxes - 1] = puzzle.copies[number]
        more = True
        while more:
            weight = _weight(puzzle, number, share)
            if weight > 0.0:
                shares[number, used[number]] = share
                weights[number, used[number]] = weight
                used[number] += 1
            more = _next(share)
    return shares, weights, used


@compiled
def _next(share: Numbers) -> bool:
    """Change the division to the next one; False after the last, when all lies in the first box."""
    last = len(share) - 1
    box = 0
    while box < last:
        if share[last] > 0:
            share[last] -= 1
            share[box] += 1
            return True
        share[last] = share[box]
        share[box] = 0
        box += 1
    return False


@compiled
def _weight(puzzle: Puzzle, number: int, share: Numbers) -> float:
    """In how many ways equal cards, told apart, can be divided so; 0 if they cannot be.

    All copies that were dealt unseen count, also those that have been played since; and all ways
    to choose what was buried.
    """
    dealt = 0
    for box in range(len(share)):
        if not puzzle.least[number, box] <= share[box] <= puzzle.most[number, box]:
            return 0.0
        if puzzle.group[box] == box:
            held = _held_by(puzzle, box, share)
            was_dealt = held + puzzle.earlier[number, box]
            if not puzzle.group_least[number, box] <= held <= puzzle.group_most[number, box]:
                return 0.0
            if was_dealt < 0:
                return 0.0
            dealt += was_dealt
    weight = _factorial(dealt)
    for box in range(len(share)):
        if puzzle.group[box] == box:
            weight /= _factorial(_held_by(puzzle, box, share) + puzzle.earlier[number, box])
        elif share[box] > 0:
            out_of = share[box] + share[puzzle.group[box]] + puzzle.spare[number]
            if out_of < share[box]:
                return 0.0
            weight *= _factorial(out_of) / _factorial(share[box]) / _factorial(out_of - share[box])
        weight *= puzzle.tilt[number, box] ** share[box]
    return weight


@compiled
def _held_by(puzzle: Puzzle, group: int, share: Numbers) -> int:
    held = 0
    for box in range(len(share)):
        if puzzle.group[box] == group:
            held += share[box]
    return held


@compiled
def _factorial(number: int) -> float:
    product = 1.0
    for factor in range(2, number + 1):
        product *= factor
    return product
