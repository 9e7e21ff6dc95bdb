"""Reading a question from the texts of its fields, as a form or a command line has them."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Any

from acesaround.cards import Hand, Suit, parse_card, parse_suit
from acesaround.errors import CardNotationError, Detail
from acesaround.record.questions.checks import objections, tricks_in_deal
from acesaround.record.questions.fields import Field, Form, fields_of, kinds_of
from acesaround.record.questions.kinds import KINDS, MeldsInTurnQuestion, Question
from acesaround.record.questions.objection import Objection, QuestionError, Wrong
from acesaround.rules import Rules, total_trick_points

_SEPARATORS = re.compile(r"[\s,/]+")
_LONGEST = 9
_YES, _NO = ("yes", "true", "on", "1"), ("", "no", "false", "off", "0")


def read_question(kind: str, texts: Mapping[str, str], rules: Rules) -> Question:
    """The question that the texts ask; an empty text is a field that was left out.

    Raises:
        QuestionError: there is no such kind, or texts cannot be read, or the question makes no
            sense under the rules; it says all that is wrong, field by field.
    """
    known = kinds_of(rules)
    if kind not in known:
        raise QuestionError(Objection("kind", Wrong.NO_KIND, {"text": kind, "known": known}))
    fields = {field.name: field for field in fields_of(kind, rules)}
    wrong = [
        Objection(name, Wrong.NO_FIELD, {"known": tuple(fields)})
        for name, text in texts.items()
        if name not in fields and text.strip()
    ]
    values: dict[str, Any] = {}
    for name, field in fields.items():
        text = texts.get(name, "").strip()
        if not text and field.needed:
            wrong.append(Objection(name, Wrong.MISSING))
        if not text:
            continue
        try:
            values[name] = _READ[field.form](field, text)
        except QuestionError as error:
            wrong += error.objections
    if not wrong:
        question = KINDS[kind](**_completed(kind, values, rules))
        wrong = list(objections(question, rules))
        if not wrong:
            return question
    raise QuestionError(*wrong)


def _completed(kind: str, values: dict[str, Any], rules: Rules) -> dict[str, Any]:
    """With what follows by itself: as many turns as there are, the rest of the trick points."""
    if kind == MeldsInTurnQuestion.kind:
        values.setdefault("tricks", tricks_in_deal(rules))
        return values
    tricks = values.get("tricks")
    parts = next((f.parts for f in fields_of(kind, rules) if f.name == "tricks"), ())
    if tricks is not None and len(tricks) == len(parts) - 1:
        values["tricks"] = (*tricks, max(0, total_trick_points(rules) - sum(tricks)))
    return values


def _cards(field: Field, text: str) -> Hand:
    cards, wrong = [], []
    for part in text.replace(",", " ").split():
        try:
            cards.append(parse_card(part))
        except CardNotationError:
            wrong.append(Objection(field.name, Wrong.NO_CARD, {"text": shortened(part)}))
    if wrong:
        raise QuestionError(*wrong)
    return tuple(cards)


def read_suit(field: Field, text: str) -> Suit | None:
    """A suit, or None where a choice of the field says that there is none."""
    if text.lower() in field.choices:
        return None
    try:
        return parse_suit(text)
    except CardNotationError:
        raise QuestionError(
            Objection(field.name, Wrong.NO_SUIT, {"text": shortened(text)})
        ) from None


def read_number(field: Field, text: str) -> int:
    """A number of at most nine digits."""
    if not (text.isascii() and text.isdecimal() and len(text) <= _LONGEST):
        raise QuestionError(Objection(field.name, Wrong.NO_NUMBER, {"text": shortened(text)}))
    return int(text)


def _numbers(field: Field, text: str) -> tuple[int, ...]:
    """One number for each part; the last part may be left out where the rest follows."""
    numbers = tuple(read_number(field, part) for part in _SEPARATORS.split(text) if part)
    follows = field.name == "tricks"
    if len(numbers) != len(field.parts) and not (follows and len(numbers) == len(field.parts) - 1):
        details: dict[str, Detail] = {"count": len(numbers), "parties": field.parts}
        raise QuestionError(Objection(field.name, Wrong.PARTS, details))
    return numbers


def read_yes(field: Field, text: str) -> bool:
    """Yes or no."""
    if text.lower() in _YES:
        return True
    if text.lower() in _NO:
        return False
    details: dict[str, Detail] = {"text": shortened(text), "known": ("yes", "no")}
    raise QuestionError(Objection(field.name, Wrong.NO_CHOICE, details))


def read_choice(field: Field, text: str) -> str:
    """One of the choices of the field."""
    if text not in field.choices:
        details: dict[str, Detail] = {"text": shortened(text), "known": field.choices}
        raise QuestionError(Objection(field.name, Wrong.NO_CHOICE, details))
    return text


def shortened(text: str) -> str:
    """What was written, as an objection shows it."""
    return text if len(text) <= 24 else text[:23] + "…"


_READ: dict[Form, Callable[[Field, str], Any]] = {
    Form.CARDS: _cards,
    Form.SUIT: read_suit,
    Form.NUMBER: read_number,
    Form.NUMBERS: _numbers,
    Form.YES: read_yes,
    Form.CHOICE: read_choice,
}
