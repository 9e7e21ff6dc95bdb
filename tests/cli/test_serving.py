"""Opening the table from the command line."""

import signal
import socket
import subprocess
import sys
from pathlib import Path

import pytest

from acesaround.cli import main
from acesaround.rules import preset, rules_code, with_options
from acesaround.server import run as server_run


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[tuple[object, ...]]:
    """What the server was started with."""
    calls: list[tuple[object, ...]] = []

    def run_server(host: str, port: int, **more: object) -> None:
        calls.append((host, port, more["open_browser"], more["database"], more["hosts"]))

    monkeypatch.setattr(server_run, "run_server", run_server)
    return calls


def test_without_a_command_the_table_opens(asked: list[tuple[object, ...]], tmp_path: Path) -> None:
    file = tmp_path / "new" / "games.sqlite3"
    assert main(["--data", str(file)]) == 0
    assert main(["--data", str(file), "--no-browser", "--host", "::1", "--port", "8000"]) == 0
    assert asked == [
        ("127.0.0.1", 0, True, file, ()),
        ("::1", 8000, False, file, ()),
    ]


def test_serve_opens_no_browser_and_keeps_what_stood_before_it(
    asked: list[tuple[object, ...]], tmp_path: Path
) -> None:
    file = tmp_path / "games.sqlite3"
    assert main(["--port", "8000", "serve", "--data", str(file), "--name", "a.example"]) == 0
    assert asked == [("127.0.0.1", 8000, False, file, ("a.example",))]


@pytest.mark.parametrize("command", [[], ["serve"]])
def test_the_level_of_players_can_be_said(
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    command: list[str],
) -> None:
    started: list[object] = []

    def run_server(host: str, port: int, **more: object) -> None:
        started.append(more["level"])

    monkeypatch.setattr(server_run, "run_server", run_server)
    data = ["--data", str(tmp_path / "games.sqlite3")]
    assert main([*command, *data]) == 0
    assert main([*command, *data, "--level", "club"]) == 0
    assert main(["--level", "master", *command, *data]) == 0
    assert started == ["expert", "club", "master"]
    for wrong in ("plain", "expert:seconds=9", "grandmaster"):
        assert main([*command, *data, "--level", wrong]) == 2
        assert capsys.readouterr().err == (
            f"acesaround: --level {wrong}: there is no such level; "
            "there are casual, club, expert, master\n"
        )


@pytest.mark.parametrize("command", [[], ["serve"]])
def test_rules_on_the_command_line_open_the_form_that_holds_them(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, command: list[str]
) -> None:
    started: list[object] = []

    def run_server(host: str, port: int, **more: object) -> None:
        started.append(more["start"])

    monkeypatch.setattr(server_run, "run_server", run_server)
    rules = with_options(preset("two_hand"), {"target": 1200})
    data = ["--data", str(tmp_path / "games.sqlite3")]
    assert main([*command, *data, "--variant", "two_hand", "--set", "target=1200"]) == 0
    assert main([*command, *data]) == 0
    assert started == [f"?rules=two_hand&code={rules_code(rules)}", ""]
    assert main([*command, *data, "--set", "target=soon"]) == 2


def test_a_file_that_keeps_no_games_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "games.sqlite3"
    file.write_bytes(b"something else " * 100)
    for path in (file, file / "below", tmp_path):
        assert main(["--no-browser", "--data", str(path)]) == 2
        (line,) = capsys.readouterr().err.splitlines()
        assert line.startswith(f"acesaround: {path}: games cannot be kept in this file: ")


def test_an_address_that_is_taken_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        file = tmp_path / "games.sqlite3"
        assert main(["serve", "--port", str(port), "--data", str(file)]) == 2
    (line,) = capsys.readouterr().err.splitlines()
    assert line.startswith(f"acesaround: 127.0.0.1:{port}: ")


@pytest.mark.skipif(sys.platform == "win32", reason="Ctrl-C is sent in another way there")
def test_the_link_is_said_and_ctrl_c_ends_it(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "acesaround", "serve", "--data", str(tmp_path / "g.sqlite3")]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as serving:
        try:
            assert serving.stdout is not None
            assert "http://127.0.0.1:" in serving.stdout.readline()
            serving.send_signal(signal.SIGINT)
            assert serving.wait(20) == 0
        finally:
            if serving.poll() is None:
                serving.kill()
