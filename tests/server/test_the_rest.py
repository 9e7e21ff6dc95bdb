"""Claiming the rest at the table: offered when it is proved, then played out card by card."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import msgspec
from msgspec.structs import replace
from starlette.testclient import TestClient
from tables import new_table

from acesaround.ai import make_player
from acesaround.game import Game, current_deal
from acesaround.record import log_of_events
from acesaround.rules import preset
from acesaround.server.the_rest import Claim
from acesaround.teaching.rest import proved_rest
from acesaround.testing import shuffled


def game_of(server: TestClient, table: str) -> Game:
    game: Game = server.app.state.lobby._tables[table].game
    return game


def play_on(me: Any, game: Game) -> None:
    """Do what the plain player would, at the reader's turn."""
    seat = me.picture["seat"]
    if me.asked["what"] == "over":
        me.socket.send_json({"type": "play_again"})
        me.hear()
    elif me.asked["what"] == "continue":
        me.move()
    else:
        action = make_player("plain").act(game.view(seat)).action
        assert me.act(msgspec.to_builtins(action))["type"] == "update"


def play_until(me: Any, server: TestClient, table: str, stop: Callable[[], bool]) -> None:
    """Play on until the moment comes, at one of the reader's turns in strict play."""
    for _ in range(3000):
        me.wait()
        if me.picture["phase"] == "tricks" and me.asked["what"] == "play" and stop():
            return
        play_on(me, game_of(server, table))
    raise AssertionError("the moment never came")


def offered(me: Any, server: TestClient, table: str) -> list[str]:
    """Play on until the rest can be claimed, or else be played in another way; the cards in order.

    At every turn in strict play the table offers just what is proved.
    """

    def proved() -> bool:
        order = [str(card) for card in proved_rest(game_of(server, table).view(0))]
        while order and not me.picture["controls"]["rest"]:
            me.socket.send_json({"type": "resend"})
            me.hear()
        me.socket.send_json({"type": "resend"})
        me.hear()
        assert me.picture["controls"]["rest"] == order
        return bool(order) and len(me.asked["choices"]) > 1

    play_until(me, server, table, proved)
    rest: list[str] = me.picture["controls"]["rest"]
    assert sorted(rest) == sorted(me.picture["hand"])
    return rest


def claim(me: Any, n: int | None = None) -> dict[str, Any]:
    n = me.picture["n"] if n is None else n
    me.socket.send_json({"type": "claim_rest", "n": n})
    heard: dict[str, Any] = me.hear()
    return heard


def test_a_claim_is_played_out_as_it_was_promised(make_server: Any, guest: Any) -> None:
    server = make_server("plain")
    table = new_table(server, variant="two_hand")
    with server.websocket_connect(f"/ws/{table}") as socket:
        me = guest(socket)
        rest = offered(me, server, table)
        sheets, n = len(me.picture["sheets"]), me.picture["n"]
        heard = claim(me)
        # Nothing has happened yet, and the reader is asked for no card any more.
        assert heard["happened"] == []
        assert me.asked["what"] == "wait"
        assert me.asked["text"].startswith("All tricks that are left are yours")
        assert me.picture["controls"]["rest"] == []
        me.wait()
        assert len(me.picture["sheets"]) == sheets + 1
        events = game_of(server, table).events
        won = [event for event in events[n:] if type(event).__name__ == "TrickWon"]
        assert [event.seat for event in won] == [0] * len(rest)
        actions = [line.action for line in log_of_events(events).lines if line.n >= n]
        assert [str(each.card) for each in actions if each.seat == 0] == rest
        # All of it was an ordinary game.
        assert Game.replay(events).state == game_of(server, table).state


