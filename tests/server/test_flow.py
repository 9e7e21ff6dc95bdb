"""Tables from their making to the end of a deal, as pages see them."""

from __future__ import annotations

from typing import Any

import pytest
from starlette.testclient import TestClient
from tables import new_table

PRESETS = ("modern", "two_hand")


@pytest.mark.parametrize("variant", PRESETS)
@pytest.mark.parametrize("player", ["random", "plain"])
def test_a_deal_is_played_to_its_sheet(
    make_server: Any, guest: Any, variant: str, player: str
) -> None:
    server = make_server(player)
    table = new_table(server, variant=variant)
    with server.websocket_connect(f"/ws/{table}") as socket:
        me = guest(socket)
        me.play_deal()
        picture = me.picture
        assert picture["asked"]["what"] == "continue", picture["asked"]
        sheet = picture["sheets"][0]
        for side, score in zip(sheet["sides"], picture["scores"], strict=True):
            counted = [line["points"] for line in side["lines"] if line["points"] is not None]
            assert sum(counted) == side["change"] == side["total"] == score["total"]
        me.move()
        me.wait()
        assert me.picture["deal"] == 2


def test_melds_are_shown_until_somebody_goes_on(server: TestClient, guest: Any) -> None:
    table = new_table(server)
    with server.websocket_connect(f"/ws/{table}") as socket:
        me = guest(socket)
        # A bid that cannot be reached ends a deal without a lead; then the next one will do.
        while me.wait()["what"] != "continue" or me.picture["phase"] != "tricks":
            me.move()
        picture = me.picture
        assert picture["trick"] is None
        # A card cannot be led before that, and an old "go on" is not taken for this one.
        card = picture["hand"][0]
        refused = me.act({"do": "play", "seat": 0, "card": card})
        assert refused["type"] == "refused" and refused["code"] == "not_now"
        socket.send_json({"type": "continue", "n": picture["n"] - 1})
        assert me.hear()["picture"]["asked"]["what"] == "continue"
        me.move()
        assert me.asked["what"] in ("play", "wait")


def test_a_trick_stays_until_the_next_lead(server: TestClient, guest: Any) -> None:
    table = new_table(server, variant="two_hand")
    with server.websocket_connect(f"/ws/{table}") as socket:
        me = guest(socket)
        while me.wait()["what"] != "lay":
            me.move()
        trick = me.picture["trick"]
        assert trick["winner"] == 0 and len(trick["cards"]) == 2
        assert trick["text"].startswith("You win the trick")


def test_who_has_drawn_already_is_not_told_to_draw(server: TestClient, guest: Any) -> None:
    for meld_then_draw in (True, False):
        options = {"stock.meld_then_draw": meld_then_draw}
        table = new_table(server, variant="two_hand", options=options)
        with server.websocket_connect(f"/ws/{table}") as socket:
            me = guest(socket)
            while me.wait()["what"] != "lay":
                me.move()
            told = me.asked["text"] + me.asked["choices"][-1]["text"]
            assert ("draw a card" in told) == meld_then_draw


def test_help_while_it_helps(server: TestClient, guest: Any) -> None:
    table = new_table(server)
    with server.websocket_connect(f"/ws/{table}") as socket:
        me = guest(socket)
        seen: set[str] = set()
        for _ in range(12):
            what = me.wait()["what"]
            if what == "over":
                break
            seen.add(what)
            worth, card_help = me.picture["worth"], me.picture["card_help"]
            if what in ("bid", "trump"):
                assert [each["suit"] for each in worth] == ["S", "H", "D", "C"]
                for each in worth:
                    parts = each["meld_points"] + each["partner"] + each["tricks"]
                    assert parts == each["total"]
                assert sum(each["best"] for each in worth) == 1
            elif what == "pass_cards":
                assert {each["card"] for each in card_help} == set(me.picture["hand"])
                assert all(each["text"] for each in card_help)
            elif what == "play":
                assert not worth and not card_help
                break
            me.move()
        assert "play" in seen


