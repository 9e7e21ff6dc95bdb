"""The requests of the page "Learn to play": the path that was begun, and a new one."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from acesaround.server.answers import Refusal, decoded, json_answer
from acesaround.server.cookie import give_token, token_of
from acesaround.server.language import words_for
from acesaround.server.lobby import BadRequest, hash_of, new_token
from acesaround.server.named import lobby_of
from acesaround.server.path_messages import PathInfo
from acesaround.server.path_picture import path_of
from acesaround.server.picture import table_voice
from acesaround.server.requests import SitDown, TableMade
from acesaround.server.table import Table


async def path(request: Request) -> Response:
    """GET and POST /api/path."""
    return await (_begin if request.method == "POST" else _begun)(request)


async def _begun(request: Request) -> Response:
    token = token_of(request)
    found = await lobby_of(request).tables_of(token) if token else []
    for table in found:
        info = _info(request, table, token or "")
        if info is not None:
            return json_answer(info)
    return json_answer(PathInfo(url=None))


def _info(request: Request, table: Table, token: str) -> PathInfo | None:
    """The path at a table of the holder of the token; None if there is none, or it is over."""
    seat, facts = table.seat_of(hash_of(token)), table.facts
    if seat is None or not facts.on_path:
        return None
    view = table.game.view(seat)
    step = path_of(table_voice(words_for(request), facts, view), facts, view)
    if step is None or step.over:
        return None
    return PathInfo(url=f"/t/{facts.id}", n=step.n, whole=step.whole)


async def _begin(request: Request) -> Response:
    words = words_for(request)
    wish = await decoded(request, SitDown)
    token = token_of(request) or new_token()
    try:
        table = await lobby_of(request).begin_path(wish.name, token)
    except BadRequest as error:
        raise Refusal(400, words.say("table.name_too_long", **error.details)) from error
    address = f"/t/{table.record.id}"
    answer = json_answer(TableMade(table=table.record.id, url=address, invite=address), 201)
    give_token(answer, request, token)
    return answer
