"""Choosing a card: every legal one is played out on worlds that agree with what is known."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from acesaround.ai.record import Candidate, Record
from acesaround.ai.search.card_trials import CardTrials
from acesaround.ai.search.levels import Level
from acesaround.ai.search.racing import Budget, Standing, race
from acesaround.ai.search.solving import only_world, solved_cards
from acesaround.ai.worlds import Moment, moment_of
from acesaround.game import PlayCard, View


def choose_card(view: View, level: Level, seed: int, until: float) -> Record | None:
    """The record of the cards that may be played, best first; ``until`` as time.monotonic()."""
    moment = moment_of(view)
    if len(moment.legal) == 1:
        action = PlayCard(seat=view.seat, card=moment.packing.card_of(moment.legal[0]))
        return Record("forced", "points", 0, (Candidate(action, 0.0, 0.0, 0.0, 0),))
    if level.method == "exact":
        return solved_cards(view, moment, level, seed)
    search = _CardSearch(view, moment, level, seed)
    exact = only_world(view, moment, search.trials.sampler)
    if exact is not None:
        return exact
    budget = Budget(level.worlds, level.batch, until)
    return search.record(race(len(moment.legal), search.trial, budget))


class _CardSearch:
    def __init__(self, view: View, moment: Moment, level: Level, seed: int) -> None:
        self._view = view
        self._level = level
        self.trials = CardTrials(view, moment, seed, habits=level.habits)
        self._legal = np.array(self.trials.moment.legal, dtype=np.int64)

    def trial(self, number: int, running: NDArray[np.int64]) -> NDArray[np.float64]:
        """Value, contract made, and the own camp's trick points from here on, in new worlds."""
        trials = self.trials
        worlds = trials.sampler.draw(number)
        cards = self._legal[running]
        if self._level.aim == "counters":
            played = trials.play(worlds.hands, cards)
            ours = played.points[:, :, trials.ours].sum(axis=2).astype(np.float64)
            value = 2.0 * ours - played.points.sum(axis=2)
            return np.stack([value, played.made, ours], axis=2)
        judged = trials.judge(worlds, cards)
        ours = judged.points[:, :, trials.ours].sum(axis=2).astype(np.float64)
        return np.stack([judged.value, judged.made, ours], axis=2)

    def record(self, standings: list[Standing]) -> Record:
        """What the race has found."""
        contract = self._view.deal.contract is not None
        packing, legal = self.trials.moment.packing, self.trials.moment.legal
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
        return Record("playouts", unit, standings[0].worlds, candidates)
