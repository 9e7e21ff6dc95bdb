"""Worlds for the time before the tricks: all hands and the widow as they may lie."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from acesaround.ai.search.calls import CallsHeard
from acesaround.ai.search.courses import Worlds
from acesaround.ai.worlds import Place, Sampler
from acesaround.game import View

_DRAWN = 6
"""So many worlds are drawn for one that is taken where the calls tell them apart."""


def worlds_of(view: View, seed: int, number: int) -> Worlds:
    """So many worlds, as likely as what the seat knows and the calls it heard make them."""
    return Drawing(view, seed, number, parts=1).next_part()


def evenly(weights: NDArray[np.float64], number: int) -> NDArray[np.int64]:
    """So many of the worlds with these weights, which add up to 1: each as often as it is likely,
    as nearly as can be, and some of them more than once.
    """
    marks = (np.arange(number) + 0.5) / number
    chosen = np.searchsorted(np.cumsum(weights), marks)
    return np.minimum(chosen, len(weights) - 1)


def each_once(worlds: NDArray[np.int64]) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
    """The different ones among worlds, [world, anything], and how often each is there.

    They are given by the rows in which each comes first, in order.
    """
    _, first, times = np.unique(worlds, axis=0, return_index=True, return_counts=True)
    order = first.argsort()
    return first[order].astype(np.int64), times[order].astype(np.int64)


def half_width(figures: NDArray[np.float64], hands: NDArray[np.int64]) -> float:
    """The half width of the 95 % interval of the mean of figures, [world].

    ``hands`` are those of the worlds, [world, place]: where they are the same a world was drawn
    more than once, and that makes the mean no surer.
    """
    _, which = np.unique(hands, axis=0, return_inverse=True)
    away = np.bincount(which.reshape(-1), figures - figures.mean())
    return float(1.96 * np.sqrt((away**2).sum()) / len(figures))


class Drawing:
    """The same in equal parts, for who may have to stop before the last."""

    def __init__(self, view: View, seed: int, number: int, parts: int = 5) -> None:
        self._sampler = Sampler(view, seed)
        self._calls = CallsHeard(view)
        self._number = number
        self._parts = parts
        self.drawn = 0

    @property
    def left(self) -> int:
        """How many worlds are still to be drawn."""
        return self._number - self.drawn

    @property
    def possible(self) -> int | None:
        """How many worlds there are; see ``Sampler``."""
        return self._sampler.possible

    def next_part(self) -> Worlds:
        """The next worlds; at least one, unless none is left."""
        part = min(self.left, -(-self._number // self._parts))
        self.drawn += part
        if self._calls.say_nothing:
            return self._draw(part)
        found = self._draw(part * _DRAWN)
        chosen = evenly(self._calls.weights(found.hands), part)
        # In the order of their weights' sums equal worlds lie side by side; a race takes them in
        # turn, and must not see the same one first.
        np.random.default_rng(self.drawn).shuffle(chosen)
        return Worlds(found.hands[chosen], found.widows[chosen])

    def _draw(self, number: int) -> Worlds:
        drawn = self._sampler.draw(number)
        if Place.WIDOW in self._sampler.aside:
            return Worlds(
                drawn.hands, drawn.aside[:, self._sampler.aside.index(Place.WIDOW)].copy()
            )
        return Worlds(drawn.hands, np.zeros(number, dtype=np.int64))
