"""Which card a place plays to a trick that is led, by rules of thumb, in a playout.

Nothing is looked at but the own hand, the trick, the cards that are still out and the suits that
others have shown to lack.
"""

from __future__ import annotations

import math

from acesaround.kernel.bits import bits_set, highest_bit
from acesaround.kernel.compiled import borrowing_inlined
from acesaround.kernel.course import (
    ALL_PLACES,
    ALLIES,
    BEST_PLACE,
    BEST_RANK,
    BEST_SUIT,
    COUNT,
    COURSE_TRUMP,
    HANDS,
    LACKING,
    LED,
    LEFT,
    POT,
    SHIFT,
    STYLE,
    SUIT_SHIFT,
    TURN,
    Course,
    Numbers,
    may_play,
    worth_of,
)
from acesaround.kernel.legal import ANY, beats
from acesaround.kernel.rule_classes import (
    ALLYS,
    COST,
    COST_RANK,
    COST_WORTH,
    DISCARD,
    HIGHER,
    LAST_TRUMP,
    MINE,
    MORE_HIGHER,
    NO_CLASS,
    NOTHING,
    ONE_HIGHER,
    OPPONENTS,
    RESULT,
    RESULT_POT,
    RESULT_WORTH,
    RUFF_LIKELY,
    RUFF_SURE,
    RUFF_UNLIKELY,
    STAGES,
    THREATS,
    WEIGHTS,
)
from acesaround.kernel.rule_lead import NONE, length_class, stage_of
from acesaround.kernel.rule_table import RANKS_IN_SUIT, VALUE, RuleTable

_SUITS = 4
_WORST = -(1 << 60)
_FEW = 3


@borrowing_inlined
def still_to_play(course: Course) -> int:
    """The places that play to the trick after the one whose turn it is, as bits."""
    places = course[ALL_PLACES]
    after = ((1 << (places - 1 - course[COUNT])) - 1) << (course[TURN] + 1)
    return (after | after >> places) & ((1 << places) - 1)


@borrowing_inlined
def threat(course: Course, who: int, suit: int, rank: int) -> int:
    """What may still beat a card that wins the trick so far: a class of THREATS.

    ``who`` are the places of the other side that are still to play, as bits.
    """
    if who == 0:
        return NOTHING
    shift = course[SHIFT]
    hand = HANDS + course[TURN] * _SUITS
    led = course[LED]
    trump = course[COURSE_TRUMP]
    out = course[LEFT + led] & ~course[hand + led]
    above = (rank + 1) << shift
    lacking = course[LACKING] >> (led * _SUITS)
    higher = bits_set(out >> above) if suit == led and who & ~lacking != 0 else 0
    if trump >= 0 and led != trump:
        trumps = course[LEFT + trump] & ~course[hand + trump]
        ruffs = trumps if suit == led else trumps >> above
        may_trump = who & ~(course[LACKING] >> (trump * _SUITS))
        if ruffs != 0 and may_trump != 0:
            if may_trump & lacking != 0 or out == 0:
                return RUFF_SURE
            if higher == 0:
                return RUFF_LIKELY if bits_set(out) <= _FEW else RUFF_UNLIKELY
    if higher == 0:
        return NOTHING
    return ONE_HIGHER if higher == 1 else MORE_HIGHER


@borrowing_inlined
def result_class(course: Course, after: int, suit: int, rank: int) -> int:
    """How the trick stands with a card in it; ``after`` are the places still to play."""
    me = course[TURN]
    allies = course[ALLIES + me]
    crowd = bits_set(after & ~allies) >= 2
    if beats(course[COURSE_TRUMP], course[BEST_SUIT], course[BEST_RANK], suit, rank):
        danger = threat(course, after & ~allies, suit, rank)
        return ((MINE * THREATS + danger) << 1) + crowd
    if (allies >> course[BEST_PLACE]) & 1 != 0:
        danger = threat(course, after & ~allies, course[BEST_SUIT], course[BEST_RANK])
        return ((ALLYS * THREATS + danger) << 1) + crowd
    danger = threat(course, after & allies, course[BEST_SUIT], course[BEST_RANK])
    return ((OPPONENTS * THREATS + danger) << 1) + crowd


@borrowing_inlined
def cost_classes(
    course: Course, trumps: int, suit: int, bit: int, counts: bool
) -> tuple[int, int, int]:
    """The places of the weights of what is given up with a card.

    Args:
        course: the deal.
        trumps: the trumps of the hand.
        suit: the suit of the card.
        bit: the card in it.
        counts: whether it is worth anything.
    """
    shift = course[SHIFT]
    trump = course[COURSE_TRUMP]
    mine = course[HANDS + course[TURN] * _SUITS + suit]
    out = course[LEFT + suit] & ~mine
    is_trump = suit == trump
    higher = min(bits_set(out >> (((bit >> shift) + 1) << shift)), HIGHER - 1)
    number = bits_set(mine)
    return (
        COST + ((is_trump * HIGHER + higher) << 1) + counts,
        NO_CLASS if suit == course[LED] else DISCARD + length_class(suit, trump, number, trumps),
        LAST_TRUMP if is_trump and number == 1 else NO_CLASS,
    )


@borrowing_inlined
def follow_by_rule(
    table: RuleTable, course: Course, weights: Numbers, wanted: int, heat: float
) -> tuple[int, float]:
    """The card to play, and how likely ``wanted`` is; see ``lead_by_rule``."""
    only, allowed = may_play(table, course)
    hand = HANDS + course[TURN] * _SUITS
    trump = course[COURSE_TRUMP]
    shift = course[SHIFT]
    trumps = course[hand + trump] if trump >= 0 else 0
    stage = stage_of(course)
    after = still_to_play(course)
    pot = worth_of(table, course[POT])
    base = (course[STYLE + course[TURN]] * STAGES + stage) * WEIGHTS
    best = _WORST
    choice = 0
    odds = total = 0.0
    first = 0 if only == ANY else only
    for suit in range(first, _SUITS if only == ANY else only + 1):
        rest = course[hand + suit] if only == ANY else allowed
        while rest != 0:
            bit = highest_bit(rest)
            rank = bit >> shift
            rest &= (1 << (rank << shift)) - 1
            if only != ANY and rest == 0 and best == _WORST:
                return (suit << SUIT_SHIFT) + bit, 1.0
            worth = worth_of(table, table[VALUE + rank])
            result = result_class(course, after, suit, rank)
            cost, discard, last = cost_classes(course, trumps, suit, bit, worth != 0)
            value = weights[base + RESULT + result] + weights[base + cost]
            value += weights[base + discard] + weights[base + last]
            value += weights[base + COST_RANK + (suit == trump)] * rank
            by_worth = weights[base + RESULT_WORTH + result]
            by_worth += weights[base + cost + COST_WORTH - COST]
            value += (by_worth * worth + weights[base + RESULT_POT + result] * pot) >> 7
            if wanted != NONE:
                of_card = math.exp(value / heat)
                total += of_card
                if wanted == suit * table[RANKS_IN_SUIT] + rank:
                    odds = of_card
            if value > best:
                best = value
                choice = (suit << SUIT_SHIFT) + bit
    return choice, odds / total if wanted != NONE else 1.0
