"""Wald's sequential test of the mean difference of boards: nothing, or so much.

Boards are looked at in their order, whoever finished first, so the verdict depends on the match
alone. The variance is that of the boards so far, which is why no verdict falls before there are
some. A mean that a test has stopped is a little too large; measure it again on boards of another
seed.
"""

from __future__ import annotations

import math
from enum import Enum

import msgspec

LEAST_BOARDS = 30


class Verdict(Enum):
    """How the test ended. NOTHING: the mean is 0 rather than DELTA; DIFFERENCE: the reverse."""

    NOTHING = "nothing"
    DIFFERENCE = "difference"


class Sequential(msgspec.Struct, frozen=True):
    """The test as a report holds it.

    ``delta`` is the mean under the second hypothesis, in the unit of the scale; ``error`` the
    chance of either mistake. ``verdict`` fell at board ``boards``; it is None while the test goes
    on. ``log_ratio`` is the logarithm of the likelihood ratio then, None where it has no bounds.
    """

    delta: float
    error: float
    verdict: Verdict | None
    boards: int
    log_ratio: float | None


class SequentialTest:
    """The test while the boards come in. ``delta`` must be above nothing."""

    def __init__(self, delta: float, error: float = 0.05) -> None:
        if not (delta > 0 and math.isfinite(delta)):
            raise ValueError(f"the difference to be tested must be above 0, not {delta}")
        self._delta = delta
        self._error = error
        self._bound = math.log((1 - error) / error)
        self._n = 0
        self._mean = 0.0
        self._squares = 0.0
        self._verdict: Verdict | None = None

    def add(self, value: float) -> Verdict | None:
        """Look at the next board's difference; what the test says now. A verdict stands."""
        if self._verdict is not None:
            return self._verdict
        self._n += 1
        step = value - self._mean
        self._mean += step / self._n
        self._squares += step * (value - self._mean)
        if self._n >= LEAST_BOARDS:
            ratio = self._ratio()
            if ratio >= self._bound:
                self._verdict = Verdict.DIFFERENCE
            elif ratio <= -self._bound:
                self._verdict = Verdict.NOTHING
        return self._verdict

    @property
    def standing(self) -> Sequential:
        """The test so far."""
        ratio = self._ratio() if self._n > 1 else 0.0
        return Sequential(
            delta=self._delta,
            error=self._error,
            verdict=self._verdict,
            boards=self._n,
            log_ratio=ratio if math.isfinite(ratio) else None,
        )

    def _ratio(self) -> float:
        excess = self._mean - self._delta / 2
        variance = self._squares / (self._n - 1)
        if variance == 0:
            return math.copysign(math.inf, excess) if excess else 0.0
        return self._n * self._delta * excess / variance
