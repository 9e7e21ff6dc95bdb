"""A deal in the course of play: where each copy of each card is, and the trick on the table.

A row of numbers that compiled code changes card by card. Here every copy of a card is a bit of its
own, so that cards are joined, taken out and counted by one instruction; there is a word for each
place and suit, with ``width`` bits a rank from the lowest rank up. A card is written as
``suit * 32 + bit``. Which of two equal copies is taken never matters.

The constants are the places in the row.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from acesaround.kernel.bits import highest_bit
from acesaround.kernel.compiled import borrowing, borrowing_inlined
from acesaround.kernel.legal import ANY, beats, duty
from acesaround.kernel.position import (
    BIDDER,
    FIRST_TRICK,
    LEADER,
    PLACES,
    PLAYED,
    SIDE,
    TRICK,
    TRICKS_LEFT,
    TRUMP,
    VOIDS,
    Position,
)
from acesaround.kernel.rule_classes import (
    DOUBLE_BIDDER,
    FOUR_ALONE,
    PAIRS_BIDDER,
    PAIRS_OPEN,
    THREE_ALONE,
    THREE_BIDDER,
    TWO,
)
from acesaround.kernel.rule_table import (
    BITS,
    COPIES,
    FIRST_LEAD_TRUMP,
    RANKS_IN_SUIT,
    UNDERTRUMP_FREE,
    VALUE,
    WORTH,
    RuleTable,
)

Numbers = NDArray[np.int64]
Course = Numbers

HANDS = 0
"""The cards of each place, suit by suit: sixteen words."""
LEFT = 16
"""The cards of each suit that are in hands: four words."""
ALLIES = 20
"""The places on the side of each place, itself included, as bits: four words."""
ALL_PLACES = 24
COURSE_TRUMP = 25
SHIFT = 26
"""A bit of a word shifted right by this is its rank; ``width`` is 1 shifted left by it."""
TURN = 27
"""The place to play."""
COUNT = 28
"""How many cards lie in the trick on the table."""
LED = 29
BEST_SUIT = 30
BEST_RANK = 31
BEST_PLACE = 32
POT = 33
"""Points of the cards on the table."""
LEFT_TRICKS = 34
"""How many tricks are still to be completed, the one on the table included."""
MUST_LEAD_TRUMP = 35
"""1 while the lead must be a trump if there is one."""
WINNER_OF_AUCTION = 36
LACKING = 37
"""As VOIDS in the position, and what the play has shown since: bit suit * 4 + place."""
STYLE = 40
"""The style of each place, see ``rule_classes``: four words."""
COURSE_SIZE = 44

SUIT_SHIFT = 5
"""A card shifted right by this is its suit."""
BIT_MASK = 31
_SUITS = 4


@borrowing
def begin(table: RuleTable, position: Position, world: Numbers, course: Course) -> None:
    """Fill the row from what is open to all and the packed hands of all places."""
    course[:] = 0
    places = position[PLACES]
    shift = table[BITS] - 1
    ranks = table[RANKS_IN_SUIT]
    course[ALL_PLACES] = places
    course[COURSE_TRUMP] = position[TRUMP]
    course[SHIFT] = shift
    course[LEFT_TRICKS] = position[TRICKS_LEFT]
    course[WINNER_OF_AUCTION] = position[BIDDER]
    course[LACKING] = position[VOIDS]
    course[MUST_LEAD_TRUMP] = position[FIRST_TRICK] * table[FIRST_LEAD_TRUMP]
    for place in range(places):
        for other in range(places):
            if position[SIDE + place] == position[SIDE + other]:
                course[ALLIES + place] |= 1 << other
        course[STYLE + place] = _style_of(course, table[COPIES], place)
    _spread(table, world, course)
    course[TURN] = position[LEADER]
    for at in range(position[PLAYED]):
        number = position[TRICK + at]
        _lay(table, course, number // ranks, number % ranks)


@borrowing_inlined
def _style_of(course: Course, copies: int, place: int) -> int:
    places = course[ALL_PLACES]
    bidder = course[WINNER_OF_AUCTION]
    if places == 2:
        return TWO
    if bidder < 0:
        if course[ALLIES + place] != 1 << place:
            return PAIRS_OPEN
        return THREE_ALONE if places == 3 else FOUR_ALONE
    first = THREE_BIDDER if places == 3 else PAIRS_BIDDER if copies == 2 else DOUBLE_BIDDER
    if bidder == place:
        return first
    if places == 3:
        return first + 1
    return first + 1 if (course[ALLIES + place] >> bidder) & 1 != 0 else first + 2


@borrowing
def _spread(table: RuleTable, world: Numbers, course: Course) -> None:
    bits = table[BITS]
    ranks = table[RANKS_IN_SUIT]
    for suit in range(_SUITS):
        for rank in range(ranks):
            at = (suit * ranks + rank) * bits
            free = rank << course[SHIFT]
            for place in range(course[ALL_PLACES]):
                copies = (world[place] >> at) & ((1 << bits) - 1)
                course[HANDS + place * _SUITS + suit] |= ((1 << copies) - 1) << free
                free += copies
            course[LEFT + suit] |= ((1 << free) - 1) & ~((1 << (rank << course[SHIFT])) - 1)


@borrowing
def card_of_type(table: RuleTable, course: Course, number: int) -> int:
    """A copy of a card type in the hand that is to play, which must hold one."""
    ranks = table[RANKS_IN_SUIT]
    suit = number // ranks
    held = course[HANDS + course[TURN] * _SUITS + suit]
    upto = (number % ranks + 1) << course[SHIFT]
    return (suit << SUIT_SHIFT) + highest_bit(held & ((1 << upto) - 1))


@borrowing_inlined
def worth_of(table: RuleTable, points: int) -> int:
    """What points are worth in all tables alike, in hundredths of a counter."""
    return (points * table[WORTH]) >> 16


@borrowing_inlined
def may_play(table: RuleTable, course: Course) -> tuple[int, int]:
    """The suit that must be played (or ``ANY``), and the place's cards of it that may be."""
    hand = HANDS + course[TURN] * _SUITS
    trump = course[COURSE_TRUMP]
    if course[COUNT] == 0:
        if course[MUST_LEAD_TRUMP] != 0 and trump >= 0 and course[hand + trump] != 0:
            return trump, course[hand + trump]
        return ANY, 0
    led = course[LED]
    width = 1 << course[SHIFT]
    trumps = course[hand + trump] if trump >= 0 else 0
    suit, lowest = duty(
        table,
        trump,
        led,
        course[BEST_SUIT],
        course[BEST_RANK],
        course[hand + led],
        trumps,
        width,
    )
    if suit == ANY:
        return suit, 0
    return suit, course[hand + suit] >> (lowest * width) << (lowest * width)


