"""Playing deals out to their end, many at once: the work horse of the searching players.

``play_out`` is for one moment of one game and many worlds (all hands as they may be);
``play_deals`` deals at random besides. Both give the same for the same seed on every machine.
"""

from __future__ import annotations

import numpy as np

from acesaround.kernel.bits import bits_set, lowest_bit
from acesaround.kernel.chance import below, next_of, stream_of
from acesaround.kernel.compiled import borrowing_inlined, compiled
from acesaround.kernel.course import (
    COUNT,
    COURSE_SIZE,
    HANDS,
    LEFT_TRICKS,
    SUIT_SHIFT,
    TURN,
    Course,
    Numbers,
    begin,
    card_of_type,
    may_play,
    notice,
    play_card,
    take_trick,
)
from acesaround.kernel.dealing import deal_out, full_deck, shuffle
from acesaround.kernel.legal import ANY, part_of
from acesaround.kernel.position import LEADER, PLACES, TRICKS_LEFT, TRUMP, Position
from acesaround.kernel.rule_follow import follow_by_rule
from acesaround.kernel.rule_lead import NONE, lead_by_rule
from acesaround.kernel.rule_table import BITS, LAST_TRICK, RuleTable
from acesaround.kernel.rule_weights import RULE_WEIGHTS

RANDOM = 0
"""The policy that plays any card of the hand that it may, each copy as likely as the other."""
RULE = 1
"""The policy that plays by rules of thumb, without chance."""

_SUITS = 4


@compiled
def play_out(
    table: RuleTable,
    position: Position,
    worlds: Numbers,
    first_moves: Numbers,
    policy: int,
    seed: int,
    points: Numbers,
    tricks: Numbers,
) -> None:
    """Play every world to the end of the deal after each first move of the place to act.

    Args:
        table: the compiled rules.
        position: what is open to all, with the trick on the table.
        worlds: packed hands, [world, place]; the cards on the table are in none of them. Places
            that have played to the trick hold one card less. They are not changed.
        first_moves: card types, legal for the place to act, which holds them in every world.
        policy: how all places choose after that.
        seed: the draws of a world depend on it and on the number of the world alone, so that all
            first moves meet the same luck.
        points: [world, move, place] is set to the trick points that the place wins from now on, the
            trick on the table and the last trick included, in the scale of the table.
        tricks: the same for the number of tricks.
    """
    start = np.zeros(COURSE_SIZE, dtype=np.int64)
    course = np.zeros(COURSE_SIZE, dtype=np.int64)
    for world in range(len(worlds)):
        begin(table, position, worlds[world], start)
        for move in range(len(first_moves)):
            course[:] = start
            card = card_of_type(table, course, first_moves[move])
            stream = stream_of(seed, world)
            to_the_end(
                table, course, card, policy, stream, points[world, move], tricks[world, move]
            )


@compiled
def play_on(
    table: RuleTable, course: Course, policy: int, stream: int, points: Numbers, tricks: Numbers
) -> None:
    """Play all cards by the policy, from a moment with no first card given; see ``play_out``."""
    card = choose(table, course, policy, stream, RULE_WEIGHTS)
    to_the_end(table, course, card, policy, stream, points, tricks)


@compiled
def play_deals(
    table: RuleTable,
    position: Position,
    policy: int,
    seed: int,
    points: Numbers,
    tricks: Numbers,
) -> None:
    """Deal at random and play all tricks, again and again; the leader's longest suit is trump.

    Args:
        table: the compiled rules.
        position: the beginning of the play; its trump does not matter, and each place is dealt as
            many cards as there are tricks.
        policy: how all places choose.
        seed: a deal depends on it and the number of the deal alone.
        points: [deal, place], set as by ``play_out``.
        tricks: the same for the number of tricks.
    """
    begun = position.copy()
    course = np.zeros(COURSE_SIZE, dtype=np.int64)
    deck = full_deck(table)
    hands = np.zeros(position[PLACES], dtype=np.int64)
    for number in range(len(points)):
        stream = shuffle(deck, stream_of(seed, number))
        deal_out(table, deck, position[TRICKS_LEFT], hands)
        begun[TRUMP] = _longest_suit(table, hands[position[LEADER]])
        begin(table, begun, hands, course)
        stream = next_of(stream)
        card = choose(table, course, policy, stream, RULE_WEIGHTS)
        to_the_end(table, course, card, policy, stream, points[number], tricks[number])


@borrowing_inlined
def _longest_suit(table: RuleTable, hand: int) -> int:
    longest, most = 0, -1
    for suit in range(_SUITS):
        part = part_of(table, hand, suit)
        cards = 0
        while part != 0:
            cards += part & ((1 << table[BITS]) - 1)
            part >>= table[BITS]
        if cards > most:
            longest, most = suit, cards
    return longest


@borrowing_inlined
def to_the_end(
    table: RuleTable,
    course: Course,
    card: int,
    policy: int,
    stream: int,
    points: Numbers,
    tricks: Numbers,
) -> None:
    """Play the card and then all others by the policy; see ``play_out`` for what is set."""
    points[:] = 0
    tricks[:] = 0
    while True:
        if policy != RANDOM:
            notice(table, course, card)
        if play_card(table, course, card):
            won = take_trick(course)
            points[course[TURN]] += won
            tricks[course[TURN]] += 1
            if course[LEFT_TRICKS] == 0:
                points[course[TURN]] += table[LAST_TRICK]
                return
        stream = next_of(stream)
        card = choose(table, course, policy, stream, RULE_WEIGHTS)


@borrowing_inlined
def choose(table: RuleTable, course: Course, policy: int, stream: int, weights: Numbers) -> int:
    """The card that the policy plays for the place to play."""
    if policy == RANDOM:
        return _any_card(table, course, stream)
    if course[COUNT] == 0:
        return lead_by_rule(table, course, weights, NONE, 1.0)[0]
    return follow_by_rule(table, course, weights, NONE, 1.0)[0]


@borrowing_inlined
def _any_card(table: RuleTable, course: Course, stream: int) -> int:
    suit, cards = may_play(table, course)
    if suit != ANY:
        return (suit << SUIT_SHIFT) + _pick(cards, below(stream, bits_set(cards)))
    hand = HANDS + course[TURN] * _SUITS
    number = 0
    for suit in range(_SUITS):
        number += bits_set(course[hand + suit])
    number = below(stream, number)
    suit = 0
    while number >= bits_set(course[hand + suit]):
        number -= bits_set(course[hand + suit])
        suit += 1
    return (suit << SUIT_SHIFT) + _pick(course[hand + suit], number)


@borrowing_inlined
def _pick(cards: int, number: int) -> int:
    """The place of the bit with this number among the bits set, counted from below."""
    for _ in range(number):
        cards &= cards - 1
    return lowest_bit(cards)
