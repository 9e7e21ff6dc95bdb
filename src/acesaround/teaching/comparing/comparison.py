"""Actions compared world by world."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from acesaround.ai.search.courses import Played
from acesaround.game import Action


class Difference(NamedTuple):
    """How much more an action is worth than another: the mean over worlds, and the half width of
    its 95 % interval.
    """

    mean: float
    half: float

    @property
    def clear(self) -> bool:
        """Whether the first action is better beyond what chance explains."""
        return self.mean - self.half > 0.0

    @property
    def same(self) -> bool:
        """Whether there is no difference in any world."""
        return self.mean == 0.0 == self.half


@dataclass(frozen=True)
class Comparison:
    """Actions of one moment, each tried in the same worlds.

    Attributes:
        actions: what was tried.
        value: what each is worth to the seat, [world, action], in ``unit``: score of the deal, own
            side less the others, or chips.
        made: 1 where the contract is made, 0 where it is not, -1 where there is none of the own
            side's in that world, [world, action].
        unit: "points" or "chips".
        contracts: for each action the contracts as they were played, before the tricks begin.
        hands: the packed hand of each place, [world, place]; none where they are not looked at.
    """

    actions: tuple[Action, ...]
    value: NDArray[np.float64]
    made: NDArray[np.float64]
    unit: str
    contracts: tuple[Played, ...] = ()
    hands: NDArray[np.int64] = field(default_factory=lambda: np.zeros((0, 0), dtype=np.int64))

    @property
    def worlds(self) -> int:
        """In how many worlds they were tried."""
        return len(self.value)

    def number(self, action: Action) -> int:
        """The number of an action. ValueError if it was not tried."""
        return self.actions.index(action)

    def gains(self, first: int, second: int) -> NDArray[np.float64]:
        """How much more the first action is worth than the second, by world."""
        return np.asarray(self.value[:, first] - self.value[:, second])

    def difference(self, first: int, second: int) -> Difference:
        """How much more the first action is worth than the second."""
        return difference_of(self.gains(first, second))

    def chance(self, number: int) -> float | None:
        """In what part of the worlds in which there is one the contract is made; None for none."""
        made = self.made[:, number]
        there = made >= 0
        return float(made[there].mean()) if there.any() else None

    def others(self, number: int) -> list[int]:
        """The other actions, the best first."""
        means = self.value.mean(axis=0)
        rest = [other for other in range(len(self.actions)) if other != number]
        return sorted(rest, key=lambda other: -means[other])


def difference_of(gains: NDArray[np.float64]) -> Difference:
    """The mean of gains and how sure it is."""
    return Difference(float(gains.mean()), float(1.96 * gains.std() / np.sqrt(len(gains))))
