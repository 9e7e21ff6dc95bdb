"""A server without pauses, and guests who sit at its tables."""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient, WebSocketTestSession

from acesaround.ai import make_player
from acesaround.server import opening
from acesaround.server.app import make_app

LAST_BID = 310
"""A guest bids while the least bid is below this."""

MakeServer = Callable[..., TestClient]


@pytest.fixture(autouse=True)
def same_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every run of a test is dealt the same cards."""
    monkeypatch.setattr(opening, "_random", random.Random(2026))


class Guest:
    """A person at a table, as the page sees it; keeps every message as it came."""

    def __init__(self, socket: WebSocketTestSession, seed: int = 1) -> None:
        self.socket = socket
        self.raw: list[str] = []
        self.picture: dict[str, Any] = {}
        self._random = random.Random(seed)

    def hear(self) -> dict[str, Any]:
        """The next message."""
        text = self.socket.receive_text()
        self.raw.append(text)
        message: dict[str, Any] = json.loads(text)
        if message["type"] != "update":
            return message
        before, self.picture = self.picture, message["picture"]
        # What can be claimed is told once it is found out, perhaps before another answer.
        return self.hear() if before and self._only_a_claim(before) else message

    def _only_a_claim(self, before: dict[str, Any]) -> bool:
        controls = {**self.picture["controls"], "rest": before["controls"]["rest"]}
        changed = self.picture["controls"] != before["controls"]
        return changed and {**self.picture, "controls": controls} == before

    def updates(self) -> list[dict[str, Any]]:
        """Every update so far."""
        told = [json.loads(text) for text in self.raw]
        return [each for each in told if each["type"] == "update"]

    @property
    def asked(self) -> dict[str, Any]:
        asked: dict[str, Any] = self.picture["asked"]
        return asked

    def wait(self) -> dict[str, Any]:
        """Hear until the reader must do something, or the game is over."""
        if not self.picture:
            self.hear()
        while not self.asked["mine"] and self.asked["what"] != "over":
            self.hear()
        return self.asked

    def act(self, action: dict[str, Any], n: int | None = None) -> dict[str, Any]:
        """Do an action; the answer."""
        n = self.picture["n"] if n is None else n
        self.socket.send_json({"type": "act", "n": n, "action": action})
        return self.hear()

    def move(self) -> None:
        """Wait for a turn, and do something that the picture offers."""
        asked = self.wait()
        seat = self.picture["seat"]
        match asked["what"]:
            case "continue":
                self.socket.send_json({"type": "continue", "n": self.picture["n"]})
                self.hear()
            case "pass_cards":
                cards = self._random.sample(asked["free"], asked["count"])
                self.act({"do": "pass_cards", "seat": seat, "cards": cards})
            case "bury":
                cards = self._random.sample(asked["free"], asked["count"])
                assert self.act({"do": "bury", "seat": seat, "cards": cards})["type"] == "update"
            case "share":
                cards = self._random.sample(asked["free"], len(asked["to"]))
                self.act({"do": "share_widow", "seat": seat, "cards": cards})
            case "bid" if asked["bid"] and (
                not asked["choices"] or asked["bid"]["least"] < LAST_BID
            ):
                self.act({"do": "bid", "seat": seat, "amount": asked["bid"]["least"]})
            case "over":
                pass
            case _:
                self.act(self._random.choice(asked["choices"])["action"])

    def play_deal(self) -> None:
        """Play until the score sheet of the deal in progress lies on the table."""
        self.wait()
        sheets = len(self.picture["sheets"])
        while len(self.picture["sheets"]) == sheets:
            self.move()
            self.wait()


@pytest.fixture
def make_server(tmp_path: Path) -> Iterator[MakeServer]:
    """Starts servers without pauses; all of one test use one database."""
    running: list[TestClient] = []

    def make(player: str = "random") -> TestClient:
        app = make_app(
            tmp_path / "tables.sqlite3",
            pace=0,
            make_player=lambda level, seed: make_player(player, seed),
            hosts=("testserver",),
        )
        client = TestClient(app, raise_server_exceptions=True)
        client.__enter__()
        running.append(client)
        return client

    yield make
    for client in reversed(running):
        client.__exit__(None, None, None)


@pytest.fixture
def server(make_server: MakeServer) -> TestClient:
    return make_server()


@pytest.fixture
def guest() -> type[Guest]:
    return Guest
