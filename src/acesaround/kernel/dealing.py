"""Dealing at random in compiled code."""

from __future__ import annotations

import numpy as np

from acesaround.kernel.chance import below, next_of, stream_of
from acesaround.kernel.compiled import borrowing_inlined, compiled
from acesaround.kernel.course import Numbers
from acesaround.kernel.rule_table import BITS, COPIES, RANKS_IN_SUIT, RuleTable

_SUITS = 4


@compiled
def deal_at_random(table: RuleTable, size: int, seed: int, hands: Numbers) -> None:
    """Fill ``hands``, [deal, place], with packed hands of ``size`` cards; the rest is not dealt.

    A deal depends on the seed and its number alone. ``size`` times the places must not be more
    than the deck.
    """
    deck = full_deck(table)
    for number in range(len(hands)):
        shuffle(deck, stream_of(seed, number))
        deal_out(table, deck, size, hands[number])


@compiled
def full_deck(table: RuleTable) -> Numbers:
    """The type of every card of the deck."""
    copies = table[COPIES]
    deck = np.empty(table[RANKS_IN_SUIT] * _SUITS * copies, dtype=np.int64)
    for number in range(len(deck)):
        deck[number] = number // copies
    return deck


@borrowing_inlined
def shuffle(deck: Numbers, stream: int) -> int:
    """Bring the deck into another order, every one as likely; the stream after it."""
    for last in range(len(deck) - 1, 0, -1):
        stream = next_of(stream)
        other = below(stream, last + 1)
        deck[last], deck[other] = deck[other], deck[last]
    return stream


@borrowing_inlined
def deal_out(table: RuleTable, deck: Numbers, size: int, hands: Numbers) -> None:
    """Pack the first cards of the deck into hands of ``size``."""
    for place in range(len(hands)):
        packed = 0
        for at in range(place * size, place * size + size):
            packed += 1 << (deck[at] * table[BITS])
        hands[place] = packed
