"""What helps a reader to think, as it is sent."""

from __future__ import annotations

import random
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from starlette.testclient import TestClient
from tables import new_table

from acesaround.game import Game
from acesaround.rules import preset
from acesaround.server import expectation_picture, tracking_picture
from acesaround.teaching.foresight import locate, look_ahead
from acesaround.testing import shuffled


@pytest.fixture(scope="module")
def compiled() -> None:
    """All code is loaded that is needed to answer."""
    game = Game.start(preset("modern"), 0)
    game.act(shuffled(preset("modern"), random.Random(1)))
    view = game.view(game.actor or 0)
    assert look_ahead(view, 1, 4) is not None
    assert locate(view) is not None


@pytest.fixture
def ready(compiled: None, monkeypatch: pytest.MonkeyPatch) -> None:
    """The code is taken to be ready."""
    for module in (expectation_picture, tracking_picture):
        monkeypatch.setattr(module, "is_ready", lambda: True)


def expectation(server: TestClient, table: str) -> Any:
    answer = server.get(f"/api/tables/{table}/expectation")
    assert answer.status_code == 200, answer.text
    return answer.json()


@contextmanager
def before_a_bid(server: TestClient, guest: Any, variant: str = "modern") -> Iterator[Any]:
    """A guest who may bid, and the table; all others may have passed before, so ask again."""
    for _ in range(40):
        table = new_table(server, variant=variant)
        with server.websocket_connect(f"/ws/{table}") as socket:
            me = guest(socket)
            if me.wait()["what"] == "bid" and me.asked["bid"]:
                yield me, table
                return
    raise AssertionError("nobody was asked for a bid")


@pytest.mark.usefixtures("ready")
def test_who_may_bid_is_told_the_chances(server: TestClient, guest: Any) -> None:
    with before_a_bid(server, guest) as (me, table):
        found = expectation(server, table)
        assert found["n"] == me.picture["n"]
        assert found["bids"][0] == me.asked["bid"]["least"]
        melds = {each["suit"]: each["meld_points"] for each in me.picture["worth"]}
        for each in found["suits"]:
            worth = each["worth"]
            assert worth["meld_points"] == melds[worth["suit"]]
            assert worth["total"] == worth["meld_points"] + worth["partner"] + worth["tricks"]
            assert len(each["chances"]) == len(found["bids"])
            assert all(0 <= chance <= 100 for chance in each["chances"])
        assert sum(each["worth"]["best"] for each in found["suits"]) == 1
        assert [signal["title"] for signal in found["signals"]] == [
            f"What a bid of {bid} tells your partner" for bid in found["bids"]
        ]
        while me.asked["what"] in ("bid", "trump"):
            me.move()
            me.wait()
        assert expectation(server, table) is None


@pytest.mark.usefixtures("ready")
def test_who_names_trump_is_told_the_chance_of_the_contract(server: TestClient, guest: Any) -> None:
    for _ in range(40):
        with before_a_bid(server, guest) as (me, table):
            while me.asked["what"] == "bid":
                me.move()
                me.wait()
            if me.asked["what"] != "trump":
                continue
            found = expectation(server, table)
            assert found["n"] == me.picture["n"]
            assert str(found["bids"][0]) in me.picture["contract"] and len(found["bids"]) == 1
            assert found["signals"] == []
            named = {choice["action"]["suit"] for choice in me.asked["choices"]}
            assert {each["worth"]["suit"] for each in found["suits"]} == named
            assert all(len(each["chances"]) == 1 for each in found["suits"])
            return
    raise AssertionError("nobody named trump")


@pytest.mark.usefixtures("ready")
def test_who_plays_alone_tells_the_others(server: TestClient, guest: Any) -> None:
    with before_a_bid(server, guest, "auction_chips") as (_, table):
        assert "the others" in expectation(server, table)["signals"][0]["title"]


def test_nothing_is_told_until_the_code_is_ready(server: TestClient, guest: Any) -> None:
    with before_a_bid(server, guest) as (_, table):
        assert expectation(server, table) is None


@pytest.mark.usefixtures("ready")
def test_who_cannot_look_ahead_leaves_the_estimates(
    server: TestClient, guest: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    from acesaround.teaching import foresight

    def fail(*_: Any) -> None:
        raise RuntimeError("no worlds today")

    monkeypatch.setattr(foresight, "look_ahead", fail)
    with before_a_bid(server, guest) as (_, table):
        assert expectation(server, table) is None


def test_only_who_sits_there_is_told(server: TestClient) -> None:
    table = new_table(server)
    server.cookies.clear()
    for what in ("expectation", "tracking"):
        assert server.get(f"/api/tables/{table}/{what}").status_code == 403
        assert server.get(f"/api/tables/nobody/{what}").status_code == 404


def tracking(server: TestClient, table: str) -> Any:
    answer = server.get(f"/api/tables/{table}/tracking")
    assert answer.status_code == 200, answer.text
    return answer.json()


@pytest.mark.usefixtures("ready")
def test_hidden_cards_are_told_of_throughout_a_deal(make_server: Any, guest: Any) -> None:
    server: TestClient = make_server("plain")
    facts: set[str] = set()
    for _ in range(2):
        table = new_table(server)
        with server.websocket_connect(f"/ws/{table}") as socket:
            me = guest(socket)
            me.wait()
            while not me.picture["sheets"]:
                found = tracking(server, table)
                assert found["n"] == me.picture["n"]
                assert found["text"].endswith(".")
                assert found["places"][: len(found["hands"])] == [
                    hand["name"] for hand in found["hands"]
                ]
                sizes = {seat["seat"]: seat["cards"] for seat in me.picture["seats"]}
                assert all(hand["size"] == sizes[hand["seat"]] for hand in found["hands"])
                hidden = sum(hand["size"] for hand in found["hands"])
                assert sum(card["out"] for card in found["cards"]) == hidden
                for card in found["cards"]:
                    assert len(card["chances"]) == len(found["places"])
                facts |= {fact for hand in found["hands"] for fact in hand["facts"]}
                me.move()
                me.wait()
        assert tracking(server, table)["hands"] == []
    assert any("in trick" in fact for fact in facts), facts


def test_proofs_are_told_before_the_code_is_ready(make_server: Any, guest: Any) -> None:
    server: TestClient = make_server("plain")
    table = new_table(server)
    with server.websocket_connect(f"/ws/{table}") as socket:
        guest(socket).wait()
        found = tracking(server, table)
    assert "as soon as" in found["text"]
    assert len(found["hands"]) == 3 and found["cards"] == []


@pytest.mark.usefixtures("ready")
def test_what_is_known_is_told_in_the_language_of_the_page(server: TestClient, guest: Any) -> None:
    table = new_table(server)
    with server.websocket_connect(f"/ws/{table}") as socket:
        guest(socket).wait()
        answer = server.get(f"/api/tables/{table}/tracking", headers={"accept-language": "sv"})
    assert "givar" in answer.json()["text"]
