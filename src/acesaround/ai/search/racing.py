"""Comparing candidates on the same worlds, and dropping those that are surely worse.

Every candidate that is still in the race is tried on every world drawn, so differences are paired
and need few worlds.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import NamedTuple

import msgspec
import numpy as np
from numpy.typing import NDArray

Values = NDArray[np.float64]


class Tried(NamedTuple):
    """What candidates bring in new worlds.

    ``figures`` are [world, candidate, figure]; the first figure is the value that is compared.
    ``times`` [world] is how often each world was drawn: that makes it count more, and the mean no
    surer. None where each was drawn once.
    """

    figures: Values
    times: Values | None = None


Trial = Callable[[int, NDArray[np.int64]], Tried]
"""Given how many worlds to draw and the numbers of the candidates in the race, what they bring."""

_SURE = 2.6
"""Standard errors behind the best one from which a candidate is given up."""


class Budget(msgspec.Struct, frozen=True):
    """How far a race may go: most worlds, worlds a round, and until when (``time.monotonic``).

    ``close`` is a difference of values that is not worth more worlds.
    """

    most: int
    batch: int
    until: float
    close: float = 0.0


class Standing(msgspec.Struct, frozen=True):
    """Where a candidate stands: the mean of each figure, how far behind the best one, on how many
    worlds, and the half width of the 95 % interval of that difference.
    """

    number: int
    means: tuple[float, ...]
    behind: float
    half: float
    worlds: int


def race(candidates: int, trial: Trial, budget: Budget) -> list[Standing]:
    """The candidates, best first, after a race within the budget; at least one round is run."""
    running = np.arange(candidates)
    figures: list[list[Values]] = [[] for _ in range(candidates)]
    times: list[Values] = []
    drawn = 0
    while True:
        batch = min(budget.batch, budget.most - drawn)
        tried = trial(batch, running)
        drawn += batch
        times.append(np.ones(len(tried.figures)) if tried.times is None else tried.times)
        for column, number in enumerate(running):
            figures[number].append(tried.figures[:, column, :])
        if drawn >= budget.most or time.monotonic() >= budget.until:
            break
        running = _still_running(running, figures, np.concatenate(times), budget.close)
        if len(running) == 1:
            break
    return _standings(figures, np.concatenate(times))


def _still_running(
    running: NDArray[np.int64], figures: list[list[Values]], times: Values, close: float
) -> NDArray[np.int64]:
    values = np.column_stack([np.concatenate(figures[number])[:, 0] for number in running])
    best = int((times @ values).argmax())
    mean, error = _mean_and_error(values[:, [best]] - values, times)
    kept = mean <= _SURE * error
    kept[best] = True
    others = np.delete(np.arange(len(running)), best)
    if np.all(mean[others] + _SURE * error[others] <= close):
        kept[:] = False
        kept[best] = True
    return np.compress(kept, running)


def _mean_and_error(values: Values, times: Values) -> tuple[Values, Values]:
    """The mean of each column of values, [world, column], and its standard error."""
    total = times.sum()
    mean = times @ values / total
    error = np.sqrt(times**2 @ (values - mean) ** 2) / total
    return mean, error


def _standings(figures: list[list[Values]], times: Values) -> list[Standing]:
    """Best first: who stayed longer in the race is before who left it earlier."""
    whole = [np.concatenate(each) for each in figures]
    means = [times[: len(each)] @ each / times[: len(each)].sum() for each in whole]
    longest = max(map(len, whole))
    best = max(
        (number for number in range(len(whole)) if len(whole[number]) == longest),
        key=lambda number: float(means[number][0]),
    )
    found = []
    for number, values in enumerate(whole):
        behind = whole[best][: len(values), :1] - values[:, :1]
        mean, error = _mean_and_error(behind, times[: len(values)])
        half = float(1.96 * error[0])
        figure_means = tuple(means[number].tolist())
        found.append(Standing(number, figure_means, float(mean[0]), half, len(values)))
    return sorted(found, key=lambda each: (each.number != best, -each.worlds, each.behind))


def compare(figures: Values, weights: NDArray[np.float64]) -> list[Standing]:
    """The candidates, best first, on all worlds that there are; ``weights`` add up to 1.

    Nothing is left to the choice of the worlds, so a difference has no width.
    """
    # Shares do not add up to 1 to the last digit, and equal cards must come out equal.
    means = np.einsum("w,wcf->cf", weights, figures).round(9)
    best = int(means[:, 0].argmax())
    found = [
        Standing(number, tuple(row), float(means[best, 0] - row[0]), 0.0, len(weights))
        for number, row in enumerate(means.tolist())
    ]
    return sorted(found, key=lambda each: (each.number != best, each.behind))
