"""Trying cards on worlds that agree with a View: which worlds, and what each card brings in them.

Whoever chooses a card and whoever explains the choice look at the same values.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from acesaround.ai.search.drawing import each_once, evenly
from acesaround.ai.search.habits import habits_of
from acesaround.ai.search.levels import Level
from acesaround.ai.search.payoff import Payoff, buried_in, unit_of, worth_of
from acesaround.ai.search.reading import Reading
from acesaround.ai.search.solving import seen_open
from acesaround.ai.worlds import Moment, Sampler, Worlds
from acesaround.game import View
from acesaround.kernel.playouts import RULE, play_out
from acesaround.kernel.position import SIDE, TRICKS_LEFT

Numbers = NDArray[np.int64]

_FEW = 100
"""So many worlds are played one by one at any level: in an ending nobody should miss one."""
_DRAWN = 4
"""So many worlds are drawn for one that is taken where the play tells them apart."""
_OPEN = 0.5
"""The part of the value of an ending that is what it brings with all cards seen. Playouts err about
how well all will play, solving about what they will know; the mean errs less than either."""

_NODES = 400_000
"""A world that takes more positions to solve is left to the playouts."""


class Ends(NamedTuple):
    """How the deal ends in each world after each card, in figures and in points of the playouts.

    ``figures`` [world, card, 3] are the value to the seat, whether the contract is made, and the
    own camp's trick points from here on; in endings each is in part what comes of it with all cards
    seen. ``played`` are the same figures of the playouts alone, and ``points`` [world, card, place]
    what each place takes in them from here on.
    """

    figures: NDArray[np.float64]
    played: NDArray[np.float64]
    points: Numbers


class CardTrials:
    """Tries the cards that a seat may play in the strict play of a deal, as a level thinks.

    ``ours`` marks the places that play together with the seat, itself included; ``unit`` is that of
    the values.
    """

    def __init__(self, view: View, moment: Moment, level: Level, seed: int) -> None:
        """``moment`` is that of the view. Errors as of ``Sampler``."""
        self.moment = moment
        self.sampler = Sampler(view, seed, habits_of(view) if level.habits else None)
        self._view = view
        self._level = level
        self._seed = seed
        self._reading = Reading(view, moment, level.reading)
        self._reads = level.reading > 0 and not self._reading.says_nothing
        self.unit = unit_of(view, level.aim)
        self._payoff = Payoff(view, worth_of(view, level.aim))
        self._rounds = 0
        camps = moment.position[SIDE : SIDE + len(moment.seats)]
        self.ours: NDArray[np.bool_] = camps == camps[moment.own]
        self._two_camps = len(np.unique(camps)) == 2
        self._taken, self._won = _taken(view)

    def listed(self) -> Worlds | None:
        """Every world with its weight, as likely as the play so far makes it; None for too many."""
        worlds = self.sampler.all_worlds(max(self._level.worlds, _FEW))
        if worlds is None or not self._reads:
            return worlds
        assert worlds.weights is not None
        weights = worlds.weights * self._reading.weights(worlds.hands)
        return Worlds(worlds.hands, worlds.aside, weights / weights.sum())

    def draw(self, number: int) -> Worlds:
        """So many worlds as likely as the play so far makes them; the weight of a world is the
        part of the draws that took it.
        """
        drawn = self.sampler.draw(number * _DRAWN if self._reads else number)
        hands, aside = drawn.hands, drawn.aside
        if self._reads:
            chosen = evenly(self._reading.weights(hands), number)
            hands, aside = hands[chosen], aside[chosen]
        rows, times = each_once(np.column_stack([hands, aside]))
        return Worlds(hands[rows], aside[rows], times / number)

    def play(self, worlds: Worlds, cards: Numbers) -> Ends:
        """Play worlds to the end after each card, given by its type."""
        moment = self.moment
        shape = (len(worlds.hands), len(cards), len(moment.seats))
        points = np.empty(shape, dtype=np.int64)
        tricks = np.empty(shape, dtype=np.int64)
        self._rounds += 1
        seed = self._seed + self._rounds
        play_out(moment.table, moment.position, worlds.hands, cards, RULE, seed, points, tricks)
        played = self._judged(worlds, points, tricks)
        if moment.position[TRICKS_LEFT] > self._level.solved or not self._two_camps:
            return Ends(played, played, points)
        own, solved = seen_open(moment, worlds.hands, cards, _NODES)
        seen = self._judged(worlds, _shared(points, own, self.ours), tricks)
        part = np.where(solved, _OPEN, 0.0)[:, None, None]
        return Ends(np.asarray(played + part * (seen - played)), played, points)

    def _judged(self, worlds: Worlds, points: Numbers, tricks: Numbers) -> NDArray[np.float64]:
        """The figures of ends of the deal with these points and tricks [world, card, place]."""
        shape = points.shape
        ours = points[:, :, self.ours].sum(axis=2).astype(np.float64)
        if self._level.aim == "counters":
            value = 2.0 * ours - points.sum(axis=2)
            return np.stack([value, np.zeros_like(value), ours], axis=2)
        value, made = self._payoff.of(
            self.moment.seats,
            (points + self._taken).reshape(-1, shape[2]),
            ((tricks > 0) | self._won).reshape(-1, shape[2]),
            buried_in(self._view, self.sampler, worlds, shape[1]),
        )
        return np.stack([value.reshape(shape[:2]), made.reshape(shape[:2]), ours], axis=2)


def _taken(view: View) -> tuple[Numbers, NDArray[np.bool_]]:
    """Trick points and whether a trick was won, so far, by place."""
    seats = view.deal.seats
    points = np.zeros(len(seats), dtype=np.int64)
    won = np.zeros(len(seats), dtype=np.bool_)
    for trick in view.deal.tricks:
        if trick.winner is not None:
            points[seats.index(trick.winner)] += trick.points + trick.bonus
            won[seats.index(trick.winner)] = True
    return points, won


def _shared(points: Numbers, own: Numbers, ours: NDArray[np.bool_]) -> Numbers:
    """The points of the places where the own camp takes ``own`` [world, card] of them all.

    Within a camp they are shared as in ``points`` [world, card, place], nearly.
    """
    found = np.zeros_like(points)
    wanted = np.stack([own, points.sum(axis=2) - own])
    for camp, members in zip(wanted, (ours, ~ours), strict=True):
        places = np.flatnonzero(members)
        before = points[:, :, places].sum(axis=2)
        rest = camp.copy()
        for place in places[1:]:
            part = camp * points[:, :, place] // np.maximum(before, 1)
            found[:, :, place] = part
            rest -= part
        found[:, :, places[0]] = rest
    return found
