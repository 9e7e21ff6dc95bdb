"""Where hidden cards may be, as numbers: the puzzle whose solutions are counted and drawn.

A *box* is a place for hidden cards with so much room: another seat's hand, the stock, the widow.
A *type* is a card of which so many copies are unseen. A solution, a *world*, says how many copies
of each type lie in each box.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from acesaround.kernel.compiled import compiled

Numbers = NDArray[np.int64]
Weights = NDArray[np.float64]


class Puzzle(NamedTuple):
    """B boxes and T types, of each of which a copy is unseen.

    The room of all boxes together is the number of copies. A box belongs to a *group*, which has
    the number of its first box: buried cards are of the group of the hand that they come from.
    """

    copies: Numbers
    """[T] unseen copies."""
    shift: Numbers
    """[T] the lowest bit of the type in a packed hand."""
    mask: int
    """All bits of a type, shifted down."""
    room: Numbers
    """[B] how many cards lie in the box."""
    least: Numbers
    """[T, B] copies that are surely in the box."""
    most: Numbers
    """[T, B] copies that can be there."""
    group: Numbers
    """[B] the group of the box."""
    group_least: Numbers
    """[T, B] as ``least`` for the group with that number."""
    group_most: Numbers
    """[T, B] as ``most`` for the group with that number."""
    earlier: Numbers
    """[T, B] copies that the group was dealt besides those in its boxes; below zero where copies
    that it surely has came to it later."""
    spare: Numbers
    """[T] for boxes that were filled out of the hand of their group: copies that the hand held
    besides, less those that it had to keep."""
    tilt: Weights
    """[T, B] a factor for each copy in the box; 1 if nothing speaks for or against."""
    joined: Numbers
    """[T] 1 if the type should be in one block with the type before."""
    demands: Numbers
    """[Q, WIDTH] what hands must be like besides (``demands``)."""


@compiled
def strides_of(room: Numbers) -> Numbers:
    """What a card in each box counts for in the number of a state.

    States are told apart by the free room of all boxes but the last, whose room is then implied.
    """
    stride = np.zeros(len(room), dtype=np.int64)
    states = 1
    for box in range(len(room) - 1):
        stride[box] = states
        states *= room[box] + 1
    return stride


@compiled
def states_of(room: Numbers) -> int:
    """How many states there are."""
    states = 1
    for box in range(len(room) - 1):
        states *= int(room[box]) + 1
    return states


@compiled
def rooms_of(room: Numbers) -> Numbers:
    """[states, B] the free room of the boxes in each state; that of the last box is left open."""
    stride = strides_of(room)
    rooms = np.zeros((states_of(room), len(room)), dtype=np.int64)
    for state in range(len(rooms)):
        for box in range(len(room) - 1):
            rooms[state, box] = state // stride[box] % (room[box] + 1)
    return rooms
