"""Worlds: all that could lie hidden, drawn at random or listed, from a View alone."""

from __future__ import annotations

from functools import cached_property

import msgspec
import numpy as np
from numpy.typing import NDArray

from acesaround.ai.worlds.boxes import Place
from acesaround.ai.worlds.constraints import Constraints, Tilt
from acesaround.ai.worlds.counting import count_of, quick_count_of
from acesaround.ai.worlds.holdings import Holdings
from acesaround.errors import AcesError
from acesaround.game import View
from acesaround.kernel.chance import stream_of
from acesaround.kernel.sampling import (
    Ways,
    draw_worlds,
    holdings_in,
    holdings_of,
    list_worlds,
    table_of,
    ways_of,
    weight_of_world,
)

Numbers = NDArray[np.int64]
Weights = NDArray[np.float64]

FEW = 10_000
"""So many worlds are listed rather than drawn."""
TRIES = 20_000
"""After so many tries at the least ..."""
TOO_FEW = 0.005
"""... demands of which a smaller part of the worlds meets all are given up."""


class NoWorld(AcesError, ValueError):
    """Nothing that could lie hidden agrees with what was seen: the View contradicts itself."""


class Worlds(msgspec.Struct, frozen=True):
    """Worlds as packed hands.

    ``hands`` [world, place] are the cards in hand, the viewer's own included, those melded on the
    table not; ``aside`` [world, column] is what lies aside, the columns being the sampler's
    ``aside``. ``weights`` [world] add up to 1; None where all worlds count alike.
    """

    hands: Numbers
    aside: Numbers
    weights: Weights | None = None


class Sampler:
    """The worlds that agree with a View.

    All deals count alike, equal cards being told apart: a world weighs as many deals as lead to it,
    whatever seats chose on the way. Choices that were hidden (cards passed or buried) count alike
    too. Where a stock lasts or lasted, all ways in which the hidden cards can lie now count alike,
    and not when each was drawn.

    ``aside`` are the places of hidden cards that nobody holds. ``acceptance`` is the part of the
    tries that met what only a trial can tell; ``demands_given_up`` says that so few did that it is
    left out of account, that is, some hands may hold melds that they would have shown.
    """

    def __init__(self, view: View, seed: int = 0, tilt: Tilt | None = None) -> None:
        """NoWorld if the View contradicts itself.

        ``tilt`` makes cards in hands more or less likely, for what habits tell.
        """
        self._seats = view.deal.seats
        self.constraints = Constraints(view, tilt)
        self._puzzle = self.constraints.puzzle
        self._ways: Ways = ways_of(self._puzzle)
        self._table = table_of(self._puzzle, self._ways, self._ways.weight)
        if not self._table[0, -1] > 0.0:
            raise NoWorld(f"no world agrees with what seat {view.seat} has seen")
        self._stream = int(stream_of(seed % (1 << 63), 0))
        self._tries = self._found = 0
        self.demands_given_up = False
        places = {box.place for box in self.constraints.boxes} - {Place.HAND}
        self.aside: tuple[Place, ...] = tuple(place for place in Place if place in places)

    @property
    def acceptance(self) -> float:
        """The part of the worlds tried so far that was good; 1 before the first."""
        return self._found / self._tries if self._tries else 1.0

    @property
    def exact(self) -> bool:
        """Whether ``deals``, ``distinct`` and ``draw`` leave nothing to trial."""
        return bool((self._ways.due < 0).all())

    @cached_property
    def deals(self) -> int:
        """How many deals, equal cards told apart, agree with what was seen; see ``exact``."""
        untilted = self._puzzle._replace(tilt=np.ones_like(self._puzzle.tilt))
        ways = ways_of(untilted)
        return count_of(untilted, ways, ways.weight)

    @cached_property
    def distinct(self) -> int:
        """How many different worlds agree with what was seen; see ``exact``."""
        return count_of(self._puzzle, self._ways, self._different)

    @cached_property
    def possible(self) -> int | None:
        """The same, where it is soon counted and ``exact``; else None."""
        return self._few_enough if self.exact else None

    @cached_property
    def _few_enough(self) -> int | None:
        return quick_count_of(self._puzzle, self._ways, self._different)

    @property
    def _different(self) -> Weights:
        return np.diff(self._ways.first_way).astype(np.float64)

    def draw(self, number: int) -> Worlds:
        """So many worlds, independent of each other; the same for the same View and seed."""
        boxes = np.zeros((number, len(self.constraints.boxes)), dtype=np.int64)
        have = 0
        while have < number:
            trying = not self.demands_given_up
            most = max(TRIES - self._tries, number) if trying else number
            found, tries, stream = draw_worlds(
                self._puzzle, self._ways, self._table, trying, most, self._stream, boxes[have:]
            )
            self._stream = int(stream)
            have += found
            if not trying:
                continue
            self._tries += tries
            self._found += found
            if self._tries >= TRIES and self.acceptance < TOO_FEW:
                # Worlds of both kinds must not be mixed.
                self.demands_given_up, have = True, 0
        return self._by_place(boxes)

    def all_worlds(self, limit: int = FEW) -> Worlds | None:
        """Every world with its weight, where there are at most ``limit`` to look at; or None."""
        listed = self._listed(limit)
        if listed is None:
            return None
        boxes, weights = listed
        return self._by_place(boxes, weights / weights.sum())

    def _listed(self, limit: int) -> tuple[Numbers, Weights] | None:
        number = self._few_enough
        if number is None or number > limit:
            return None
        boxes = np.zeros((number, len(self.constraints.boxes)), dtype=np.int64)
        weights = np.zeros(number)
        found = list_worlds(self._puzzle, self._ways, self._table, boxes, weights)
        if not found:
            raise NoWorld("no world agrees with the melds that were shown")
        return boxes[:found], weights[:found]

    def weight(self, hands: Numbers, aside: Numbers) -> float:
        """How likely one world is, given as a row of ``Worlds``, besides others; 0 if it cannot be.

        Only the proportion to the weights of other worlds means anything.
        """
        boxes = np.zeros(len(self.constraints.boxes), dtype=np.int64)
        for at, box in enumerate(self.constraints.boxes):
            if box.place is Place.HAND and box.seat is not None:
                boxes[at] = hands[self._seats.index(box.seat)]
            else:
                boxes[at] = self.constraints.part_of(box, int(aside[self.aside.index(box.place)]))
        return float(weight_of_world(self._puzzle, self._ways, boxes))

    @cached_property
    def holdings(self) -> Holdings:
        """How likely every seat holds each card, exactly.

        Where there are many worlds, what only a trial can tell is left out of account.
        """
        listed = None if self.exact else self._listed(FEW)
        if listed is None:
            chances = holdings_of(self._puzzle, self._ways, self._table)
        else:
            chances = holdings_in(self._puzzle, *listed)
        return Holdings(self.constraints, chances, self.exact or listed is not None)

    def _by_place(self, boxes: Numbers, weights: Weights | None = None) -> Worlds:
        hands = np.zeros((len(boxes), len(self._seats)), dtype=np.int64)
        aside = np.zeros((len(boxes), len(self.aside)), dtype=np.int64)
        for at, box in enumerate(self.constraints.boxes):
            if box.place is Place.HAND and box.seat is not None:
                hands[:, self._seats.index(box.seat)] = boxes[:, at]
            else:
                aside[:, self.aside.index(box.place)] += boxes[:, at]
        view = self.constraints.view
        if view.seat in self._seats:
            own = self.constraints.packing.pack(view.hand)
            hands[:, self._seats.index(view.seat)] = own
        return Worlds(hands, aside, weights)
