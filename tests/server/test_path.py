"""The first path on the server: what it tells and turns back, and that it is taken up again."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from starlette.testclient import TestClient

ASKED: list[tuple[str, dict[str, Any]]] = [
    ("bid", {"do": "bid", "seat": 0, "amount": 270}),
    ("bid_again", {"do": "bid", "seat": 0, "amount": 290}),
    ("trump", {"do": "name_trump", "seat": 0, "suit": "D"}),
    ("pass", {"do": "pass_cards", "seat": 0, "cards": ["TS", "9S", "KC", "JC"]}),
]


def begin(server: TestClient) -> str:
    answer = server.post("/api/path", json={"name": "Anna"})
    assert answer.status_code == 201
    table: str = answer.json()["table"]
    return table


def test_the_path_leads_whoever_the_players_of_the_table_are(
    server: TestClient, guest: Callable[..., Any]
) -> None:
    table = begin(server)
    with server.websocket_connect(f"/ws/{table}") as socket:
        reader = guest(socket)
        for code, action in ASKED:
            reader.wait()
            assert reader.picture["path"]["code"] == code
            assert reader.picture["path"]["text"]
            if code == "bid":
                refused = reader.act({"do": "pass", "seat": 0})
                assert refused["type"] == "refused" and "Bid 270" in refused["text"]
                assert reader.picture["path"]["n"] == 1
            assert reader.act(action)["type"] == "update"
        assert reader.wait()["what"] == "continue"
        assert reader.picture["path"] == {
            **reader.picture["path"],
            "code": "melds",
            "n": 5,
            "whole": 18,
            "over": False,
        }
    begun = server.get("/api/path").json()
    assert begun == {"url": f"/t/{table}", "n": 5, "whole": 18}


def test_it_is_taken_up_after_a_restart(make_server: Callable[..., TestClient]) -> None:
    first = make_server()
    table = begin(first)
    second = make_server()
    second.cookies = first.cookies
    assert second.get("/api/path").json()["url"] == f"/t/{table}"
    assert second.get(f"/api/tables/{table}").json()["title"]


def test_a_table_like_any_other_has_no_path(server: TestClient, guest: Callable[..., Any]) -> None:
    assert server.get("/api/path").json() == {"url": None, "n": 0, "whole": 0}
    table = server.post("/api/tables", json={}).json()["table"]
    with server.websocket_connect(f"/ws/{table}") as socket:
        reader = guest(socket)
        reader.wait()
        assert reader.picture["path"] is None
    assert server.get("/api/path").json()["url"] is None


@pytest.mark.parametrize("body", ['{"name": 1}', '{"name": "%s"}' % ("A" * 99), "["])
def test_a_bad_request_is_refused(server: TestClient, body: str) -> None:
    answer = server.post("/api/path", content=body)
    assert answer.status_code == 400 and answer.json()["text"]
