"""Playing cards out on worlds that agree with a View, and judging how each of them ends."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from acesaround.ai.search.habits import habits_of
from acesaround.ai.search.payoff import Buried, Payoff, deal_points
from acesaround.ai.worlds import Moment, Place, Sampler, Worlds
from acesaround.game import View
from acesaround.kernel.playouts import RULE, play_out
from acesaround.kernel.position import SIDE
from acesaround.rules import card_points


class Judged(NamedTuple):
    """How worlds ended after each card: [world, card], and [world, card, place] for the tricks.

    ``value`` is what the end is worth to the seat (see ``deal_points``), ``made`` whether the
    contract is made in it (0 or 1). ``points`` and ``tricks`` are what each place won from the
    moment on.
    """

    value: NDArray[np.float64]
    made: NDArray[np.float64]
    points: NDArray[np.int64]
    tricks: NDArray[np.int64]


class CardTrials:
    """Tries the cards that a seat may play in the strict play of a deal.

    ``ours`` marks the places that play together with the seat, itself included.
    """

    def __init__(self, view: View, moment: Moment, seed: int, *, habits: bool = True) -> None:
        """``moment`` is that of the view. Errors as of ``Sampler``."""
        self.moment = moment
        self.sampler = Sampler(view, seed, habits_of(view) if habits else None)
        self._view = view
        self._seed = seed
        self._payoff = Payoff(view, deal_points(view))
        self._rounds = 0
        camps = self.moment.position[SIDE : SIDE + len(self.moment.seats)]
        self.ours: NDArray[np.bool_] = camps == camps[self.moment.own]
        self._taken, self._won = _taken(view)

    def play(self, hands: NDArray[np.int64], cards: NDArray[np.int64]) -> Judged:
        """Play worlds to the end after each card; value and contract are not judged (all 0)."""
        moment = self.moment
        shape = (len(hands), len(cards), len(moment.seats))
        points = np.empty(shape, dtype=np.int64)
        tricks = np.empty(shape, dtype=np.int64)
        self._rounds += 1
        seed = self._seed + self._rounds
        play_out(moment.table, moment.position, hands, cards, RULE, seed, points, tricks)
        nothing = np.zeros(shape[:2])
        return Judged(nothing, nothing, points, tricks)

    def judge(self, worlds: Worlds, cards: NDArray[np.int64]) -> Judged:
        """Play worlds to the end after each card and let the engine settle them."""
        played = self.play(worlds.hands, cards)
        shape = played.points.shape
        value, made = self._payoff.of(
            self.moment.seats,
            (played.points + self._taken).reshape(-1, shape[2]),
            ((played.tricks > 0) | self._won).reshape(-1, shape[2]),
            self._buried(worlds, len(cards)),
        )
        return played._replace(value=value.reshape(shape[:2]), made=made.reshape(shape[:2]))

    def _buried(self, worlds: Worlds, candidates: int) -> Buried | None:
        """What the bidder laid away in each world, once for each candidate."""
        known = self._view.deal.buried
        scoring = self._view.seen.rules.scoring
        packing = self.moment.packing
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
