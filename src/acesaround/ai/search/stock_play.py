"""Choosing a card while the stock lasts: every card is played out to the end of the deal."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from acesaround.ai.record import Candidate, Record
from acesaround.ai.search.levels import Level
from acesaround.ai.search.racing import Budget, Tried, race
from acesaround.ai.search.stock_moment import holdings_of, open_table
from acesaround.ai.worlds import Place, Sampler
from acesaround.cards import Card
from acesaround.game import PlayCard, View, legal_actions
from acesaround.kernel import compile_rules, packing_of
from acesaround.kernel.playouts import RULE
from acesaround.kernel.stock.playouts import play_stock_out


def choose_in_stock(view: View, level: Level, seed: int, until: float) -> Record:
    """The record of the cards that may be played, best first; ``until`` as time.monotonic()."""
    plays = _one_of_each(view)
    if len(plays) == 1:
        return Record("forced", "points", 0, (Candidate(plays[0], 0.0, 0.0, 0.0, 0),))
    search = _StockSearch(view, plays, seed)
    standings = race(len(plays), search.trial, Budget(level.worlds, level.batch, until))
    candidates = tuple(
        Candidate(plays[each.number], each.means[0], each.behind, each.half, each.worlds)
        for each in standings
    )
    return Record("playouts", "points", standings[0].worlds, candidates, search.sampler.possible)


def compare_in_stock(
    view: View, seed: int, worlds: int
) -> tuple[tuple[PlayCard, ...], NDArray[np.float64]]:
    """The cards that may be played, and what each brings in each world: [world, card]."""
    plays = _one_of_each(view)
    value = _StockSearch(view, plays, seed).trial(worlds, np.arange(len(plays))).figures
    return tuple(plays), value[:, :, 0]


def _one_of_each(view: View) -> list[PlayCard]:
    """For each card one way to play it: a copy that has done its service before a fresh one."""
    row = view.deal.laid[view.seat]
    chosen: dict[Card, tuple[int, PlayCard]] = {}
    for action in legal_actions(view.seen):
        if isinstance(action, PlayCard):
            served = len(row[action.laid].uses) if action.laid is not None else -1
            if action.card not in chosen or served > chosen[action.card][0]:
                chosen[action.card] = (served, action)
    return [action for _, action in chosen.values()]


class _StockSearch:
    def __init__(self, view: View, plays: list[PlayCard], seed: int) -> None:
        rules = view.seen.rules
        packing = packing_of(rules.deck.copies, rules.deck.nines)
        self.sampler = Sampler(view, seed)
        self._seed = seed
        self._rounds = 0
        self._table = compile_rules(rules)
        self._open = open_table(view.deal, rules, packing, view.seat)
        self._holdings = holdings_of(view.deal, packing)
        self._moves = np.array([packing.type_of(play.card) for play in plays], dtype=np.int64)
        self._own = view.deal.seats.index(view.seat)

    def trial(self, number: int, running: NDArray[np.int64]) -> Tried:
        """What each card brings: own points less the mean of the others', in new worlds."""
        worlds = self.sampler.draw(number)
        stocks = np.zeros(number, dtype=np.int64)
        if Place.STOCK in self.sampler.aside:
            stocks = worlds.aside[:, self.sampler.aside.index(Place.STOCK)].copy()
        points = np.zeros((number, len(running), len(self._holdings)), dtype=np.int64)
        self._rounds += 1
        play_stock_out(
            self._table,
            self._open,
            self._holdings,
            worlds.hands,
            stocks,
            self._moves[running],
            RULE,
            self._seed + self._rounds,
            points,
        )
        own = points[:, :, self._own].astype(np.float64)
        others = (points.sum(axis=2) - own) / (points.shape[2] - 1)
        return Tried(np.stack([own - others], axis=2))
