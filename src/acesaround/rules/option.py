"""What an option says of itself, so that forms, flags, help and tests can all be made from it."""

from __future__ import annotations

import typing
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import Any

import msgspec

Value = bool | int | str


@dataclass(frozen=True)
class Option:
    """The description that stands beside a field of a section.

    ``label`` and ``help`` are the English texts; other languages find theirs in the catalogs under
    ``option.SECTION.NAME``. ``choices`` are all values, or, with ``open`` set, only the usual ones
    beside any other whole number of at least ``least`` that is a multiple of ``step``.
    ``source`` is the place in the rules book. ``of_variant`` marks what makes a variant the game it
    is: it is data like the rest, but no house rule, so forms leave it out.
    """

    label: str
    help: str
    source: str
    choices: tuple[Value, ...] = ()
    open: bool = False
    least: int = 0
    step: int = 1
    of_variant: bool = False

    def accepts(self, value: Value) -> bool:
        """Whether the value is one of this option's values."""
        for choice in self.choices:
            if type(choice) is type(value) and choice == value:
                return True
        if not self.open or isinstance(value, bool) or not isinstance(value, int):
            return False
        return value >= self.least and value % self.step == 0

    def expected(self) -> str:
        """The accepted values in English, for an error."""
        listed = ", ".join(_spell(choice) for choice in self.choices)
        if not self.open:
            return f"one of {listed}"
        by = f" that is a multiple of {self.step}" if self.step > 1 else ""
        return f"a whole number of at least {self.least}{by} (usual: {listed})"


def _spell(value: Value) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


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
