"""The memory of a search: five arrays, and what their places hold.

*Units*: points divided by the greatest common divisor of all values of the deal, so that a single
deck counted 10-10-10 has 25 of them. *Cards* are numbered one by one here, copies too: suit by
suit, in a suit from the lowest rank up, equal cards by who holds them. A set of cards is the bits
of one number.
"""

from __future__ import annotations

import threading
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

Numbers = NDArray[np.int64]

MOST_CARDS = 62
MOST_IN_SUIT = 20

# ``head``: the deal, and where the search stands.
PLACES = 0
CARDS = 1
UNIT = 2
"""Points of one unit."""
ALWAYS_BEAT = 3
FORCED = 4
"""1 if a player without the suit led must trump even if the trump cannot win."""
TRUMPS = 5
"""The trumps, as a set."""
TRUMP = 6
"""The suit of trump, -1 for none."""
SALT = 7
"""Marks what is kept of this deal, so that nothing of an earlier one is taken for it."""
VALUE_BITS = 8
"""How many bits a number of units takes in the memo."""
MEMO_MASK = 9
TOTAL = 10
"""Units still to be taken: cards in the hands and on the table, and the last trick."""
NEED = 11
"""The question: does side 0 get so many units?"""
DEPTH = 12
"""The frame on top of the stack."""
RETURNED = 13
"""What the last branch gave back, in units."""
NODES = 14
"""Cards played in the search so far."""
LOW, HIGH = 15, 16
"""What the windows have proven so far, in units."""
STEP, GUESS = 17, 18
FIRST_TRUMP = 19
"""1 if the card to be played next must be a trump, if there is one: the first lead of the deal."""
OWN = 20
"""The cards of each place at the start, those on the table included: four sets."""
NEXT = 24
"""Whose turn is next: four places."""
SIDE = 28
SHIFT = 32
"""The number of the lowest card of each suit."""
WIDTH_MASK = 36
"""So many low bits as a suit has cards."""
SUIT = 40
"""The cards of each suit, as a set."""
GOOD_LEAD = 64
"""The lead that last was better than those tried before it, by tricks left and place; or -1."""
HEAD_SIZE = GOOD_LEAD + 4 * (MOST_CARDS // 2 + 1)

# ``cards``: tables of 64 numbers, one for each card.
BEATS = 0
"""The cards that win the trick from this one, as a set."""
UNITS = 64
FOLLOW = 128
"""All cards of the same suit, as a set."""
MUST_BEAT = 192
"""-1 if a lead of this suit must be beaten, otherwise 0: a mask."""
RANK = 256
OWNER = 320
TYPE = 384
"""The number of the card in a packed hand."""
PIPS = 448
"""The value on a scale of 0 to 10, for the order of moves."""
CARDS_SIZE = 512

# ``suits``: for each suit a cache of what a subset of it means. Four numbers an entry.
SUIT_ENTRIES = 4096
TAG, HASH, CLASSES, SURE = 0, 1, 2, 3
ENTRY = 4

# ``frames``: the stack. A frame is a choice that is being tried out.
REM = 0
"""The cards in the hands."""
PLAYER = 1
TOP = 2
"""The card that wins the trick so far."""
TAKER = 3
POINTS = 4
"""Units on the table."""
POS = 5
"""How many cards lie on the table."""
LED = 6
"""The first card of the trick."""
TRICK = 7
"""The frame in which the trick was led: this one, or one below."""
BEST = 8
"""The best value so far, in units from the start of the trick on."""
COUNT, TRIED = 9, 10
MOVES = 11
"""Cards with their scores, the highest first: up to 31."""

# What holds for the trick, in the frame in which it was led.
QUESTION = 42
"""Does side 0 take so many units from the start of the trick on?"""
LEFT = 43
"""Units to be taken from the start of the trick on."""
TRICKS = 44
"""Tricks left, this one included."""
GAIN = 45
"""What side 0 took in the trick before: to be added on the way back."""
REPS = 46
"""One card of each class of equals, in all hands together."""
TOPS, BOTTOMS = 47, 48
"""The highest, and the lowest, of these in each run."""
KEY = 49
SLOT = 50
"""The place in the memo; -1 if the position is not kept there."""
FLOOR, CEILING = 51, 52
"""What is known of the value."""
FRAME = 64


class Workspace(NamedTuple):
    """The arrays of one thread."""

    head: Numbers
    cards: Numbers
    suits: Numbers
    frames: Numbers
    memo: Numbers


_of_thread = threading.local()
MEMO_SIZE = 1 << 20


def workspace() -> Workspace:
    """The arrays of this thread; made at its first search (9 MB, of which what is used)."""
    made: Workspace | None = getattr(_of_thread, "made", None)
    if made is None:
        made = Workspace(
            head=np.zeros(HEAD_SIZE, dtype=np.int64),
            cards=np.zeros(CARDS_SIZE, dtype=np.int64),
            suits=np.zeros(4 * SUIT_ENTRIES * ENTRY, dtype=np.int64),
            frames=np.zeros((MOST_CARDS + 2) * FRAME, dtype=np.int64),
            memo=np.zeros(MEMO_SIZE, dtype=np.int64),
        )
        _of_thread.made = made
    return made
