"""Naming trump: the contract is played in every suit that may be named, in the same worlds."""

from __future__ import annotations

import time

import numpy as np
from numpy.typing import NDArray

from acesaround.ai.record import Candidate, Record
from acesaround.ai.search.courses import Settler, play
from acesaround.ai.search.drawing import Drawing
from acesaround.ai.search.levels import Level
from acesaround.ai.search.payoff import deal_points
from acesaround.cards import SUITS
from acesaround.game import NameTrump, View, legal_actions


def choose_trump(view: View, level: Level, seed: int, until: float) -> Record:
    """The record of the suits that may be named, best first.

    ``until`` as time.monotonic(); one part of the worlds is played in any case.
    """
    suits = [action for action in legal_actions(view.seen) if isinstance(action, NameTrump)]
    drawing = Drawing(view, seed, level.deals)
    settler = Settler(view, deal_points(view))
    parts = [_played(view, suits, drawing, settler, seed)]
    while drawing.left and time.monotonic() < until:
        parts.append(_played(view, suits, drawing, settler, seed))
    figures = np.concatenate(parts)
    number = len(figures)
    values, made = figures[:, :, 0], figures[:, :, 1].mean(axis=0)
    means = values.mean(axis=0)
    best = int(means.argmax())
    behind = values[:, [best]] - values
    halves = 1.96 * behind.std(axis=0) / np.sqrt(number)
    candidates = [
        Candidate(
            action,
            float(means[each]),
            float(behind[:, each].mean()),
            float(halves[each]),
            number,
            float(made[each]),
        )
        for each, action in enumerate(suits)
    ]
    candidates.sort(key=lambda each: (each.action is not suits[best], each.behind))
    unit = "chips" if view.seen.rules.in_chips else "points"
    return Record("playouts", unit, number, tuple(candidates), drawing.possible)


def _played(
    view: View, suits: list[NameTrump], drawing: Drawing, settler: Settler, seed: int
) -> NDArray[np.float64]:
    """Value and contract made in the next worlds: [world, suit, 2]."""
    contract = view.deal.contract
    assert contract is not None
    seed += drawing.drawn
    worlds = drawing.next_part()
    number = len(worlds.hands)
    rows = np.arange(number)
    places = np.full(number, view.deal.seats.index(view.seat))
    amounts = np.full(number, contract.amount)
    figures = np.empty((number, len(suits), 2))
    for each, action in enumerate(suits):
        trumps = np.full(number, SUITS.index(action.suit))
        played = play(view, worlds, places, trumps, seed=seed)
        value, made = settler.settle(played, rows, amounts, contract.stuck)
        figures[:, each] = np.column_stack([value, made])
    return figures
