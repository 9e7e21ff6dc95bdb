"""Worlds for the time before the tricks: all hands and the widow as they may lie."""

from __future__ import annotations

import numpy as np

from acesaround.ai.search.courses import Worlds
from acesaround.ai.worlds import Place, Sampler
from acesaround.game import View


def worlds_of(view: View, seed: int, number: int) -> Worlds:
    """So many worlds that agree with what the seat knows."""
    return _drawn_from(Sampler(view, seed), number)


class Drawing:
    """The same in equal parts, for who may have to stop before the last."""

    _PARTS = 5

    def __init__(self, view: View, seed: int, number: int) -> None:
        self._sampler = Sampler(view, seed)
        self._number = number
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
        part = min(self.left, -(-self._number // self._PARTS))
        self.drawn += part
        return _drawn_from(self._sampler, part)


def _drawn_from(sampler: Sampler, number: int) -> Worlds:
    drawn = sampler.draw(number)
    if Place.WIDOW in sampler.aside:
        return Worlds(drawn.hands, drawn.aside[:, sampler.aside.index(Place.WIDOW)].copy())
    return Worlds(drawn.hands, np.zeros(number, dtype=np.int64))
