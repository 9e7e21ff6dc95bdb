"""Reading a deal of the score pad from what was written in its fields."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

import msgspec

from acesaround.cards import Suit
from acesaround.errors import Detail
from acesaround.game import State
from acesaround.record.pad.fields import PadField, deal_fields
from acesaround.record.questions import Field, Form, Objection, QuestionError, Wrong
from acesaround.record.questions.checks import check_bid, check_melds, check_tricks
from acesaround.record.questions.reading import (
    read_choice,
    read_number,
    read_suit,
    read_yes,
    shortened,
)
from acesaround.rules import Rules


class WrittenDeal(msgspec.Struct, frozen=True, kw_only=True):
    """A deal as it was written down: parties by their codes, numbers in the order of the parts.

    ``melds`` and ``tricks`` hold None where nothing is written. See ``fields`` for the rest.
    """

    ended: str = "played"
    bidder: str | None = None
    bid: int | None = None
    trump: Suit | None = None
    melds: tuple[int | None, ...] | None = None
    paid: tuple[tuple[str, ...], ...] = ()
    moon: bool = False
    tricks: tuple[int | None, ...] | None = None
    empty: tuple[str, ...] = ()
    trickless: tuple[str, ...] = ()
    claimant: str | None = None
    wrong_claims: tuple[str, ...] = ()
    offender: str | None = None
    accused: bool = False


Texts = Mapping[str, str]
"""What is written of a deal, by field; a field that is left out or empty says nothing."""


def read_deal(texts: Texts, state: State) -> WrittenDeal:
    """The deal that has begun in ``state`` as it is written.

    Raises:
        QuestionError: fields are missing, or hold what nobody can read; it says all that is wrong.
    """
    fields = {each.field.name: each for each in deal_fields(state)}
    ended = texts.get("ended", "").strip() or "played"
    wrong = [
        Objection(name, Wrong.NO_FIELD, {"known": tuple(fields)})
        for name, text in texts.items()
        if name not in fields and text.strip()
    ]
    values: dict[str, Any] = {}
    for name, padded in fields.items():
        text = texts.get(name, "").strip()
        try:
            found = _value(padded, text, ended)
        except QuestionError as error:
            wrong += error.objections
            continue
        if found is not None:
            values[name] = found
    if wrong:
        raise QuestionError(*wrong, *_so_far(values, state.rules))
    return WrittenDeal(**values)


def _so_far(values: Mapping[str, Any], rules: Rules) -> Iterator[Objection]:
    """What is wrong already, before all of it is written."""
    yield from check_bid(values.get("bid"), rules)
    yield from check_melds(_there(values.get("melds")), rules)
    yield from check_tricks(_there(values.get("tricks")), rules, whole=False)


def _there(numbers: tuple[int | None, ...] | None) -> tuple[int, ...]:
    return tuple(points for points in numbers or () if points is not None)


def _value(padded: PadField, text: str, ended: str) -> Any:
    field = padded.field
    blank = not text.replace("/", "").strip()
    if ended in padded.unless:
        if not blank:
            raise QuestionError(Objection(field.name, Wrong.NOT_ASKED))
        return None
    if blank:
        if field.needed:
            raise QuestionError(Objection(field.name, Wrong.MISSING))
        return None
    return _READ[field.form](field, text)


def _numbers(field: Field, text: str) -> tuple[int | None, ...]:
    """One number for each part, with / between; a part may be left empty."""
    parts = [part.strip() for part in text.split("/")]
    if len(parts) > len(field.parts):
        details: dict[str, Detail] = {"count": len(parts), "parties": field.parts}
        raise QuestionError(Objection(field.name, Wrong.PARTS, details))
    parts += [""] * (len(field.parts) - len(parts))
    return tuple(read_number(field, part) if part else None for part in parts)


def _party(field: Field, text: str) -> str:
    for code in field.parts:
        if code.casefold() == text.casefold():
            return code
    details: dict[str, Detail] = {"text": shortened(text), "parties": field.parts}
    raise QuestionError(Objection(field.name, Wrong.NO_PARTY, details))


def _parties(field: Field, text: str) -> tuple[str, ...]:
    return tuple(dict.fromkeys(_party(field, part) for part in text.split()))


def _paid(field: Field, text: str) -> tuple[tuple[str, ...], ...]:
    parts = text.split("/")
    if len(parts) > len(field.parts):
        details: dict[str, Detail] = {"count": len(parts), "parties": field.parts}
        raise QuestionError(Objection(field.name, Wrong.PARTS, details))
    parts += [""] * (len(field.parts) - len(parts))
    return tuple(tuple(read_choice(field, word) for word in part.split()) for part in parts)


_READ: dict[Form, Callable[[Field, str], Any]] = {
    Form.SUIT: read_suit,
    Form.NUMBER: read_number,
    Form.NUMBERS: _numbers,
    Form.YES: read_yes,
    Form.CHOICE: read_choice,
    Form.PARTY: _party,
    Form.PARTIES: _parties,
    Form.PAID: _paid,
}
