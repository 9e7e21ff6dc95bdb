"""What the end of a deal is worth to a seat, asked of the engine's own settlement."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from acesaround.ai.search.outlook import chance_to_win, outlook_of
from acesaround.ai.worlds import Place, Sampler, Worlds
from acesaround.cards import Hand
from acesaround.game import DealScore, Outcome, View, side_of, sides
from acesaround.game.supposing import Taken, suppose_played
from acesaround.kernel import packing_of
from acesaround.rules import card_points


class Buried(NamedTuple):
    """What is supposed to be buried in each of several ends: the points, and the cards of one."""

    points: NDArray[np.int64]
    cards: Callable[[int], Hand]


def buried_in(view: View, sampler: Sampler, worlds: Worlds, candidates: int = 1) -> Buried | None:
    """What the bidder laid away in each world, once for each candidate; None if nothing was."""
    known, rules = view.deal.buried, view.seen.rules
    if Place.BURIED not in sampler.aside:
        if not known:
            return None
        rows = np.full(len(worlds.hands) * candidates, card_points(known, rules.scoring))
        return Buried(rows, lambda row: known)
    packing = packing_of(rules.deck.copies, rules.deck.nines)
    packed = worlds.aside[:, sampler.aside.index(Place.BURIED)].tolist()
    points = [card_points(packing.unpack(cards), rules.scoring) for cards in packed]
    return Buried(
        np.repeat(np.array(points, dtype=np.int64), candidates),
        lambda row: packing.unpack(packed[row // candidates]),
    )


class Payoff:
    """Turns trick points into what they are worth to a seat; answers are kept.

    ``value`` says what a settlement is worth to the seat. ``taken`` are trick points and wins
    of each seat so far, by seat.
    """

    def __init__(self, view: View, value: Callable[[DealScore], float]) -> None:
        self._state = view.seen
        self._value = value
        self._known: dict[tuple[int, ...], tuple[float, float]] = {}

    def of(
        self,
        seats: Sequence[int],
        points: NDArray[np.int64],
        won: NDArray[np.bool_],
        buried: Buried | None = None,
    ) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
        """What each end of the deal is worth, and whether the contract is made in it (0 or 1).

        ``points`` and ``won`` have one row for an end and one column for each of ``seats``: trick
        points of the whole deal, and whether the seat has won a trick. ``buried`` tells what the
        bidder laid away in each end, where that is not known.
        """
        side = self._sides(seats)
        by_side = points @ side
        flags = won @ (1 << np.arange(len(seats)))
        aside = np.zeros(len(points), dtype=np.int64) if buried is None else buried.points
        keys = np.column_stack([by_side, flags, aside])
        distinct, first, inverse = np.unique(keys, axis=0, return_index=True, return_inverse=True)
        answers = np.empty((len(distinct), 2))
        for number, row in enumerate(distinct):
            key = tuple(row.tolist())
            if key not in self._known:
                end = int(first[number])
                hand = () if buried is None else buried.cards(end)
                self._known[key] = self._answer(seats, points[end], won[end], hand)
            answers[number] = self._known[key]
        found = answers[inverse.reshape(-1)]
        return found[:, 0], found[:, 1]

    def _sides(self, seats: Sequence[int]) -> NDArray[np.int64]:
        rules = self._state.rules
        matrix = np.zeros((len(seats), len(sides(rules))), dtype=np.int64)
        for column, seat in enumerate(seats):
            matrix[column, side_of(rules, seat)] = 1
        return matrix

    def _answer(
        self,
        seats: Sequence[int],
        points: NDArray[np.int64],
        won: NDArray[np.bool_],
        buried: Hand,
    ) -> tuple[float, float]:
        taken = [Taken(0, False)] * self._state.rules.deal.players
        for column, seat in enumerate(seats):
            taken[seat] = Taken(int(points[column]), bool(won[column]))
        score = suppose_played(self._state, taken, buried)
        made = score.outcome in (Outcome.MADE, Outcome.YIELDED)
        return self._value(score), float(made)


def deal_points(view: View) -> Callable[[DealScore], float]:
    """The worth of a settlement in the score of the deal: own side, less the mean of the others.

    In a game that is settled in chips, which go from hand to hand, the own chips are all.
    """
    rules = view.seen.rules
    own = side_of(rules, view.seat)

    def value(score: DealScore) -> float:
        changes = [side.change for side in score.sides]
        if rules.in_chips:
            return float(changes[own])
        others = [change for side, change in enumerate(changes) if side != own]
        return changes[own] - sum(others) / len(others)

    return value


def worth_of(view: View, aim: str) -> Callable[[DealScore], float]:
    """What a settlement is worth to the seat for a player with this aim, in ``unit_of``."""
    outlook = outlook_of(view.seen.rules) if aim == "game" else None
    return deal_points(view) if outlook is None else chance_to_win(view, outlook)


def unit_of(view: View, aim: str) -> str:
    """The unit of the values for a player with this aim, as in the record."""
    rules = view.seen.rules
    if aim == "game" and outlook_of(rules) is not None:
        return "game"
    return "chips" if rules.in_chips else "points"
