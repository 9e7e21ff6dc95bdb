"""Worlds for the time before the tricks: all hands and the widow as they may lie."""

from __future__ import annotations

import numpy as np

from acesaround.ai.search.courses import Worlds
from acesaround.ai.worlds import Place, Sampler
from acesaround.game import View


def worlds_of(view: View, seed: int, number: int) -> Worlds:
    """So many worlds that agree with what the seat knows."""
    sampler = Sampler(view, seed)
    drawn = sampler.draw(number)
    if Place.WIDOW in sampler.aside:
        return Worlds(drawn.hands, drawn.aside[:, sampler.aside.index(Place.WIDOW)].copy())
    return Worlds(drawn.hands, np.zeros(number, dtype=np.int64))
