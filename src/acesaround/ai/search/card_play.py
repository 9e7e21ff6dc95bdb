"""Choosing a card: every legal one is played out on worlds that agree with what is known."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from acesaround.ai.record import Candidate, Record
from acesaround.ai.search.levels import Level
from acesaround.ai.search.moment import Moment, moment_of
from acesaround.ai.search.payoff import Buried, Payoff, deal_points
from acesaround.ai.search.racing import Budget, Standing, race
from acesaround.ai.worlds import Place, Sampler, Worlds
from acesaround.game import PlayCard, View
from acesaround.kernel.playouts import RULE, play_out
from acesaround.kernel.position import SIDE
from acesaround.rules import card_points


def choose_card(view: View, level: Level, seed: int, until: float) -> Record:
    """The record of the cards that may be played, best first; ``until`` as time.monotonic()."""
    moment = moment_of(view)
    if len(moment.moves) == 1:
        return _forced(view, moment)
    search = _CardSearch(view, moment, level, seed)
    budget = Budget(level.worlds, level.batch, until)
    standings = race(len(moment.moves), search.trial, budget)
    return search.record(standings)


class _CardSearch:
    def __init__(self, view: View, moment: Moment, level: Level, seed: int) -> None:
        self._view = view
        self._moment = moment
        self._level = level
        self._seed = seed
        self._sampler = Sampler(view, seed)
        self._payoff = Payoff(view, deal_points(view))
        self._rounds = 0
        sides = moment.position[SIDE : SIDE + len(moment.seats)]
        self._ours = sides == sides[moment.place]

    def trial(self, number: int, running: NDArray[np.int64]) -> NDArray[np.float64]:
        """Value, contract made, and the own side's trick points from here on, in new worlds."""
        moment = self._moment
        worlds = self._sampler.draw(number)
        shape = (number, len(running), len(moment.seats))
        points = np.empty(shape, dtype=np.int64)
        tricks = np.empty(shape, dtype=np.int64)
        self._rounds += 1
        play_out(
            moment.table,
            moment.position,
            worlds.hands,
            moment.moves[running],
            RULE,
            self._seed + self._rounds,
            points,
            tricks,
        )
        ours = points[:, :, self._ours].sum(axis=2)
        if self._level.aim == "counters":
            value = 2.0 * ours - points.sum(axis=2)
            return np.stack([value, np.zeros_like(value), ours], axis=2).astype(np.float64)
        value, made = self._payoff.of(
            moment.seats,
            (points + moment.points).reshape(-1, shape[2]),
            ((tricks > 0) | moment.won).reshape(-1, shape[2]),
            self._buried(worlds, len(running)),
        )
        return np.stack(
            [value.reshape(shape[:2]), made.reshape(shape[:2]), ours.astype(np.float64)], axis=2
        )

    def _buried(self, worlds: Worlds, candidates: int) -> Buried | None:
        """What the bidder laid away in each world, once for each candidate."""
        known = self._view.deal.buried
        packing = self._sampler.constraints.packing
        if Place.BURIED not in self._sampler.aside:
            if not known:
                return None
            points = card_points(known, self._view.seen.rules.scoring)
            rows = np.full(len(worlds.hands) * candidates, points)
            return Buried(rows, lambda row: known)
        column = self._sampler.aside.index(Place.BURIED)
        packed = worlds.aside[:, column]
        scoring = self._view.seen.rules.scoring
        points = [card_points(packing.unpack(int(cards)), scoring) for cards in packed]
        return Buried(
            np.repeat(np.array(points, dtype=np.int64), candidates),
            lambda row: packing.unpack(int(packed[row // candidates])),
        )

    def record(self, standings: list[Standing]) -> Record:
        contract = self._view.deal.contract is not None
        candidates = tuple(
            Candidate(
                action=PlayCard(seat=self._view.seat, card=self._moment.cards[each.number]),
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
        return Record("playouts", unit, standings[0].worlds, candidates)


def _forced(view: View, moment: Moment) -> Record:
    action = PlayCard(seat=view.seat, card=moment.cards[0])
    return Record("forced", "points", 0, (Candidate(action, 0.0, 0.0, 0.0, 0),))
