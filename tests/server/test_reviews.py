"""Reviews at the server: made in the background, told as they grow, never of a running deal."""

from __future__ import annotations

import random
import time
from typing import Any

import pytest
from starlette.testclient import TestClient

from acesaround.ai import make_player
from acesaround.game import CHANCE, Game
from acesaround.record import lines_of, log_of
from acesaround.rules import preset
from acesaround.server import reviews
from acesaround.testing.playing import shuffled
from acesaround.words import Catalog
from acesaround.words.figures import number_text

PATIENCE = 120


@pytest.fixture(autouse=True)
def _ready(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is prepared beside: what is not compiled yet is compiled by the review itself."""
    monkeypatch.setattr(reviews, "is_ready", lambda: True)
    monkeypatch.setattr(reviews, "prepare_in_background", lambda: None)


def recorded(variant: str = "modern", seed: int = 2) -> bytes:
    """A game of one deal, as a file."""
    rules = preset(variant)
    game = Game.start(rules, 0)
    game.act(shuffled(rules, random.Random(seed)))
    player = make_player("plain")
    while game.actor not in (None, CHANCE):
        game.act(player.act(game.view(game.actor)).action)
    return b"".join(line + b"\n" for line in lines_of(log_of(game)))


def brought(server: TestClient, content: bytes) -> str:
    answer = server.post("/api/games", content=content)
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])


def finished(server: TestClient, address: str) -> dict[str, Any]:
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        told: dict[str, Any] = server.get(address).json()
        if told["state"] in ("done", "failed"):
            return told
        time.sleep(0.05)
    raise AssertionError("the review does not end")


def stranger_at(server: TestClient) -> TestClient:
    other = TestClient(server.app, headers={"accept-language": "en"})
    other.portal = server.portal
    return other


def test_a_review_grows_and_is_kept(server: TestClient) -> None:
    address = f"/api/reviews/{brought(server, recorded())}/1"
    assert server.get(address).status_code == 404
    begun = server.post(address)
    assert begun.status_code == 200, begun.text
    assert begun.json()["state"] in ("waiting", "working")
    assert begun.json()["seat"] is None
    told = finished(server, address)
    assert told["state"] == "done"
    assert told["done"] == told["total"] > 0
    assert told["could"] is True
    assert "It was set, and could have been made." in told["contract"]
    assert any(each["turn"] for each in told["decisions"])
    assert all(each["known"] and each["open"] for each in told["decisions"] if each["trick"])
    # Asked once more it is there at once, and the same.
    assert server.post(address).json() == told

    worst = max(
        (each for each in told["decisions"] if each["trick"]), key=lambda each: each["open"]["low"]
    )
    detail = server.get(f"{address}/{worst['number']}").json()
    assert {each["seat"] for each in detail["hands"]} == {0, 1, 2, 3}
    assert worst["cards"][0] in detail["hand"]
    best = next(each for each in detail["open_choices"] if each["best"])
    chosen = next(each for each in detail["open_choices"] if each["chosen"])
    assert best["low"] - chosen["low"] == worst["open"]["low"] > 0
    assert f"gives away {worst['open']['low']} trick points" in detail["open"]

    # What it cost by what was known is one figure, wherever it stands.
    cost = [each for each in told["decisions"] if each["known"]["verdict"] == "cost"]
    assert cost
    for decision in cost:
        known = server.get(f"{address}/{decision['number']}").json()
        chosen = next(each for each in known["choices"] if each["chosen"])
        assert -chosen["low"] == decision["known"]["low"]
        assert number_text(Catalog.load(), decision["known"]["low"]) in known["known"]
        behind = [each["low"] for each in known["choices"][1:]]
        assert behind == sorted(behind, reverse=True)

    line = server.get(f"{address}/{told['proof']}/line").json()
    assert len(line["steps"]) == 48
    assert line["text"].endswith("made.")
    other = server.get(f"{address}/{worst['number']}/line?card={best['cards'][0]}").json()
    assert other["steps"][0]["card"] == best["cards"][0]
    assert other["steps"][0]["seat"] == worst["seat"]


def test_what_is_not_there_is_refused_with_a_reason(server: TestClient) -> None:
    name = brought(server, recorded())
    missing = server.post(f"/api/reviews/{name}/2")
    assert (missing.status_code, missing.json()["text"]) == (
        404,
        "This game has no deal 2 that is over.",
    )
    assert server.post("/api/reviews/nothing/1").status_code == 404
    assert server.get(f"/api/reviews/{name}/1/1").status_code == 404
    assert server.post(f"/api/reviews/{name}/1").status_code == 200
    finished(server, f"/api/reviews/{name}/1")
    assert server.get(f"/api/reviews/{name}/1/999").status_code == 404
    assert server.get(f"/api/reviews/{name}/1/1/line?card=XX").status_code == 400


def test_nobody_else_sees_it(server: TestClient) -> None:
    name = brought(server, recorded())
    assert server.post(f"/api/reviews/{name}/1").status_code == 200
    finished(server, f"/api/reviews/{name}/1")
    stranger = stranger_at(server)
    assert stranger.post(f"/api/reviews/{name}/1").status_code == 404
    assert stranger.get(f"/api/reviews/{name}/1").status_code == 404
    assert stranger.get(f"/api/reviews/{name}/1/1").status_code == 404


def test_a_deal_is_reviewed_when_it_is_over_and_not_before(
    server: TestClient, guest: type[Any]
) -> None:
    table = server.post("/api/tables", json={"variant": "modern"}).json()["table"]
    address = f"/api/reviews/{table}-1/1"
    with server.websocket_connect(f"/ws/{table}") as socket:
        me = guest(socket)
        me.wait()
        refused = server.post(address)
        assert refused.status_code == 404
        assert refused.json()["text"] == "This game has no deal 1 that is over."
        assert server.get(f"{address}/1").status_code == 404
        me.play_deal()
        assert server.post(address).status_code == 200
        told = finished(server, address)
        assert told["state"] == "done"
        assert told["seat"] == 0
        # The next deal is still secret.
        me.move()
        me.wait()
        assert server.post(f"/api/reviews/{table}-1/2").status_code == 404
