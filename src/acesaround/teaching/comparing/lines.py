"""One world played to the end of the deal, card by card, as the players in it would."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from acesaround.ai.worlds import Moment
from acesaround.kernel.course import (
    BIT_MASK,
    COURSE_SIZE,
    LEFT_TRICKS,
    SHIFT,
    SUIT_SHIFT,
    TURN,
    begin,
    card_of_type,
    notice,
    play_card,
    take_trick,
)
from acesaround.kernel.playouts import RULE, choose
from acesaround.kernel.rule_table import LAST_TRICK, RANKS_IN_SUIT
from acesaround.kernel.rule_weights import RULE_WEIGHTS

_NO_CHANCE = 0
"""The rules of thumb draw no lots, so the stream of them does not matter."""


@dataclass(frozen=True)
class LineTrick:
    """A trick of a line.

    ``cards`` are the place and the card type of each card that is still played to it, in order
    (those that lay there already are left out); ``winner`` is a place, ``points`` are the card
    points, those already there included, and the points of the last trick.
    """

    cards: tuple[tuple[int, int], ...]
    winner: int
    points: int


Line = tuple[LineTrick, ...]
"""All tricks from the moment on; the first is the one on the table."""


def play_line(moment: Moment, hands: NDArray[np.int64], card: int) -> Line:
    """The line that a card type leads to in a world, given as the packed hand of each place.

    Chosen as in ``play_out`` by rule, so a line ends with the very points that were judged.
    """
    table, ranks = moment.table, int(moment.table[RANKS_IN_SUIT])
    course = np.zeros(COURSE_SIZE, dtype=np.int64)
    begin(table, moment.position, hands, course)
    played = card_of_type(table, course, card)
    tricks: list[LineTrick] = []
    cards: list[tuple[int, int]] = []
    while True:
        place = int(course[TURN])
        rank = (played & BIT_MASK) >> int(course[SHIFT])
        cards.append((place, (played >> SUIT_SHIFT) * ranks + rank))
        notice(table, course, played)
        if play_card(table, course, played):
            points = int(take_trick(course))
            over = int(course[LEFT_TRICKS]) == 0
            bonus = int(table[LAST_TRICK]) if over else 0
            tricks.append(LineTrick(tuple(cards), int(course[TURN]), points + bonus))
            cards = []
            if over:
                return tuple(tricks)
        played = choose(table, course, RULE, _NO_CHANCE, RULE_WEIGHTS)