def test_two_people_at_a_table(make_server: Any, guest: Any) -> None:
    server = make_server()
    table = new_table(server, variant="two_hand", people=2, name="Ann")
    with server.websocket_connect(f"/ws/{table}") as socket:
        me = guest(socket)
        me.hear()
        assert me.asked["what"] == "wait"
        assert me.picture["invite"] == f"/t/{table}"
        assert me.picture["seats"][1]["who"] == "open"
        friend = TestClient(server.app, headers={"accept-language": "en"})
        friend.portal = server.portal
        info = friend.get(f"/api/tables/{table}").json()
        assert info.pop("code")
        assert info == {
            "table": table,
            "title": "Two-handed classic",
            "players": ["Ann"],
            "open": 1,
            "seat": None,
        }
        seated = friend.post(f"/api/tables/{table}/sit", json={"name": " Bob\n"})
        assert seated.json() == {"table": table, "seat": 1}
        assert friend.post(f"/api/tables/{table}/sit", json={}).json()["seat"] == 1
        stranger = TestClient(server.app)
        stranger.portal = server.portal
        assert stranger.post(f"/api/tables/{table}/sit", json={}).status_code == 409
        with friend.websocket_connect(f"/ws/{table}") as other_socket:
            other = guest(other_socket)
            other.hear()
            while me.picture["deal"] == 0 or not me.picture["seats"][1]["connected"]:
                me.hear()
            assert me.picture["seats"][1]["name"] == "Bob"
            assert other.picture["seats"][0]["name"] == "Ann"
            for _ in range(30):
                while me.picture["n"] != other.picture["n"]:
                    late = min((me, other), key=lambda each: each.picture["n"])
                    late.hear()
                if me.asked["mine"]:
                    me.move()
                    other.hear()
                else:
                    other.move()
                    me.hear()
            assert set(me.picture["hand"]) != set(other.picture["hand"])
        while me.picture["seats"][1]["connected"]:
            me.hear()


def test_computers_take_the_open_seats(server: TestClient, guest: Any) -> None:
    table = new_table(server, people=4)
    with server.websocket_connect(f"/ws/{table}") as socket:
        me = guest(socket)
        me.hear()
        assert [seat["who"] for seat in me.picture["seats"]] == ["you", "open", "open", "open"]
        socket.send_json({"type": "fill_seats"})
        me.play_deal()
        names = [seat["name"] for seat in me.picture["seats"]]
        assert names == ["You", "West", "North", "East"]


def test_a_friend_sits_opposite(server: TestClient) -> None:
    table = new_table(server, people=2)
    friend = TestClient(server.app)
    friend.portal = server.portal
    assert friend.post(f"/api/tables/{table}/sit", json={}).json()["seat"] == 2


def test_a_whole_game_and_another(make_server: Any, guest: Any) -> None:
    server = make_server()
    table = new_table(server, variant="two_hand", options={"match.target": 150})
    with server.websocket_connect(f"/ws/{table}") as socket:
        me = guest(socket)
        for _ in range(1000):
            if me.wait()["what"] == "over":
                break
            me.move()
        assert me.picture["winner"] in ("You win the game.", "Opponent wins the game.")
        mine = server.get("/api/tables").json()
        assert [(each["table"], each["over"]) for each in mine] == [(table, True)]
        socket.send_json({"type": "play_again"})
        while me.picture["winner"]:
            me.hear()
        me.play_deal()
        assert len(me.picture["sheets"]) == 1


@pytest.mark.parametrize("variant", PRESETS)
def test_hints(make_server: Any, guest: Any, variant: str) -> None:
    server = make_server("plain")
    table = new_table(server, variant=variant)
    with server.websocket_connect(f"/ws/{table}") as socket:
        me = guest(socket)
        for _ in range(14):
            me.wait()
            socket.send_json({"type": "ask_hint"})
            answer = me.hear()
            if me.asked["what"] == "continue":
                assert answer["type"] == "refused"
                me.move()
                continue
            assert answer["type"] == "hint" and answer["n"] == me.picture["n"]
            assert answer["text"]
            assert answer["reasons"] and all(each.endswith(".") for each in answer["reasons"])
            me.act(answer["action"])


def test_the_pace_can_be_changed(server: TestClient, guest: Any) -> None:
    table = new_table(server, pace="slow")
    with server.websocket_connect(f"/ws/{table}") as socket:
        me = guest(socket)
        me.wait()
        assert me.picture["pace"] == "slow"
        socket.send_json({"type": "set_pace", "pace": "fast"})
        assert me.hear()["picture"]["pace"] == "fast"