def test_a_claim_is_one_decision_to_take_back(make_server: Any, guest: Any) -> None:
    server = make_server("plain")
    table = new_table(server, variant="two_hand")
    with server.websocket_connect(f"/ws/{table}") as socket:
        me = guest(socket)
        rest = offered(me, server, table)
        n, hand = me.picture["n"], me.picture["hand"]
        claim(me)
        me.wait()
        me.socket.send_json({"type": "undo", "n": me.picture["n"]})
        me.hear()
        assert (me.picture["n"], me.picture["hand"]) == (n, hand)
        # There it can be claimed again, or played otherwise.
        while not me.picture["controls"]["rest"]:
            socket.send_json({"type": "resend"})
            me.hear()
        assert me.picture["controls"]["rest"] == rest
        me.play_deal()


def test_what_is_not_proved_cannot_be_claimed(make_server: Any, guest: Any) -> None:
    server = make_server("plain")
    table = new_table(server, variant="two_hand")
    with server.websocket_connect(f"/ws/{table}") as socket:
        me = guest(socket)
        me.wait()
        assert claim(me)["text"].startswith("The rest cannot be claimed")
        play_until(me, server, table, lambda: not proved_rest(game_of(server, table).view(0)))
        refused = claim(me)
        assert (refused["type"], refused["code"]) == ("refused", "not_now")
        me.play_deal()


def test_a_card_that_comes_after_the_claim_is_not_played(make_server: Any, guest: Any) -> None:
    server = make_server("plain")
    table = new_table(server, variant="two_hand")
    with server.websocket_connect(f"/ws/{table}") as socket:
        me = guest(socket)
        rest = offered(me, server, table)
        n = me.picture["n"]
        late = next(each["action"] for each in me.asked["choices"] if each["cards"] != rest[:1])
        socket.send_json({"type": "claim_rest", "n": n})
        socket.send_json({"type": "act", "n": n, "action": late})
        me.hear()
        me.wait()
        lines = log_of_events(game_of(server, table).events).lines
        played = [str(line.action.card) for line in lines if line.n >= n and line.action.seat == 0]
        assert played == rest
        me.move()


def test_others_are_told_of_a_claim(make_server: Any, guest: Any) -> None:
    server = make_server("plain")
    table = new_table(server, variant="two_hand", people=2, name="Ann")
    friend = TestClient(server.app, headers={"accept-language": "sv"})
    friend.portal = server.portal
    assert friend.post(f"/api/tables/{table}/sit", json={"name": "Bo"}).status_code == 200
    with (
        server.websocket_connect(f"/ws/{table}") as socket,
        friend.websocket_connect(f"/ws/{table}") as other,
    ):
        pages = [guest(socket), guest(other, seed=2)]
        for page in pages:
            page.hear()
        for _ in range(1500):
            game = game_of(server, table)
            for page in pages:
                while page.picture["n"] < game.state.events:
                    page.hear()
            seat = next((p.picture["seat"] for p in pages if p.asked["mine"]), None)
            if seat is None:
                continue
            me = pages[seat]
            view = game.view(seat)
            if game.state.phase == "tricks" and game.actor == seat and proved_rest(view):
                break
            play_on(me, game)
        else:
            raise AssertionError("nobody could claim")
        me.socket.send_json({"type": "resend"})
        me.hear()
        while not me.picture["controls"]["rest"]:
            me.socket.send_json({"type": "resend"})
            me.hear()
        other_page = pages[1 - seat]
        claim(me)
        said = ("Ann har begärt alla stick", "Bo has claimed all tricks")[seat]
        while not other_page.asked["text"].startswith(said):
            other_page.hear()
        # The other person is asked for his own card as ever.
        assert other_page.wait()["what"] == "play"
        assert other_page.picture["controls"]["rest"] == []


def test_a_claim_speaks_of_its_own_deal() -> None:
    """Cards that are the same in a later deal are not played for anybody."""
    game = Game.start(preset("two_hand"))
    game.act(shuffled(game.state.rules, random.Random(1)))
    state = replace(game.state, phase="tricks")
    deal = current_deal(state)
    hand = deal.hands[0]
    assert Claim(deal.number, 0, 0, hand).left(state) == hand
    assert Claim(deal.number + 1, 0, 0, hand).left(state) == ()
    assert Claim(deal.number, 0, 0, hand[1:]).left(state) == ()
