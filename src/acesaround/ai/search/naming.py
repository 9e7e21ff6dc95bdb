"""Naming trump: the contract is played in every suit that may be named, in the same worlds."""

from __future__ import annotations

import numpy as np

from acesaround.ai.record import Candidate, Record
from acesaround.ai.search.courses import Settler, play
from acesaround.ai.search.drawing import worlds_of
from acesaround.ai.search.levels import Level
from acesaround.ai.search.payoff import deal_points
from acesaround.cards import SUITS
from acesaround.game import NameTrump, View, legal_actions


def choose_trump(view: View, level: Level, seed: int) -> Record:
    """The record of the suits that may be named, best first."""
    contract = view.deal.contract
    assert contract is not None
    worlds = worlds_of(view, seed, level.deals)
    number = len(worlds.hands)
    settler = Settler(view, deal_points(view))
    place = view.deal.seats.index(view.seat)
    rows = np.arange(number)
    found = []
    for action in legal_actions(view.seen):
        if isinstance(action, NameTrump):
            trumps = np.full(number, SUITS.index(action.suit))
            played = play(view, worlds, np.full(number, place), trumps, seed=seed)
            amounts = np.full(number, contract.amount)
            value, made = settler.settle(played, rows, amounts, contract.stuck)
            found.append((action, value, made))
    best = max(found, key=lambda each: float(each[1].mean()))
    candidates = []
    for action, value, made in found:
        behind = best[1] - value
        half = float(1.96 * behind.std() / np.sqrt(number))
        mean = float(value.mean())
        candidates.append(
            Candidate(action, mean, float(behind.mean()), half, number, float(made.mean()))
        )
    candidates.sort(key=lambda each: (each.action is not best[0], each.behind))
    unit = "chips" if view.seen.rules.in_chips else "points"
    return Record("playouts", unit, number, tuple(candidates))
