"""Hints with their reasons, figures and what speaks against other choices, as they are sent."""

from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient
from tables import new_table

from acesaround.ai import make_player
from acesaround.server import thinking
from acesaround.server.app import make_app

QUICK = ":seconds=30:worlds=20:deals=20:sets=8"


@pytest.fixture
def server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.setattr(thinking, "is_ready", lambda: True)
    app = make_app(
        tmp_path / "t.sqlite3",
        pace=0,
        make_player=lambda level, seed: make_player(level + QUICK, seed),
        hosts=("testserver",),
    )
    with TestClient(app) as client:
        yield client


def hints(server: TestClient, guest: Any, variant: str, wanted: int) -> list[dict[str, Any]]:
    """The first hints of a game with a choice, each with the cards of the reader's hand."""
    table = new_table(server, variant=variant)
    found: list[dict[str, Any]] = []
    with server.websocket_connect(f"/ws/{table}") as socket:
        me = guest(socket)
        while len(found) < wanted:
            asked = me.wait()
            if asked["what"] in ("bid", "play"):
                socket.send_json({"type": "ask_hint"})
                hint = me.hear()
                assert hint["type"] == "hint"
                if hint["others"]:
                    found.append({**hint, "asked": asked, "hand": me.picture["hand"]})
            me.move()
    return found


def test_a_hint_says_what_speaks_against_every_other_choice(server: Any, guest: Any) -> None:
    for hint in hints(server, guest, "modern", 6):
        action = hint["action"]
        assert hint["reasons"]
        assert hint["figures"]["expected"].endswith(".")
        if action["do"] == "play_card":
            legal = {choice["action"]["card"] for choice in hint["asked"]["choices"]}
            told = {other["action"]["card"] for other in hint["others"]}
            assert told == legal - {action["card"]}
        for other in hint["others"]:
            assert other["text"] and other["figures"].endswith(".")
            assert bool(other["example"]) <= bool(other["hands"])
            for hand in other["hands"]:
                assert hand["cards"]


def test_nothing_is_explained_as_long_as_the_code_is_not_ready(
    server: Any, guest: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(thinking, "is_ready", lambda: False)
    table = new_table(server)
    with server.websocket_connect(f"/ws/{table}") as socket:
        me = guest(socket)
        me.wait()
        socket.send_json({"type": "ask_hint"})
        hint = me.hear()
    assert hint["type"] == "hint" and hint["reasons"] and hint["others"] == []


def test_a_hint_is_given_though_it_cannot_be_explained(
    server: Any, guest: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    from acesaround.teaching import explaining

    def fail(*_: Any) -> None:
        raise RuntimeError("no worlds today")

    monkeypatch.setattr(explaining, "lesson_of", fail)
    table = new_table(server)
    with server.websocket_connect(f"/ws/{table}") as socket:
        me = guest(socket)
        me.wait()
        socket.send_json({"type": "ask_hint"})
        hint = me.hear()
    assert hint["type"] == "hint" and hint["reasons"] and hint["others"] == []
