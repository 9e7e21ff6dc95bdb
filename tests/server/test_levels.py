"""The level of each computer player: chosen, kept, shown, and played."""

from __future__ import annotations

import asyncio
import random
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient
from tables import new_table

from acesaround.ai import PLAYERS, Decision, make_player
from acesaround.ai.record import Candidate, Record
from acesaround.game import Game, Pass, View
from acesaround.rules import preset
from acesaround.server import thinking
from acesaround.server.app import make_app
from acesaround.server.levels import LEVELS, USUAL, levels_of
from acesaround.server.store import SeatRecord, Store, TableRecord
from acesaround.server.thinking import TablePlayer, Thinkers
from acesaround.testing import shuffled


class Named:
    """Plays plain, and tells under which levels it was made."""

    made: list[str] = []  # noqa: RUF012

    def __init__(self, level: str, seed: int) -> None:
        self.made.append(level)
        self.name = level

    def act(self, view: View, limit: float = 1.0) -> Decision:
        return make_player("plain").act(view)


@pytest.fixture
def open_server(tmp_path: Path) -> Iterator[Any]:
    Named.made.clear()
    running: list[TestClient] = []

    def open_it(**more: Any) -> TestClient:
        app = make_app(
            tmp_path / "t.sqlite3", pace=0, make_player=Named, hosts=("testserver",), **more
        )
        running.append(TestClient(app))
        running[-1].__enter__()
        return running[-1]

    yield open_it
    for server in reversed(running):
        server.__exit__(None, None, None)


def shown(server: TestClient, guest: Any, table: str) -> list[str]:
    with server.websocket_connect(f"/ws/{table}") as socket:
        me = guest(socket)
        me.hear()
        return [seat["level"] for seat in me.picture["seats"]]


def test_every_level_is_a_player_of_the_line_up() -> None:
    assert set(LEVELS) <= set(PLAYERS) and USUAL in LEVELS


def test_the_levels_are_told_in_words(open_server: Any) -> None:
    told = open_server(level="club").get("/api/levels").json()
    assert told["usual"] == "club"
    assert [each["name"] for each in told["levels"]] == list(LEVELS)
    assert all(each["title"] and each["text"] for each in told["levels"])


@pytest.mark.parametrize(
    ("variant", "expected"),
    [
        ("modern", ("expert", "casual", "master", "club")),
        ("three_hand", ("expert", "casual", "club")),
        ("two_hand", ("expert", "expert")),
        ("four_hand_solo", ("expert", "casual", "expert", "club")),
    ],
)
def test_a_level_belongs_to_a_chair(variant: str, expected: tuple[str, ...]) -> None:
    chosen: Any = {"partner": "master", "left": "casual", "right": "club"}
    assert levels_of(preset(variant), chosen, "expert") == expected


def test_across_is_never_the_partner() -> None:
    for variant, second in (("modern", "expert"), ("four_hand_solo", "casual")):
        assert levels_of(preset(variant), {"across": "casual"}, "expert")[2] == second
    assert levels_of(preset("two_hand"), {"across": "casual"}, "expert") == ("expert", "casual")


def test_the_seats_show_their_levels_also_after_a_restart(open_server: Any, guest: Any) -> None:
    server = open_server()
    levels = {"left": "casual", "right": "club"}
    table = new_table(server, levels=levels)
    assert shown(server, guest, table) == ["", "casual", "expert", "club"]
    again = open_server(level="master")
    again.cookies = server.cookies
    assert shown(again, guest, table) == ["", "casual", "expert", "club"]
    assert shown(again, guest, new_table(again)) == ["", "master", "master", "master"]


def test_the_players_have_these_levels_and_hints_their_own(open_server: Any, guest: Any) -> None:
    server = open_server()
    table = new_table(server, levels={"left": "casual", "partner": "master", "right": "club"})
    with server.websocket_connect(f"/ws/{table}") as socket:
        me = guest(socket)
        me.play_deal()
        assert sorted(Named.made) == ["casual", "club", "master"]
        me.move()
        while me.wait()["what"] == "continue":
            me.move()
        socket.send_json({"type": "ask_hint"})
        while me.hear()["type"] != "hint":
            pass
    assert Named.made[3:] == ["expert"]


def test_a_seat_that_is_filled_later_has_its_level(open_server: Any, guest: Any) -> None:
    server = open_server()
    table = new_table(server, people=2, levels={"partner": "casual", "left": "club"})
    with server.websocket_connect(f"/ws/{table}") as socket:
        me = guest(socket)
        me.hear()
        assert [seat["level"] for seat in me.picture["seats"]] == ["", "club", "", "expert"]
        socket.send_json({"type": "fill_seats"})
        while me.hear()["picture"]["seats"][2]["who"] != "computer":
            pass
        assert me.picture["seats"][2]["level"] == "casual"


@pytest.mark.parametrize(
    "levels",
    [
        {"left": "expert:seconds=0.1"},
        {"left": "plain"},
        {"left": "pimc"},
        {"left": ""},
        {"behind": "club"},
        ["club"],
    ],
)
def test_only_the_levels_of_the_list_are_taken(open_server: Any, levels: object) -> None:
    answer = open_server().post("/api/tables", json={"levels": levels})
    assert answer.status_code == 400 and answer.json()["type"] == "trouble"


