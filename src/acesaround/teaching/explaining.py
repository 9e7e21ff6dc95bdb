"""Finding out what there is to learn from a decision."""

from __future__ import annotations

from acesaround.ai import Decision
from acesaround.game import View
from acesaround.teaching.comparing import WORLDS, compare
from acesaround.teaching.contrasts import contrasts_of
from acesaround.teaching.lesson import Contrast, Lesson
from acesaround.teaching.reasons.of_a_decision import (
    compared_actions,
    compared_reasons,
    told_without_worlds,
)


def lesson_of(view: View, decision: Decision, seed: int = 0, worlds: int = WORLDS) -> Lesson:
    """The lesson of a decision; the same for the same view, decision and seed."""
    told = told_without_worlds(view, decision)
    if told:
        return Lesson(told, others=_recorded(decision))
    comparison = compare(view, compared_actions(decision), seed, worlds)
    if comparison is None or len(comparison.actions) < 2:
        return Lesson(decision.advice)
    number = comparison.number(decision.action)
    return Lesson(
        reasons=compared_reasons(view, decision, comparison),
        unit=comparison.unit,
        worlds=comparison.worlds,
        value=comparison.worth(number),
        chance=comparison.chance(number),
        others=contrasts_of(view, comparison, number),
    )


def _recorded(decision: Decision) -> tuple[Contrast, ...]:
    """The other choices as the record has them, where all cards are known: there is no chance."""
    record = decision.record
    if record is None:
        return ()
    best = next(each for each in record.candidates if each.action == decision.action)
    others = (each for each in record.candidates if each.action != decision.action)
    found = ((each.action, each.behind - best.behind) for each in others)
    # One deal is possible, so what is the same on average is the same in each.
    return tuple(Contrast(action, behind, 0.0, None, behind == 0) for action, behind in found)
