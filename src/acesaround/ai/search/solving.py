"""Choosing a card by the exact value of every world, all cards seen.

Where only one world is possible that is right play. Over many worlds it takes a player to know the
hidden cards from the next trick on, so it is kept as a yardstick and for such endings.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from acesaround.ai.record import Candidate, Record
from acesaround.ai.search.levels import Level
from acesaround.ai.worlds import Moment, Sampler
from acesaround.game import PlayCard, View
from acesaround.kernel.position import SIDE, TRICKS_LEFT
from acesaround.kernel.solver import solve_worlds

Numbers = NDArray[np.int64]

_MOST_TRICKS = 9
"""With more tricks left a world takes too long to solve."""
_NODES = 3_000_000


def solved_cards(view: View, moment: Moment, level: Level, seed: int) -> Record | None:
    """The record of the legal cards over worlds that are solved; None while too many are left."""
    if moment.position[TRICKS_LEFT] > _MOST_TRICKS:
        return None
    sampler = Sampler(view, seed)
    return _solved(view, moment, sampler.draw(level.worlds).hands, sampler.possible)


def only_world(view: View, moment: Moment, sampler: Sampler) -> Record | None:
    """The record where all hidden cards are known; None where they are not, or not solved soon."""
    if moment.position[TRICKS_LEFT] > _MOST_TRICKS + 3 or sampler.distinct != 1:
        return None
    return _solved(view, moment, sampler.draw(1).hands, 1)


def seen_open(
    moment: Moment, worlds: Numbers, moves: Sequence[int] | Numbers, nodes: int
) -> tuple[Numbers, NDArray[np.bool_]]:
    """The trick points of the own camp after each move, all cards seen: [world, move].

    The second says which worlds were solved within so many nodes; the others' numbers mean nothing.
    """
    position = moment.position.copy()
    camps = position[SIDE : SIDE + len(moment.seats)]
    # The own side is side 0, and whoever is not on it plays against it.
    position[SIDE : SIDE + len(moment.seats)] = camps != camps[moment.own]
    found = solve_worlds(moment.table, position, worlds, [int(each) for each in moves], nodes=nodes)
    return found.values, found.solved


def _solved(
    view: View, moment: Moment, worlds: NDArray[np.int64], possible: int | None
) -> Record | None:
    points, solved = seen_open(moment, worlds, moment.legal, _NODES)
    if not solved.any():
        return None
    values = points[solved].astype(np.float64)
    means = values.mean(axis=0)
    best = int(means.argmax())
    candidates = []
    for number, card in enumerate(moment.legal):
        behind = values[:, best] - values[:, number]
        action = PlayCard(seat=view.seat, card=moment.packing.card_of(card))
        half = float(1.96 * behind.std() / np.sqrt(len(values)))
        mean = float(means[number])
        candidates.append(
            Candidate(action, mean, float(behind.mean()), half, len(values), tricks=mean)
        )
    candidates.sort(key=lambda each: each.behind)
    return Record("exact", "points", len(values), tuple(candidates), possible)
