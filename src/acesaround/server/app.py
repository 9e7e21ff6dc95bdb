"""The web application."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from pathlib import Path

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Mount, Route, WebSocketRoute

from acesaround.server import (
    aids_api,
    api,
    drills_api,
    games_api,
    guide_api,
    pad_api,
    path_api,
    referee_api,
    review_api,
)
from acesaround.server.answers import Refusal, trouble
from acesaround.server.archive import Archive
from acesaround.server.guard import Guard
from acesaround.server.language import words_for
from acesaround.server.levels import USUAL, Level
from acesaround.server.lobby import Lobby
from acesaround.server.pages import STATIC, ClientFiles, for_a_reader, page
from acesaround.server.reviews import Reviews
from acesaround.server.store import Store
from acesaround.server.table_socket import table_socket
from acesaround.server.thinking import MakePlayer, TablePlayer

_SMALL = 1000
"""Bytes below which compression gains nothing."""


def make_app(
    database: Path | None,
    *,
    pace: float = 1.0,
    make_player: MakePlayer = TablePlayer,
    level: Level = USUAL,
    hosts: tuple[str, ...] = (),
) -> Starlette:
    """The application. ``database`` None keeps tables in memory only.

    ``pace`` is a factor on the pauses of computer players. ``hosts`` are further names by which
    browsers may ask for this server. ``level`` is that of computer players for whom nobody chooses
    one.
    """

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        store = Store(database)
        await store.open()
        app.state.lobby = Lobby(store, make_player, pace, level)
        app.state.archive = Archive(app.state.lobby)
        app.state.reviews = Reviews(app.state.archive)
        app.state.referee = asyncio.Semaphore(1)
        app.state.drills = asyncio.Semaphore(1)
        app.state.aids = asyncio.Semaphore(1)
        try:
            yield
        finally:
            await app.state.reviews.close()
            await app.state.lobby.close()
            await store.close()

    return Starlette(
        routes=[
            Route("/", page),
            Route("/t/{table}", page),
            Route("/rulings", page),
            Route("/drills", page),
            Route("/review/{game}/{deal:int}", page),
            Route("/pad", page),
            Route("/learn", page),
            Route("/rules", page),
            Route("/rules/{variant}", page),
            Route("/games", page),
            Route("/games/{game}", page),
            Route("/api/variants", api.variants),
            Route("/api/variants/{name}", api.variant),
            Route("/api/levels", api.levels),
            Route("/api/rules", api.check_rules, methods=["POST"]),
            Route("/api/tables", api.tables, methods=["GET", "POST"]),
            Route("/api/tables/{table}", api.table_info),
            Route("/api/tables/{table}/rules.toml", api.rules_file),
            Route("/api/codes/{code}", api.coded),
            Route("/api/tables/{table}/sit", api.sit, methods=["POST"]),
            Route("/api/tables/{table}/expectation", aids_api.expectation),
            Route("/api/tables/{table}/tracking", aids_api.tracking),
            Route("/api/games", games_api.games, methods=["GET", "POST"]),
            Route("/api/games/{game}", games_api.game, methods=["GET", "DELETE"]),
            Route("/api/games/{game}/deals/{deal:int}", games_api.deal),
            Route("/api/games/{game}/restart", games_api.restart, methods=["POST"]),
            Route("/api/games/{game}/{form}", games_api.file),
            Route("/api/guide", guide_api.guide_page),
            Route("/api/drills", drills_api.next_drill, methods=["POST"]),
            Route("/api/drills/{drill}", drills_api.answered, methods=["POST"]),
            Route("/api/rulings", referee_api.rulings, methods=["GET", "POST"]),
            Route("/api/reviews/{game}/{deal:int}", review_api.review, methods=["GET", "POST"]),
            Route("/api/reviews/{game}/{deal:int}/{number:int}", review_api.decision),
            Route("/api/reviews/{game}/{deal:int}/{number:int}/line", review_api.line),
            Route("/api/pad", pad_api.pad, methods=["POST"]),
            Route("/api/path", path_api.path, methods=["GET", "POST"]),
            Route("/api/pad/text", pad_api.text, methods=["POST"]),
            Route("/api/pad/read", pad_api.read, methods=["POST"]),
            WebSocketRoute("/ws/{table}", table_socket),
            Mount("/", ClientFiles(directory=STATIC, check_dir=False)),
        ],
        middleware=[
            Middleware(Guard, hosts=hosts),
            Middleware(GZipMiddleware, minimum_size=_SMALL),
        ],
        exception_handlers={Refusal: _refused, HTTPException: _no_such_page},
        lifespan=lifespan,
    )


async def _refused(request: Request, error: Exception) -> Response:
    assert isinstance(error, Refusal)
    return trouble(error.status, error.text)


async def _no_such_page(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    if error.status_code == 404:
        if for_a_reader(request):
            path = request.url.path
            if path.endswith("/"):
                # One slash in front: two would lead to another machine.
                return RedirectResponse("/" + path.strip("/"), 308)
            nowhere = await page(request)
            nowhere.status_code = max(nowhere.status_code, 404)
            return nowhere
        return trouble(404, words_for(request).say("table.no_such_page"))
    answer = trouble(error.status_code, error.detail)
    answer.headers.update(error.headers or {})
    return answer
