"""The one error of the notation."""

from __future__ import annotations

from acesaround.errors import RecordError


class NotationError(RecordError):
    """A text that is no game: what is wrong, where, and what would be right.

    It always has a ``line`` and a ``column``.
    """
