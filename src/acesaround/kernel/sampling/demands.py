"""What a hand must be like that nothing but a look at the whole hand can tell.

A demand is a row of numbers, of which the constants are the places. It looks at the copies of some
card types in the boxes of ``BOXES`` together, to each of which a base is added: cards known to
belong to the hand that is meant or, below zero, not to belong to it yet.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from acesaround.kernel.compiled import compiled, inlined

Numbers = NDArray[np.int64]

KIND = 0
BOXES = 1
"""The boxes that make the hand, as bits."""
NUMBER = 2
"""What the kind says."""
TYPES_USED = 3
"""How many card types the demand looks at."""
TYPES = 4
"""Their numbers among the types of the puzzle, -1 for a type that has no copy there: eight."""
BASES = 12
"""What is added to their copies: eight places."""
WIDTH = 20

FEWEST = 0
"""The fewest copies that the hand has of any of the types may be n if bit n of NUMBER is set.

So many melds they make.
"""
PAIRS = 1
"""The types are pairs; bit m of NUMBER is set if the hand may hold just the pairs of the bits m."""
NINES = 2
"""Types of nines, of which the hand must have fewer than NUMBER, and as many types of aces.

Where NUMBER is below zero it is meant so, but only of a hand without an ace.
"""


@compiled
def all_met(
    demands: Numbers,
    chosen: Numbers,
    begin: int,
    end: int,
    worlds: Numbers,
    world: int,
    shift: Numbers,
    mask: int,
) -> bool:
    """Whether a world meets some demands.

    Args:
        demands: rows of numbers.
        chosen: which rows are meant, from ``begin`` on and before ``end``.
        begin: see there.
        end: see there.
        worlds: the packed cards of each box, [world, box].
        world: which of them is meant.
        shift: the lowest bit of each type of the puzzle.
        mask: all bits of one type, shifted down.
    """
    for place in range(begin, end):
        row = chosen[place]
        hand = 0
        for box in range(worlds.shape[1]):
            if (demands[row, BOXES] >> box) & 1:
                hand += worlds[world, box]
        number = demands[row, NUMBER]
        used = demands[row, TYPES_USED]
        if demands[row, KIND] == FEWEST:
            fewest = mask
            for at in range(used):
                fewest = min(fewest, _held(demands, row, at, hand, shift, mask))
            if fewest < 0 or (number >> fewest) & 1 == 0:
                return False
        elif demands[row, KIND] == PAIRS:
            pairs = 0
            for at in range(0, used, 2):
                first = _held(demands, row, at, hand, shift, mask)
                if first > 0 and _held(demands, row, at + 1, hand, shift, mask) > 0:
                    pairs |= 1 << (at >> 1)
            if (number >> pairs) & 1 == 0:
                return False
        else:
            nines = 0
            aces = 0
            for at in range(used >> 1):
                nines += _held(demands, row, at, hand, shift, mask)
                aces += _held(demands, row, at + (used >> 1), hand, shift, mask)
            if nines >= abs(number) and (number >= 0 or aces <= 0):
                return False
    return True


@inlined
def _held(demands: Numbers, row: int, at: int, hand: int, shift: Numbers, mask: int) -> int:
    number = demands[row, TYPES + at]
    held = demands[row, BASES + at]
    if number >= 0:
        held += (hand >> shift[number]) & mask
    return int(held)
