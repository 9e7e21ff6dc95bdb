"""The answers that somebody has given so far, as they come from where they are kept."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

import msgspec

Grade = Literal["best", "close", "wrong"]
"""``close`` is not the best answer, but nobody can tell the difference, or it hardly costs."""


class Answered(msgspec.Struct, frozen=True):
    """An answer to a drill, by its id; ``slip`` names the mistake where it has a name."""

    drill: str
    grade: Grade
    slip: str = ""

    @property
    def right(self) -> bool:
        """Whether it counts as right."""
        return self.grade != "wrong"


def streak_of(answers: Sequence[Answered]) -> int:
    """How many answers in a row were right, up to the last."""
    streak = 0
    for answer in reversed(answers):
        if not answer.right:
            break
        streak += 1
    return streak
