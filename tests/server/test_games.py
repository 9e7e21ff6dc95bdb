"""My games: the list, their files and games brought here; and no card of a deal in progress."""

from __future__ import annotations

import asyncio
import re
import sqlite3
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from starlette.testclient import TestClient
from tables import new_table

from acesaround.game import CHANCE, Game
from acesaround.game import event as ev
from acesaround.record import lines_of, load_log, log_of, read_game, write_game
from acesaround.rules import PRESETS, preset, with_options
from acesaround.server import archive as archives
from acesaround.server.archive import finished_deals
from acesaround.server.store import SeatRecord, Store, TableRecord
from acesaround.testing import played_game, random_game
from acesaround.words import Catalog
from acesaround.words.replaying import head_lines, voice_of

SHORT = {"match.target": 10}
"""The first deal ends the game, as a rule."""


def listed(server: TestClient, query: str = "") -> list[dict[str, Any]]:
    answer = server.get(f"/api/games{query}")
    assert answer.status_code == 200
    assert answer.headers["cache-control"] == "no-store"
    found: list[dict[str, Any]] = answer.json()
    return found


def stranger_at(server: TestClient) -> TestClient:
    other = TestClient(server.app, headers={"accept-language": "en"})
    other.portal = server.portal
    return other


def play_to_the_end(me: Any) -> None:
    while me.wait()["what"] != "over":
        me.move()


def test_a_new_browser_has_no_games(server: TestClient) -> None:
    assert listed(server) == []
    assert server.get("/api/games/abc").status_code == 404
    assert server.get("/api/games/abc-1/text").status_code == 404


def test_a_game_runs_and_is_over(server: TestClient, guest: Any) -> None:
    table = new_table(server, variant="two_hand", name="Ann", options=SHORT)
    (running,) = listed(server)
    assert running["id"] == f"{table}-1"
    assert running["variant"] == "two_hand"
    assert running["title"] == "Two-handed classic"
    assert running["players"] == ["Ann", "North"]
    assert (running["seat"], running["table"], running["removable"]) == (0, table, False)
    assert running["state"] == "running"
    assert running["winner"] is None
    assert running["unit"] == "points"
    assert running["scores"] == [{"name": "You", "total": 0}, {"name": "North", "total": 0}]
    with server.websocket_connect(f"/ws/{table}") as socket:
        me = guest(socket)
        play_to_the_end(me)
        totals = [score["total"] for score in me.picture["scores"]]
        (over,) = listed(server)
        assert over["state"] == "over"
        assert over["winner"] == me.picture["winner"].replace("Opponent", "North")
        assert [score["total"] for score in over["scores"]] == totals
        assert over["deals"] == me.picture["deal"]
        assert over["date"] == running["date"]
        socket.send_json({"type": "play_again"})
        me.hear()
    newest, oldest = listed(server)
    assert newest["id"] == f"{table}-2"
    assert newest["state"] == "running"
    assert newest["date"] > oldest["date"]
    assert oldest == over
    assert listed(server, f"?before={newest['date']}") == [oldest]
    assert listed(server, f"?before={oldest['date']}") == []
    for nonsense in ("x", "nan", "inf", "-1e999", ""):
        assert server.get(f"/api/games?before={nonsense}").status_code == 200


