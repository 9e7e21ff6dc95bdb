"""Starting again from a deal of a game, from any seat; never from a deal that hides cards."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import msgspec
import pytest
from starlette.testclient import TestClient
from tables import new_table

from acesaround.game import Deal
from acesaround.game import event as ev
from acesaround.record import Log, load_log, log_of, write_game
from acesaround.rules import PRESETS, preset, with_options
from acesaround.server.restarting import NoSuchMoment, beginning
from acesaround.testing import played_game
from acesaround.words.catalog import Catalog

BROUGHT = log_of(played_game(preset("modern"), 3, deals=3), ("Ann", "Bo", "Cy", "Di"))


def start_again(server: TestClient, game: str, **wish: Any) -> str:
    answer = server.post(f"/api/games/{game}/restart", json=wish)
    assert answer.status_code == 201, answer.text
    made = answer.json()
    assert made["url"] == f"/t/{made['table']}"
    return str(made["table"])


def bring(server: TestClient, log: Log = BROUGHT) -> str:
    return str(server.post("/api/games", content=write_game(log)).json()["id"])


def starts_of(log: Log) -> list[int]:
    return [at for at, line in enumerate(log.lines) if isinstance(line.action, Deal)]


@pytest.mark.parametrize("seat", [0, 1, 2, 3])
def test_the_same_deal_from_every_seat(server: TestClient, guest: Any, seat: int) -> None:
    game = bring(server)
    table = start_again(server, game, deal=2, mode="same_deal", seat=seat)
    at = starts_of(BROUGHT)[1]
    line = BROUGHT.lines[at]
    hands = {e.seat: e.cards for e in line.events if isinstance(e, ev.HandDealt)}
    with server.websocket_connect(f"/ws/{table}") as socket:
        me = guest(socket)
        me.wait()
        assert me.picture["seat"] == seat
        assert sorted(me.picture["hand"]) == sorted(msgspec.to_builtins(hands[seat]))
        assert me.picture["deal"] == 2
        assert len(me.picture["sheets"]) == 1
        assert [each["who"] for each in me.picture["seats"]] == [
            "you" if s == seat else "computer" for s in range(4)
        ]
        # Nobody else's name is put on a computer player.
        assert not {"Ann", "Bo", "Cy", "Di"} & {each["name"] for each in me.picture["seats"]}
        me.play_deal()
    text = server.get(f"/api/games/{table}-1/log").content
    played = load_log(text.splitlines())
    n = line.n + len(line.events)
    assert played.game.events[:n] == BROUGHT.game.events[:n]
    assert (played.header.rules, played.header.dealer) == (
        BROUGHT.header.rules,
        BROUGHT.header.dealer,
    )


def test_on_from_any_choice_of_a_deal(server: TestClient, guest: Any) -> None:
    game = bring(server)
    first, second = starts_of(BROUGHT)[:2]
    for line in BROUGHT.lines[first + 1 : second : 9]:
        table = start_again(server, game, deal=1, mode="from_here", n=line.n, seat=2)
        with server.websocket_connect(f"/ws/{table}") as socket:
            me = guest(socket)
            assert me.hear()["picture"]["n"] == line.n
            # Nothing holds up the game that was looked at before.
            assert me.picture["asked"]["what"] != "continue"
            if line.action.seat == 2:
                assert me.wait()["mine"]
            me.play_deal()


@pytest.mark.parametrize("variant", sorted(PRESETS))
def test_every_choice_of_every_variant_can_be_returned_to(variant: str) -> None:
    log = log_of(played_game(PRESETS[variant], 4, deals=2))
    starts = [*starts_of(log), len(log.lines)]
    for deal, (a, b) in enumerate(pairwise(starts), 1):
        moments = [line.n for line in log.lines[a + 1 : b]]
        if not moments:
            with pytest.raises(NoSuchMoment):
                beginning(log.game.events, deal, None, 0)
            continue
        assert len(beginning(log.game.events, deal, None, 0).events) == moments[0]
        for n in range(log.lines[a].n, moments[-1] + 2):
            if n in moments:
                begun = beginning(log.game.events, deal, n, 0)
                assert begun.events == log.game.events[:n]
            elif deal < len(starts) - 1:
                with pytest.raises(NoSuchMoment):
                    beginning(log.game.events, deal, n, 0)


@pytest.mark.parametrize(
    ("wish", "why"),
    [
        ({"deal": 0}, "those that are over count from 1 to 3"),
        ({"deal": 4}, "those that are over count from 1 to 3"),
        ({"deal": 1, "n": 2}, "Nobody had to choose at that point"),
        ({"deal": 2, "n": BROUGHT.lines[3].n}, "Nobody had to choose at that point"),
        ({"deal": 1, "seat": 4}, "There is no such seat"),
        ({"deal": 1, "seat": -1}, "There is no such seat"),
        ({"deal": "x"}, "deal"),
        ({"deal": 1, "mode": "later"}, "mode"),
    ],
)
def test_what_cannot_be_is_refused(server: TestClient, wish: dict[str, Any], why: str) -> None:
    game = bring(server)
    answer = server.post(f"/api/games/{game}/restart", json={"mode": "from_here", **wish})
    assert answer.status_code == 400
    assert why in answer.json()["text"]
    assert len(server.get("/api/tables").json()) == 0


def test_no_cards_of_friends_are_learnt(server: TestClient, guest: Any) -> None:
    table = new_table(server, variant="two_hand", people=2)
    friend, stranger = (TestClient(server.app, headers={"accept-language": "en"}) for _ in "12")
    for other in (friend, stranger):
        other.portal = server.portal
    wish = {"deal": 1, "mode": "same_deal", "seat": 1}
    path = f"/api/games/{table}-1/restart"
    with server.websocket_connect(f"/ws/{table}") as socket:
        me = guest(socket)
        assert server.post(path, json=wish).status_code == 400
        friend.post(f"/api/tables/{table}/sit", json={"name": "Bo"})
        with friend.websocket_connect(f"/ws/{table}") as friends_socket:
            they = guest(friends_socket)
            they.hear()
            while me.hear()["picture"]["asked"]["seat"] is None:
                pass
            for mode in ("same_deal", "from_here"):
                for n in (None, me.picture["n"]):
                    for browser in (server, friend):
                        answer = browser.post(path, json={**wish, "mode": mode, "n": n})
                        assert answer.status_code == 400
                        assert "count from 1 to 0" in answer.json()["text"]
            assert stranger.post(path, json=wish).status_code == 404
    # Neither of the two has got a table by it.
    assert len(server.get("/api/tables").json()) == 1


def test_practice_starts_again_at_once(server: TestClient, guest: Any) -> None:
    table = new_table(server, variant="modern", name="Ann", levels={"left": "casual"})
    with server.websocket_connect(f"/ws/{table}") as socket:
        me = guest(socket)
        me.wait()
        hand, n = me.picture["hand"], me.picture["n"]
        game = me.picture["controls"]["game"]
        again = start_again(server, game, deal=1, mode="same_deal")
        here = start_again(server, game, deal=1, mode="from_here", n=n)
    for name in (again, here):
        with server.websocket_connect(f"/ws/{name}") as socket:
            other = guest(socket)
            other.wait()
            assert other.picture["hand"] == hand
            mine, left = other.picture["seats"][:2]
            assert mine["name"] == "Ann"
            assert left["level"] == me.picture["seats"][1]["level"]
    assert other.picture["n"] == n


def test_who_has_left_the_game_cannot_be_taken_over() -> None:
    rules = with_options(
        PRESETS["three_hand"], {"match.when_one_is_out": "play_on", "match.target": 100}
    )
    log = log_of(played_game(rules, 1, deals=30))
    deals = len(starts_of(log))
    (left, *_) = [each.seat for each in log.game.events if isinstance(each, ev.PlayerLeft)]
    with pytest.raises(NoSuchMoment, match="seat"):
        beginning(log.game.events, deals, None, left)
    others = [seat for seat in range(3) if seat != left]
    assert all(beginning(log.game.events, deals, None, seat) for seat in others)


def test_rules_that_are_no_variant_of_ours_are_played_on(server: TestClient, guest: Any) -> None:
    text = write_game(BROUGHT).replace('[Variant "modern"]', '[Variant "Aunt <b>Mae</b>"]')
    game = server.post("/api/games", content=text).json()["id"]
    table = start_again(server, game, deal=1, mode="same_deal")
    with server.websocket_connect(f"/ws/{table}") as socket:
        me = guest(socket)
        me.play_deal()
        assert me.picture["rules"]["variant"] == "Aunt <b>Mae</b>"


def test_the_refusals_are_said_in_every_language() -> None:
    for language in ("ru", "sv"):
        words = Catalog.load(language)
        said = words.say("table.restart.moment", first=3, last=90)
        assert "3" in said
        assert "90" in said
