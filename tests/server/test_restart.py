"""A server that is killed goes on where it was."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path
from typing import Any

import pytest
from starlette.websockets import WebSocketDisconnect

from acesaround.game import Game
from acesaround.rules import preset
from acesaround.server.store import Conflict, SeatRecord, Store, StoreError, TableRecord


@pytest.mark.parametrize("variant", ["modern", "two_hand"])
def test_the_picture_after_a_restart_is_the_same(
    make_server: Any, guest: Any, variant: str
) -> None:
    first = make_server("plain")
    made = first.post("/api/tables", json={"variant": variant})
    table = made.json()["table"]
    stops = 0
    with first.websocket_connect(f"/ws/{table}") as socket:
        me = guest(socket)
        for step in range(26):
            me.wait()
            if step % 3 == 0 or me.asked["what"] == "continue":
                # The first server still runs and has not been told to stop: as after kill -9.
                again = make_server("plain")
                again.cookies = first.cookies
                with again.websocket_connect(f"/ws/{table}") as other:
                    restored = guest(other)
                    restored.hear()
                    assert restored.picture == me.picture
                stops += me.asked["what"] == "continue"
            me.move()
    assert stops or variant == "two_hand"


def test_what_was_acknowledged_stays_so(make_server: Any, guest: Any) -> None:
    first = make_server()
    table = first.post("/api/tables", json={}).json()["table"]
    with first.websocket_connect(f"/ws/{table}") as socket:
        me = guest(socket)
        while me.wait()["what"] != "continue":
            me.move()
        me.move()
    again = make_server()
    again.cookies = first.cookies
    with again.websocket_connect(f"/ws/{table}") as socket:
        back = guest(socket)
        back.hear()
        assert back.picture["n"] >= me.picture["n"]
        assert back.asked["what"] != "continue"


def test_two_servers_cannot_write_the_same_move(make_server: Any, guest: Any) -> None:
    first, second = make_server(), make_server()
    table = first.post("/api/tables", json={"variant": "two_hand"}).json()["table"]
    second.cookies = first.cookies
    with first.websocket_connect(f"/ws/{table}") as one:
        me = guest(one)
        me.wait()
        with second.websocket_connect(f"/ws/{table}") as two:
            late = guest(two)
            late.wait()
            me.move()
            # The page is told to come again, and finds the game as it is.
            with pytest.raises(WebSocketDisconnect) as closed:
                while late.act(late.asked["choices"][0]["action"]):
                    pass
            assert closed.value.code == 1012
        with second.websocket_connect(f"/ws/{table}") as two:
            back = guest(two)
            back.hear()
            assert back.picture["n"] >= me.picture["n"]


def test_the_number_is_the_lock(tmp_path: Path) -> None:
    async def run() -> None:
        store = Store(tmp_path / "a folder" / "tables.sqlite3")
        await store.open()
        game = Game.start(preset("two_hand"), 1)
        seats = (SeatRecord(who="person", token_hash="x"), SeatRecord(who="computer"))
        record = TableRecord(id="t", created=1.5, rules=game.state.rules, pace="fast", seats=seats)
        await store.add_table(record, game.events)
        assert await store.table("t") == record
        assert await store.events("t", 1) == tuple(game.events)
        next_events = game.act(next(iter(game.legal)))
        n = len(game.events) - len(next_events) + 1
        await store.append("t", 1, n, next_events)
        with pytest.raises(Conflict):
            await store.append("t", 1, n, next_events[:1])
        assert await store.events("t", 1) == tuple(game.events)
        assert await store.tables_of("x") == ("t",)
        await store.close()
        again = Store(tmp_path / "a folder" / "tables.sqlite3")
        await again.open()
        assert await again.table("t") == record
        await again.close()

    asyncio.run(run())


def test_a_database_that_cannot_be_used_is_named(tmp_path: Path) -> None:
    text = tmp_path / "text.sqlite3"
    text.write_text("this is no database, and long enough to be read as one" * 10)
    newer = tmp_path / "newer.sqlite3"
    with sqlite3.connect(newer) as connection:
        connection.execute("CREATE TABLE alembic_version (version_num VARCHAR(32))")
        connection.execute("INSERT INTO alembic_version VALUES ('9999')")
    connection.close()

    async def open_and_close(path: Path) -> None:
        store = Store(path)
        try:
            await store.open()
        finally:
            await store.close()

    for path, why in ((text, "text.sqlite3"), (newer, "newer version"), (text / "x", "text")):
        with pytest.raises(StoreError, match=why):
            asyncio.run(open_and_close(path))
    asyncio.run(open_and_close(tmp_path / "odd ?%20#name.sqlite3"))
    assert (tmp_path / "odd ?%20#name.sqlite3").is_file()
