"""How many copies of each card a hand can hold, narrowed by what it showed."""

from __future__ import annotations

from collections.abc import Iterable

from acesaround.ai.worlds.melded import Fewest
from acesaround.kernel import Packing


class Bounds:
    """The least and the most copies of each type in some hidden cards.

    ``base`` are cards known to belong to the hand that is meant besides; all lists are indexed by
    the type's number.
    """

    def __init__(self, base: list[int], least: list[int], most: list[int]) -> None:
        self.base = base
        self._least = [a + b for a, b in zip(base, least, strict=True)]
        self._most = [a + b for a, b in zip(base, most, strict=True)]

    @property
    def least(self) -> list[int]:
        """The least copies among the hidden cards."""
        return [max(0, n - known) for n, known in zip(self._least, self.base, strict=True)]

    @property
    def most(self) -> list[int]:
        """The most copies among the hidden cards."""
        return [n - known for n, known in zip(self._most, self.base, strict=True)]

    def limit(self, number: int, least: int, most: int) -> None:
        """The hand held between ``least`` and ``most`` copies of a type."""
        self._least[number] = max(self._least[number], least)
        self._most[number] = min(self._most[number], most)

    def narrow(
        self, demands: Iterable[Fewest], packing: Packing
    ) -> list[tuple[tuple[int, ...], int]]:
        """Use the demands; gives back those that are still open, as type numbers and a number."""
        rows = [
            (tuple(packing.type_of(card) for card in demand.cards), demand.number)
            for demand in demands
        ]
        for types, number in rows:
            for each in types:
                self._least[each] = max(self._least[each], number)
        while True:
            changed = False
            for types, number in rows:
                scarce = [each for each in types if self._least[each] <= number]
                if len(scarce) == 1 and self._most[scarce[0]] > number:
                    self._most[scarce[0]] = number
                    changed = True
            if not changed:
                break
        return [
            (types, number)
            for types, number in rows
            if all(self._most[each] > number for each in types)
        ]
