"""The requests of the page "My games": the list, the files of a game, and games brought here."""

from __future__ import annotations

import asyncio
import math
import re
from collections.abc import Awaitable, Callable
from typing import TypeVar

from starlette.requests import Request
from starlette.responses import Response

from acesaround.errors import RecordError
from acesaround.record import Log, lines_of, write_game
from acesaround.server.answers import Refusal, decoded, json_answer, received
from acesaround.server.archive import Archive, KeptGame, TooManyImports
from acesaround.server.cookie import give_token, token_of
from acesaround.server.games_messages import Restart
from acesaround.server.games_picture import game_info, game_told
from acesaround.server.language import words_for
from acesaround.server.lobby import hash_of, new_token
from acesaround.server.looking_picture import deal_looked
from acesaround.server.named import lobby_of
from acesaround.server.requests import TableMade
from acesaround.server.restarting import NoSuchMoment, beginning
from acesaround.words.problems import error_text

LARGEST_GAME = 1024 * 1024
"""Bytes of a game that is brought here; a long one has some hundred thousand."""

MOST = 50
"""Games in one answer."""

GAME_ID = re.compile(r"[a-z0-9]{1,32}(-[0-9]{1,9})?")
"""What a game may be called: a table and the number of a game at it, or a game brought here."""

T = TypeVar("T")

_TYPES = {"text": "text/plain; charset=utf-8", "log": "application/jsonl"}
_ENDINGS = {"text": "txt", "log": "jsonl"}


async def games(request: Request) -> Response:
    """GET and POST /api/games."""
    return await (_take_in if request.method == "POST" else _mine)(request)


async def _mine(request: Request) -> Response:
    words = words_for(request)
    token = token_of(request)
    before = _before(request)
    found = await _archive(request).games_of(hash_of(token), before, MOST) if token else []
    return json_answer([game_info(words, kept) for kept in found])


def _before(request: Request) -> float:
    """The time given as ``before``: the list goes on with older games."""
    try:
        before = float(request.query_params.get("before", "inf"))
    except ValueError:
        before = math.inf
    return math.inf if math.isnan(before) else before


async def _take_in(request: Request) -> Response:
    words = words_for(request)
    token = token_of(request) or new_token()
    content = await received(request, LARGEST_GAME)
    try:
        kept = await _archive(request).take_in(hash_of(token), content)
    except RecordError as error:
        raise Refusal(400, words.say("table.bad_game", why=error_text(words, error))) from error
    except TooManyImports as error:
        raise Refusal(409, words.say("table.too_many_games")) from error
    answer = json_answer(game_info(words, kept), 201)
    give_token(answer, request, token)
    return answer


async def game(request: Request) -> Response:
    """GET and DELETE /api/games/ID."""
    words = words_for(request)
    if request.method == "DELETE":
        token = token_of(request)
        name = request.path_params["game"]
        if not token or not await _archive(request).forget(hash_of(token), name):
            raise Refusal(404, words.say("table.no_such_game"))
        return Response(None, 204)
    kept, log = await _found(request)
    return json_answer(await asyncio.to_thread(game_told, words, kept, log))


async def deal(request: Request) -> Response:
    """GET /api/games/ID/deals/N."""
    words = words_for(request)
    number = request.path_params["deal"]
    archive = _archive(request)
    try:
        kept, seen = await _kept(request, lambda token, name: archive.look(token, name, number))
    except NoSuchMoment as error:
        raise Refusal(404, words.say("table.no_such_deal", **error.details)) from error
    return json_answer(await asyncio.to_thread(deal_looked, words, kept, seen))


async def restart(request: Request) -> Response:
    """POST /api/games/ID/restart."""
    words = words_for(request)
    wish = await decoded(request, Restart)
    token = token_of(request)
    found = await _kept(request, _archive(request).moments)
    seat = found.seat or 0 if wish.seat is None else wish.seat
    n = wish.n if wish.mode == "from_here" else None
    try:
        game = await asyncio.to_thread(beginning, found.events, wish.deal, n, seat)
    except NoSuchMoment as error:
        raise Refusal(400, words.say(f"table.restart.{error.what}", **error.details)) from error
    except RecordError as error:
        raise _not_replayed(request, error) from error
    assert token is not None
    table = await lobby_of(request).go_on(game, seat, found.table, token)
    address = f"/t/{table.record.id}"
    return json_answer(TableMade(table=table.record.id, url=address, invite=address), 201)


async def file(request: Request) -> Response:
    """GET /api/games/ID/text and /api/games/ID/log."""
    form = request.path_params["form"]
    if form not in _TYPES:
        raise Refusal(404, words_for(request).say("table.no_such_page"))
    _, log = await _found(request)
    content = await asyncio.to_thread(_written, log, form)
    # Not the id: that of a table is an invitation, and files are passed on.
    name = f"{log.header.rules.name}-{log.header.tags.get('Date', 'game')}"
    plain = re.sub(r"[^A-Za-z0-9_-]", "_", name)[:80] + f".{_ENDINGS[form]}"
    headers = {
        "cache-control": "no-store",
        "content-disposition": f'attachment; filename="{plain}"',
    }
    return Response(content, 200, headers, media_type=_TYPES[form])


def _written(log: Log, form: str) -> bytes:
    if form == "text":
        return write_game(log).encode()
    return b"".join(line + b"\n" for line in lines_of(log))


async def _found(request: Request) -> tuple[KeptGame, Log]:
    return await _kept(request, _archive(request).record)


async def _kept(request: Request, ask: Callable[[str, str], Awaitable[T | None]]) -> T:
    """What the archive says of the game that is named. Refusal (404, 409) if it cannot."""
    token, name = token_of(request), request.path_params["game"]
    missing = Refusal(404, words_for(request).say("table.no_such_game"))
    if not token or not GAME_ID.fullmatch(name):
        raise missing
    try:
        found = await ask(hash_of(token), name)
    except RecordError as error:
        raise _not_replayed(request, error) from error
    if found is None:
        raise missing
    return found


def _not_replayed(request: Request, error: RecordError) -> Refusal:
    words = words_for(request)
    return Refusal(409, words.say("table.game_not_replayed", why=error_text(words, error)))


def _archive(request: Request) -> Archive:
    archive = request.app.state.archive
    assert isinstance(archive, Archive)
    return archive
