"""What helps a reader to think, asked for when it is looked at; made from the reader's own View."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from acesaround.server.answers import Refusal, json_answer
from acesaround.server.cookie import token_of
from acesaround.server.expectation_picture import expectation_of, looked_ahead
from acesaround.server.language import words_for
from acesaround.server.lobby import hash_of
from acesaround.server.memory import Memory
from acesaround.server.named import table_named
from acesaround.server.picture import voice_for
from acesaround.server.tracking_picture import located, tracking_of
from acesaround.words.voice import Voice


async def expectation(request: Request) -> Response:
    """GET /api/tables/ID/expectation: null unless the reader bids or names trump."""
    voice, memory = await _reader(request)
    view = memory.view
    async with request.app.state.aids:
        found = await looked_ahead(view)
    return json_answer(None if found is None else expectation_of(voice, view, found))


async def tracking(request: Request) -> Response:
    """GET /api/tables/ID/tracking: what is known of the hidden cards."""
    voice, memory = await _reader(request)
    view = memory.view
    async with request.app.state.aids:
        found = await located(view)
    return json_answer(tracking_of(voice, view, found))


async def _reader(request: Request) -> tuple[Voice, Memory]:
    """The voice that speaks to the reader, and what his seat has seen. Refusal (403, 404)."""
    table = await table_named(request, request.path_params["table"])
    token = token_of(request)
    seat = table.seat_of(hash_of(token)) if token else None
    words = words_for(request)
    if seat is None:
        raise Refusal(403, words.say("table.no_seat"))
    memory = table.memory(seat)
    return voice_for(words, table.facts, memory), memory
