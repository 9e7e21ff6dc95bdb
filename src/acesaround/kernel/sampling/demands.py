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
def meets(demand: Numbers, hands: Numbers, shift: Numbers, mask: int) -> bool:
    """Whether the packed cards in the boxes meet the demand.

    Args:
        demand: the row of numbers.
        hands: the packed cards of each box.
        shift: the lowest bit of each type of the puzzle.
        mask: all bits of one type, shifted down.
    """
    hand = 0
    for box in range(len(hands)):
        if (demand[BOXES] >> box) & 1:
            hand += hands[box]
    number = int(demand[NUMBER])
    used = int(demand[TYPES_USED])
    if demand[KIND] == FEWEST:
        fewest = _held(demand, 0, hand, shift, mask)
        for at in range(1, used):
            fewest = min(fewest, _held(demand, at, hand, shift, mask))
        return fewest >= 0 and (number >> fewest) & 1 == 1
    if demand[KIND] == PAIRS:
        pairs = 0
        for at in range(0, used, 2):
            first = _held(demand, at, hand, shift, mask)
            if first > 0 and _held(demand, at + 1, hand, shift, mask) > 0:
                pairs |= 1 << (at >> 1)
        return (number >> pairs) & 1 == 1
    nines = 0
    aces = 0
    half = used >> 1
    for at in range(half):
        nines += _held(demand, at, hand, shift, mask)
        aces += _held(demand, half + at, hand, shift, mask)
    return nines < abs(number) or (number < 0 and aces > 0)


@inlined
def _held(demand: Numbers, at: int, hand: int, shift: Numbers, mask: int) -> int:
    number = demand[TYPES + at]
    dealt = (hand >> shift[number]) & mask if number >= 0 else 0
    return int(dealt + demand[BASES + at])
