"""Finding out what there is to learn from a decision."""

from __future__ import annotations

from acesaround.ai import Decision
from acesaround.game import PlayCard, View
from acesaround.teaching.comparing import WORLDS, Comparison, compare
from acesaround.teaching.contrasts import contrasts_of
from acesaround.teaching.lesson import Contrast, Lesson
from acesaround.teaching.reasons.counting import tells
from acesaround.teaching.reasons.of_a_decision import (
    compared_actions,
    compared_reasons,
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
    number = _standing(decision, comparison, given)
    stands = Decision(comparison.actions[number], decision.advice, decision.record)
    return Lesson(
        reasons=compared_reasons(view, stands, comparison),
        unit=comparison.unit,
        worlds=comparison.worlds,
        value=comparison.worth(number),
        chance=comparison.chance(number),
        others=contrasts_of(view, comparison, number),
        instead=None if number == given else comparison.actions[number],
    )


def _standing(decision: Decision, comparison: Comparison, given: int) -> int:
    """The number of the action that stands: the given one of the decision, or a better one.

    Another is better if it brings more beyond chance, and if the record, which may look at the
    game and not at points, could not tell the two apart. Cards were chosen in as many worlds, by
    the same weights; calls and sets of cards in few.
    """
    best = max(range(len(comparison.actions)), key=comparison.worth)
    if isinstance(decision.action, PlayCard) or not tells(comparison.difference(best, given)):
        return given
    found = decision.record.candidates if decision.record is not None else ()
    behind = {each.action: (each.behind, each.half) for each in found}
    here, there = (behind.get(comparison.actions[number]) for number in (given, best))
    if here is None or there is None or there[0] - here[0] > max(here[1], there[1]):
        return given
    return best


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
