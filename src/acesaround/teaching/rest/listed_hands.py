"""What the other seats may hold, world by world."""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np
from numpy.typing import NDArray

from acesaround.ai.worlds import NoWorld, Sampler
from acesaround.cards import SUITS, Card, Suit
from acesaround.game import View
from acesaround.kernel import Packing

Numbers = NDArray[np.int64]

FEW = 10_000
"""So many worlds are listed; it takes some ten milliseconds."""


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


def listed_hands(view: View) -> ListedHands | None:
    """All hands that the others can have; None where there are too many worlds, or none."""
    try:
        sampler = Sampler(view)
        worlds = sampler.all_worlds(FEW)
    except NoWorld:
        return None
    if worlds is None:
        return None
    seats = view.deal.seats
    places = {seat: place for place, seat in enumerate(seats) if seat != view.seat}
    return ListedHands(sampler.constraints.packing, worlds.hands, places)
