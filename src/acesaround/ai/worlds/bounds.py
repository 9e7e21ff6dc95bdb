"""How many copies of each card a hand can have held, narrowed by what it showed."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from acesaround.ai.worlds.melded import Fewest
from acesaround.cards import Card

Open = list[tuple[tuple[int, ...], int]]
"""Demands on whole hands: numbers of types, and how many copies there are of the scarcest."""


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
        rows = [(tuple(number_of[c] for c in each.cards), each.number) for each in demands]
        least, most = self.least, self.most
        for types, number in rows:
            for each in types:
                least[each] = max(least[each], number)
        changed = True
        while changed:
            changed = False
            for types, number in rows:
                scarce = [each for each in types if least[each] <= number]
                if len(scarce) == 1 and most[scarce[0]] > number:
                    most[scarce[0]] = number
                    changed = True
        return [row for row in rows if all(most[each] > row[1] for each in row[0])]
