"""A puzzle in the making: what is known of the boxes so far."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache

import numpy as np
from numpy.typing import NDArray

from acesaround.ai.worlds.boxes import Box, Place
from acesaround.ai.worlds.numbers import numbers_of
from acesaround.cards import SUITS, Card, Rank, card_of
from acesaround.kernel import Packing
from acesaround.kernel.sampling import BASES, TYPES, WIDTH, Puzzle
from acesaround.rules import PINOCHLE_CARDS

_AFTER_MARRIAGES = (Rank.JACK, Rank.ACE, Rank.TEN, Rank.NINE)


class Draft:
    """Boxes in their order and, for each of them, lists indexed by the number of a card type.

    ``least`` and ``most`` are copies in a box, ``group_least`` and ``group_most`` those in all
    boxes of a group, by the number of its first box (see ``Puzzle``).
    """

    def __init__(
        self, packing: Packing, boxes: tuple[Box, ...], unseen: Mapping[Card, int]
    ) -> None:
        self.packing = packing
        self.boxes = boxes
        self.number = numbers_of(packing)
        self.cards = tuple(self.number)
        self.copies = copies = [unseen.get(card, 0) for card in self.cards]
        self.order = [number for number in _dealing_order(packing) if copies[number]]
        self.slot = {number: slot for slot, number in enumerate(self.order)}
        self.group = [self._group_of(box) for box in boxes]
        types = packing.types
        self.least = [[0] * types for _ in boxes]
        self.most = [list(copies) for _ in boxes]
        self.group_least = [[0] * types for _ in boxes]
        self.group_most = [list(copies) for _ in boxes]
        self.earlier = [[0] * types for _ in boxes]
        self.spare = [0] * types
        self._demands: list[list[int]] = []
        self._joined: set[int] = set()

    def _group_of(self, box: Box) -> int:
        if box.place is not Place.BURIED:
            return self.boxes.index(box)
        return next(
            at
            for at, hand in enumerate(self.boxes)
            if hand.place is Place.HAND and hand.seat == box.seat
        )

    def buried_from(self, at: int) -> list[int]:
        """The boxes that were filled out of the hand in a box."""
        return [n for n, group in enumerate(self.group) if group == at and n != at]

    def hidden(self, boxes: list[int]) -> tuple[list[int], list[int]]:
        """The least and the most copies of each type in some boxes together."""
        if len(boxes) == 1:
            return list(self.least[boxes[0]]), list(self.most[boxes[0]])
        least, most = [0] * self.packing.types, [0] * self.packing.types
        for number in self.order:
            for box in boxes:
                least[number] += self.least[box][number]
                most[number] += self.most[box][number]
            most[number] = min(most[number], self.copies[number])
        return least, most

    def limit(self, at: int, boxes: list[int], least: list[int], most: list[int]) -> None:
        """Narrow the copies in some boxes together: one box, or all of the group of ``at``."""
        lower, upper = self.least[at], self.most[at]
        if len(boxes) > 1:
            lower, upper = self.group_least[at], self.group_most[at]
        for number in self.order:
            lower[number] = max(lower[number], least[number])
            upper[number] = min(upper[number], most[number])

    def demand(
        self, kind: int, boxes: list[int], number: int, types: Sequence[int], base: list[int]
    ) -> None:
        """Ask of the boxes together what ``kernel.sampling.demands`` describes."""
        row = [0] * WIDTH
        row[:TYPES] = kind, sum(1 << box for box in boxes), number, len(types)
        for at, each in enumerate(types):
            row[TYPES + at] = self.slot.get(each, -1)
            row[BASES + at] = base[each]
        self._demands.append(row)

    def join(self, types: Sequence[int]) -> None:
        """Let a pair of types be dealt out together, so that a demand on them is settled."""
        if len(types) == 2 and all(number in self.slot for number in types):
            first, last = sorted(self.slot[number] for number in types)
            self._joined.update(range(first + 1, last + 1))

    def puzzle(self, tilt: NDArray[np.float64]) -> Puzzle:
        """The puzzle; ``tilt`` [types in their order of dealing, boxes]."""
        order = self.order
        return Puzzle(
            copies=np.array([self.copies[number] for number in order], dtype=np.int64),
            shift=np.array([number * self.packing.bits for number in order], dtype=np.int64),
            mask=(1 << self.packing.bits) - 1,
            room=np.array([box.size for box in self.boxes], dtype=np.int64),
            least=self._by_type(self.least),
            most=self._by_type(self.most),
            group=np.array(self.group, dtype=np.int64),
            group_least=self._by_type(self.group_least),
            group_most=self._by_type(self.group_most),
            earlier=self._by_type(self.earlier),
            spare=np.array([self.spare[number] for number in order], dtype=np.int64),
            tilt=tilt,
            joined=np.array([slot in self._joined for slot in range(len(order))], dtype=np.int64),
            demands=np.array(self._demands, dtype=np.int64).reshape(-1, WIDTH),
        )

    def _by_type(self, rows: list[list[int]]) -> NDArray[np.int64]:
        table = np.array(rows, dtype=np.int64).reshape(len(rows), self.packing.types)
        return np.ascontiguousarray(table[:, self.order].T)


@cache
def _dealing_order(packing: Packing) -> tuple[int, ...]:
    """Kings with their queens first: most melds are settled by them."""
    cards = []
    for suit in SUITS:
        cards += [card_of(Rank.KING, suit), card_of(Rank.QUEEN, suit)]
        if cards[-1] is PINOCHLE_CARDS[0]:
            cards.append(PINOCHLE_CARDS[1])
    for rank in _AFTER_MARRIAGES[: packing.ranks - 2]:
        cards += [card_of(rank, suit) for suit in SUITS if card_of(rank, suit) not in cards]
    return tuple(packing.type_of(card) for card in cards)
