"""How many copies of each card a hand can have held, narrowed by what it showed."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from acesaround.ai.worlds.melded import Fewest
from acesaround.cards import Card

Open = list[tuple[tuple[int, ...], tuple[int, ...]]]
"""Demands on whole hands: numbers of types, and how many copies there may be of the scarcest."""


class Bounds:
    """The least and the most copies of each type in a hand, by the type's number."""

    def __init__(self, least: list[int], most: list[int]) -> None:
        self.least = least
        self.most = most

    def limit(self, number: int, least: int, most: int) -> None:
        """The hand held between ``least`` and ``most`` copies of a type."""
        self.least[number] = max(self.least[number], least)
        self.most[number] = min(self.most[number], most)

    def narrow(self, demands: Iterable[Fewest], number_of: Mapping[Card, int]) -> Open:
        """Use the demands for all that they say of single types; gives back what is still open."""
        rows = [(tuple(number_of[c] for c in each.cards), each.numbers) for each in demands]
        least, most = self.least, self.most
        for types, (fewest, *_) in rows:
            for each in types:
                least[each] = max(least[each], fewest)
        changed = True
        while changed:
            changed = False
            for types, (*_, number) in rows:
                scarce = [each for each in types if least[each] <= number]
                if len(scarce) == 1 and most[scarce[0]] > number:
                    most[scarce[0]] = number
                    changed = True
        return [row for row in rows if not self._met(*row)]

    def _met(self, types: tuple[int, ...], numbers: tuple[int, ...]) -> bool:
        """Whether the scarcest of the types is surely one of these numbers."""
        fewest, number = numbers[0], numbers[-1]
        whole = len(numbers) == number - fewest + 1
        return whole and any(self.most[each] <= number for each in types)
