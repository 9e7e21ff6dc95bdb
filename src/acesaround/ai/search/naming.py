"""Naming trump: the contract is played in every suit that may be named, in the same worlds."""

from __future__ import annotations

import time
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from acesaround.ai.record import Candidate, Record
from acesaround.ai.search.courses import Played, Settler, joined, play
from acesaround.ai.search.drawing import Drawing, half_width
from acesaround.ai.search.levels import Level
from acesaround.ai.search.payoff import unit_of, worth_of
from acesaround.cards import SUITS
from acesaround.game import NameTrump, View, legal_actions

Figures = NDArray[np.float64]


class Trumps(NamedTuple):
    """The suits that may be named, best first: what each is worth in each world and whether the
    contract is made in it, [world, suit]; and the contract as it was played in each. ``hands`` are
    the packed hands, [world, place]. ``possible`` as in the record.
    """

    actions: tuple[NameTrump, ...]
    value: Figures
    made: Figures
    played: tuple[Played, ...]
    hands: NDArray[np.int64]
    possible: int | None


def choose_trump(view: View, level: Level, seed: int, until: float) -> Record:
    """The record of the suits that may be named, best first.

    ``until`` as time.monotonic(); one part of the worlds is played in any case.
    """
    trumps = compare_trumps(view, level, seed, until)
    number = len(trumps.value)
    candidates = []
    for suit, action in enumerate(trumps.actions):
        value = trumps.value[:, suit]
        behind = trumps.value[:, 0] - value
        half = half_width(behind, trumps.hands)
        mean, made = float(value.mean()), float(trumps.made[:, suit].mean())
        candidates.append(Candidate(action, mean, float(behind.mean()), half, number, made))
    unit = unit_of(view, level.aim)
    return Record("playouts", unit, number, tuple(candidates), trumps.possible)


def compare_trumps(view: View, level: Level, seed: int, until: float) -> Trumps:
    """Every suit that may be named in the same worlds; ``until`` as above."""
    suits = [action for action in legal_actions(view.seen) if isinstance(action, NameTrump)]
    drawing = Drawing(view, seed, level.deals)
    settler = Settler(view, worth_of(view, level.aim))
    parts = [_part(view, suits, drawing, settler, seed)]
    while drawing.left and time.monotonic() < until:
        parts.append(_part(view, suits, drawing, settler, seed))
    figures = np.concatenate([part.figures for part in parts])
    played = [joined(contracts) for contracts in zip(*(part.played for part in parts), strict=True)]
    order = np.argsort(-figures[:, :, 0].mean(axis=0), kind="stable").tolist()
    return Trumps(
        tuple(suits[each] for each in order),
        figures[:, order, 0],
        figures[:, order, 1],
        tuple(played[each] for each in order),
        np.concatenate([part.hands for part in parts]),
        drawing.possible,
    )


class _Part(NamedTuple):
    """Value and contract made, [world, suit, 2], the contract as it was played in each suit, and
    the packed hands, [world, place].
    """

    figures: Figures
    played: list[Played]
    hands: NDArray[np.int64]


def _part(
    view: View, suits: list[NameTrump], drawing: Drawing, settler: Settler, seed: int
) -> _Part:
    """The suits in the next worlds."""
    contract = view.deal.contract
    assert contract is not None
    seed += drawing.drawn
    worlds = drawing.next_part()
    number = len(worlds.hands)
    rows = np.arange(number)
    places = np.full(number, view.deal.seats.index(view.seat))
    amounts = np.full(number, contract.amount)
    part = _Part(np.empty((number, len(suits), 2)), [], worlds.hands)
    for each, action in enumerate(suits):
        trumps = np.full(number, SUITS.index(action.suit))
        played = play(view, worlds, places, trumps, seed=seed)
        value, made = settler.settle(played, rows, amounts, contract.stuck)
        part.figures[:, each] = np.column_stack([value, made])
        part.played.append(played)
    return part