def test_a_game_that_is_over_comes_as_files_and_in_words(server: TestClient, guest: Any) -> None:
    table = new_table(server, variant="two_hand", name="Ann", options=SHORT)
    with server.websocket_connect(f"/ws/{table}") as socket:
        play_to_the_end(guest(socket))
    answer = server.get(f"/api/games/{table}-1/text")
    assert answer.status_code == 200
    assert answer.headers["content-type"] == "text/plain; charset=utf-8"
    name = answer.headers["content-disposition"]
    assert name.startswith('attachment; filename="two_hand-20')
    log = read_game(answer.text)
    assert log.game.state.winner is not None
    assert log.header.seats == ("Ann", "")
    assert log.header.kinds == ("person", "computer")
    # The address of the table is its invitation.
    assert table not in answer.text + name
    answer = server.get(f"/api/games/{table}-1/log")
    assert answer.headers["content-disposition"].endswith('.jsonl"')
    assert load_log(answer.content.splitlines()).game.events == log.game.events
    told = server.get(f"/api/games/{table}-1").json()
    assert told["game"] == listed(server)[0]
    assert told["head"] == list(head_lines(voice_of(Catalog.load(), log.header), log.header))
    assert [deal["number"] for deal in told["deals"]] == [1] * len(told["deals"])
    assert told["deals"][0]["lines"][0].startswith("Deal 1. ")
    for form in ("toml", "TEXT", "text/more", "1"):
        assert server.get(f"/api/games/{table}-1/{form}").status_code == 404
    for other in (f"{table}-2", f"{table}-0", f"{table}-", table, f"{table}-9999999999", "a-b-c"):
        assert server.get(f"/api/games/{other}/text").status_code == 404


def test_only_who_played_gets_the_game(server: TestClient) -> None:
    table = new_table(server, variant="two_hand", people=2)
    without_token, with_token, friend = (stranger_at(server) for _ in range(3))
    assert with_token.post("/api/games", content=TEXT).status_code == 201
    for stranger, games in ((without_token, 0), (with_token, 1)):
        assert len(listed(stranger)) == games
        for path in ("", "/text", "/log"):
            assert stranger.get(f"/api/games/{table}-1{path}").status_code == 404
        assert stranger.delete(f"/api/games/{table}-1").status_code == 404
    friend.post(f"/api/tables/{table}/sit", json={"name": "Bo"})
    (info,) = listed(friend)
    assert info["players"] == ["South", "Bo"]
    assert info["seat"] == 1
    # A game that was played here stays, even for those who played it.
    assert friend.delete(f"/api/games/{table}-1").status_code == 404
    assert listed(friend) == [info]


# Secrets.


@pytest.mark.parametrize("variant", ["modern", "two_hand", "auction_chips", "three_hand"])
def test_the_deal_in_progress_is_in_no_file(server: TestClient, guest: Any, variant: str) -> None:
    table = new_table(server, variant=variant)
    files: dict[int, set[str]] = {}
    with server.websocket_connect(f"/ws/{table}") as socket:
        me = guest(socket)
        for step in range(60):
            asked = me.wait()
            if step % 5 == 0 or asked["what"] == "continue":
                text = server.get(f"/api/games/{table}-1/text").text
                told = server.get(f"/api/games/{table}-1").json()
                state = read_game(text).game.state
                assert len(state.history) == len(me.picture["sheets"]) == told["game"]["deals"]
                assert len(state.history) <= len(told["deals"]) <= me.picture["deal"]
                if state.deal is not None:
                    assert state.deal.score is not None or state.deal.abandoned
                log = server.get(f"/api/games/{table}-1/log").text
                files.setdefault(len(told["deals"]), set()).add(text + log + str(told["deals"]))
            if asked["what"] == "over":
                break
            me.move()
    # Whatever has happened in a deal so far, the files stay the same until the deal is over.
    assert all(len(same) == 1 for same in files.values())
    assert len(files) > 1


@pytest.mark.parametrize("variant", sorted(PRESETS))
def test_what_is_given_out_depends_on_finished_deals_alone(variant: str) -> None:
    over: tuple[ev.Event, ...] = ()
    for game, _ in random_game(PRESETS[variant], 5, deals=2):
        if game.actor == CHANCE:
            over = tuple(game.events)
        assert finished_deals(tuple(game.events)) == over
    if game.state.winner is not None:
        over = tuple(game.events)
    assert finished_deals(tuple(game.events))[: len(over)] == over


# Games brought here.


