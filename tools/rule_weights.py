"""Fit the weights of the playouts' rules of thumb by letting them play against themselves.

    python tools/rule_weights.py [--rounds 8] [--deals 6000]

In every decision of many deals each card that may be played is tried: the deal is played to its end
by the weights so far. What one card wins more than the other cards of the same decision is then
explained, by least squares, by the classes of the cards; that gives the weights of the next round.
The hands of others, which decide what a card wins, are those of the deal, so what cannot be seen
evens out over the deals. The later half of the rounds is taken together.

Prints what each round wins from the one before. Takes about half a minute a round.
"""

from __future__ import annotations

import argparse
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from acesaround.kernel import rule_classes as rule
from acesaround.kernel.bits import bits_set, highest_bit
from acesaround.kernel.chance import below, next_of, stream_of
from acesaround.kernel.compiled import borrowing, compiled
from acesaround.kernel.course import (
    ALLIES,
    COUNT,
    COURSE_SIZE,
    COURSE_TRUMP,
    HANDS,
    LEFT,
    LEFT_TRICKS,
    POT,
    SHIFT,
    STYLE,
    SUIT_SHIFT,
    TURN,
    Course,
    Numbers,
    begin,
    may_play,
    notice,
    play_card,
    take_trick,
    worth_of,
)
from acesaround.kernel.legal import ANY
from acesaround.kernel.playouts import RANDOM, RULE, choose
from acesaround.kernel.position import SIDE
from acesaround.kernel.rule_follow import cost_classes, result_class, still_to_play
from acesaround.kernel.rule_lead import lead_classes, length_class, stage_of, suit_class
from acesaround.kernel.rule_table import LAST_TRICK, VALUE, WORTH, RuleTable
from acesaround.kernel.rule_weights import FILE, RULE_WEIGHTS, write
from training_deals import KINDS, Deals, deals_of

Amounts = NDArray[np.float64]

_SUITS = 4
_SETS = len(rule.STYLES) * rule.STAGES
_CLASSES = 10  # the most classes of one card
_OFF_COURSE = 20  # one card in so many is played at random, so that odd situations are met too
_RIDGE = 30.0
_HUNDREDTHS, _PARTS = 100, 128


@borrowing
def _to_the_end(table: RuleTable, course: Course, card: int, weights: Numbers) -> int:
    """What the side that plays the card wins from now on, less what the others win; in points."""
    allies = course[ALLIES + course[TURN]]
    points = 0
    while True:
        notice(table, course, card)
        if play_card(table, course, card):
            won = take_trick(course)
            if course[LEFT_TRICKS] == 0:
                won += table[LAST_TRICK]
            points += won if (allies >> course[TURN]) & 1 else -won
            if course[LEFT_TRICKS] == 0:
                return points
        card = choose(table, course, RULE, 0, weights)


@borrowing
def _classify(
    table: RuleTable, course: Course, suit: int, bit: int, classes: Numbers, amounts: Amounts
) -> None:
    """The classes of a card, and by what the weight of each is multiplied."""
    me = course[TURN]
    trump = course[COURSE_TRUMP]
    trumps = course[HANDS + me * _SUITS + trump]
    mine = course[HANDS + me * _SUITS + suit]
    out = course[LEFT + suit] & ~mine
    rank = bit >> course[SHIFT]
    worth = worth_of(table, table[VALUE + rank])
    classes[:] = 0
    amounts[:] = 1
    amounts[0] = rank
    amounts[1] = worth / _HUNDREDTHS
    if course[COUNT] == 0:
        trumps_out = course[LEFT + trump] & ~trumps
        of_suit = suit_class(course, suit, out, trumps, trumps_out)
        main, twin = lead_classes(of_suit, suit == trump, mine, out, bit, course[SHIFT])
        classes[0] = rule.LEAD_RANK + (suit == trump)
        classes[1] = main + rule.LEAD_WORTH - rule.LEAD
        classes[2] = main
        classes[3] = twin
        classes[4] = rule.LEAD_LENGTH + length_class(suit, trump, bits_set(mine), trumps)
    else:
        result = result_class(course, still_to_play(course), suit, rank)
        cost, discard, last = cost_classes(course, trumps, suit, bit, worth != 0)
        classes[0] = rule.COST_RANK + (suit == trump)
        classes[1] = rule.RESULT_WORTH + result
        classes[2] = rule.RESULT_POT + result
        amounts[2] = worth_of(table, course[POT]) / _HUNDREDTHS
        classes[3] = cost + rule.COST_WORTH - rule.COST
        amounts[3] = worth / _HUNDREDTHS
        classes[4] = rule.RESULT + result
        classes[5] = cost
        classes[6] = discard
        classes[7] = last