def test_tables_of_an_older_database_have_the_usual_level(tmp_path: Path) -> None:
    path = tmp_path / "old.sqlite3"
    seats = (SeatRecord(who="person", token_hash="x"), SeatRecord(who="computer", level="club"))
    game = Game.start(preset("two_hand"))

    async def make() -> None:
        store = Store(path)
        await store.open()
        record = TableRecord(id="t", created=1.5, rules=game.state.rules, pace="fast", seats=seats)
        await store.add_table(record, game.events)
        await store.close()

    async def levels() -> list[str]:
        store = Store(path)
        await store.open()
        record = await store.table("t")
        await store.close()
        assert record is not None
        return [seat.level for seat in record.seats]

    asyncio.run(make())
    assert asyncio.run(levels()) == ["expert", "club"]
    with sqlite3.connect(path) as database:
        database.executescript(
            "ALTER TABLE seats DROP COLUMN level; UPDATE alembic_version SET version_num = '0002'"
        )
    database.close()
    assert asyncio.run(levels()) == ["expert", "expert"]


def view_of_actor() -> View:
    game = Game.start(preset("modern"))
    game.act(shuffled(game.state.rules, random.Random(1)))
    assert game.actor is not None
    return game.view(game.actor)


def test_rules_of_thumb_answer_until_a_player_is_ready(monkeypatch: pytest.MonkeyPatch) -> None:
    view = view_of_actor()
    made: list[tuple[str, int]] = []

    class Ready:
        name = "ready"

        def act(self, view: View, limit: float = 1.0) -> Decision:
            return Decision(thinking.first_legal(view))

    def make(name: str, seed: int = 0) -> Any:
        made.append((name, seed))
        return make_player(name, seed) if name == "plain" else Ready()

    monkeypatch.setattr(thinking, "make_player", make)
    monkeypatch.setattr(thinking, "is_ready", lambda: False)
    player = TablePlayer("expert", 7)
    assert player.name == "expert"
    assert player.act(view) == make_player("plain").act(view)
    assert ("expert", 7) not in made
    monkeypatch.setattr(thinking, "is_ready", lambda: True)
    assert player.act(view).action == thinking.first_legal(view)
    assert made.count(("expert", 7)) == 1
    player.act(view)
    assert made.count(("expert", 7)) == 1


def test_who_fails_is_stood_in_for_by_rules_of_thumb() -> None:
    view = view_of_actor()

    class Failing:
        name = "failing"

        def act(self, view: View, limit: float = 1.0) -> Decision:
            raise RuntimeError("no idea")

    action = asyncio.run(Thinkers(lambda *_: Failing()).move("expert", view))
    assert action == make_player("plain").act(view).action


class Comparing:
    """Plays plain, and says that it has compared."""

    name = "comparing"

    def __init__(self, method: str, made: float | None) -> None:
        self._method = method
        self._made = made

    def act(self, view: View, limit: float = 1.0) -> Decision:
        action = make_player("plain").act(view).action
        other = Candidate(Pass(seat=view.seat), 99.0, 0.0, 0.0, 7, made=0.5)
        chosen = Candidate(action, 12.5, 0.0, 1.0, 300, made=self._made)
        return Decision(action, (), Record(self._method, "points", 300, (other, chosen)))


@pytest.mark.parametrize(
    ("method", "made", "figures"),
    [
        ("playouts", 0.7777, {"made": 0.7777, "text": "78% of 300 possible deals."}),
        ("exact", None, {"made": None, "text": ""}),
        ("forced", None, None),
    ],
)
@pytest.mark.parametrize(
    ("variant", "words"),
    [
        ("modern", "If the bid wins, the contract is made in "),
        ("two_hand", "The contract is made in "),
    ],
)
def test_a_hint_passes_on_what_was_found(
    tmp_path: Path,
    guest: Any,
    *,
    method: str,
    made: float | None,
    figures: dict[str, Any] | None,
    variant: str,
    words: str,
) -> None:
    app = make_app(
        tmp_path / "t.sqlite3",
        pace=0,
        make_player=lambda *_: Comparing(method, made),
        hosts=("testserver",),
    )
    with TestClient(app) as server:
        table = new_table(server, variant=variant)
        with server.websocket_connect(f"/ws/{table}") as socket:
            me = guest(socket)
            hint: dict[str, Any] = {}
            while not hint or (variant == "modern" and hint["action"]["do"] != "bid"):
                if me.wait()["what"] in ("bid", "play"):
                    socket.send_json({"type": "ask_hint"})
                    hint = me.hear()
                    assert hint["type"] == "hint"
                me.move()
    if figures is None:
        assert hint["figures"] is None
    else:
        shown = hint["figures"]
        text = f"{words}{figures['text']}" if figures["text"] else ""
        assert (shown["made"], shown["text"]) == (figures["made"], text)
        assert (shown["method"], shown["unit"], shown["worlds"]) == (method, "points", 300)
        assert shown["value"] == 12.5
