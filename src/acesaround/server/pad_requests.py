"""The requests of the score pad and their answers. The pad itself lies in the browser."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from acesaround.rules import Value
from acesaround.server.protocol import ChangedOption
from acesaround.server.requests import FieldInfo
from acesaround.server.sheet_message import SheetPicture

Written = dict[str, str]
"""What stands in the fields of a deal."""


class PadWish(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The request to reckon a pad (POST /api/pad, POST /api/pad/text).

    The rules are those of a ``code``, or of a ``variant`` with ``options`` changed. ``names`` are
    by seat, an empty one is that of the place. ``dealer`` is the seat that dealt first. ``deals``
    are reckoned in their order, as far as they can be. ``draft`` is a deal that is being written:
    the one number ``at`` from 0, in the place of that deal; without ``at`` the next one.
    """

    names: tuple[str, ...] = ()
    dealer: int = 0
    deals: tuple[Written, ...] = ()
    draft: Written | None = None
    at: Annotated[int, msgspec.Meta(ge=0)] | None = None
    variant: str = "modern"
    code: str = ""
    options: dict[str, Value] = {}


class PadFieldInfo(msgspec.Struct, frozen=True, kw_only=True):
    """A field of a deal; it is not asked for the endings in ``unless``.

    ``of_bidder``: only the part is asked that has bid.
    """

    field: FieldInfo
    unless: tuple[str, ...]
    of_bidder: bool


class PadProblem(msgspec.Struct, frozen=True, kw_only=True):
    """What is wrong with a field of a deal; ``missing``: something is still to be written."""

    field: str
    text: str
    missing: bool


class PadSide(msgspec.Struct, frozen=True, kw_only=True):
    """A side and its score; ``chips`` are those of each player where they are paid besides."""

    name: str
    total: int
    chips: int | None


class PadDeal(msgspec.Struct, frozen=True, kw_only=True):
    """A deal that was reckoned. ``sheet`` is None where nobody played it."""

    number: int
    dealer: str
    text: str
    sheet: SheetPicture | None
    notes: tuple[str, ...]


class PadForm(msgspec.Struct, frozen=True, kw_only=True):
    """What is asked of a deal: its ``number`` from 1, who deals, the fields, all trick points.

    ``reckoned`` is what the draft would give; None while there are ``problems``.
    """

    number: int
    text: str
    fields: tuple[PadFieldInfo, ...]
    total: int
    problems: tuple[PadProblem, ...]
    reckoned: PadDeal | None


class PadPicture(msgspec.Struct, frozen=True, kw_only=True):
    """A pad that was reckoned.

    ``wrong`` are the problems of the first of the deals that cannot be reckoned: it and all after
    it are not among ``deals``. ``form`` is that of the draft, None where the game is over or the
    deals before it are wrong. ``winner`` is a sentence; ``code`` is that of the rules.
    """

    title: str
    changed: tuple[ChangedOption, ...]
    code: str
    variant: str
    game: str
    seats: tuple[str, ...]
    sides: tuple[PadSide, ...]
    unit: Literal["points", "chips"]
    pot: int | None
    deals: tuple[PadDeal, ...]
    wrong: tuple[PadProblem, ...]
    form: PadForm | None
    winner: str | None


class PadFile(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A pad as a file; ``pad`` is the version of the form of such files."""

    pad: Literal[1]
    code: str
    names: tuple[str, ...]
    dealer: int
    deals: tuple[Written, ...]


class PadRead(msgspec.Struct, frozen=True, kw_only=True):
    """The answer when a pad is brought (POST /api/pad/read): the pad, or why it is none."""

    file: PadFile | None
    problem: str | None = None