@borrowing
def _choices(table: RuleTable, course: Course, cards: Numbers) -> int:
    """Write the different cards that may be played; how many there are."""
    only, allowed = may_play(table, course)
    number = 0
    for suit in range(_SUITS):
        rest = course[HANDS + course[TURN] * _SUITS + suit]
        if only != ANY:
            rest = allowed if suit == only else 0
        while rest != 0:
            bit = highest_bit(rest)
            cards[number] = (suit << SUIT_SHIFT) + bit
            number += 1
            rank = bit >> course[SHIFT]
            rest &= (1 << (rank << course[SHIFT])) - 1
    return number


@borrowing
def _add(
    number: int,
    classes: Numbers,
    amounts: Amounts,
    gains: Amounts,
    products: Amounts,
    targets: Amounts,
) -> None:
    """Add a decision to the equations of least squares: every card as it differs from another."""
    for card in range(number):
        for other in range(card):
            gain = (gains[card] - gains[other]) / number
            for one in range(2 * _CLASSES):
                of_card = one < _CLASSES
                at = one if of_card else one - _CLASSES
                row = classes[card, at] if of_card else classes[other, at]
                amount = amounts[card, at] if of_card else -amounts[other, at]
                targets[row] += amount * gain
                for two in range(_CLASSES):
                    product = amount / number
                    products[row, classes[card, two]] += product * amounts[card, two]
                    products[row, classes[other, two]] -= product * amounts[other, two]


@compiled
def _learn(
    table: RuleTable,
    positions: Numbers,
    hands: Numbers,
    starts: Numbers,
    seed: int,
    weights: Numbers,
    products: Amounts,
    targets: Amounts,
) -> None:
    """Play all deals and add every decision to the equations of its style and stage."""
    course = np.zeros(COURSE_SIZE, dtype=np.int64)
    trial = np.zeros(COURSE_SIZE, dtype=np.int64)
    cards = np.zeros(32, dtype=np.int64)
    gains = np.zeros(32)
    classes = np.zeros((32, _CLASSES), dtype=np.int64)
    amounts = np.zeros((32, _CLASSES))
    for deal in range(len(hands)):
        begin(table, positions[starts[deal]], hands[deal], course)
        stream = stream_of(seed, deal)
        while course[LEFT_TRICKS] > 0:
            number = _choices(table, course, cards)
            for at in range(number if number > 1 else 0):
                suit, bit = cards[at] >> SUIT_SHIFT, cards[at] & 31
                _classify(table, course, suit, bit, classes[at], amounts[at])
                trial[:] = course
                points = _to_the_end(table, trial, cards[at], weights)
                gains[at] = points * table[WORTH] / (65536.0 * _HUNDREDTHS)
            if number > 1:
                equations = course[STYLE + course[TURN]] * rule.STAGES + stage_of(course)
                _add(number, classes, amounts, gains, products[equations], targets[equations])
            stream = next_of(stream)
            policy = RANDOM if below(stream, _OFF_COURSE) == 0 else RULE
            card = choose(table, course, policy, next_of(stream), weights)
            notice(table, course, card)
            if play_card(table, course, card):
                take_trick(course)


