"""Choosing a card: every legal one is played out on worlds that agree with what is known."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from acesaround.ai.record import Candidate, Record
from acesaround.ai.search.habits import habits_of
from acesaround.ai.search.levels import Level
from acesaround.ai.search.payoff import Buried, Payoff, deal_points
from acesaround.ai.search.racing import Budget, Standing, compare, race
from acesaround.ai.search.reading import Reading
from acesaround.ai.search.solving import only_world, seen_open, solved_cards
from acesaround.ai.worlds import Moment, Place, Sampler, Worlds, moment_of
from acesaround.game import PlayCard, View
from acesaround.kernel.playouts import RULE, play_out
from acesaround.kernel.position import SIDE, TRICKS_LEFT
from acesaround.rules import card_points

Numbers = NDArray[np.int64]

_FEW = 100
"""So many worlds are played one by one at any level: in an ending nobody should miss one."""
_DRAWN = 4
"""So many worlds are drawn for one that is taken where the play tells them apart."""
_OPEN = 0.5
"""The part of the value of an ending that is what it brings with all cards seen. Playouts err about
how well all will play, solving about what they will know; the mean errs less than either."""

_NODES = 100_000
"""A world that takes more positions to solve is left to the playouts."""


def choose_card(view: View, level: Level, seed: int, until: float) -> Record | None:
    """The record of the cards that may be played, best first; ``until`` as time.monotonic()."""
    moment = moment_of(view)
    if len(moment.legal) == 1:
        action = PlayCard(seat=view.seat, card=moment.packing.card_of(moment.legal[0]))
        return Record("forced", "points", 0, (Candidate(action, 0.0, 0.0, 0.0, 0),))
    if level.method == "exact":
        return solved_cards(view, moment, level, seed)
    search = _CardSearch(view, moment, level, seed)
    exact = only_world(view, moment, search.sampler)
    if exact is not None:
        return exact
    listed = search.sampler.all_worlds(max(level.worlds, _FEW))
    if listed is not None:
        return search.record_of_all(listed)
    budget = Budget(level.worlds, level.batch, until)
    standings = race(len(moment.legal), search.trial, budget)
    return search.record(standings, search.sampler.possible)


class _CardSearch:
    def __init__(self, view: View, moment: Moment, level: Level, seed: int) -> None:
        self._view = view
        self._moment = moment
        self._level = level
        self._seed = seed
        self.sampler = Sampler(view, seed, habits_of(view) if level.habits else None)
        self._reading = Reading(view, moment, level.reading)
        self._reads = level.reading > 0 and not self._reading.says_nothing
        self._payoff = Payoff(view, deal_points(view))
        self._rounds = 0
        self._legal = np.array(moment.legal, dtype=np.int64)
        camps = moment.position[SIDE : SIDE + len(moment.seats)]
        self._ours = camps == camps[moment.own]
        self._two_camps = len(np.unique(camps)) == 2
        self._taken, self._won = _taken(view)

    def trial(self, number: int, running: NDArray[np.int64]) -> NDArray[np.float64]:
        """Value, contract made, and the own camp's trick points from here on, in new worlds."""
        return self._figures(self._worlds(number), running)

    def record_of_all(self, worlds: Worlds) -> Record:
        """The record of the cards on every world that there is."""
        assert worlds.weights is not None
        weights = worlds.weights
        if self._reads:
            weights = weights * self._reading.weights(worlds.hands)
            weights = weights / weights.sum()
        figures = self._figures(worlds, np.arange(len(self._legal)))
        return self.record(compare(figures, weights), len(worlds.hands))

    def _figures(self, worlds: Worlds, running: NDArray[np.int64]) -> NDArray[np.float64]:
        moment = self._moment
        shape = (len(worlds.hands), len(running), len(moment.seats))
        points = np.empty(shape, dtype=np.int64)
        tricks = np.empty(shape, dtype=np.int64)
        self._rounds += 1
        play_out(
            moment.table,
            moment.position,
            worlds.hands,
            self._legal[running],
            RULE,
            self._seed + self._rounds,
            points,
            tricks,
        )
        figures = self._judged(worlds, points, tricks)
        if moment.position[TRICKS_LEFT] > self._level.solved or not self._two_camps:
            return figures
        own, solved = seen_open(moment, worlds.hands, self._legal[running], _NODES)
        seen = self._judged(worlds, _shared(points, own, self._ours), tricks)
        part = np.where(solved, _OPEN, 0.0)[:, None, None]
        return np.asarray(figures + part * (seen - figures))

    def _judged(self, worlds: Worlds, points: Numbers, tricks: Numbers) -> NDArray[np.float64]:
        """The figures of ends of the deal with these points and tricks [world, card, place]."""
        shape = points.shape
        ours = points[:, :, self._ours].sum(axis=2).astype(np.float64)
        if self._level.aim == "counters":
            value = 2.0 * ours - points.sum(axis=2)
            return np.stack([value, np.zeros_like(value), ours], axis=2)
        value, made = self._payoff.of(
            self._moment.seats,
            (points + self._taken).reshape(-1, shape[2]),
            ((tricks > 0) | self._won).reshape(-1, shape[2]),
            self._buried(worlds, shape[1]),
        )
        return np.stack([value.reshape(shape[:2]), made.reshape(shape[:2]), ours], axis=2)

    def _worlds(self, number: int) -> Worlds:
        """Worlds as likely as the play so far makes them, some of them more than once."""
        if not self._reads:
            return self.sampler.draw(number)
        drawn = self.sampler.draw(number * _DRAWN)
        weights = self._reading.weights(drawn.hands)
        # Evenly spaced marks take each world as nearly in its proportion as can be.
        marks = (np.arange(number) + 0.5) / number
        chosen = np.minimum(np.searchsorted(np.cumsum(weights), marks), len(weights) - 1)
        return Worlds(drawn.hands[chosen], drawn.aside[chosen])

    def _buried(self, worlds: Worlds, candidates: int) -> Buried | None:
        """What the bidder laid away in each world, once for each candidate."""
        known = self._view.deal.buried
        scoring = self._view.seen.rules.scoring
        packing = self._moment.packing
        if Place.BURIED not in self.sampler.aside:
            if not known:
                return None
            rows = np.full(len(worlds.hands) * candidates, card_points(known, scoring))
            return Buried(rows, lambda row: known)
        packed = worlds.aside[:, self.sampler.aside.index(Place.BURIED)].tolist()
        points = [card_points(packing.unpack(cards), scoring) for cards in packed]
        return Buried(
            np.repeat(np.array(points, dtype=np.int64), candidates),
            lambda row: packing.unpack(packed[row // candidates]),
        )

    def record(self, standings: list[Standing], possible: int | None) -> Record:
        """What the race has found; ``possible`` as in the record."""
        contract = self._view.deal.contract is not None
        packing, legal = self._moment.packing, self._moment.legal
        candidates = tuple(
            Candidate(
                action=PlayCard(seat=self._view.seat, card=packing.card_of(legal[each.number])),
                value=each.means[0],
                behind=each.behind,
                half=each.half,
                worlds=each.worlds,
                made=each.means[1] if contract else None,
                tricks=each.means[2],
            )
            for each in standings
        )
        unit = "chips" if self._view.seen.rules.in_chips else "points"
        return Record("playouts", unit, standings[0].worlds, candidates, possible)


def _taken(view: View) -> tuple[NDArray[np.int64], NDArray[np.bool_]]:
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
