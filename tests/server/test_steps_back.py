"""Undo in a practice game: back from decision to decision; what is stored stays as it is."""

from __future__ import annotations

from typing import Any

import pytest
from starlette.testclient import TestClient
from tables import new_table

from acesaround.record import log_of_events
from acesaround.rules import PRESETS
from acesaround.server.steps_back import last_decision
from acesaround.testing import played_game


def undo(me: Any, n: int | None = None) -> dict[str, Any]:
    me.socket.send_json({"type": "undo", "n": me.picture["n"] if n is None else n})
    heard: dict[str, Any] = me.hear()
    return heard


def without(picture: dict[str, Any]) -> dict[str, Any]:
    """A picture without what says which game of the table it shows, and what is found out later."""
    controls = {**picture["controls"], "game": "", "undo": None, "rest": []}
    return {**picture, "controls": controls}


@pytest.mark.parametrize("variant", ["modern", "two_hand", "auction_chips", "three_hand"])
def test_back_to_every_decision_of_the_game(server: TestClient, guest: Any, variant: str) -> None:
    table = new_table(server, variant=variant)
    with server.websocket_connect(f"/ws/{table}") as socket:
        me = guest(socket)
        decided: list[dict[str, Any]] = []
        me.wait()
        first = {"game": f"{table}-1", "practice": True, "undo": False, "deal": 1, "again": True}
        assert me.picture["controls"] == {**first, "rest": []}
        while len(decided) < 25:
            asked = me.wait()
            if asked["what"] == "over":
                break
            if asked["what"] != "continue":
                decided.append(me.picture)
            me.move()
        me.wait()
        for picture in reversed(decided):
            assert me.picture["controls"]["undo"]
            heard = undo(me)
            assert heard["happened"] == []
            assert without(heard["picture"]) == without(picture)
        refused = undo(me)
        assert refused["type"] == "refused"
        assert refused["text"].startswith("There is nothing to take back")
        # Another way on from there is as good as the first.
        me.play_deal()


def test_what_was_taken_back_stays_among_the_games(server: TestClient, guest: Any) -> None:
    table = new_table(server, variant="two_hand", options={"match.target": 10})
    with server.websocket_connect(f"/ws/{table}") as socket:
        me = guest(socket)
        while me.wait()["what"] != "over":
            me.move()
        text = server.get(f"/api/games/{table}-1/text").text
        # Twice in a row: the game between the two steps would hold nothing of its own.
        undo(me)
        undo(me)
        me.move()
        undo(me)
    newest, between, first = server.get("/api/games").json()
    assert [newest["state"], between["state"], first["state"]] == ["running", "taken_back", "over"]
    assert first["id"] == f"{table}-1"
    assert server.get(f"/api/games/{table}-1/text").text == text
    assert newest["id"] == f"{table}-4"
    assert between["id"] == f"{table}-3"


def test_a_step_back_outlives_the_server(make_server: Any, guest: Any) -> None:
    first = make_server()
    table = new_table(first, variant="modern")
    with first.websocket_connect(f"/ws/{table}") as socket:
        me = guest(socket)
        while me.wait()["what"] != "continue":
            me.move()
        me.move()
        me.wait()
        undo(me)
        shown = me.picture
        again = make_server()
        again.cookies = first.cookies
        with again.websocket_connect(f"/ws/{table}") as other:
            back = guest(other)
            back.hear()
            assert back.picture == shown


def test_asked_twice_it_goes_back_once(server: TestClient, guest: Any) -> None:
    table = new_table(server, variant="modern")
    with server.websocket_connect(f"/ws/{table}") as socket:
        me = guest(socket)
        for _ in range(12):
            me.move()
        me.wait()
        n = me.picture["n"]
        first = undo(me, n)["picture"]
        assert undo(me, n)["picture"] == first
        # What was decided on the picture before the step back is not done.
        assert me.act(first["asked"]["choices"][0]["action"], n)["type"] == "refused"


def test_friends_take_nothing_back(server: TestClient, guest: Any) -> None:
    table = new_table(server, variant="two_hand", people=2)
    friend = TestClient(server.app, headers={"accept-language": "en"})
    friend.portal = server.portal
    with server.websocket_connect(f"/ws/{table}") as socket:
        me = guest(socket)
        me.hear()
        # The seat is open: a friend may come.
        assert not me.picture["controls"]["practice"]
        assert undo(me)["type"] == "refused"
        friend.post(f"/api/tables/{table}/sit", json={})
        with friend.websocket_connect(f"/ws/{table}") as other:
            they = guest(other)
            while me.asked["seat"] is None:
                me.hear()
            if not me.asked["mine"]:
                they.move()
            me.move()
            refused = undo(me)
            while refused["type"] != "refused":
                refused = me.hear()
            assert refused["text"].endswith("against computer players alone.")
            assert not me.picture["controls"]["undo"]
            assert refused["n"] == me.picture["n"]
            assert len(server.get("/api/games").json()) == 1


@pytest.mark.parametrize("variant", sorted(PRESETS))
def test_the_last_decision_is_the_seats_own(variant: str) -> None:
    game = played_game(PRESETS[variant], 7, deals=1)
    lines = log_of_events(game.events).lines
    for seat in range(PRESETS[variant].deal.players):
        own = [line.n for line in lines if line.action.seat == seat]
        found = []
        at = last_decision(game.events, seat)
        while at is not None:
            found.append(at)
            at = last_decision(game.events[:at], seat)
        assert set(found) <= set(own)
        answers = sum(type(line.action).__name__ == "Decline" for line in lines)
        assert len(own) - answers <= len(found)
        assert found == sorted(found, reverse=True)
