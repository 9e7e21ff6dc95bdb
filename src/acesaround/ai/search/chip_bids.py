"""Bids in a game for chips, where a higher bid is paid better and may be as safe.

What a contract pays is asked of the engine; how likely it is made follows from what is foretold of
a hand and how far hands stray from that.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from acesaround.ai.stakes import chips_for
from acesaround.cards import SUITS
from acesaround.game import View
from acesaround.game.chips import unit

Numbers = NDArray[np.int64]
Figures = NDArray[np.float64]

_AS_NORMAL = 1.702
"""By this a logistic curve comes nearest to the normal law."""


class ChipBids:
    """What each bid pays; ``bids`` are those of the rules, in points."""

    def __init__(self, view: View, bids: Numbers) -> None:
        rules = view.seen.rules
        assert rules.chips is not None
        self._bids = bids * rules.scoring.scale
        units = [unit(rules.chips, int(bid), None) for bid in self._bids]
        self.steps: Numbers = np.flatnonzero(np.diff(units, prepend=-1)).astype(np.int64)
        """The numbers of the bids from which on more is paid, the least bid first."""
        self._pays = np.array(
            [
                [
                    [chips_for(view, int(bids[step]), suit, made) for made in (True, False)]
                    for suit in SUITS
                ]
                for step in self.steps
            ]
        )

    def step_of(self, prices: Numbers) -> Numbers:
        """In which of the steps each bid is, by its number."""
        return np.asarray(np.searchsorted(self.steps, prices, side="right") - 1, dtype=np.int64)

    def promise(self, foretold: Figures, stray: float, prices: Numbers) -> Figures:
        """The chips that a contract for each bid, by number, brings on average: [world, suit].

        ``foretold`` [world, suit] is in points of the large scale.
        """
        over = (foretold - self._bids[prices, None]) / stray
        made = 1.0 / (1.0 + np.exp(-_AS_NORMAL * over))
        pays = self._pays[self.step_of(prices)]
        return np.asarray(made * pays[:, :, 0] + (1.0 - made) * pays[:, :, 1])

    def best_price(self, foretold: Figures, stray: float, prices: Numbers) -> Numbers:
        """The bid that promises most of all from which on more is paid, or else the given one."""
        best = prices.copy()
        most = self.promise(foretold, stray, prices).max(axis=1)
        for step in self.steps:
            promised = self.promise(foretold, stray, np.full_like(prices, step)).max(axis=1)
            better = (promised > most) & (step > prices)
            best[better] = step
            most[better] = promised[better]
        return best
