"""Every error that Aces Around raises on purpose.

Anything that comes from outside (a file, a message, an option, an action) and is wrong is answered
with one of these; nothing else may escape from the public functions for such input.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import Enum
from typing import TypeAlias

Detail: TypeAlias = "bool | int | str | tuple[str, ...] | Fault"
FaultDetail: TypeAlias = "int | str | tuple[str, ...] | Fault | RulesError"


class AcesError(Exception):
    """The common ancestor of the project's own errors."""


class FaultCode(Enum):
    """What can be wrong with something that was brought: a code for each sentence.

    The value is the English sentence, with a ``{field}`` for each detail. Other languages have
    theirs in their catalogs, under ``key``. A part of a sentence has a code as well.
    """

    _family: str

    def __init_subclass__(cls, *, family: str = "") -> None:
        super().__init_subclass__()
        cls._family = family

    @property
    def key(self) -> str:
        """The key of the sentence in the catalogs: ``fault.FAMILY.CODE``."""
        return f"fault.{self._family}.{self.name.lower()}"

    def __call__(self, **details: FaultDetail) -> Fault:
        """The fault with its details; they must be those that the sentence names."""
        return Fault(self, details)


@dataclass(frozen=True)
class Fault:
    """One thing that is wrong, as data: the sentence is made where it is shown.

    Details are written as in the files that are read: cards and suits in the notation, a ``seat``
    as the name of its place. A detail may be a fault itself: a part of the sentence.
    """

    code: FaultCode
    details: Mapping[str, FaultDetail]

    def __str__(self) -> str:
        """The sentence in English, without a capital letter or a full stop."""
        return self.code.value.format_map(
            {
                name: ", ".join(value) if isinstance(value, tuple) else value
                for name, value in self.details.items()
            }
        )


def shown(text: str) -> str:
    """A piece of what was brought as an error shows it: shortened, in one line."""
    return repr(text if len(text) <= 40 else text[:37] + "...")[1:-1]


class FaultyInput(AcesError, ValueError):
    """Something that was brought cannot be used; ``fault`` says why, and where."""

    def __init__(self, fault: Fault) -> None:
        super().__init__(str(fault))
        self.fault = fault


class CardNotationError(FaultyInput):
    """A text that does not name a card of the deck."""


@dataclass(frozen=True)
class Problem:
    """One thing that is wrong with rules, as data; the sentence is made where it is shown.

    ``code`` is one of ``rules.Flaw``, which says what ``details`` there are; ``options`` are the
    paths (``section.option``) that it lies between.
    """

    code: str
    options: tuple[str, ...] = ()
    details: Mapping[str, Detail] = field(default_factory=dict)

    def __str__(self) -> str:
        """The data in one line, for a traceback; no sentence for readers."""
        told = (
            f"{name}={value if isinstance(value, Fault) else repr(value)}"
            for name, value in self.details.items()
        )
        about = [*self.options, *told]
        return f"{self.code} ({', '.join(about)})" if about else self.code


class RulesError(AcesError, ValueError):
    """Rules that contradict themselves, or an option or a value that does not exist.

    ``problems`` are all that is wrong. ``file`` and ``line`` (from 1, 0 if unknown) say where it
    stands in a file, ``text`` is the code of rules that was read.
    """

    def __init__(self, *problems: Problem, file: str = "", line: int = 0, text: str = "") -> None:
        place = [each for each in (file, f"line {line}" if line else "", text) if each]
        super().__init__(": ".join([*place, "; ".join(map(str, problems))]))
        self.problems = problems
        self.file = file
        self.line = line
        self.text = text


class Where(FaultCode, family="where"):
    """Where something is wrong, before what it is."""

    LINE = "line {line}: {why}"
    COLUMN = "line {line}, column {column}: {why}"
    FILE = "{file}: {why}"
    CASE = "{file}: case {case}: field {field}: {why}"


class RecordError(FaultyInput):
    """A record that is truncated, altered or not ours.

    ``line`` is the first line that cannot be used, and ``column`` the place in it (0 if unknown),
    both counted from 1. ``why`` is what is wrong there, or the error of the rules in it.
    """

    def __init__(self, why: Fault | RulesError, line: int, column: int = 0) -> None:
        place = Where.COLUMN(line=line, column=column, why=why)
        super().__init__(place if column else Where.LINE(line=line, why=why))
        self.why = why
        self.line = line
        self.column = column


class RulingError(FaultyInput):
    """A file of rulings that is malformed: the fault names file, case and field."""
