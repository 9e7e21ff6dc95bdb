"""What the page is told of the first path, and its requests (``teaching/path``)."""

from __future__ import annotations

import msgspec


class PathPicture(msgspec.Struct, frozen=True, kw_only=True):
    """The step of the path at which the reader is: a part of the picture.

    ``text`` is what there is to read; ``n`` of ``whole`` parts of the path have come. ``over``: the
    deal of the path has been settled.
    """

    code: str
    text: str
    n: int
    whole: int
    over: bool


class PathInfo(msgspec.Struct, frozen=True, kw_only=True):
    """The path that this browser has begun and not finished (GET /api/path), if there is one.

    ``url`` is the address of its table; ``n`` of ``whole`` parts have come.
    """

    url: str | None
    n: int = 0
    whole: int = 0
