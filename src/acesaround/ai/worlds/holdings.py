"""How likely each seat holds each card."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from acesaround.ai.worlds.boxes import Place
from acesaround.ai.worlds.constraints import Constraints
from acesaround.cards import Card


class Holdings:
    """Chances of what lies in the hidden hands and aside.

    ``exact`` says whether all that was shown is taken into account.
    """

    def __init__(self, constraints: Constraints, chances: NDArray[np.float64], exact: bool) -> None:
        """``chances`` [type, box, copies] as the compiled code gives them."""
        self.exact = exact
        self._constraints = constraints
        self._chances = chances

    def exactly(self, seat: int, card: Card, copies: int) -> float:
        """The chance that another seat's hand holds just so many copies of the card."""
        return self._of(Place.HAND, seat, card, copies)

    def any(self, seat: int, card: Card) -> float:
        """The chance that another seat's hand holds the card at all."""
        return 1.0 - self.exactly(seat, card, 0)

    def expected(self, seat: int, card: Card) -> float:
        """How many copies of the card another seat's hand holds on average."""
        most = self._chances.shape[2]
        return sum(copies * self.exactly(seat, card, copies) for copies in range(1, most))

    def aside(self, place: Place, card: Card, copies: int) -> float:
        """The chance that so many copies of the card lie aside in a place."""
        return self._of(place, None, card, copies)

    def _of(self, place: Place, seat: int | None, card: Card, copies: int) -> float:
        for at, box in enumerate(self._constraints.boxes):
            wanted = box.place is place and (seat is None or box.seat == seat)
            if wanted and (box.only is None or card in box.only):
                slot = self._constraints.slot_of(card)
                if slot is None or copies >= self._chances.shape[2]:
                    return float(copies == 0)
                return float(self._chances[slot, at, copies])
        raise ValueError(f"there is no hidden {place.value} of seat {seat} to ask about")
