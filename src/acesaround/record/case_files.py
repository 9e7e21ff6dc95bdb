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
from acesaround.errors import AcesError, RulingError
from acesaround.record.case_rules import BadField, check_case
from acesaround.record.cases import CASES, Case


def load_cases(path: Path) -> tuple[Case, ...]:
    """The cases of a file.

    Raises:
        RulingError: the file cannot be read or is malformed; the message names the file and, where
            it is one case, its id and field.
    """
    try:
        text = path.read_bytes().decode()
    except OSError as error:
        raise RulingError(f"{path}: {error.strerror or error}") from error
    except UnicodeDecodeError as error:
        raise RulingError(f"{path}: the file is not UTF-8 text: {error.reason}") from error
    return parse_cases(text, str(path))


def parse_cases(text: str, name: str) -> tuple[Case, ...]:
    """The cases in a text; ``name`` is what errors call it. Raises as ``load_cases``."""
    try:
        content = tomllib.loads(text)
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        raise RulingError(f"{name}: the file is not TOML: {error}") from error
    unknown = [key for key in content if key != "case"]
    if unknown:
        raise RulingError(f"{name}: unknown field {unknown[0]!r}; a file holds [[case]] alone")
    listed = content.get("case")
    if not isinstance(listed, list) or not listed:
        raise RulingError(f"{name}: there is no case in it; each begins with [[case]]")
    cases: dict[str, Case] = {}
    for number, raw in enumerate(listed, 1):
        called = f"case {number}"
        try:
            if not isinstance(raw, dict):
                raise BadField("case", "it must be a table, begun with [[case]]")
            called = f"case {_identity(raw)}"
            case = _typed(raw)
            if case.id in cases:
                raise BadField("id", "another case of the file has the same id")
            check_case(case)
        except BadField as error:
            place = f"{name}: {called}: field {error.field}"
            if error.rules is not None:
                raise RulingError(place, error.rules) from error
            raise RulingError(f"{place}: {error}") from error
        cases[case.id] = case
    return tuple(cases.values())


def _identity(raw: dict[str, Any]) -> str:
    identity = raw.get("id")
    if not isinstance(identity, str) or not identity:
        raise BadField("id", "every case needs one, a text")
    return identity


def _typed(raw: dict[str, Any]) -> Case:
    kind = raw.get("kind")
    if not isinstance(kind, str) or kind not in CASES:
        raise BadField("kind", f"it is {kind!r}; there are {', '.join(CASES)}")
    type_ = CASES[kind]
    fields = {field.name: field for field in msgspec.structs.fields(type_)}
    for name in raw:
        if name != "kind" and name not in fields:
            raise BadField(name, f"a case of kind {kind} has no such field; {_list(fields)}")
    values = {}
    for name, field in fields.items():
        if name in raw:
            values[name] = _value(type_, name, raw[name])
        elif field.required:
            raise BadField(name, f"it is missing; {_list(fields)}")
    return type_(**values)


def _list(fields: dict[str, Any]) -> str:
    return "it has " + ", ".join(["kind", *fields])


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
    except (msgspec.ValidationError, AcesError) as error:
        raise BadField(name, str(error)) from error
