"""Deals to fit weights on: hands at the first lead, roughly as an auction and a pass leave them."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from acesaround.kernel import compile_rules
from acesaround.kernel.chance import below, next_of, stream_of
from acesaround.kernel.compiled import compiled
from acesaround.kernel.course import Numbers
from acesaround.kernel.dealing import deal_at_random
from acesaround.kernel.position import Position, position
from acesaround.kernel.rule_table import BITS, COPIES, RANKS_IN_SUIT, RuleTable
from acesaround.rules import preset

BIDDER = 0
_SUITS = 4


class Kind(NamedTuple):
    """A way to come to the first lead.

    ``passed`` cards go from the bidder's partner to the bidder and as many back; the bidder takes
    the widow, if there is one, and buries as many cards. Without a bidder trump is any suit,
    otherwise the bidder's longest. The bidder leads, or anybody where the ``eldest`` does.
    """

    rules: str
    size: int
    sides: tuple[int, ...]
    bidder: int = -1
    passed: int = 0
    eldest: bool = False


KINDS = (
    Kind("two_hand", 12, (0, 1)),
    Kind("three_hand", 16, (0, 1, 2)),
    Kind("four_hand_solo", 12, (0, 1, 2, 3)),
    Kind("partnership_classic", 12, (0, 1, 0, 1)),
    Kind("modern3", 15, (0, 1, 1), BIDDER),
    Kind("auction_chips", 15, (0, 1, 1), BIDDER),
    Kind("modern", 12, (0, 1, 0, 1), BIDDER, passed=4),
    Kind("partnership_auction", 12, (0, 1, 0, 1), BIDDER, eldest=True),
    Kind("firehouse", 12, (0, 1, 0, 1), BIDDER),
    Kind("racehorse", 12, (0, 1, 0, 1), BIDDER),
    Kind("double_deck", 20, (0, 1, 0, 1), BIDDER),
)


class Deals(NamedTuple):
    """Deals of one kind: packed hands [deal, place], and the number of the position of each."""

    table: RuleTable
    hands: Numbers
    starts: Numbers
    positions: Numbers


def deals_of(kind: Kind, number: int, seed: int) -> Deals:
    """So many deals, the same for the same seed."""
    table = compile_rules(preset(kind.rules))
    hands = np.zeros((number, len(kind.sides)), dtype=np.int64)
    starts = np.zeros(number, dtype=np.int64)
    deal_at_random(table, kind.size, seed, hands)
    _arrange(table, kind.size, kind.bidder, kind.passed, seed, hands, starts)
    leaders = range(len(kind.sides) if kind.eldest else 1)
    positions = [_position(kind, trump, leader) for leader in leaders for trump in range(_SUITS)]
    starts += _SUITS * (np.arange(number) % len(leaders))
    return Deals(table, hands, starts, np.stack(positions))


def _position(kind: Kind, trump: int, leader: int) -> Position:
    return position(
        trump=trump,
        leader=leader,
        trick=(),
        tricks_left=kind.size,
        sides=kind.sides,
        first_trick=True,
        bidder=kind.bidder,
    )


@compiled
def _arrange(
    table: RuleTable,
    size: int,
    bidder: int,
    passed: int,
    seed: int,
    hands: Numbers,
    trumps: Numbers,
) -> None:
    types = table[RANKS_IN_SUIT] * _SUITS
    places = hands.shape[1]
    widow = types * table[COPIES] - size * places
    for number in range(len(hands)):
        if bidder < 0:
            trumps[number] = below(next_of(stream_of(seed, number)), _SUITS)
            continue
        hand = _counts(table, hands[number, bidder])
        if widow > 0:
            rest = np.full(types, table[COPIES], dtype=np.int64)
            for place in range(places):
                rest -= _counts(table, hands[number, place])
            hand += rest
        trump = _longest(table, hand)
        trumps[number] = trump
        for _ in range(widow):
            hand[_least(table, hand, trump)] -= 1
        if passed > 0:
            partner = _counts(table, hands[number, bidder + 2])
            for _ in range(passed):
                _give(partner, hand, _most(table, partner, trump))
            for _ in range(passed):
                _give(hand, partner, _least(table, hand, trump))
            hands[number, bidder + 2] = _packed(table, partner)
        hands[number, bidder] = _packed(table, hand)


@compiled
def _counts(table: RuleTable, hand: int) -> Numbers:
    counts = np.zeros(table[RANKS_IN_SUIT] * _SUITS, dtype=np.int64)
    for number in range(len(counts)):
        counts[number] = (hand >> (number * table[BITS])) & ((1 << table[BITS]) - 1)
    return counts


@compiled
def _packed(table: RuleTable, counts: Numbers) -> int:
    hand = 0
    for number in range(len(counts)):
        hand += counts[number] << (number * table[BITS])
    return hand


@compiled
def _give(giver: Numbers, taker: Numbers, number: int) -> None:
    giver[number] -= 1
    taker[number] += 1


@compiled
def _length(table: RuleTable, counts: Numbers, suit: int) -> int:
    ranks = table[RANKS_IN_SUIT]
    return counts[suit * ranks : (suit + 1) * ranks].sum()


@compiled
def _longest(table: RuleTable, counts: Numbers) -> int:
    best = 0
    for suit in range(1, _SUITS):
        if _length(table, counts, suit) > _length(table, counts, best):
            best = suit
    return best


@compiled
def _use(table: RuleTable, counts: Numbers, trump: int, number: int) -> int:
    """How much the bidder wants a card: trumps, then aces, then cards of long suits."""
    ranks = table[RANKS_IN_SUIT]
    suit, rank = number // ranks, number % ranks
    if suit == trump:
        return 1000 + rank
    if rank == ranks - 1:
        return 500
    return 10 * _length(table, counts, suit) - rank


@compiled
def _least(table: RuleTable, counts: Numbers, trump: int) -> int:
    best, least = 0, 1 << 60
    for number in range(len(counts)):
        use = _use(table, counts, trump, number)
        if counts[number] > 0 and use < least:
            best, least = number, use
    return best


@compiled
def _most(table: RuleTable, counts: Numbers, trump: int) -> int:
    best, most = 0, -(1 << 60)
    for number in range(len(counts)):
        use = _use(table, counts, trump, number)
        if counts[number] > 0 and use > most:
            best, most = number, use
    return best
