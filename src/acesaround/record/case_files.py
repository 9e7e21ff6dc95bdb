"""Reading files of rulings: TOML to typed cases, and what is wrong by file, case and field."""

from __future__ import annotations

import tomllib
import typing
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from acesaround.cards import Hand, Suit, parse_cards, parse_suit
from acesaround.errors import CardNotationError, Fault, RulingError, Where, shown
from acesaround.record.case_rules import BadField, check_case
from acesaround.record.cases import CASES, Case
from acesaround.record.decoding import decoding_fault, not_utf8_in, unreadable
from acesaround.record.faults import CaseFileFault
from acesaround.rules.toml_faults import toml_fault


def load_cases(path: Path) -> tuple[Case, ...]:
    """The cases of a file.

    Raises:
        RulingError: the file cannot be read or is malformed; the message names the file and, where
            it is one case, its id and field.
    """
    try:
        text = path.read_bytes().decode()
    except OSError as error:
        raise _in_file(str(path), unreadable(error)) from error
    except UnicodeDecodeError as error:
        raise RulingError(not_utf8_in(str(path), error)) from error
    return parse_cases(text, str(path))


def _in_file(name: str, why: Fault) -> RulingError:
    return RulingError(Where.FILE(file=name, why=why))


def parse_cases(text: str, name: str) -> tuple[Case, ...]:
    """The cases in a text; ``name`` is what errors call it. Raises as ``load_cases``."""
    try:
        content = tomllib.loads(text)
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        raise _in_file(name, CaseFileFault.NOT_TOML(why=toml_fault(error))) from error
    unknown = [key for key in content if key != "case"]
    if unknown:
        raise _in_file(name, CaseFileFault.NOT_CASE(name=shown(unknown[0])))
    listed = content.get("case")
    if not isinstance(listed, list) or not listed:
        raise _in_file(name, CaseFileFault.NO_CASE())
    cases: dict[str, Case] = {}
    for number, raw in enumerate(listed, 1):
        called = str(number)
        try:
            if not isinstance(raw, dict):
                raise BadField("case", CaseFileFault.NO_TABLE())
            called = shown(_identity(raw))
            case = _typed(raw)
            if case.id in cases:
                raise BadField("id", CaseFileFault.ID_TWICE())
            check_case(case)
        except BadField as error:
            place = Where.CASE(file=name, case=called, field=error.field, why=error.why)
            raise RulingError(place) from error
        cases[case.id] = case
    return tuple(cases.values())


def _identity(raw: dict[str, Any]) -> str:
    identity = raw.get("id")
    if not isinstance(identity, str) or not identity:
        raise BadField("id", CaseFileFault.NO_ID())
    return identity


def _typed(raw: dict[str, Any]) -> Case:
    kind = raw.get("kind")
    if kind is None:
        raise BadField("kind", CaseFileFault.KIND_MISSING(known=tuple(CASES)))
    if not isinstance(kind, str) or kind not in CASES:
        raise BadField("kind", CaseFileFault.NO_KIND(kind=shown(str(kind)), known=tuple(CASES)))
    type_ = CASES[kind]
    fields = {field.name: field for field in msgspec.structs.fields(type_)}
    known = ("kind", *fields)
    for name in raw:
        if name != "kind" and name not in fields:
            raise BadField(shown(name), CaseFileFault.NO_FIELD(kind=kind, known=known))
    values = {}
    for name, field in fields.items():
        if name in raw:
            values[name] = _value(type_, name, raw[name])
        elif field.required:
            raise BadField(name, CaseFileFault.FIELD_MISSING(kind=kind, known=known))
    return type_(**values)


def _suit_or_none(text: str) -> Suit | None:
    return parse_suit(text) if text else None


_PARSERS: dict[Any, Callable[[str], Any]] = {
    Hand: parse_cards,
    Suit: parse_suit,
    Suit | None: _suit_or_none,
}


@cache
def _hints(type_: type[Case]) -> dict[str, Any]:
    return typing.get_type_hints(type_)


def _value(type_: type[Case], name: str, raw: Any) -> Any:
    hint = _hints(type_)[name]
    parse = _PARSERS.get(hint)
    try:
        if parse is not None:
            return parse(msgspec.convert(raw, str))
        return msgspec.convert(raw, hint)
    except (msgspec.ValidationError, CardNotationError) as error:
        raise BadField(name, decoding_fault(error)) from error
