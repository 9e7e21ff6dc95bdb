"""Hands as single integers: how many copies of each card type a hand holds, side by side.

Types are numbered suit by suit in the order of ``SUITS``, and within a suit from the lowest rank
of the deck up, so type = suit * ranks + rank. The copies of a type take ``bits`` bits from bit
``type * bits`` on: 2 in the single deck (48 bits in all), 3 in the double deck (60). Hands are
added and subtracted as plain numbers, and a suit of a hand is a shift and a mask.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

import msgspec

from acesaround.cards import SUITS, Card, Hand, card_of, deck_of, sort_hand
from acesaround.cards.card import RANKS

_WEAKEST_FIRST = tuple(reversed(RANKS))


class Packing(msgspec.Struct, frozen=True):
    """How the hands of a deck are packed: ``ranks`` in a suit and ``bits`` a card type."""

    ranks: int
    bits: int

    @property
    def types(self) -> int:
        """How many different cards there are."""
        return len(SUITS) * self.ranks

    def type_of(self, card: Card) -> int:
        """The number of a card. ValueError if the deck has none such, or for a back."""
        missing = len(RANKS) - self.ranks
        rank = getattr(card, "strength", -1) - missing
        if rank < 0:
            raise ValueError(f"{card} cannot be packed: the deck has {self.ranks} ranks")
        return SUITS.index(card.suit) * self.ranks + rank

    def card_of(self, number: int) -> Card:
        """The card with this number."""
        suit, rank = divmod(number, self.ranks)
        return card_of(_WEAKEST_FIRST[rank + len(RANKS) - self.ranks], SUITS[suit])

    def pack(self, cards: Iterable[Card]) -> int:
        """The cards, in any order, as one number. ValueError for a card that is not in the deck."""
        return sum(1 << (self.type_of(card) * self.bits) for card in cards)

    def unpack(self, packed: int) -> Hand:
        """The cards of a packed hand, sorted."""
        mask = (1 << self.bits) - 1
        return sort_hand(
            self.card_of(number)
            for number in range(self.types)
            for _ in range(packed >> (number * self.bits) & mask)
        )


@cache
def packing_of(copies: int, nines: bool) -> Packing:
    """How hands of a deck with so many copies of each card are packed.

    Raises:
        ValueError: the deck does not fit into 63 bits.
    """
    ranks = len(deck_of(copies, nines)) // (copies * len(SUITS))
    packing = Packing(ranks, bits=copies.bit_length())
    if packing.types * packing.bits > 63:
        raise ValueError(f"{copies} copies of {packing.types} cards do not fit into one number")
    return packing
