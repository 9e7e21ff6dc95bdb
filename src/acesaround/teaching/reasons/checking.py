"""When something may be said: it has to be so, and it has to matter.

A predicate is looked at in every world. It may be said of a choice against another one if it holds
in nearly all worlds in which the choice does better, and if the worlds tell that it is what makes
the difference: those in which it holds bring at least half of the mean difference more than those
in which it does not. Where it holds everywhere (or nearly), there is nothing to compare with; then
what it brings by itself, where that can be counted, must be half of the difference.

A reason that speaks of a share of all deals must speak of many, too. A predicate that is so in two
deals of a hundred can make all of a difference that is there in those two only; but nobody plays a
card for what nearly never happens, and the mean tells of such a difference better.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from acesaround.teaching.comparing import Figures, mean_of

HOLDS = 0.9
"""In what part of the worlds in which the choice does better a predicate must hold."""
EXPLAINS = 0.5
"""What part of the mean difference it must explain."""
LEAST_SHARE = 0.25
"""What is so in a smaller part of all worlds is too rare to be a reason by itself.

The line is drawn where whoever heeds the reason sees it come true one time in four.
"""
FEW = 0.02
"""If it fails to hold in a smaller part of all worlds, they are too few to compare with."""


class Predicate(NamedTuple):
    """Something that is so in some worlds: [world].

    ``brings`` is what it brings by itself in each world, in the unit of the differences, where
    that can be counted.
    """

    holds: NDArray[np.bool_]
    brings: Figures | None = None


def may_be_said(predicate: Predicate, gains: Figures, weights: Figures) -> bool:
    """Whether the predicate is a reason for a choice that gains so much in each world.

    ``weights`` [world] say how much each world counts and add up to 1.
    """
    holds = predicate.holds
    better = gains > 0
    mean = mean_of(gains, weights)
    if mean <= 0.0 or mean_of(holds[better], weights[better]) < HOLDS:
        return False
    return _explained(predicate, gains, weights) >= EXPLAINS * mean


def often_enough(holds: NDArray[np.bool_], weights: Figures) -> bool:
    """Whether something is so in so many of all worlds, [world], that its share is a reason."""
    return mean_of(holds, weights) >= LEAST_SHARE


def _explained(predicate: Predicate, gains: Figures, weights: Figures) -> float:
    holds = predicate.holds
    without = ~holds
    if weights[without].sum() >= FEW:
        means = (mean_of(gains[part], weights[part]) for part in (holds, without))
        return next(means) - next(means)
    if predicate.brings is None:
        return 0.0
    return mean_of(predicate.brings, weights)
