"""Shares and means as they are told."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from acesaround.ai import Advice, Detail
from acesaround.teaching.comparing import Comparison, Difference, Figures, mean_of
from acesaround.teaching.lesson import LEAST_TOLD

_WORTH_TELLING = 2
"""A smaller difference of two shares, in percent, is no help to anybody."""


def percent(holds: NDArray[np.bool_] | Figures, weights: Figures) -> int:
    """The share of worlds, [world], in percent; 0 and 100 only for none and for all."""
    if holds.min() == holds.max():
        return round(100 * float(holds[0]))
    return min(99, max(1, round(100 * mean_of(holds, weights))))


def worth_telling(percent: int, other: int) -> bool:
    """Whether a share, in percent, is so much larger than another that it is told as larger."""
    return percent - other >= _WORTH_TELLING


def tells(difference: Difference) -> bool:
    """Whether the first action is better beyond chance, and by no less than is told as 0.1."""
    return difference.clear and difference.mean >= LEAST_TOLD


def more(comparison: Comparison, difference: Difference) -> dict[str, Detail]:
    """The fields of a sentence that says how much more something brings."""
    return {"points": difference.mean, "worlds": comparison.worlds}


def about(comparison: Comparison, difference: Difference) -> dict[str, Detail]:
    """The fields of a sentence that says that a difference is too small to tell."""
    return {
        "points": abs(difference.mean),
        "half": difference.half,
        "worlds": comparison.worlds,
    }


def contract_reason(
    comparison: Comparison, number: int, other: int, bidding: bool
) -> tuple[Advice, ...]:
    """That the contract is made in more worlds (by the own side) or in fewer (by the others).

    It speaks of shares only, so it need not hold in single worlds: the shares must differ clearly,
    and the worlds in which one choice makes the contract and the other does not must be where at
    least half of the difference comes from.
    """
    made, than = comparison.made[:, number], comparison.made[:, other]
    played = (made >= 0) & (than >= 0)
    if not played.any():
        return ()
    change = np.where(played, made - than, 0.0) * (1.0 if bidding else -1.0)
    gains = comparison.gains(number, other)
    weights = comparison.weights
    at_stake = mean_of(np.where(change != 0.0, gains, 0.0), weights)
    if not comparison.difference_of(change).clear or at_stake < 0.5 * mean_of(gains, weights):
        return ()
    code = "contract_oftener" if bidding else "sets_oftener"
    shares = (made[played], than[played]) if bidding else (1 - made[played], 1 - than[played])
    told, other = (percent(share, weights[played]) for share in shares)
    if not worth_telling(told, other):
        return ()
    return (Advice(code, {"percent": told, "other": other}),)
