"""A step of the path as data: when it is there, and what the reader is asked to do."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from acesaround.game import Action, View

When = Callable[[View], bool]


@dataclass(frozen=True)
class Step:
    """Its text is ``path.step.CODE`` in the catalogs.

    ``when`` says whether a View is at this step. ``asks`` is the move that the reader is asked
    for; None where any will do, or where there is only something to read.
    """

    code: str
    when: When
    asks: Action | None = None
