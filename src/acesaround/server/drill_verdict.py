"""What answers to drills were worth, in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from acesaround.cards import Card
from acesaround.game import Action
from acesaround.rules import rules_from_code
from acesaround.server.drill_messages import DrillRow, DrillVerdict
from acesaround.server.drill_picture import Seated, practice_picture
from acesaround.server.hint_message import SupposedHand
from acesaround.server.seats_picture import melds_of
from acesaround.teaching.drills import Answered, Counted, HandDrill, TableDrill
from acesaround.words import Catalog
from acesaround.words.advice import explain
from acesaround.words.contrasts import choice_text, example_text
from acesaround.words.drills import (
    behind_text,
    counted_text,
    graded_text,
    melds_told,
    percent_text,
    slip_text,
    yours_text,
)
from acesaround.words.figures import number_text
from acesaround.words.voice import Voice

if TYPE_CHECKING:
    from acesaround.teaching.drills.judging import Judged


def counted_verdict(
    words: Catalog, drill: HandDrill, counted: Counted, said: int, answers: Sequence[Answered]
) -> DrillVerdict:
    """What a number of meld points was worth."""
    slip = counted.slip
    answered = Answered(drill.id, counted.grade, slip.code if slip else "")
    reasons = [slip_text(words, slip)] if slip else []
    if counted.melds:
        reasons.append(melds_told(words, counted.melds))
    voice = Voice(words, rules_from_code(drill.rules), 0, ())
    return DrillVerdict(
        answered=answered,
        grade=counted.grade,
        text=counted_text(words, counted, said),
        reasons=tuple(reasons),
        figures="",
        rows=(),
        melds=melds_of(voice, counted.melds),
        total=counted.total,
        example=(),
        hands=(),
        unit="points",
        worlds=0,
        practice=practice_picture(words, (*answers, answered)),
    )


def judged_verdict(
    words: Catalog,
    drill: TableDrill,
    seated: Seated,
    judged: Judged,
    answers: Sequence[Answered],
) -> DrillVerdict:
    """What an action was worth beside the others."""
    voice = seated.voice(words)
    answered = Answered(drill.id, judged.grade, judged.slip)
    given = judged.given
    return DrillVerdict(
        answered=answered,
        grade=judged.grade,
        text=graded_text(words, judged.grade, choice_text(words, judged.best)),
        reasons=tuple(explain(each, words) for each in judged.reasons),
        figures="" if given is None else yours_text(words, given),
        rows=_rows(words, judged),
        melds=(),
        total=None,
        example=() if given is None else example_text(voice, judged.best, given),
        hands=()
        if given is None
        else tuple(
            SupposedHand(seat=seat, name=voice.name(seat), cards=hand) for seat, hand in given.hands
        ),
        unit="chips" if judged.unit == "chips" else "points",
        worlds=judged.worlds,
        practice=practice_picture(words, (*answers, answered)),
    )


def _rows(words: Catalog, judged: Judged) -> tuple[DrillRow, ...]:
    best = DrillRow(
        text=choice_text(words, judged.best),
        cards=_cards(judged.best),
        value=number_text(words, judged.value),
        behind="",
        chance=percent_text(words, judged.chance),
        best=True,
        given=judged.given is None,
        close=False,
    )
    others = (
        DrillRow(
            text=choice_text(words, each.action),
            cards=_cards(each.action),
            value=number_text(words, judged.value - each.behind),
            behind=behind_text(words, each),
            chance=percent_text(words, each.chance),
            best=False,
            given=each is judged.given,
            close=each.close or each.behind <= judged.little,
        )
        for each in judged.others
    )
    return (best, *others)


def _cards(action: Action) -> tuple[Card, ...]:
    card: Card | None = getattr(action, "card", None)
    return (card,) if card is not None else getattr(action, "cards", ())
