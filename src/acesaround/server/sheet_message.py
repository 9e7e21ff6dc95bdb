"""The score sheet as the page is told of it: a part of the picture."""

from __future__ import annotations

import msgspec


class SheetLine(msgspec.Struct, frozen=True, kw_only=True):
    """One line of a settlement: words, and points or nothing where none count."""

    text: str
    points: int | None


class SheetSide(msgspec.Struct, frozen=True, kw_only=True):
    """How one side's points of a deal came about; the lines that count add up to ``change``.

    ``stakes`` are the chips paid beside the points to each player of the side; they add up to
    ``chips``, which is None where there are none.
    """

    side: int
    name: str
    lines: tuple[SheetLine, ...]
    change: int
    total: int
    stakes: tuple[SheetLine, ...]
    chips: int | None


class SheetPicture(msgspec.Struct, frozen=True, kw_only=True):
    """The score sheet of one deal."""

    number: int
    title: str
    text: str
    sides: tuple[SheetSide, ...]
