"""Starting the server: its address, the browser, and a quiet end."""

from __future__ import annotations

import asyncio
import contextlib
import socket
import webbrowser
from collections.abc import Callable
from pathlib import Path

import uvicorn

from acesaround.ai.search.readiness import prepare_in_background
from acesaround.server.answers import LARGEST
from acesaround.server.app import make_app
from acesaround.server.levels import USUAL, Level
from acesaround.server.place import default_database
from acesaround.server.store import Store
from acesaround.server.thinking import MakePlayer, TablePlayer

LOOPBACK = "127.0.0.1"


class _Server(uvicorn.Server):
    """Says when it really listens."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._ready()


def _say(address: str) -> None:
    # Whoever reads it through a pipe waits for it, so it must not stay in a buffer.
    print(address, flush=True)


def run_server(
    host: str = LOOPBACK,
    port: int | None = None,
    *,
    open_browser: bool = True,
    database: Path | None = None,
    pace: float = 1.0,
    hosts: tuple[str, ...] = (),
    make_player: MakePlayer = TablePlayer,
    level: Level = USUAL,
    announce: Callable[[str], None] = _say,
    start: str = "",
) -> None:
    """Serve tables until Ctrl-C. Port None or 0 takes a free one.

    ``announce`` is called once, with the address, when the server listens; ``start`` is what
    follows it, to open another page than the first. ``level`` is that of computer players for whom
    nobody chooses one. The usual players are made ready while the first pages are looked at.

    Raises:
        OSError: the address cannot be had.
        StoreError: the database cannot be used.
    """
    database = database or default_database()
    asyncio.run(_try(database))
    app = make_app(database, pace=pace, hosts=hosts, make_player=make_player, level=level)
    listening = _listen(host, port or 0)
    address = f"http://{_shown(host)}:{listening.getsockname()[1]}/{start}"

    def ready() -> None:
        announce(address)
        if open_browser:
            webbrowser.open(address)
        if make_player is TablePlayer:
            prepare_in_background()

    config = uvicorn.Config(
        app,
        log_level="warning",
        ws="websockets-sansio",
        ws_max_size=LARGEST,
        ws_per_message_deflate=True,
        timeout_graceful_shutdown=2,
        server_header=False,
    )
    with contextlib.closing(listening), contextlib.suppress(KeyboardInterrupt):
        _Server(config, ready).run(sockets=[listening])


async def _try(database: Path) -> None:
    """Open the database once, so that its troubles are told before anything listens."""
    store = Store(database)
    try:
        await store.open()
    finally:
        await store.close()


def _listen(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    try:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind((host, port))
        listening.listen(128)
    except OSError:
        listening.close()
        raise
    return listening


def _shown(host: str) -> str:
    """The address that a browser on this machine can use."""
    if host in ("0.0.0.0", "::", ""):
        return LOOPBACK
    return f"[{host}]" if ":" in host else host
