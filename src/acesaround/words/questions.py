"""Questions in words: their kinds and fields, and what is wrong with one."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from acesaround.cards import parse_card
from acesaround.record.questions import Form, Objection, QuestionError, Wrong, fields_of, kinds_of
from acesaround.rules import Rules
from acesaround.words.cards import the_card
from acesaround.words.catalog import Catalog
from acesaround.words.typed import cards_in_notation, suit_in_notation
from acesaround.words.voice import either, listed


def in_notation(
    words: Catalog, kind: str, texts: Mapping[str, str], rules: Rules
) -> dict[str, str]:
    """The texts of a question with its cards and suits in the notation."""
    if kind not in kinds_of(rules):
        return dict(texts)
    forms = {field.name: field.form for field in fields_of(kind, rules)}
    read = {Form.CARDS: cards_in_notation, Form.SUIT: suit_in_notation}
    found = {}
    for name, text in texts.items():
        form = forms.get(name)
        found[name] = read[form](words, text) if form in read else text
    return found


def kind_title(words: Catalog, kind: str) -> str:
    """What is asked, as the label of a choice."""
    return words.say(f"ruling.kind.{kind}")


def kind_help(words: Catalog, kind: str) -> str:
    """What is asked, in a sentence."""
    return words.say(f"ruling.help.{kind}")


def field_label(words: Catalog, name: str) -> str:
    """What a field is called."""
    return words.say(f"ruling.field.{name}")


def choice_text(words: Catalog, field: str, value: str) -> str:
    """A value of a choice in words."""
    if field == "paid":
        return words.say(f"score.stake.{value}")
    return words.say(f"ruling.choice.{field}.{value}")


def party_name(words: Catalog, code: str) -> str:
    """What a party of a settlement is called."""
    return words.say(f"ruling.party.{code}")


def objection_text(
    words: Catalog, objection: Objection, name_of: Callable[[Catalog, str], str] = party_name
) -> str:
    """What is wrong with a field of a question, and what would be right.

    ``name_of`` says what a party is called, by its code.
    """
    details: dict[str, object] = dict(objection.details)
    for name, value in objection.details.items():
        if name == "card":
            details[name] = the_card(words, parse_card(str(value)))
        elif name == "party":
            details[name] = name_of(words, str(value))
        elif name == "parties" and isinstance(value, tuple):
            details[name] = listed(words, [name_of(words, code) for code in value])
        elif isinstance(value, tuple):
            details[name] = either(words, value)
    if objection.code is Wrong.NO_FIELD:
        known = objection.details["known"]
        assert isinstance(known, tuple)
        details["known"] = listed(words, [field_label(words, name) for name in known])
    return words.say(f"ruling.wrong.{objection.code.value}", **details)


def question_error_text(words: Catalog, error: QuestionError) -> str:
    """All that is wrong with a question, each with the field that it lies in."""
    return " ".join(
        words.say(
            "ruling.wrong",
            field=field_label(words, each.field),
            why=objection_text(words, each),
        )
        for each in error.objections
    )
