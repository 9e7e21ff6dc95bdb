"""Computer players that fail, cheat or sleep do not stop a table."""

from __future__ import annotations

import asyncio
import random
import time
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from acesaround.ai import Decision
from acesaround.game import Game, View, legal_actions
from acesaround.game.action import Bid, Pass
from acesaround.rules import preset
from acesaround.server.app import make_app
from acesaround.server.pauses import PAUSES, pause_before
from acesaround.server.thinking import choose, first_legal
from acesaround.testing import shuffled


class Failing:
    name = "failing"

    def act(self, view: View, limit: float = 1.0) -> Decision:
        raise RuntimeError("no idea")


class Cheating:
    name = "cheating"

    def act(self, view: View, limit: float = 1.0) -> Decision:
        return Decision(Bid(seat=view.seat, amount=10))


class Impersonating:
    name = "impersonating"

    def act(self, view: View, limit: float = 1.0) -> Decision:
        return Decision(Pass(seat=(view.seat + 1) % 4))


class Sleeping:
    name = "sleeping"

    def act(self, view: View, limit: float = 1.0) -> Decision:
        time.sleep(0.3)
        return Decision(first_legal(view))


@pytest.mark.parametrize("player", [Failing, Cheating, Impersonating])
@pytest.mark.parametrize("variant", ["modern", "two_hand"])
def test_a_deal_goes_on_without_them(tmp_path: Path, guest: Any, player: Any, variant: str) -> None:
    app = make_app(
        tmp_path / "t.sqlite3", pace=0, make_player=lambda *_: player(), hosts=("testserver",)
    )
    with TestClient(app) as server:
        table = server.post("/api/tables", json={"variant": variant}).json()["table"]
        with server.websocket_connect(f"/ws/{table}") as socket:
            me = guest(socket)
            me.play_deal()
            assert len(me.picture["sheets"]) == 1


def view_of_actor() -> View:
    game = Game.start(preset("modern"))
    game.act(shuffled(game.state.rules, random.Random(1)))
    assert game.actor is not None
    return game.view(game.actor)


def test_a_sleeper_is_not_waited_for() -> None:
    view = view_of_actor()
    assert asyncio.run(choose(Sleeping(), view, patience=0.05)) is None
    decision = asyncio.run(choose(Sleeping(), view, patience=2))
    assert decision is not None and decision.action in legal_actions(view.seen)


def test_pauses() -> None:
    for pace, pause in PAUSES.items():
        assert 0 < pause.move < pause.trick
        assert pause_before(pace, True, 0) == 0
        assert pause_before(pace, True, 1) == pause.trick
        assert pause_before(pace, False, 0.5) == pause.move / 2
    assert PAUSES["fast"].move < PAUSES["normal"].move < PAUSES["slow"].move
