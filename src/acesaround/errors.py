"""Every error that Aces Around raises on purpose.

Anything that comes from outside (a file, a message, an option, an action) and is wrong is answered
with one of these; nothing else may escape from the public functions for such input.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

Detail = bool | int | str | tuple[str, ...]


class AcesError(Exception):
    """The common ancestor of the project's own errors."""


class CardNotationError(AcesError, ValueError):
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
        about = [*self.options, *(f"{name}={value!r}" for name, value in self.details.items())]
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


class RecordError(AcesError, ValueError):
    """A record that is truncated, altered or not ours.

    ``line`` is the first line that cannot be used, and ``column`` the place in it (0 if unknown),
    both counted from 1. Where the rules in it are wrong, ``rules`` says how.
    """

    def __init__(
        self, message: str, line: int, column: int = 0, rules: RulesError | None = None
    ) -> None:
        self.place = f"line {line}, column {column}" if column else f"line {line}"
        super().__init__(f"{self.place}: {message or rules}")
        self.line = line
        self.column = column
        self.rules = rules


class RulingError(AcesError, ValueError):
    """A file of rulings that is malformed: the message names file, case and field.

    Where rules are wrong that a case asks for, ``rules`` says how, and ``place`` is the rest.
    """

    def __init__(self, place: str, rules: RulesError | None = None) -> None:
        super().__init__(place if rules is None else f"{place}: {rules}")
        self.place = place
        self.rules = rules
