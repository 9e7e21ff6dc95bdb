"""Answers to requests: in JSON, refusals with a status and a text, and the bodies that come in."""

from __future__ import annotations

from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from acesaround.server.language import words_for
from acesaround.server.protocol import Trouble


class Refusal(Exception):
    """A request that is answered with a status and a text."""

    def __init__(self, status: int, text: str) -> None:
        super().__init__(text)
        self.status = status
        self.text = text


def json_answer(content: Any, status: int = 200) -> Response:
    """An answer in JSON, never kept by a cache."""
    return Response(
        msgspec.json.encode(content),
        status,
        {"cache-control": "no-store"},
        media_type="application/json",
    )


def trouble(status: int, text: str) -> Response:
    """An answer that says what is wrong."""
    return json_answer(Trouble(text), status)


async def received(request: Request, largest: int) -> bytes:
    """The body of a request. Refusal (413) if it has more bytes than ``largest``."""
    data = bytearray()
    async for chunk in request.stream():
        data += chunk
        if len(data) > largest:
            raise Refusal(413, words_for(request).say("table.too_large"))
    return bytes(data)