@borrowing_inlined
def play_card(table: RuleTable, course: Course, card: int) -> bool:
    """Play a card of the place to play; whether the trick is complete by it.

    The trick that is complete stays to be taken up by ``take_trick``.
    """
    suit = card >> SUIT_SHIFT
    bit = 1 << (card & BIT_MASK)
    place = course[TURN]
    course[HANDS + place * _SUITS + suit] &= ~bit
    course[LEFT + suit] &= ~bit
    _lay(table, course, suit, (card & BIT_MASK) >> course[SHIFT])
    return course[COUNT] == course[ALL_PLACES]


@borrowing_inlined
def notice(table: RuleTable, course: Course, card: int) -> None:
    """Remember which suits the place to play lacks, if the card about to be played shows it."""
    suit = card >> SUIT_SHIFT
    led = course[LED]
    if course[COUNT] == 0 or suit == led:
        return
    trump = course[COURSE_TRUMP]
    course[LACKING] |= 1 << (led * _SUITS + course[TURN])
    # Another suit than trump may be free where no trump of the place can win.
    spared = table[UNDERTRUMP_FREE] != 0 and course[BEST_SUIT] == trump
    if trump >= 0 and suit != trump and not spared:
        course[LACKING] |= 1 << (trump * _SUITS + course[TURN])


@borrowing_inlined
def _lay(table: RuleTable, course: Course, suit: int, rank: int) -> None:
    place = course[TURN]
    if course[COUNT] == 0:
        course[LED] = suit
        course[MUST_LEAD_TRUMP] = 0
        best = True
    else:
        best = beats(course[COURSE_TRUMP], course[BEST_SUIT], course[BEST_RANK], suit, rank)
    if best:
        course[BEST_SUIT] = suit
        course[BEST_RANK] = rank
        course[BEST_PLACE] = place
    course[POT] += table[VALUE + rank]
    course[COUNT] += 1
    course[TURN] = place + 1 if place + 1 < course[ALL_PLACES] else 0


@borrowing_inlined
def take_trick(course: Course) -> int:
    """The points of the complete trick, without the last trick; its winner is to lead."""
    points = course[POT]
    course[POT] = 0
    course[COUNT] = 0
    course[LEFT_TRICKS] -= 1
    course[TURN] = course[BEST_PLACE]
    return points
