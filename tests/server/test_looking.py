"""Looking through deals: every card of one that is over, the reader's View of one that is not."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from starlette.testclient import TestClient

from acesaround.game import CHANCE, Deal, Game, actor, current_deal, view_of
from acesaround.record import Log, log_of, write_game
from acesaround.rules import PRESETS, preset
from acesaround.server.looking import deal_seen
from acesaround.server.restarting import NoSuchMoment
from acesaround.testing import played_game, random_game

GAME = log_of(played_game(preset("modern"), 3, deals=3), ("Ann", "Bo", "Cy", "Di"))


def bring(server: TestClient, log: Log) -> str:
    return str(server.post("/api/games", content=write_game(log)).json()["id"])


def looked_at(server: TestClient, game: str, deal: int) -> dict[str, Any]:
    answer = server.get(f"/api/games/{game}/deals/{deal}")
    assert answer.status_code == 200, answer.text
    told: dict[str, Any] = answer.json()
    return told


def cards_of(moment: dict[str, Any]) -> list[str]:
    """Every card that lies anywhere, those in tricks that are over left out."""
    seats = [card for seat in moment["seats"] for card in (*seat["hand"], *seat["laid"])]
    return seats + [card for aside in moment["aside"] for card in aside["cards"]]


@pytest.mark.parametrize("variant", sorted(PRESETS))
def test_a_deal_that_is_over_is_shown_card_by_card(server: TestClient, variant: str) -> None:
    log = log_of(played_game(PRESETS[variant], 4, deals=2))
    game = bring(server, log)
    starts = [at for at, line in enumerate(log.lines) if isinstance(line.action, Deal)]
    for number, start in enumerate(starts, 1):
        told = looked_at(server, game, number)
        end = starts[number] if number < len(starts) else len(log.lines)
        assert (told["deal"], told["deals"], told["over"]) == (number, len(starts), True)
        assert len(told["moments"]) == end - start
        first = told["moments"][0]
        dealt = log.lines[start].action
        assert isinstance(dealt, Deal)
        assert sorted(cards_of(first)) == sorted(msgspec.to_builtins(dealt.order))
        assert all(moment["text"] for moment in told["moments"])
        assert "--" not in str(told)
        for line, moment in zip(log.lines[start:end], told["moments"], strict=True):
            state = Game.replay(log.game.events[: line.n + len(line.events)]).state
            waits = actor(state)
            if waits not in (None, CHANCE):
                assert moment["n"] == state.events
                assert [seat["turn"] for seat in moment["seats"]].index(True) == waits
            held = [sorted(map(str, seat["hand"])) for seat in moment["seats"]]
            assert held == [sorted(msgspec.to_builtins(hand)) for hand in current_deal(state).hands]


def test_a_trick_stays_until_the_next_lead(server: TestClient) -> None:
    moments = looked_at(server, bring(server, GAME), 1)["moments"]
    full = [at for at, moment in enumerate(moments) if moment["winner"] is not None]
    assert full
    for at in full[:-1]:
        assert len(moments[at]["trick"]) == 4
        assert len(moments[at + 1]["trick"]) == 1
        assert moments[at + 1]["trick"][0]["seat"] == moments[at]["winner"]
    assert sum(moments[-1]["points"]) == 250


def test_one_can_start_again_from_any_moment_that_is_offered(server: TestClient) -> None:
    game = bring(server, GAME)
    moments = [each["n"] for each in looked_at(server, game, 2)["moments"] if each["n"]]
    assert len(moments) > 20
    for n in moments[::11]:
        wish = {"deal": 2, "mode": "from_here", "n": n}
        assert server.post(f"/api/games/{game}/restart", json=wish).status_code == 201


def test_what_is_not_there_is_refused(server: TestClient) -> None:
    game = bring(server, GAME)
    for number in (0, 4):
        answer = server.get(f"/api/games/{game}/deals/{number}")
        assert answer.status_code == 404
        assert "count from 1 to 3" in answer.json()["text"]
    for path in (f"{game}/deals/x", f"{game}/deals/-1", "abc/deals/1", "abc-1/deals/1"):
        assert server.get(f"/api/games/{path}").status_code == 404
    stranger = TestClient(server.app, headers={"accept-language": "en"})
    stranger.portal = server.portal
    assert stranger.get(f"/api/games/{game}/deals/1").status_code == 404


# Secrets.


@pytest.mark.parametrize("variant", sorted(PRESETS))
def test_a_deal_in_progress_is_the_view_of_the_seat(variant: str) -> None:
    events: tuple[Any, ...] = ()
    began = deals = 0
    for game, _ in random_game(PRESETS[variant], 6, deals=2):
        if game.actor == CHANCE:
            began = len(game.events)
        elif len(game.events) > len(events):
            events = tuple(game.events)
    deals = sum(type(event).__name__ == "DealBegan" for event in events)
    for seat in range(PRESETS[variant].deal.players):
        seen = deal_seen(events, deals, seat=seat, open_to=began, again_to=began)
        assert (seen.over, seen.again) == (False, False)
        for moment in seen.moments:
            assert moment.n is None
            assert moment.seen == view_of(events[: moment.seen.events], seat).seen


def test_at_the_table_nobody_sees_more_than_on_it(server: TestClient, guest: Any) -> None:
    made = server.post("/api/tables", json={"variant": "two_hand", "name": "Ann"})
    table = made.json()["table"]
    with server.websocket_connect(f"/ws/{table}") as socket:
        me = guest(socket)
        for _ in range(12):
            me.wait()
            me.move()
        me.wait()
        told = looked_at(server, f"{table}-1", 1)
        assert (told["over"], told["again"]) == (False, True)
        last = told["moments"][-1]
        assert last["n"] == me.picture["n"]
        mine, other = last["seats"]
        assert sorted(mine["hand"]) == sorted(me.picture["hand"])
        assert set(other["hand"]) <= {"--"} | {
            card["card"] for card in me.picture["seats"][1]["laid"]
        }
        me.play_deal()
        over = looked_at(server, f"{table}-1", 1)
    assert over["over"]
    assert "--" not in str(over)


def test_friends_start_no_game_from_a_deal_in_progress() -> None:
    events = tuple(GAME.game.events)
    *_, last = (at for at, each in enumerate(events) if type(each).__name__ == "DealBegan")
    seen = deal_seen(events[: last + 9], 3, seat=0, open_to=last, again_to=last)
    assert not seen.again
    earlier = deal_seen(events[: last + 9], 2, seat=0, open_to=last, again_to=last)
    assert earlier.over
    assert earlier.again
    with pytest.raises(NoSuchMoment):
        deal_seen(events, 5, seat=0, open_to=0, again_to=0)
