"""Worlds for the time before the tricks: all hands and the widow as they may lie."""

from __future__ import annotations

import numpy as np

from acesaround.ai.search.courses import Worlds
from acesaround.ai.worlds import Sampler
from acesaround.game import View


def worlds_of(view: View, seed: int, number: int) -> Worlds:
    """So many worlds that agree with what the seat knows."""
    hands, widows = Sampler(view, seed).draw(number)
    return Worlds(hands, np.zeros(number, dtype=np.int64) if widows is None else widows)
