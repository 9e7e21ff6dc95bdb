"""Which drill comes next: a mix of kinds, what went wrong again, and harder as it goes well."""

from __future__ import annotations

import random
from collections.abc import Sequence

from acesaround.teaching.drills.answers import Answered, streak_of
from acesaround.teaching.drills.stored import KINDS, Drill, Kind, all_drills, drill_named

REST = 3
"""After so many other drills one that went wrong may come again."""
STEP = 2
"""With so many right answers in a row drills get one level harder."""
HARDEST = 5


def pick(
    kind: Kind | None, answers: Sequence[Answered], seed: int, variant: str | None = None
) -> Drill:
    """The next drill of a kind (None: of all kinds in turn); the same for the same answers.

    ``answers`` are the oldest first. ``seed`` is the reader's own, so that not everybody gets the
    same drills in the same order. ``variant`` is the code of rules to stay with, None for all; it
    is not heeded where there is no drill of the kind under these rules.
    """
    chance = random.Random(f"{seed} {len(answers)}")
    chosen = kind if kind is not None else _next_kind(answers, chance)
    drills = [drill for drill in all_drills() if drill.kind == chosen]
    drills = [drill for drill in drills if variant in (None, drill.rules)] or drills
    last = {answer.drill: at for at, answer in enumerate(answers)}
    again = _again(drills, answers, last)
    if again is not None:
        return again
    fresh = [drill for drill in drills if drill.id not in last]
    if not fresh:
        # All are known: the one that was seen longest ago.
        return min(drills, key=lambda drill: last[drill.id])
    wanted = wanted_level([each for each in answers if _kind_of(each) == chosen])
    nearest = min(abs(drill.level - wanted) for drill in fresh)
    return chance.choice([drill for drill in fresh if abs(drill.level - wanted) == nearest])


def wanted_level(answers: Sequence[Answered]) -> int:
    """How hard the next drill of a kind should be, from 1 to 5, after the answers of that kind."""
    return min(HARDEST, 1 + streak_of(answers) // STEP)


def is_again(drill: Drill, answers: Sequence[Answered]) -> bool:
    """Whether the drill went wrong when it was answered last."""
    before = [answer for answer in answers if answer.drill == drill.id]
    return bool(before) and not before[-1].right


def _again(
    drills: Sequence[Drill], answers: Sequence[Answered], last: dict[str, int]
) -> Drill | None:
    """The drill that has waited longest since it went wrong."""
    due = [
        drill
        for drill in drills
        if drill.id in last
        and not answers[last[drill.id]].right
        and len(answers) - last[drill.id] > REST
    ]
    return min(due, key=lambda drill: last[drill.id], default=None)


def _next_kind(answers: Sequence[Answered], chance: random.Random) -> Kind:
    """A kind that was not asked for last; those that went wrong come oftener."""
    kinds = [_kind_of(answer) for answer in answers]
    others = [kind for kind in KINDS if not kinds or kind != kinds[-1]]
    return chance.choices(others, [1 + _wrong_lately(kind, answers) for kind in others])[0]


def _wrong_lately(kind: Kind, answers: Sequence[Answered]) -> int:
    of_kind = [answer for answer in answers if _kind_of(answer) == kind]
    return sum(not answer.right for answer in of_kind[-4:])


def _kind_of(answer: Answered) -> Kind | None:
    drill = drill_named(answer.drill)
    return None if drill is None else drill.kind
