"""What helps a reader to think, as it is sent."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from starlette.testclient import TestClient

from acesaround.server import outlook_picture


@pytest.fixture
def ready(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever asks waits until the code is loaded."""
    monkeypatch.setattr(outlook_picture, "is_ready", lambda: True)


def new_table(server: TestClient, variant: str = "modern") -> str:
    return str(server.post("/api/tables", json={"variant": variant}).json()["table"])


def outlook(server: TestClient, table: str) -> Any:
    answer = server.get(f"/api/tables/{table}/outlook")
    assert answer.status_code == 200, answer.text
    return answer.json()


@contextmanager
def before_a_bid(server: TestClient, guest: Any, variant: str = "modern") -> Iterator[Any]:
    """A guest who may bid, and the table; all others may have passed before, so ask again."""
    for _ in range(40):
        table = new_table(server, variant)
        with server.websocket_connect(f"/ws/{table}") as socket:
            me = guest(socket)
            if me.wait()["what"] == "bid" and me.asked["bid"]:
                yield me, table
                return
    raise AssertionError("nobody was asked for a bid")


@pytest.mark.usefixtures("ready")
def test_who_may_bid_is_told_the_chances(server: TestClient, guest: Any) -> None:
    with before_a_bid(server, guest) as (me, table):
        found = outlook(server, table)
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
        while me.asked["what"] == "bid":
            me.move()
            me.wait()
        assert outlook(server, table) is None


@pytest.mark.usefixtures("ready")
def test_who_plays_alone_tells_the_others(server: TestClient, guest: Any) -> None:
    with before_a_bid(server, guest, "auction_chips") as (_, table):
        assert "the others" in outlook(server, table)["signals"][0]["title"]


def test_nothing_is_told_until_the_code_is_ready(server: TestClient, guest: Any) -> None:
    with before_a_bid(server, guest) as (_, table):
        assert outlook(server, table) is None


@pytest.mark.usefixtures("ready")
def test_who_cannot_look_ahead_leaves_the_estimates(
    server: TestClient, guest: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    from acesaround.teaching import foresight

    def fail(*_: Any) -> None:
        raise RuntimeError("no worlds today")

    monkeypatch.setattr(foresight, "look_ahead", fail)
    with before_a_bid(server, guest) as (_, table):
        assert outlook(server, table) is None


def test_only_who_sits_there_is_told(server: TestClient) -> None:
    table = new_table(server)
    server.cookies.clear()
    assert server.get(f"/api/tables/{table}/outlook").status_code == 403
    assert server.get("/api/tables/nobody/outlook").status_code == 404