GAME = log_of(
    played_game(with_options(preset("modern"), {"match.target": 500}), 3, deals=20),
    ("Ann", "Bo", "Cy", "Di"),
    tags={"Date": "2020-02-02"},
)
TEXT = write_game(GAME)
LINES = b"\n".join(lines_of(GAME))


@pytest.mark.parametrize("content", [TEXT.encode(), LINES], ids=["text", "log"])
def test_a_game_is_brought_and_forgotten(server: TestClient, content: bytes) -> None:
    answer = server.post("/api/games", content=content)
    assert answer.status_code == 201
    info = answer.json()
    assert listed(server) == [info]
    assert info["players"] == ["Ann", "Bo", "Cy", "Di"]
    assert (info["seat"], info["table"], info["removable"]) == (None, None, True)
    state = GAME.game.state
    assert info["state"] == ("over" if state.winner is not None else "unfinished")
    assert [each["total"] for each in info["scores"]] == list(state.scores)
    assert [each["name"] for each in info["scores"]] == ["Ann and Cy", "Bo and Di"]
    assert server.get(f"/api/games/{info['id']}/text").text == TEXT
    assert server.get(f"/api/games/{info['id']}/log").content.splitlines() == LINES.splitlines()
    told = server.get(f"/api/games/{info['id']}").json()
    assert told["game"] == info
    assert len(told["deals"]) == info["deals"]
    stranger = stranger_at(server)
    assert listed(stranger) == []
    assert stranger.get(f"/api/games/{info['id']}/text").status_code == 404
    assert stranger.delete(f"/api/games/{info['id']}").status_code == 404
    assert server.delete(f"/api/games/{info['id']}").status_code == 204
    assert server.delete(f"/api/games/{info['id']}").status_code == 404
    assert listed(server) == []


def test_rules_that_are_no_variant_of_ours_are_shown_by_their_own_name(server: TestClient) -> None:
    text = TEXT.replace('[Variant "modern"]', '[Variant "Aunt <b>Mae</b>"]').replace(
        "[Changed", "{"
    )
    text = text.replace('500"]', '500"}', 1)
    info = server.post("/api/games", content=text).json()
    assert info["title"] == "Aunt <b>Mae</b>"
    assert server.get(f"/api/games/{info['id']}").status_code == 200
    name = server.get(f"/api/games/{info['id']}/text").headers["content-disposition"]
    assert name == 'attachment; filename="Aunt__b_Mae__b_-2020-02-02.txt"'


@pytest.mark.parametrize(
    ("content", "why"),
    [
        (b"", "This game cannot be read: line 1, column 1: this is no game in our notation"),
        (TEXT.replace("Dealer: ", "Dealer: X", 1).encode(), "does not follow from what was played"),
        (b"\xff", "line 1: the byte 0xff is no UTF-8"),
        (LINES[:-40], "the line is cut or altered"),
        (b'{"format"', "line 1: this is no log of Aces Around"),
    ],
)
def test_what_is_no_game_is_refused_with_its_place(
    server: TestClient, content: bytes, why: str
) -> None:
    answer = server.post("/api/games", content=content)
    assert answer.status_code == 400
    assert answer.json()["type"] == "trouble"
    assert why in answer.json()["text"]
    assert listed(server) == []


def test_what_is_no_game_is_refused_in_the_reader_s_language(server: TestClient) -> None:
    told = {
        language: [
            server.post(f"/api/games?lang={language}", content=content).json()["text"]
            for content in (
                TEXT.replace("Dealer: ", "Dealer: X", 1).encode(),
                LINES.splitlines()[0],
                b'[Pinochle "1"] [Variant "whist"] [Dealer "S"]',
            )
        ]
        for language in ("ru", "sv")
    }
    russian, swedish = told["ru"], told["sv"]
    assert re.search(
        r"прочитать: строка \d+, столбец \d+: .* по правилам должно быть: ", russian[0]
    )
    assert "строка 2: журнал кончается без последней строки" in russian[1]
    assert "варианта «whist» нет" in russian[2]
    assert re.search(
        r"att läsa: rad \d+, kolumn \d+: .* enligt reglerna ska det vara: ", swedish[0]
    )
    assert "rad 2: loggen tar slut utan sin slutrad" in swedish[1]
    assert "det finns ingen variant ”whist”" in swedish[2]


