"""Actions compared world by world."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from acesaround.ai.search.courses import Played
from acesaround.game import Action

Figures = NDArray[np.float64]


class Difference(NamedTuple):
    """How much more an action is worth than another: the mean over worlds, and the half width of
    its 95 % interval; ``same`` says that there is no difference in any world.
    """

    mean: float
    half: float
    same: bool

    @property
    def clear(self) -> bool:
        """Whether the first action is better beyond what chance explains."""
        return self.mean - self.half > 0.0


@dataclass(frozen=True)
class Comparison:
    """Actions of one moment, each tried in the same worlds.

    Attributes:
        actions: what was tried.
        value: what each is worth to the seat, [world, action], in ``unit``: score of the deal, own
            side less the others, or chips.
        made: 1 where the contract is made, 0 where it is not, -1 where there is none of the own
            side's in that world, [world, action]; between 0 and 1 where it hangs on how well all
            play on.
        unit: "points" or "chips".
        weights: how much each world counts, [world]; they add up to 1.
        whole: whether these are all worlds that there are, so that nothing is left to chance.
        contracts: for each action the contracts as they were played, before the tricks begin.
        hands: the packed hand of each place, [world, place]; none where they are not looked at.
    """

    actions: tuple[Action, ...]
    value: Figures
    made: Figures
    unit: str
    weights: Figures
    whole: bool = False
    contracts: tuple[Played, ...] = ()
    hands: NDArray[np.int64] = field(default_factory=lambda: np.zeros((0, 0), dtype=np.int64))

    @property
    def worlds(self) -> int:
        """In how many different worlds they were tried."""
        return len(self.value)

    def number(self, action: Action) -> int:
        """The number of an action. ValueError if it was not tried."""
        return self.actions.index(action)

    def worth(self, number: int) -> float:
        """What an action is worth on average."""
        return mean_of(self.value[:, number], self.weights)

    def gains(self, first: int, second: int) -> Figures:
        """How much more the first action is worth than the second, by world."""
        return np.asarray(self.value[:, first] - self.value[:, second])

    def losses(self, first: int, second: int) -> Figures:
        """How much less the second action brings in each world, as it would be shown card by card.

        It is the gain, unless that is in part what perfect players would make of the world.
        """
        return self.gains(first, second)

    def difference(self, first: int, second: int) -> Difference:
        """How much more the first action is worth than the second."""
        return self.difference_of(self.gains(first, second))

    def difference_of(self, gains: Figures) -> Difference:
        """The mean of gains, [world], and how sure it is."""
        mean = mean_of(gains, self.weights)
        # The worlds are a sample in which each counts as often as its weight says.
        error = 0.0 if self.whole else float(np.sqrt(np.sum((self.weights * (gains - mean)) ** 2)))
        return Difference(mean, 1.96 * error, not gains.any())

    def chance(self, number: int) -> float | None:
        """In what part of the worlds in which there is one the contract is made; None for none."""
        made = self.made[:, number]
        there = made >= 0
        return mean_of(made[there], self.weights[there]) if there.any() else None

    def others(self, number: int) -> list[int]:
        """The other actions, the best first."""
        rest = [other for other in range(len(self.actions)) if other != number]
        return sorted(rest, key=lambda other: -self.worth(other))


def mean_of(figures: NDArray[np.float64] | NDArray[np.bool_], weights: Figures) -> float:
    """The mean of figures, [world]; weights need not add up to 1."""
    # Weights do not add up to the last digit, and what is alike must come out alike.
    return round(float(weights @ figures / weights.sum()), 9)


def alike(worlds: int) -> Figures:
    """The weights of worlds that count alike."""
    return np.full(worlds, 1.0 / worlds)
