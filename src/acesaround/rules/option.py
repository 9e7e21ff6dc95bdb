"""What an option says of itself, so that forms, flags, help and tests can all be made from it."""

from __future__ import annotations

import typing
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import Any

import msgspec

from acesaround.errors import Detail, Problem
from acesaround.rules.flaw import Flaw

Value = bool | int | str

_LONGEST_NUMBER = 18
"""Digits of a number in a text; a file can hold no larger one."""


@dataclass(frozen=True)
class Option:
    """The description that stands beside a field of a section.

    ``label`` and ``help`` are the English texts; other languages find theirs in the catalogs under
    ``option.SECTION.NAME``. ``choices`` are all values, or, with ``open`` set, only the usual ones
    beside any other whole number of at least ``least`` that is a multiple of ``step``.
    ``source`` is the place in the rules book. ``of_variant`` marks what makes a variant the game it
    is: it is data like the rest, but no house rule, so forms leave it out. ``needs`` are paths and
    values of options of the variant without which this one means nothing: forms leave it out there
    too, and it must stay as it is.
    """

    label: str
    help: str
    source: str
    choices: tuple[Value, ...] = ()
    open: bool = False
    least: int = 0
    step: int = 1
    of_variant: bool = False
    needs: tuple[tuple[str, Value], ...] = ()

    def accepts(self, value: Value) -> bool:
        """Whether the value is one of this option's values."""
        for choice in self.choices:
            if type(choice) is type(value) and choice == value:
                return True
        if not self.open or isinstance(value, bool) or not isinstance(value, int):
            return False
        return value >= self.least and value % self.step == 0

    def read(self, text: str) -> Value | None:
        """The value that a text means here (``true``, ``250``, ``redeal``); None if it is none."""
        plain = text.strip().lower()
        candidates: list[Value] = [plain]
        if plain in ("true", "yes", "on"):
            candidates.append(True)
        if plain in ("false", "no", "off"):
            candidates.append(False)
        digits = plain.removeprefix("-")
        if digits.isascii() and digits.isdecimal() and len(digits) <= _LONGEST_NUMBER:
            candidates.append(int(plain))
        return next((candidate for candidate in candidates if self.accepts(candidate)), None)


def spell(value: object) -> str:
    """A value as it is written on the command line and in files."""
    return str(value).lower() if isinstance(value, bool) else str(value)


def bad_value(path: str, option: Option, value: object) -> Problem:
    """That an option does not take the value, and what it takes."""
    details: dict[str, Detail] = {
        "option": path,
        "value": spell(value),
        "choices": tuple(spell(choice) for choice in option.choices),
    }
    if not option.open:
        return Problem(Flaw.BAD_VALUE, (path,), details)
    numbers = {"least": option.least, "step": option.step}
    return Problem(Flaw.BAD_NUMBER, (path,), details | numbers)


class Section(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A part of the rules; every field is an option, described by its annotation."""


@cache
def options_of(section: type[Section]) -> dict[str, Option]:
    """The options of a section by name, in the order of their declaration."""
    found: dict[str, Option] = {}
    hints = typing.get_type_hints(section, include_extras=True)
    for field in msgspec.structs.fields(section):
        found[field.name] = _described(section, field.name, hints[field.name])
    return found


def _described(section: type[Section], name: str, hint: Any) -> Option:
    for extra in getattr(hint, "__metadata__", ()):
        if isinstance(extra, Option):
            return extra
    raise TypeError(f"{section.__name__}.{name} has no Option beside it")


def values_of(section: Section) -> Iterator[tuple[str, Value]]:
    """Name and value of each option of a section."""
    for name in options_of(type(section)):
        yield name, getattr(section, name)
