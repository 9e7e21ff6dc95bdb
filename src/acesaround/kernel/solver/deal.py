"""A deal laid out for the search: cards one by one, what beats what, and what they count."""

from __future__ import annotations

import math

import numpy as np
from numpy.typing import NDArray

from acesaround.kernel import position as at
from acesaround.kernel import rule_table as rule
from acesaround.kernel.bits import bits_set
from acesaround.kernel.compiled import borrowing
from acesaround.kernel.position import Position
from acesaround.kernel.rule_table import RuleTable
from acesaround.kernel.solver import layout as in_
from acesaround.kernel.solver.layout import Workspace

FITS, TOO_MANY, UNEQUAL, NO_CARDS, UNORDERED = 0, 1, 2, 3, 4


@borrowing
def lay_out(work: Workspace, table: RuleTable, position: Position, hands: NDArray[np.int64]) -> int:
    """Fill ``head`` and ``cards`` from packed hands, one for each place; FITS or what is wrong."""
    head, cards = work.head, work.cards
    places = position[at.PLACES]
    head[in_.PLACES] = places
    head[in_.TRUMP] = position[at.TRUMP]
    head[in_.ALWAYS_BEAT] = 1 if table[rule.HEAD] == 0 else 0
    head[in_.FORCED] = 1 - table[rule.UNDERTRUMP_FREE]
    first = position[at.FIRST_TRICK] == 1 and position[at.PLAYED] == 0
    head[in_.FIRST_TRUMP] = 1 if first and table[rule.FIRST_LEAD_TRUMP] == 1 else 0
    for place in range(places):
        head[in_.OWN + place] = 0
        head[in_.NEXT + place] = place + 1 if place + 1 < places else 0
        head[in_.SIDE + place] = position[at.SIDE + place]
    unit = table[rule.LAST_TRICK]
    most = 1
    for rank in range(table[rule.RANKS_IN_SUIT]):
        unit = math.gcd(unit, table[rule.VALUE + rank])
        if rank and table[rule.VALUE + rank] < table[rule.VALUE + rank - 1]:
            return UNORDERED
        most = max(most, table[rule.VALUE + rank])
    head[in_.UNIT] = unit
    if not _number_cards(work, table, position, hands):
        return TOO_MANY
    total = table[rule.LAST_TRICK] // unit
    for card in range(head[in_.CARDS]):
        value = table[rule.VALUE + cards[in_.RANK + card]]
        cards[in_.UNITS + card] = value // unit
        cards[in_.PIPS + card] = 10 * value // most
        total += value // unit
    head[in_.TOTAL] = total
    bits = 1
    while total >> bits:
        bits += 1
    head[in_.VALUE_BITS] = bits
    _compare_cards(work, table)
    head[in_.MEMO_MASK] = len(work.memo) - 1
    if head[in_.CARDS] <= 32:
        head[in_.MEMO_MASK] = min(head[in_.MEMO_MASK], (1 << 18) - 1)
    for place in range(in_.GOOD_LEAD, in_.HEAD_SIZE):
        head[place] = -1
    head[in_.SALT] = (head[in_.SALT] + 0x1D8AF066A1B3C5E7) * 0x5851F42D4C957F2D
    for place in range(places):
        if bits_set(head[in_.OWN + place]) != position[at.TRICKS_LEFT]:
            return UNEQUAL
    return FITS if head[in_.CARDS] else NO_CARDS


@borrowing
def _number_cards(
    work: Workspace, table: RuleTable, position: Position, hands: NDArray[np.int64]
) -> bool:
    """Number the cards in the hands and on the table; False if there are too many."""
    head, cards = work.head, work.cards
    places, played, leader = position[at.PLACES], position[at.PLAYED], position[at.LEADER]
    ranks, bits = table[rule.RANKS_IN_SUIT], table[rule.BITS]
    number = 0
    for suit in range(4):
        head[in_.SHIFT + suit] = number
        for rank in range(ranks):
            kind = suit * ranks + rank
            for place in range(places):
                copies = (hands[place] >> (kind * bits)) & ((1 << bits) - 1)
                turn = (place - leader + places) % places
                if turn < played and position[at.TRICK + turn] == kind:
                    copies += 1
                for _ in range(copies):
                    if number == in_.MOST_CARDS:
                        return False
                    cards[in_.RANK + number] = rank
                    cards[in_.OWNER + number] = place
                    cards[in_.TYPE + number] = kind
                    head[in_.OWN + place] |= 1 << number
                    number += 1
        width = number - head[in_.SHIFT + suit]
        if width > in_.MOST_IN_SUIT:
            return False
        head[in_.WIDTH_MASK + suit] = (1 << width) - 1
        head[in_.SUIT + suit] = head[in_.WIDTH_MASK + suit] << head[in_.SHIFT + suit]
    head[in_.CARDS] = number
    return True


@borrowing
def _compare_cards(work: Workspace, table: RuleTable) -> None:
    """What beats each card, and whether it must be beaten when its suit is led."""
    head, cards = work.head, work.cards
    ranks, trump = table[rule.RANKS_IN_SUIT], head[in_.TRUMP]
    head[in_.TRUMPS] = head[in_.SUIT + trump] if trump >= 0 else 0
    for card in range(head[in_.CARDS]):
        suit = cards[in_.TYPE + card] // ranks
        higher = 0
        for other in range(card + 1, head[in_.CARDS]):
            same = cards[in_.TYPE + other] // ranks == suit
            if same and cards[in_.RANK + other] > cards[in_.RANK + card]:
                higher |= 1 << other
        cards[in_.BEATS + card] = higher if suit == trump else higher | head[in_.TRUMPS]
        cards[in_.FOLLOW + card] = head[in_.SUIT + suit]
        must = table[rule.HEAD] == 0 or (table[rule.HEAD] == 1 and suit == trump)
        cards[in_.MUST_BEAT + card] = -1 if must else 0
