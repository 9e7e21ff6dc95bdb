"""A score pad as a text that people can read, and that can be read back.

It is written in the pieces of the notation of games: tags, then for each deal what stands in its
fields, by their names. Whatever is said of the results is a comment, for they follow.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from acesaround.errors import RulesError, shown
from acesaround.record.faults import MoveFault, PadFault
from acesaround.record.notation.lexer import Statement, Tag, Word, pieces_of, quoted
from acesaround.record.pad.fields import NAMES
from acesaround.record.pad.reading import Texts
from acesaround.record.seats import Seats
from acesaround.rules import PRESETS, Rules, differences, rules_code, rules_from_code, spell

VERSION = 1
_FIRST = "PinochlePad"
_LONGEST = 200
"""Characters of what stands in a field; a name has some twenty."""


class Pad(msgspec.Struct, frozen=True, kw_only=True):
    """A score pad: rules, names by seat, who dealt first, and the deals as they were written."""

    rules: Rules
    names: tuple[str, ...]
    dealer: int
    deals: tuple[Texts, ...] = ()


def write_pad(pad: Pad, comments: Sequence[Sequence[str]] = ()) -> str:
    """The text of a pad; ``comments`` are lines to stand under each deal."""
    seats = Seats.of(pad.rules)
    changes = differences(pad.rules, PRESETS[pad.rules.name])
    tags = [(_FIRST, str(VERSION)), ("Rules", rules_code(pad.rules)), ("Variant", pad.rules.name)]
    if changes:
        told = ", ".join(f"{path}={spell(value)}" for path, value in changes.items())
        tags.append(("Changed", told))
    tags += zip(seats.names, pad.names, strict=True)
    tags.append(("Dealer", seats.letter(pad.dealer)))
    lines = [f"[{name} {quoted(value)}]" for name, value in tags]
    for number, texts in enumerate(pad.deals, 1):
        said = [f"{_label(name)}: {text}" for name, text in texts.items() if text.strip()]
        lines += ["", "  ".join([f"Deal: {number}", *said])]
        if number <= len(comments):
            lines += [f"; {' '.join(line.split())}" for line in comments[number - 1] if line]
    return "\n".join(lines) + "\n"


def read_pad(text: str) -> Pad:
    """The pad that a text holds. What stands in the fields of its deals is not judged here.

    Raises:
        NotationError: it is no such text, or damaged; with line and column.
    """
    pieces = pieces_of(text)
    tags = {tag.name.text: tag for tag in pieces.tags}
    first = pieces.tags[0] if pieces.tags else None
    if first is None or (first.name.text, first.value.text) != (_FIRST, str(VERSION)):
        place = first.name.place if first is not None else pieces.end
        raise place.wrong(PadFault.NO_PAD(first=f'[{_FIRST} "{VERSION}"]'))
    for name in ("Rules", "Dealer"):
        if name not in tags:
            raise first.name.wrong(PadFault.TAG_MISSING(tag=name))
    rules = _rules(tags["Rules"])
    seats = Seats.of(rules)
    dealer = seats.find(tags["Dealer"].value.text)
    if dealer is None:
        value = tags["Dealer"].value
        raise value.wrong(MoveFault.NO_SEAT(text=shown(value.text), known=seats.names))
    names = tuple(tags[name].value.text if name in tags else "" for name in seats.names)
    return Pad(rules=rules, names=names, dealer=dealer, deals=_deals(pieces.statements))


def _rules(tag: Tag) -> Rules:
    try:
        return rules_from_code(tag.value.text)
    except RulesError as error:
        raise tag.value.wrong(error) from error


def _deals(statements: tuple[Statement, ...]) -> tuple[Texts, ...]:
    deals: list[dict[str, str]] = []
    known = {_label(name).casefold(): name for name in NAMES}
    for label, words, _ in statements:
        if label.text.casefold() == "deal":
            deals.append({})
            continue
        name = known.get(label.text.casefold())
        if name is None:
            labels = tuple(map(_label, NAMES))
            raise label.wrong(PadFault.NO_FIELD(text=shown(label.text), known=labels))
        if not deals:
            raise label.wrong(PadFault.BEFORE_DEALS())
        if name in deals[-1]:
            raise label.wrong(PadFault.FIELD_TWICE(text=shown(label.text)))
        deals[-1][name] = _said(words)
    return tuple(deals)


def _said(words: tuple[Word, ...]) -> str:
    text = " ".join(word.text for word in words)
    if len(text) > _LONGEST:
        raise words[0].wrong(PadFault.TOO_LONG(most=_LONGEST))
    return text


def _label(name: str) -> str:
    """The name of a field as a label: ``WrongClaims``."""
    return "".join(part.capitalize() for part in name.split("_"))
