"""Whatever is sent, from whomever: only our own answers, and never another one's seat."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

ANSWERS = {"update", "refused", "trouble", "hint"}


def table_of(server: TestClient, **wish: Any) -> str:
    return str(server.post("/api/tables", json=wish).json()["table"])


def test_another_seat_cannot_be_played(server: TestClient, guest: Any) -> None:
    table = table_of(server)
    with server.websocket_connect(f"/ws/{table}") as socket:
        me = guest(socket)
        me.wait()
        for seat in (1, 2, 3, -1, 99):
            answer = me.act({"do": "pass", "seat": seat})
            assert answer["type"] == "refused" and answer["code"] == "not_your_turn"
            assert answer["text"] == "You can only act for your own seat."


def test_an_old_picture_is_not_acted_on(server: TestClient, guest: Any) -> None:
    table = table_of(server)
    with server.websocket_connect(f"/ws/{table}") as socket:
        me = guest(socket)
        me.wait()
        n = me.picture["n"]
        refused = me.act({"do": "pass", "seat": 0}, n=n - 1)
        assert refused["type"] == "refused" and refused["code"] == "not_now"
        assert me.hear()["picture"]["n"] == n


def test_nobody_deals_but_the_table(server: TestClient, guest: Any) -> None:
    table = table_of(server)
    with server.websocket_connect(f"/ws/{table}") as socket:
        me = guest(socket)
        me.wait()
        for seat in (0, -1):
            answer = me.act({"do": "deal", "seat": seat, "order": ["AS"] * 48})
            assert answer["type"] == "refused"


def test_a_refusal_names_cards_and_rule(server: TestClient, guest: Any) -> None:
    table = table_of(server)
    with server.websocket_connect(f"/ws/{table}") as socket:
        me = guest(socket)
        for _ in range(200):
            asked = me.wait()
            offered = {choice["cards"][0] for choice in asked["choices"] if choice["cards"]}
            wrong = [card for card in me.picture["hand"] if card not in offered]
            if asked["what"] == "play" and wrong:
                answer = me.act({"do": "play", "seat": 0, "card": wrong[0]})
                assert answer["type"] == "refused"
                assert set(answer["cards"]) == offered
                assert answer["rule"].startswith("Rule in force: ")
                return
            me.move()
        pytest.fail("every card was always allowed")


@pytest.mark.parametrize("cookie", ["", "nonsense", "x" * 10_000, "ä"])
def test_a_wrong_cookie_has_no_seat(server: TestClient, cookie: str) -> None:
    table = table_of(server)
    stranger = TestClient(server.app)
    stranger.portal = server.portal
    headers = {"cookie": f"acesaround={cookie}".encode()}
    with stranger.websocket_connect(f"/ws/{table}", headers=headers) as socket:
        assert json.loads(socket.receive_text())["type"] == "trouble"
        with pytest.raises(WebSocketDisconnect) as closed:
            socket.receive_text()
        assert closed.value.code == 4403


@pytest.mark.parametrize("name", ["nosuchtable", "x" * 500, "..", "%00"])
def test_an_unknown_table(server: TestClient, name: str) -> None:
    for path in (f"/api/tables/{name}", f"/api/tables/{name}/sit"):
        answer = server.post(path, json={}) if path.endswith("sit") else server.get(path)
        assert answer.status_code in (404, 405)
        assert answer.json()["type"] == "trouble"
    with server.websocket_connect("/ws/nosuchtable") as socket:
        assert "no such table" in json.loads(socket.receive_text())["text"]


def test_the_cookie_is_for_the_server_alone(server: TestClient) -> None:
    answer = server.post("/api/tables", json={})
    cookie = answer.headers["set-cookie"]
    assert "HttpOnly" in cookie and "SameSite=lax" in cookie
    token = cookie.partition("=")[2].partition(";")[0]
    assert len(token) >= 43
    store = server.app.state.lobby.store
    record = server.portal.call(store.table, answer.json()["table"])
    assert token not in repr(record)
    # The same browser keeps its token.
    again = server.post("/api/tables", json={}).headers["set-cookie"]
    assert again.partition("=")[2].partition(";")[0] == token
    assert len(server.get("/api/tables").json()) == 2


@pytest.mark.parametrize(
    ("headers", "status"),
    [
        ({"origin": "http://testserver"}, 201),
        ({"origin": "http://evil.example"}, 403),
        ({"origin": "null"}, 403),
        ({"origin": "http://["}, 403),
        ({"host": "evil.example"}, 403),
        ({"host": "127.0.0.1:8000", "origin": "http://127.0.0.1:8000"}, 201),
        ({"host": "[::1]:8000"}, 201),
        ({"host": "localhost"}, 201),
        ({"host": "localhost.evil.example"}, 403),
        ({"host": "["}, 403),
    ],
)
def test_other_sites_are_turned_away(
    server: TestClient, headers: dict[str, str], status: int
) -> None:
    assert server.post("/api/tables", json={}, headers=headers).status_code == status


def test_other_sites_get_no_socket(server: TestClient) -> None:
    table = table_of(server)
    with (
        pytest.raises(WebSocketDisconnect),
        server.websocket_connect(f"/ws/{table}", headers={"origin": "http://evil.example"}),
    ):
        pass


def test_security_headers(server: TestClient) -> None:
    for path in ("/", "/api/variants", "/nowhere", "/words/en.json"):
        headers = server.get(path).headers
        assert headers["content-security-policy"].startswith("default-src 'self'")
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"


@pytest.mark.parametrize(
    ("wish", "named"),
    [
        ({"variant": "whist"}, "there are two_hand, "),
        ({"options": {"no.such": 1}}, "no.such"),
        ({"options": {"play.head": "sometimes"}}, "always, only when trump is led or never"),
        ({"options": {"auction.min_bid": 255}}, "in steps of 10"),
        ({"options": {"deal.players": 3}}, "partners need four players"),
        ({"people": 0}, "1 to 4"),
        ({"people": 5}, "1 to 4"),
        ({"name": "x" * 25}, "24"),
        ({"pace": "mad"}, "pace"),
        ({"surprise": 1}, "surprise"),
        ([], "set of fields"),
    ],
)
def test_a_bad_wish_is_told_what_is_wrong(server: TestClient, wish: Any, named: str) -> None:
    answer = server.post("/api/tables", json=wish)
    assert answer.status_code == 400
    assert named in answer.json()["text"]


def test_too_large(server: TestClient) -> None:
    assert server.post("/api/tables", content=b" " * 100_000).status_code == 413


SCRAPS = st.sampled_from(
    [
        "type", "act", "n", "action", "do", "seat", "play", "card", "AS", "laid", "lay_meld",
        "kind", "run", "pass_cards", "cards", "bid", "amount", "continue", "set_pace", "pace",
        "play_again", "resend", "fill_seats", "ask_hint",
    ]
)  # fmt: skip
ANYTHING = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8) | SCRAPS,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(SCRAPS, inner, max_size=5),
    max_leaves=12,
)
ACTIONS = st.fixed_dictionaries(
    {"do": st.sampled_from(["play", "bid", "pass", "lay_meld", "pass_cards", "exchange_dix"])},
    optional={
        "seat": st.integers(-3, 5) | ANYTHING,
        "card": st.sampled_from(["AS", "--", "9C", "1X"]),
        "cards": st.lists(st.sampled_from(["AS", "--", "QD"]), max_size=6),
        "laid": st.integers(-(2**70), 2**70) | st.lists(st.integers(-5, 30), max_size=6),
        "kind": st.sampled_from(["run", "dix", "pinochle", "lone_jack", "run_extra", "x"]),
        "suit": st.sampled_from(["S", "X", None]),
        "amount": st.integers(-(2**70), 2**70),
    },
)
MESSAGES = st.one_of(
    ANYTHING.map(json.dumps),
    st.text(max_size=30),
    st.builds(
        lambda n, action: json.dumps({"type": "act", "n": n, "action": action}),
        st.integers(0, 60),
        ACTIONS,
    ),
)


@pytest.mark.parametrize("variant", ["modern", "two_hand"])
def test_any_message_gets_one_of_our_answers(make_server: Any, guest: Any, variant: str) -> None:
    server = make_server()
    table = table_of(server, variant=variant)
    with server.websocket_connect(f"/ws/{table}") as socket:
        me = guest(socket)
        me.wait()

        @settings(max_examples=150, deadline=None, suppress_health_check=list(HealthCheck))
        @given(MESSAGES)
        def any_message(text: str) -> None:
            socket.send_text(text)
            socket.send_text('{"type":"nonsense"}')
            for _ in range(100):
                answer = me.hear()
                assert answer["type"] in ANSWERS
                assert "went wrong" not in str(answer.get("text"))
                if "nonsense" in str(answer.get("text")):
                    return
            pytest.fail("no answer to the last message")

        any_message()
        socket.send_bytes(b"\xff\xfe\x00")
        me.hear()
        socket.send_json({"type": "resend"})
        while me.hear()["type"] != "update":
            pass


def test_any_request_gets_one_of_our_answers(server: TestClient) -> None:
    table = table_of(server, people=2)

    @settings(max_examples=60, deadline=None)
    @given(
        ANYTHING.map(json.dumps) | st.text(max_size=20),
        st.sampled_from(["/api/tables", f"/api/tables/{table}/sit"]),
    )
    def any_request(body: str, path: str) -> None:
        answer = server.post(path, content=body.encode("utf-8", "surrogatepass"))
        assert answer.status_code in (200, 201, 400, 409)
        assert answer.json()

    any_request()
