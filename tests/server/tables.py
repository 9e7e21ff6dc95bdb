"""Tables that the tests of the server ask for."""

from __future__ import annotations

from typing import Any

from starlette.testclient import TestClient


def new_table(server: TestClient, **wish: Any) -> str:
    """A new table, by its id; ``wish`` is what the request says."""
    answer = server.post("/api/tables", json=wish)
    assert answer.status_code == 201, answer.text
    return str(answer.json()["table"])
