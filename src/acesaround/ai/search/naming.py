"""Naming trump: the contract is played in every suit that may be named, in the same worlds."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from acesaround.ai.record import Candidate, Record
from acesaround.ai.search.courses import Played, Settler, play
from acesaround.ai.search.drawing import worlds_of
from acesaround.ai.search.levels import Level
from acesaround.ai.search.payoff import deal_points
from acesaround.cards import SUITS
from acesaround.game import NameTrump, View, legal_actions


class Trumps(NamedTuple):
    """The suits that may be named, best first: what each is worth in each world and whether the
    contract is made in it, [world, suit]; and the contract as it was played in each.
    """

    actions: tuple[NameTrump, ...]
    value: NDArray[np.float64]
    made: NDArray[np.float64]
    played: tuple[Played, ...]


def choose_trump(view: View, level: Level, seed: int) -> Record:
    """The record of the suits that may be named, best first."""
    trumps = compare_trumps(view, level, seed)
    number = len(trumps.value)
    candidates = []
    for suit, action in enumerate(trumps.actions):
        value = trumps.value[:, suit]
        behind = trumps.value[:, 0] - value
        half = 1.96 * float(behind.std()) / np.sqrt(number)
        mean, made = float(value.mean()), float(trumps.made[:, suit].mean())
        candidates.append(Candidate(action, mean, float(behind.mean()), half, number, made))
    unit = "chips" if view.seen.rules.in_chips else "points"
    return Record("playouts", unit, number, tuple(candidates))


def compare_trumps(view: View, level: Level, seed: int) -> Trumps:
    """Every suit that may be named in the same ``level.deals`` worlds."""
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
            found.append((action, value, made, played))
    found.sort(key=lambda each: -float(each[1].mean()))
    actions, values, mades, contracts = zip(*found, strict=True)
    return Trumps(actions, np.column_stack(values), np.column_stack(mades), contracts)
