"""The one error of the notation."""

from __future__ import annotations

from acesaround.errors import RecordError


class NotationError(RecordError):
    """A text that is no game: what is wrong, where, and what would be right.

    ``line`` and ``column`` are counted from 1.
    """

    def __init__(self, message: str, line: int, column: int) -> None:
        ValueError.__init__(self, f"line {line}, column {column}: {message}")
        self.line = line
        self.column = column
