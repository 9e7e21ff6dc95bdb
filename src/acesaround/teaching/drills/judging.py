"""What an answer at the table is worth: beside the best one, in the worlds that agree with it."""

from __future__ import annotations

import msgspec

from acesaround.ai import Advice
from acesaround.game import Action, Bid, Bury, Pass, PassCards, View, total_trick_points
from acesaround.teaching.comparing import Comparison, compare
from acesaround.teaching.contrasts import contrasts_of
from acesaround.teaching.drills.answers import Grade
from acesaround.teaching.drills.stored import TableDrill, action_of
from acesaround.teaching.lesson import Contrast
from acesaround.teaching.reasons import reasons_between

NEARLY = 0.01
"""An answer that costs no more than this part of the points of all tricks counts as right."""


class CannotJudge(Exception):
    """The actions of the moment cannot be compared under these rules."""


class Judged(msgspec.Struct, frozen=True):
    """What an answer is worth.

    ``best`` is the best action of those that were tried, worth ``value`` in ``unit`` ("points" of
    the deal, own side less the others, or "chips") with ``chance`` to make the contract (None: no
    contract, or not the question). ``reasons`` say why it is better than the answer; where the
    answer is the best, why it is. ``others`` are the other actions, the best first, and ``given``
    the answer as one of them, None where it is the best. Whatever is close, or only ``little``
    less, counts as right. ``slip`` is "too_bold" or "too_timid" for wrong calls.
    """

    grade: Grade
    best: Action
    value: float
    chance: float | None
    unit: str
    worlds: int
    reasons: tuple[Advice, ...]
    others: tuple[Contrast, ...]
    given: Contrast | None
    little: float
    slip: str = ""


def judge(drill: TableDrill, view: View, answer: Action) -> Judged:
    """What an answer of the seat of the view, which must be legal, is worth.

    It takes some tenths of a second.

    Raises:
        CannotJudge: the actions cannot be compared.
    """
    comparison = compared(drill, view, answer, drill.seed, drill.worlds)
    given = _number(comparison, answer)
    best = best_of(comparison, given)
    contrasts = contrasts_of(view, comparison, best)
    contrast = None if given == best else contrasts[comparison.others(best).index(given)]
    first = [] if given == best else [given]
    others = first + [each for each in comparison.others(best) if each != given]
    little = _little(view)
    grade = _grade(contrast, little)
    return Judged(
        grade=grade,
        best=comparison.actions[best],
        value=comparison.worth(best),
        chance=comparison.chance(best),
        unit=comparison.unit,
        worlds=comparison.worlds,
        reasons=reasons_between(view, comparison, best, others),
        others=contrasts,
        given=contrast,
        little=little,
        slip=_slip(answer) if grade == "wrong" else "",
    )


def compared(drill: TableDrill, view: View, answer: Action, seed: int, worlds: int) -> Comparison:
    """The answer beside the other actions of a drill, in so many worlds of a seed.

    Raises:
        CannotJudge: they cannot be compared.
    """
    actions: tuple[Action, ...] = (answer,)
    if isinstance(answer, PassCards | Bury):
        tried = (action_of(move, view.seat) for move in drill.tried)
        actions = (answer, *(each for each in tried if not _same_cards(each, answer)))
    elif isinstance(answer, Bid):
        # Which bid is best is found out by whoever compares; the question is whether to bid.
        actions = (Pass(seat=view.seat),)
    found = compare(view, actions, seed, worlds)
    if found is None or len(found.actions) < 2:
        raise CannotJudge(f"the actions of the drill {drill.id} cannot be compared")
    return found


def best_of(comparison: Comparison, given: int) -> int:
    """The number of the action that is worth most; of equal ones the one that was given."""
    numbers = range(len(comparison.actions))
    return max(numbers, key=lambda each: (comparison.worth(each), each == given))


def _number(comparison: Comparison, answer: Action) -> int:
    if isinstance(answer, Bid):
        return next(at for at, each in enumerate(comparison.actions) if isinstance(each, Bid))
    return comparison.number(answer)


def _same_cards(one: Action, other: Action) -> bool:
    cards = (getattr(each, "cards", ()) for each in (one, other))
    first, second = (sorted(str(card) for card in each) for each in cards)
    return first == second


def _little(view: View) -> float:
    rules = view.seen.rules
    return 0.0 if rules.in_chips else NEARLY * total_trick_points(rules)


def _grade(contrast: Contrast | None, little: float) -> Grade:
    if contrast is None or contrast.same:
        return "best"
    return "close" if contrast.close or contrast.behind <= little else "wrong"


def _slip(answer: Action) -> str:
    if isinstance(answer, Bid):
        return "too_bold"
    return "too_timid" if isinstance(answer, Pass) else ""
