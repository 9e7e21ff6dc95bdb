"""The page that is being written: statements in their sections, broken into lines."""

from __future__ import annotations

from collections.abc import Sequence

SECTIONS = ("Hands", "Passing", "Melds", "Tricks", "Score")
"""Labels with lines of seats (or sides) below them."""

_WIDTH = 96


class Page:
    """Collects statements. Those of one label that are added one after the other share a line."""

    def __init__(self) -> None:
        self._lines: list[str] = []
        self._section: str | None = None
        self._open: tuple[str, str | None] | None = None
        self._phrases: list[str] = []

    def line(self, text: str) -> None:
        """A line as it is."""
        self._close()
        self._lines.append(text)

    def put(self, label: str, line: str | None, *phrases: str) -> None:
        """A statement, or a line of its section."""
        self._close()
        if line is not None and self._section != label:
            self._lines.append(f"{label}:")
        if line is not None or label in SECTIONS:
            self._section = label
        self._open = (label, line)
        self._phrases = list(phrases)

    def add(self, label: str, line: str | None, *phrases: str) -> None:
        """As ``put``, on the line of the last statement if it has the same label."""
        if self._open == (label, line):
            self._phrases += phrases
        else:
            self.put(label, line, *phrases)

    def part(self) -> None:
        """An empty line, after which the sections begin anew."""
        self.line("")
        self._section = None

    def text(self) -> str:
        """All of it."""
        self._close()
        return "\n".join(self._lines) + "\n"

    def _close(self) -> None:
        if self._open is None:
            return
        label, line = self._open
        inside = "  " if line is not None or self._section == "Tricks" else ""
        self._lines += _broken(f"{inside}{line or label}:", self._phrases, inside + "  ")
        self._open = None


def _broken(label: str, phrases: Sequence[str], indent: str) -> list[str]:
    """The statement in lines of no more than the width; a phrase stays whole if there are many."""
    lines = [label]
    units = phrases[0].split() if len(phrases) == 1 else [f"{each}," for each in phrases[:-1]]
    if len(phrases) > 1:
        units.append(phrases[-1])
    for unit in units:
        if len(lines[-1]) + 1 + len(unit) > _WIDTH:
            lines.append(indent + unit)
        else:
            lines[-1] += f" {unit}"
    return lines
