"""What happens in each world after two cards, side by side: the stuff that reasons are made of."""

from __future__ import annotations

from functools import cached_property

import numpy as np
from numpy.typing import NDArray

from acesaround.kernel.position import TRUMP
from acesaround.kernel.rule_table import RANKS_IN_SUIT
from acesaround.teaching.comparing import CardComparison, Figures, Line

Flags = NDArray[np.bool_]


class CardFacts:
    """What follows from one card in every world of a comparison; each array is [world]."""

    def __init__(self, comparison: CardComparison, number: int) -> None:
        self._comparison = comparison
        self._number = number
        self._moment = comparison.moment
        self._ranks = int(comparison.moment.table[RANKS_IN_SUIT])

    @cached_property
    def _lines(self) -> list[Line]:
        comparison = self._comparison
        return [comparison.line(world, self._number) for world in range(comparison.worlds)]

    def _is_ours(self, place: int) -> bool:
        return bool(self._comparison.ours[place])

    @cached_property
    def ours(self) -> Flags:
        """The own side wins this trick."""
        return np.array([self._is_ours(line[0].winner) for line in self._lines])

    @cached_property
    def own(self) -> Flags:
        """The seat itself wins this trick."""
        return np.array([line[0].winner == self._moment.own for line in self._lines])

    @cached_property
    def points(self) -> Figures:
        """The points of this trick."""
        return np.array([line[0].points for line in self._lines], dtype=np.float64)

    @cached_property
    def balance(self) -> Figures:
        """The points of this trick, counted as lost where the others win it."""
        return np.where(self.ours, self.points, -self.points)

    @cached_property
    def all_points(self) -> Figures:
        """The points of all tricks from now on, own side less the others."""
        points = self._comparison.points[:, self._number].astype(np.float64)
        ours = points[:, self._comparison.ours].sum(axis=1)
        return np.asarray(2.0 * ours - points.sum(axis=1))

    @cached_property
    def last_ours(self) -> Flags:
        """The own side wins the last trick."""
        return np.array([self._is_ours(line[-1].winner) for line in self._lines])

    @cached_property
    def last_balance(self) -> Figures:
        """The points of the last trick, counted as lost where the others win it."""
        return np.array(
            [
                line[-1].points if self._is_ours(line[-1].winner) else -line[-1].points
                for line in self._lines
            ],
            dtype=np.float64,
        )

    @cached_property
    def their_trumps(self) -> Figures:
        """How many trumps the others play to this trick from now on."""
        return np.array([self._trumps_of_others(line) for line in self._lines], dtype=np.float64)

    def _trumps_of_others(self, line: Line) -> int:
        trump = int(self._moment.position[TRUMP])
        return sum(
            card // self._ranks == trump and not self._is_ours(place)
            for place, card in line[0].cards
        )

    def wins_later(self, card: int) -> Flags:
        """The seat wins a later trick with the card type."""
        own = self._moment.own
        return np.array(
            [
                any(trick.winner == own and (own, card) in trick.cards for trick in line[1:])
                for line in self._lines
            ]
        )

    def trumps_later(self, suit: int) -> Flags:
        """The seat wins a later trick by trumping a lead of the suit."""
        trump = int(self._moment.position[TRUMP])
        return np.array([self._trumps_in(line, suit, trump) for line in self._lines])

    def _trumps_in(self, line: Line, suit: int, trump: int) -> bool:
        own = self._moment.own
        for trick in line[1:]:
            led = trick.cards[0][1] // self._ranks
            if led == suit != trump and trick.winner == own:
                mine = next(card for place, card in trick.cards if place == own)
                if mine // self._ranks == trump:
                    return True
        return False
