"""Drills as they are asked and judged by the server, and that nothing is told too early."""

from __future__ import annotations

import json
import re
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace
from starlette.testclient import TestClient
from test_secrecy import CODE, NAMES, told_to

from acesaround.cards import Card
from acesaround.game import view_of
from acesaround.rules import PRESETS
from acesaround.server import drills_api
from acesaround.server.drill_messages import MOST_ANSWERS
from acesaround.server.drill_picture import Seated, drill_picture, drill_table
from acesaround.teaching.drills import (
    HandDrill,
    TableDrill,
    all_drills,
    drill_named,
    game_of,
    judge_count,
)
from acesaround.teaching.drills.stored import KINDS, action_of
from acesaround.testing import twins
from acesaround.words import Catalog

TABLES = [drill for drill in all_drills() if isinstance(drill, TableDrill)]
WORDS = Catalog.load("en")


@pytest.fixture
def ready(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever answers waits until the code is loaded."""
    monkeypatch.setattr(drills_api, "is_ready", lambda: True)


def ask(server: TestClient, **wish: Any) -> dict[str, Any]:
    answer = server.post("/api/drills", json=wish)
    assert answer.status_code == 200, answer.text
    drill: dict[str, Any] = answer.json()
    return drill


def answer(server: TestClient, drill: str, lang: str = "en", **given: Any) -> dict[str, Any]:
    got = server.post(f"/api/drills/{drill}?lang={lang}", json=given)
    assert got.status_code == 200, got.text
    verdict: dict[str, Any] = got.json()
    return verdict


def common(name: str) -> Any:
    drill = drill_named(name)
    assert isinstance(drill, TableDrill)
    return msgspec.to_builtins(action_of(drill.common, Seated(game_of(drill)).memory.seat))


@pytest.mark.parametrize("kind", KINDS)
def test_a_kind_can_be_asked_for(server: TestClient, kind: str) -> None:
    drill = ask(server, kind=kind, seed=3)
    assert drill["kind"] == kind and drill["text"] and drill["hand"] and drill["level"] == 1
    assert (drill["picture"] is None) == (kind == "melds")
    assert {game["name"] for game in drill["games"]} >= {"modern", "double_deck"}
    if kind == "bid":
        assert [each["action"]["do"] for each in drill["choices"]] == ["pass", "bid"]
    if kind == "pass":
        assert drill["picture"]["asked"]["count"] > 0


def test_hands_are_counted_and_the_mistake_is_told(server: TestClient) -> None:
    drill = ask(server, kind="melds", seed=1)
    kept = drill_named(drill["id"])
    assert isinstance(kept, HandDrill)
    total = judge_count(kept, 0).total
    right = answer(server, drill["id"], points=total)
    assert right["grade"] == "best" and right["total"] == total
    assert sum(meld["points"] for meld in right["melds"]) == total
    missed = right["melds"][0]
    wrong = answer(server, drill["id"], points=total - missed["points"])
    assert wrong["grade"] == "wrong" and wrong["answered"]["grade"] == "wrong"


@pytest.mark.parametrize("kind", ["pass", "bid", "play"])
def test_an_answer_is_judged_beside_the_others(server: TestClient, ready: None, kind: str) -> None:
    drill = ask(server, kind=kind, variant="modern")
    verdict = answer(server, drill["id"], action=common(drill["id"]))
    assert verdict["grade"] == "wrong" and verdict["reasons"] and verdict["figures"]
    assert verdict["worlds"] > 0
    best, *others = verdict["rows"]
    assert best["best"] and not best["given"] and not best["behind"]
    assert sum(row["given"] for row in others) == 1
    assert all(row["behind"] for row in others)
    assert verdict["practice"]["streak"] == 0
    assert next(each for each in verdict["practice"]["so_far"] if each["kind"] == kind) == {
        "kind": kind,
        "title": drill["kind_title"],
        "answered": 1,
        "right": 0,
    }
    # What was answered is sent along, and the next drill is another one.
    after = ask(server, kind=kind, variant="modern", answers=[verdict["answered"]])
    assert after["id"] != drill["id"]


def test_verdicts_are_told_in_every_language(server: TestClient, ready: None) -> None:
    name = next(drill.id for drill in TABLES if drill.kind == "play")
    told = {lang: answer(server, name, lang, action=common(name)) for lang in ("en", "ru", "sv")}
    assert len({each["text"] for each in told.values()}) == 3
    assert len({tuple(row["value"][:1] for row in each["rows"]) for each in told.values()}) == 1
    assert len({json.dumps(each["answered"]) for each in told.values()}) == 1


def test_a_streak_is_counted_from_the_answers(server: TestClient) -> None:
    right = [{"drill": drill.id, "grade": "close"} for drill in TABLES[:3]]
    assert ask(server, answers=right)["practice"]["streak"] == 3
    wrong = {"drill": TABLES[5].id, "grade": "wrong", "slip": "too_bold"}
    assert ask(server, answers=[*right, wrong])["practice"]["streak"] == 0


def test_bad_requests_are_refused_with_a_reason(server: TestClient, ready: None) -> None:
    hand = next(drill.id for drill in all_drills() if isinstance(drill, HandDrill))
    table = next(drill for drill in TABLES if drill.kind == "play")
    for path, body, status in [
        ("/api/drills", {"kind": "chess"}, 400),
        ("/api/drills", {"more": 1}, 400),
        ("/api/drills", {"answers": [{"drill": "x", "grade": "fine"}]}, 400),
        ("/api/drills", {"answers": [{"drill": "x", "grade": "best"}] * (MOST_ANSWERS + 1)}, 400),
        ("/api/drills/none", {"points": 3}, 404),
        (f"/api/drills/{hand}", {}, 400),
        (f"/api/drills/{hand}", {"action": common(table.id)}, 400),
        (f"/api/drills/{table.id}", {"points": 3}, 400),
        (f"/api/drills/{table.id}", {"action": {"do": "bid", "seat": 0, "amount": 300}}, 400),
    ]:
        got = server.post(path, json=body)
        assert got.status_code == status, (path, body, got.text)
        assert got.json()["text"].endswith(".")


def test_as_long_as_the_judge_is_not_ready_it_says_so(
    server: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(drills_api, "is_ready", lambda: False)
    monkeypatch.setattr(drills_api, "PATIENCE", 0.0)
    got = server.post(f"/api/drills/{TABLES[0].id}", json={"action": common(TABLES[0].id)})
    assert got.status_code == 503 and "being made ready" in got.json()["text"]


@pytest.mark.parametrize("drill", TABLES, ids=lambda drill: drill.id)
def test_a_drill_shows_only_what_its_seat_has_seen(drill: TableDrill) -> None:
    game = game_of(drill)
    seat = Seated(game).memory.seat
    sent = msgspec.json.encode(drill_picture(WORDS, drill, ()))
    message = json.loads(sent)
    # The rules of the game speak of no card that anybody holds.
    del message["picture"]["rules"]
    shown = json.dumps(message, ensure_ascii=False)
    faces = {Card(code) for code in CODE.findall(shown)}
    faces |= {card for name, card in NAMES.items() if name in shown}
    assert faces <= told_to(seat, game.events)[len(game.events)]
    assert message["hand"] == [card.value for card in view_of(game.events, seat).hand]


@pytest.mark.parametrize("drill", TABLES[::5], ids=lambda drill: drill.id)
def test_what_is_kept_of_the_answer_is_not_sent_before_it(drill: TableDrill) -> None:
    sent = msgspec.json.encode(drill_picture(WORDS, drill, ()))
    blank = replace(drill, tried=(), common="", behind=0.0, half=0.0, seed=0, worlds=0)
    assert msgspec.json.encode(drill_picture(WORDS, blank, ())) == sent
    message = json.loads(sent)
    assert message["picture"]["worth"] == [] and message["picture"]["card_help"] == []
    assert not {"best", "reasons", "rows", "total"} & set(message)


@pytest.mark.parametrize("variant", ["modern", "double_deck", "auction_chips", "modern3"])
def test_twins_are_shown_the_same_table(variant: str) -> None:
    compared = 0
    for seed in range(8):
        for first, second, seat in twins.twins(PRESETS[variant], seed):
            if first.actor == seat == second.actor:
                tables = [drill_table(WORDS, Seated(game)) for game in (first, second)]
                assert msgspec.json.encode(tables[0]) == msgspec.json.encode(tables[1])
                compared += 1
    assert compared > 5


def test_the_page_has_an_address_of_its_own(server: TestClient) -> None:
    assert re.search("<html", server.get("/drills").text)
