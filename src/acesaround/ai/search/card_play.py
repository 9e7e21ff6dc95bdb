"""Choosing a card: every legal one is played out on worlds that agree with what is known."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from acesaround.ai.record import Candidate, Record
from acesaround.ai.search.card_trials import CardTrials
from acesaround.ai.search.levels import Level
from acesaround.ai.search.racing import Budget, Standing, Tried, compare, race
from acesaround.ai.search.solving import only_world, solved_cards
from acesaround.ai.worlds import Worlds, moment_of
from acesaround.game import PlayCard, View


def choose_card(view: View, level: Level, seed: int, until: float) -> Record | None:
    """The record of the cards that may be played, best first; ``until`` as time.monotonic()."""
    moment = moment_of(view)
    if len(moment.legal) == 1:
        action = PlayCard(seat=view.seat, card=moment.packing.card_of(moment.legal[0]))
        return Record("forced", "points", 0, (Candidate(action, 0.0, 0.0, 0.0, 0),))
    if level.method == "exact":
        return solved_cards(view, moment, level, seed)
    trials = CardTrials(view, moment, level, seed)
    exact = only_world(view, moment, trials.sampler)
    if exact is not None:
        return exact
    search = _CardSearch(view, trials)
    listed = trials.listed()
    if listed is not None:
        return search.record_of_all(listed)
    budget = Budget(level.worlds, level.batch, until)
    standings = race(len(moment.legal), search.trial, budget)
    return search.record(standings, trials.sampler.possible)


class _CardSearch:
    def __init__(self, view: View, trials: CardTrials) -> None:
        self._view = view
        self._trials = trials
        self._legal = np.array(trials.moment.legal, dtype=np.int64)

    def trial(self, number: int, running: NDArray[np.int64]) -> Tried:
        """The figures of cards in new worlds."""
        worlds = self._trials.draw(number)
        assert worlds.weights is not None
        ends = self._trials.play(worlds, self._legal[running])
        return Tried(ends.figures, worlds.weights * number)

    def record_of_all(self, worlds: Worlds) -> Record:
        """The record of the cards on every world that there is."""
        assert worlds.weights is not None
        figures = self._trials.play(worlds, self._legal).figures
        return self.record(compare(figures, worlds.weights), len(worlds.hands))

    def record(self, standings: list[Standing], possible: int | None) -> Record:
        """What the race has found; ``possible`` as in the record."""
        contract = self._view.deal.contract is not None
        packing, legal = self._trials.moment.packing, self._trials.moment.legal
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
        return Record("playouts", self._trials.unit, standings[0].worlds, candidates, possible)
