"""Answers to requests: in JSON, refusals with a status and a text, and the bodies that come in."""

from __future__ import annotations

from typing import Any, TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from acesaround.server.language import words_for
from acesaround.server.protocol import Trouble
from acesaround.words.problems import decoding_text

LARGEST = 64 * 1024
"""Bytes of a request's body or of a message; ours have a few hundred."""

T = TypeVar("T")


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


async def decoded(request: Request, kind: type[T]) -> T:
    """The body of a request as a message. Refusal (400, 413) if it is none, or too large."""
    data = await received(request, LARGEST)
    try:
        return msgspec.json.decode(data or b"{}", type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        words = words_for(request)
        raise Refusal(
            400, words.say("table.not_understood", why=decoding_text(words, error))
        ) from error