def test_there_is_an_end_to_what_can_be_brought(
    server: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert server.post("/api/games", content=b" " * (1024 * 1024 + 1)).status_code == 413
    monkeypatch.setattr(archives, "MOST_IMPORTS", 2)
    statuses = [server.post("/api/games", content=TEXT).status_code for _ in range(3)]
    assert statuses == [201, 201, 409]
    assert len(listed(server)) == 2


def test_another_site_can_bring_nothing(server: TestClient) -> None:
    for call in (
        server.post("/api/games", content=TEXT, headers={"origin": "https://evil.example"}),
        server.delete("/api/games/x", headers={"origin": "https://evil.example"}),
    ):
        assert call.status_code == 403
    assert listed(server) == []


@settings(
    max_examples=40,
    deadline=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow],
)
@given(data=st.data())
def test_whatever_is_sent_is_answered(server: TestClient, data: st.DataObject) -> None:
    body = data.draw(
        st.binary(max_size=60)
        | st.integers(0, len(TEXT) - 1).map(lambda at: TEXT[:at].encode())
        | st.integers(0, len(LINES) - 1).map(lambda at: LINES[:at])
    )
    assert server.post("/api/games", content=body).status_code in (201, 400)
    name = data.draw(st.text("abc-019/.%ä", max_size=12))
    assert server.get(f"/api/games/{name}").status_code in (200, 400, 404)


def test_a_game_that_the_engine_does_not_play_so_is_not_given_out(
    server: TestClient, tmp_path: Path
) -> None:
    table = new_table(server, variant="two_hand")
    events = played_game(preset("two_hand"), 1).events
    at = next(n for n, event in enumerate(events) if isinstance(event, ev.TrickWon))
    won = events[at]
    assert isinstance(won, ev.TrickWon)
    events[at] = msgspec.structs.replace(won, points=won.points + 1)
    with sqlite3.connect(tmp_path / "tables.sqlite3") as database:
        database.execute("DELETE FROM events")
        rows = [(table, 1, n, msgspec.json.encode(e).decode()) for n, e in enumerate(events, 1)]
        database.executemany("INSERT INTO events VALUES (?, ?, ?, ?)", rows)
    database.close()
    answer = server.get(f"/api/games/{table}-1/text")
    assert answer.status_code == 409
    assert "older version of the rules" in answer.json()["text"]
    assert f'"points":{won.points + 1}' in answer.json()["text"]


def test_games_of_an_older_database_began_with_their_table(tmp_path: Path) -> None:
    path = tmp_path / "old.sqlite3"
    seats = (SeatRecord(who="person", token_hash="x"), SeatRecord(who="computer"))
    game = Game.start(preset("two_hand"))

    async def make() -> None:
        store = Store(path)
        await store.open()
        record = TableRecord(
            id="t", created=1.5, rules=game.state.rules, pace="fast", seats=seats, game=3
        )
        await store.add_table(record, game.events)
        await store.close()

    async def rows() -> list[Any]:
        store = Store(path)
        await store.open()
        found = await store.games.at_tables("x", 9.0, 9)
        await store.close()
        return found

    asyncio.run(make())
    with sqlite3.connect(path) as database:
        database.executescript(
            "DROP TABLE games; DROP TABLE imports; ALTER TABLE seats DROP COLUMN level;"
            "UPDATE alembic_version SET version_num = '0001'"
        )
    database.close()
    assert [(row.game, row.began, row.seat) for row in asyncio.run(rows())] == [
        (3, 1.5, 0),
        (2, 1.5, 0),
        (1, 1.5, 0),
    ]
