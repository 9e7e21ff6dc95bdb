"""Hints with their reasons, figures and what speaks against other choices, as they are sent."""

import random
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient
from tables import new_table

from acesaround.ai import Advice, Decision, make_player
from acesaround.ai.record import Candidate, Record
from acesaround.cards import Rank, Suit, card_of
from acesaround.game import CHANCE, Game, View
from acesaround.rules import preset
from acesaround.server import thinking
from acesaround.server.app import make_app
from acesaround.server.hints import hint_of
from acesaround.server.thinking import Advised
from acesaround.teaching.lesson import Lesson
from acesaround.testing import shuffled
from acesaround.words import Catalog
from acesaround.words.voice import Voice

ACE = card_of(Rank.ACE, Suit.SPADES)
QUICK = ":seconds=30:worlds=20:deals=20:sets=8"


@pytest.fixture
def server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.setattr(thinking, "is_ready", lambda: True)
    app = make_app(
        tmp_path / "t.sqlite3",
        pace=0,
        make_player=lambda level, seed: make_player(level + QUICK, seed),
        hosts=("testserver",),
    )
    with TestClient(app) as client:
        yield client


def hints(server: TestClient, guest: Any, variant: str, wanted: int) -> list[dict[str, Any]]:
    """The first hints of a game with a choice, each with the cards of the reader's hand."""
    table = new_table(server, variant=variant)
    found: list[dict[str, Any]] = []
    with server.websocket_connect(f"/ws/{table}") as socket:
        me = guest(socket)
        while len(found) < wanted:
            asked = me.wait()
            if asked["what"] in ("bid", "play"):
                socket.send_json({"type": "ask_hint"})
                hint = me.hear()
                assert hint["type"] == "hint"
                if hint["others"]:
                    found.append({**hint, "asked": asked, "hand": me.picture["hand"]})
            me.move()
    return found


def test_a_hint_says_what_speaks_against_every_other_choice(server: Any, guest: Any) -> None:
    for hint in hints(server, guest, "modern", 6):
        action = hint["action"]
        assert hint["reasons"]
        assert hint["figures"]["expected"].endswith(".")
        if action["do"] == "play_card":
            legal = {choice["action"]["card"] for choice in hint["asked"]["choices"]}
            told = {other["action"]["card"] for other in hint["others"]}
            assert told == legal - {action["card"]}
        for other in hint["others"]:
            assert other["text"] and other["figures"].endswith(".")
            assert bool(other["example"]) <= bool(other["hands"])
            for hand in other["hands"]:
                assert hand["cards"]


def test_nothing_is_explained_as_long_as_the_code_is_not_ready(
    server: Any, guest: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(thinking, "is_ready", lambda: False)
    table = new_table(server)
    with server.websocket_connect(f"/ws/{table}") as socket:
        me = guest(socket)
        me.wait()
        socket.send_json({"type": "ask_hint"})
        hint = me.hear()
    assert hint["type"] == "hint" and hint["reasons"] and hint["others"] == []


def test_a_hint_is_given_though_it_cannot_be_explained(
    server: Any, guest: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    from acesaround.teaching import explaining

    def fail(*_: Any) -> None:
        raise RuntimeError("no worlds today")

    monkeypatch.setattr(explaining, "lesson_of", fail)
    table = new_table(server)
    with server.websocket_connect(f"/ws/{table}") as socket:
        me = guest(socket)
        me.wait()
        socket.send_json({"type": "ask_hint"})
        hint = me.hear()
    assert hint["type"] == "hint" and hint["reasons"] and hint["others"] == []


LAST = Advice("last_card", {"card": ACE})
OFTENER = Advice("contract_oftener", {"percent": 62, "other": 40})
SETS = Advice("sets_oftener", {"percent": 38, "other": 20})
MADE = Advice("bid_is_made", {"amount": 300, "percent": 62})


def told_of(lesson: Lesson) -> tuple[Voice, View, Advised]:
    """What a hint is made of at the first card of a deal, with the lesson."""
    rules = preset("modern")
    game = Game.start(rules, 0)
    game.act(shuffled(rules, random.Random(1)))
    while game.state.phase != "tricks":
        assert game.actor not in (None, CHANCE)
        game.act(make_player("plain").act(game.view(game.actor)).action)
    seat = game.actor
    assert seat is not None
    view = game.view(seat)
    action = make_player("plain").act(view).action
    chosen = Candidate(action, 12.5, 0.0, 1.0, 300, made=0.62)
    advised = Advised(Decision(action, (), Record("playouts", "points", 300, (chosen,))), lesson)
    return Voice(Catalog.load("en"), rules, seat, ("S", "W", "N", "E")), view, advised


@pytest.mark.parametrize(
    ("reasons", "told_by"),
    [
        ((OFTENER, LAST), 0),
        ((LAST, OFTENER), 1),
        ((LAST, SETS), 1),
        ((LAST, LAST, MADE), 2),
        ((LAST,), None),
    ],
)
def test_it_is_known_which_reason_tells_the_chance_of_the_contract(
    reasons: tuple[Advice, ...], told_by: int | None
) -> None:
    lesson = Lesson(reasons, worlds=300, value=12.5, chance=0.62)
    hint = hint_of(*told_of(lesson))
    assert hint.figures is not None and hint.figures.told_by == told_by
    assert hint.figures.text == "The contract is made in 62% of 300 possible deals."
    if told_by is not None:
        assert "ontract" in hint.reasons[told_by]


@pytest.mark.parametrize(
    ("value", "told"),
    [
        (0.04, "On average the deal ends even between your side and the others."),
        (-0.04, "On average the deal ends even between your side and the others."),
        (-0.4, "On average the deal ends 0.4 points worse for your side than for the others."),
    ],
)
def test_what_the_deal_brings_is_even_where_figures_would_show_nothing(
    value: float, told: str
) -> None:
    lesson = Lesson((LAST,), worlds=300, value=value)
    hint = hint_of(*told_of(lesson))
    assert hint.figures is not None and hint.figures.expected == told
