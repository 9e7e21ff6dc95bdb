"""Finding out what there is to learn from a decision."""

from __future__ import annotations

from acesaround.ai import Decision
from acesaround.game import PlayCard, View
from acesaround.teaching.comparing import WORLDS, Comparison, compare
from acesaround.teaching.contrasts import contrasts_of
from acesaround.teaching.lesson import Contrast, Lesson
from acesaround.teaching.reasons.of_a_decision import (
    compared_actions,
    reasons_between,
    told_without_worlds,
)


def lesson_of(view: View, decision: Decision, seed: int = 0, worlds: int = WORLDS) -> Lesson:
    """The lesson of a decision, or of what is clearly better; the same for the same arguments."""
    told = told_without_worlds(view, decision)
    if told:
        return Lesson(told, others=_recorded(decision))
    comparison = compare(view, compared_actions(decision), seed, worlds)
    if comparison is None or len(comparison.actions) < 2:
        return Lesson(decision.advice)
    given = comparison.number(decision.action)
    number = given if isinstance(decision.action, PlayCard) else _better(comparison, given)
    return Lesson(
        reasons=reasons_between(view, comparison, number, comparison.others(number)),
        unit=comparison.unit,
        worlds=comparison.worlds,
        value=comparison.worth(number),
        chance=comparison.chance(number),
        others=contrasts_of(view, comparison, number),
        instead=None if number == given else comparison.actions[number],
    )


def _better(comparison: Comparison, given: int) -> int:
    """The number of an action that is better than a given one beyond chance, or the given one.

    Cards were chosen in as many worlds, by the same weights; calls and sets of cards in few.
    """
    best = max(range(len(comparison.actions)), key=comparison.worth)
    return best if comparison.difference(best, given).clear else given


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
