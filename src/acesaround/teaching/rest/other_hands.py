"""What the other seats may hold: by what is proved of single cards, or world by world."""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np
from numpy.typing import NDArray

from acesaround.ai.knowledge import Knowledge
from acesaround.cards import SUITS, Card, Suit
from acesaround.kernel import Packing

Numbers = NDArray[np.int64]


class ProvedHands:
    """By what the seat knows of each card: soon worked out, however many cards are out.

    How the cards of several hands hang together is left out, so more is held possible than is.
    """

    def __init__(self, known: Knowledge) -> None:
        self._known = known

    def may_be_higher(self, seat: int, card: Card, cards: int) -> bool:
        """As ``OtherHands`` tells."""
        higher = self._known.out(card.suit, card.strength)
        return self._most_of(seat, card.suit) >= cards and any(
            self._known.may_hold(seat, each) for each in higher
        )

    def may_run_short(self, seat: int, suit: Suit, cards: int, trump: Suit, trumps: int) -> bool:
        """As ``OtherHands`` tells."""
        if self._least_of(seat, suit) > cards or self._most_of(seat, trump) < trumps:
            return False
        elsewhere = sum(self._most_of(seat, other) for other in SUITS if other is not suit)
        return elsewhere + cards >= len(self._known.deal.hands[seat])

    def _least_of(self, seat: int, suit: Suit) -> int:
        return sum(n for card, n in self._known.held[seat].items() if card.suit is suit)

    def _most_of(self, seat: int, suit: Suit) -> int:
        room = self._least_of(seat, suit) + self._known.hidden[seat]
        return min(room, sum(self._known.most(seat, card) for card in self._known.out(suit)))


class ListedHands:
    """By every world that agrees with what the seat has seen: nothing is held possible that is not.

    ``hands`` [world, place] are packed; ``places`` has the place of each seat.
    """

    def __init__(self, packing: Packing, hands: Numbers, places: Mapping[int, int]) -> None:
        shifts = np.arange(packing.types, dtype=np.int64) * packing.bits
        mask = (1 << packing.bits) - 1
        self._packing = packing
        # [suit, rank from the lowest] copies, for each different hand that a seat can have.
        self._held = {
            seat: (np.unique(hands[:, place])[:, None] >> shifts & mask).reshape(
                -1, len(SUITS), packing.ranks
            )
            for seat, place in places.items()
        }

    def may_be_higher(self, seat: int, card: Card, cards: int) -> bool:
        """As ``OtherHands`` tells."""
        suit, rank = divmod(self._packing.type_of(card), self._packing.ranks)
        held = self._held[seat][:, suit]
        higher = held[:, rank + 1 :].any(axis=1)
        return bool((higher & (held.sum(axis=1) >= cards)).any())

    def may_run_short(self, seat: int, suit: Suit, cards: int, trump: Suit, trumps: int) -> bool:
        """As ``OtherHands`` tells."""
        long = self._held[seat].sum(axis=2)
        short = long[:, SUITS.index(suit)] <= cards
        return bool((short & (long[:, SUITS.index(trump)] >= trumps)).any())
