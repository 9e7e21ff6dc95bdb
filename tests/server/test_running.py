"""The server as a process of its own: it says where it is, listens there, and ends quietly."""

from __future__ import annotations

import contextlib
import os
import signal
import subprocess
import sys
from pathlib import Path

import httpx2
import pytest

from acesaround.rules import PRESETS
from acesaround.server.place import FILE, default_database

START = (
    "from acesaround.server.run import run_server;"
    "run_server(open_browser=False, announce=lambda where: print(where, flush=True))"
)


@pytest.mark.skipif(sys.platform == "win32", reason="Ctrl-C cannot be sent to a process there")
def test_it_listens_where_it_says(tmp_path: Path) -> None:
    environment = {**os.environ, "ACESAROUND_DATA": str(tmp_path / "data")}
    with (
        subprocess.Popen(
            [sys.executable, "-c", START],
            env=environment,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        ) as process,
        contextlib.ExitStack() as failing,
    ):
        # A check that fails must not wait for a server that nobody ends.
        failing.callback(process.kill)
        assert process.stdout is not None and process.stderr is not None
        address = process.stdout.readline().strip()
        assert address.startswith("http://127.0.0.1:")
        with httpx2.Client(base_url=address, trust_env=False) as client:
            told = [each["name"] for each in client.get("/api/variants").json()]
            assert sorted(told) == sorted(PRESETS)
            assert client.post("/api/tables", json={}).status_code == 201
        process.send_signal(signal.SIGINT)
        assert process.wait(10) == 0
        assert process.stdout.read() == "" and process.stderr.read() == ""
    assert (tmp_path / "data" / FILE).is_file()


def test_where_games_are_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ACESAROUND_DATA", str(tmp_path))
    assert default_database() == tmp_path / FILE
    monkeypatch.delenv("ACESAROUND_DATA")
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "share"))
    assert default_database() == tmp_path / "share" / "acesaround" / FILE
    monkeypatch.setattr(sys, "platform", "win32")
    monkeypatch.setenv("LOCALAPPDATA", str(tmp_path / "local"))
    assert default_database() == tmp_path / "local" / "AcesAround" / FILE
    monkeypatch.setattr(sys, "platform", "darwin")
    assert default_database().parts[-3:] == ("Application Support", "AcesAround", FILE)
