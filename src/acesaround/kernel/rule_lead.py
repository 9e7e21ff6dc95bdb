"""Which card a place leads by rules of thumb, in a playout.

Nothing is looked at but the own hand, the cards that are still out and the suits that others have
shown to lack.
"""

from __future__ import annotations

import math

from acesaround.kernel.bits import bits_set, highest_bit
from acesaround.kernel.compiled import borrowing_inlined
from acesaround.kernel.course import (
    ALL_PLACES,
    ALLIES,
    COURSE_TRUMP,
    HANDS,
    LACKING,
    LEFT,
    LEFT_TRICKS,
    SHIFT,
    STYLE,
    SUIT_SHIFT,
    TURN,
    Course,
    Numbers,
    may_play,
    worth_of,
)
from acesaround.kernel.legal import ANY
from acesaround.kernel.rule_classes import (
    ALLY_LACKS,
    FEW_OUT,
    HIGHER,
    LEAD,
    LEAD_LENGTH,
    LEAD_RANK,
    LEAD_TWIN,
    LEAD_WORTH,
    LENGTHS,
    MANY_OUT,
    NO_CLASS,
    OPPONENT_LACKS,
    OPPONENTS_OUT,
    SAFE_SUIT,
    SOME_OUT,
    STAGES,
    TRUMP_LONG,
    WEIGHTS,
)
from acesaround.kernel.rule_table import RANKS_IN_SUIT, VALUE, RuleTable

_SUITS = 4
_WORST = -(1 << 60)
NONE = -1
"""For ``wanted``: no card is asked about."""


@borrowing_inlined
def stage_of(course: Course) -> int:
    """The number of the stage of the play, see STAGES."""
    left = course[LEFT_TRICKS]
    return (left <= 8) + (left <= 4) + (left <= 2)


@borrowing_inlined
def suit_class(course: Course, suit: int, out: int, trumps: int, trumps_out: int) -> int:
    """What a suit is like to lead from; the last three are words of cards."""
    trump = course[COURSE_TRUMP]
    me = course[TURN]
    all_places = (1 << course[ALL_PLACES]) - 1
    opponents = all_places & ~course[ALLIES + me]
    if trump < 0 or trumps_out == 0:
        return OPPONENTS_OUT if suit == trump else SAFE_SUIT
    may_trump = all_places & ~(course[LACKING] >> (trump * _SUITS))
    if opponents & may_trump == 0:
        return OPPONENTS_OUT if suit == trump else SAFE_SUIT
    if suit == trump:
        return TRUMP_LONG + (bits_set(trumps) <= bits_set(trumps_out))
    ruffs = (course[LACKING] >> (suit * _SUITS)) & may_trump
    if ruffs & opponents != 0:
        return OPPONENT_LACKS
    if ruffs & course[ALLIES + me] & ~(1 << me) != 0:
        return ALLY_LACKS
    number = bits_set(out)
    if number >= 6:
        return MANY_OUT
    return SOME_OUT if number >= 3 else FEW_OUT


@borrowing_inlined
def length_class(suit: int, trump: int, number: int, trumps: int) -> int:
    """The class of a suit by the number of cards in the hand; ``trumps`` is a word."""
    length = min(number, LENGTHS) - 1
    if suit == trump:
        return length + 2 * LENGTHS
    return length + LENGTHS if trumps != 0 else length


@borrowing_inlined
def lead_classes(
    of_suit: int, is_trump: bool, mine: int, out: int, bit: int, shift: int
) -> tuple[int, int]:
    """The places of the weights of one card besides that of its length.

    Args:
        of_suit: the class of its suit.
        is_trump: whether it is a trump.
        mine: the cards of the suit in the hand.
        out: those that others hold.
        bit: the card among them.
        shift: as in the course.
    """
    width = 1 << shift
    above = ((bit >> shift) << shift) + width
    higher = bits_set(out >> above)
    if higher != 0:
        return LEAD + of_suit * HIGHER + min(higher, HIGHER - 1), NO_CLASS
    others = mine & ~(1 << bit)
    next_above = ((highest_bit(others) >> shift) << shift) + width
    twin = others != 0 and out >> next_above == 0
    return (
        LEAD + of_suit * HIGHER,
        LEAD_TWIN + is_trump if twin else NO_CLASS,
    )


@borrowing_inlined
def lead_by_rule(
    table: RuleTable, course: Course, weights: Numbers, wanted: int, heat: float
) -> tuple[int, float]:
    """The card to lead: the best by the sum of its weights, of equal ones the first.

    The second is how likely a card of the type ``wanted`` (or ``NONE``) is led by somebody who
    takes worse cards too, the more often the hotter: ``heat`` is in the unit of the weights.
    """
    only, _ = may_play(table, course)
    hand = HANDS + course[TURN] * _SUITS
    trump = course[COURSE_TRUMP]
    shift = course[SHIFT]
    trumps = course[hand + trump] if trump >= 0 else 0
    trumps_out = course[LEFT + trump] & ~trumps if trump >= 0 else 0
    stage = stage_of(course)
    base = (course[STYLE + course[TURN]] * STAGES + stage) * WEIGHTS
    best = _WORST
    choice = 0
    odds = total = 0.0
    first = 0 if only == ANY else only
    for suit in range(first, _SUITS if only == ANY else only + 1):
        mine = course[hand + suit]
        if mine == 0:
            continue
        out = course[LEFT + suit] & ~mine
        of_suit = suit_class(course, suit, out, trumps, trumps_out)
        of_length = weights[base + LEAD_LENGTH + length_class(suit, trump, bits_set(mine), trumps)]
        of_rank = weights[base + LEAD_RANK + (suit == trump)]
        rest = mine
        while rest != 0:
            bit = highest_bit(rest)
            rank = bit >> shift
            rest &= (1 << (rank << shift)) - 1
            main, twin = lead_classes(of_suit, suit == trump, mine, out, bit, shift)
            value = of_length + of_rank * rank + weights[base + main] + weights[base + twin]
            by_worth = weights[base + main + LEAD_WORTH - LEAD]
            value += (by_worth * worth_of(table, table[VALUE + rank])) >> 7
            if wanted != NONE:
                of_card = math.exp(value / heat)
                total += of_card
                if wanted == suit * table[RANKS_IN_SUIT] + rank:
                    odds = of_card
            if value > best:
                best = value
                choice = (suit << SUIT_SHIFT) + bit
    return choice, odds / total if wanted != NONE else 1.0