@compiled
def _match(
    table: RuleTable,
    positions: Numbers,
    hands: Numbers,
    starts: Numbers,
    first: Numbers,
    second: Numbers,
    points: Numbers,
) -> None:
    """Play every deal with each side in turn on the first weights and the others on the second.

    ``points``, [deal, 2], are what the places on the first weights and those on the second win.
    """
    course = np.zeros(COURSE_SIZE, dtype=np.int64)
    for deal in range(len(hands)):
        for place in range(hands.shape[1]):
            begin(table, positions[starts[deal]], hands[deal], course)
            allies = course[ALLIES + place]
            if allies & ((1 << place) - 1) != 0:
                continue
            while course[LEFT_TRICKS] > 0:
                ours = (allies >> course[TURN]) & 1 != 0
                card = choose(table, course, RULE, 0, first if ours else second)
                notice(table, course, card)
                if play_card(table, course, card):
                    won = take_trick(course)
                    if course[LEFT_TRICKS] == 0:
                        won += table[LAST_TRICK]
                    ours = (allies >> course[TURN]) & 1 != 0
                    points[deal, 0 if ours else 1] += won


def advantage(deals: Deals, first: Numbers, second: Numbers) -> tuple[float, float]:
    """What a side wins by the first weights against the second, and half of its 95% interval.

    Each side plays the first weights in turn. In shares of the points of a deal, of which there are
    25; what is more than an even share counts as often as there are sides.
    """
    points = np.zeros((len(deals.hands), 2), dtype=np.int64)
    _match(deals.table, deals.positions, deals.hands, deals.starts, first, second, points)
    sides = len(set(deals.positions[0][SIDE : SIDE + deals.hands.shape[1]].tolist()))
    shares = 25 * (points[:, 0] * sides / points.sum(axis=1) - 1)
    return float(shares.mean()), float(1.96 * shares.std() / len(shares) ** 0.5)


def fitted(weights: Numbers, number: int, seed: int) -> Numbers:
    """The weights that explain what is won when all play by these weights."""
    products = np.zeros((_SETS, rule.WEIGHTS, rule.WEIGHTS))
    targets = np.zeros((_SETS, rule.WEIGHTS))
    for at, kind in enumerate(KINDS):
        deals = deals_of(kind, number, seed + at)
        _learn(
            deals.table,
            deals.positions,
            deals.hands,
            deals.starts,
            seed,
            weights,
            products,
            targets,
        )
    products += _RIDGE * np.eye(rule.WEIGHTS)
    found = np.linalg.solve(products, targets[..., np.newaxis])[..., 0] * _HUNDREDTHS
    for first, last in rule.BY_WORTH:
        found[:, first:last] *= _PARTS / _HUNDREDTHS
    found[:, rule.NO_CLASS] = 0
    return np.rint(found).astype(np.int64).reshape(-1)


def main() -> None:
    """Fit, print and write."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=8)
    parser.add_argument("--deals", type=int, default=6000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=FILE)
    parser.add_argument("--blank", action="store_true", help="begin without any weights")
    wanted = parser.parse_args()
    weights = np.zeros_like(RULE_WEIGHTS) if wanted.blank else RULE_WEIGHTS.copy()
    rounds: list[Numbers] = []
    for number in range(wanted.rounds):
        found = fitted(weights, wanted.deals, wanted.seed + 1000 * (number + 1))
        for kind in KINDS:
            won, half = advantage(deals_of(kind, 4000, wanted.seed), found, weights)
            print(f"round {number + 1} {kind.rules:<20} {won:+.3f} +- {half:.3f}", flush=True)
        weights = found
        rounds.append(found)
    # Rounds sway a little around what they come to.
    late = np.mean(rounds[len(rounds) // 2 :], axis=0)
    write(np.rint(late).astype(np.int64), wanted.out)


if __name__ == "__main__":
    main()
