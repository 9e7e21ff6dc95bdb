"""What to practise next, read off the answers so far."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import msgspec

from acesaround.teaching.drills.answers import Answered
from acesaround.teaching.drills.stored import KINDS, Kind, drill_named

LATELY = 10
"""So many of the last answers of a kind are looked at."""
ENOUGH = 3
"""Fewer answers of a kind say nothing."""
GOOD = 0.8
"""A kind in which so many answers of the last ones are right goes well."""
OFTEN = 2
"""A mistake that was made so often of late is told by its name."""


class KindSoFar(msgspec.Struct, frozen=True):
    """How the last answers of a kind went: ``right`` of ``answered``, the last ten at most."""

    kind: Kind
    answered: int
    right: int


class Practice(msgspec.Struct, frozen=True):
    """What to practise: ``code`` is "begin" (nothing is known yet), "slip" (a mistake that comes
    again: ``slip``), "weak" (``kind`` goes worst), "new" (``kind`` was hardly tried) or "well".
    """

    code: str
    kind: Kind | None
    slip: str
    so_far: tuple[KindSoFar, ...]


def practice_of(answers: Sequence[Answered]) -> Practice:
    """What to practise after the answers, the oldest first."""
    lately: dict[Kind, list[Answered]] = {kind: [] for kind in KINDS}
    for answer in answers:
        drill = drill_named(answer.drill)
        if drill is not None:
            lately[drill.kind].append(answer)
    so_far = []
    slips: Counter[tuple[Kind, str]] = Counter()
    for kind, of_kind in lately.items():
        last = of_kind[-LATELY:]
        so_far.append(KindSoFar(kind, len(last), sum(answer.right for answer in last)))
        slips.update((kind, each.slip) for each in last if each.slip and not each.right)
    told = tuple(so_far)
    if not any(each.answered for each in so_far):
        return Practice("begin", None, "", told)
    known = [each for each in so_far if each.answered >= ENOUGH]
    weakest = min(known, key=lambda each: each.right / each.answered, default=None)
    if slips:
        (kind, slip), times = slips.most_common(1)[0]
        if times >= OFTEN:
            return Practice("slip", kind, slip, told)
    if weakest is not None and weakest.right < GOOD * weakest.answered:
        return Practice("weak", weakest.kind, "", told)
    untried = min(so_far, key=lambda each: each.answered)
    if untried.answered < ENOUGH:
        return Practice("new", untried.kind, "", told)
    return Practice("well", None, "", told)
