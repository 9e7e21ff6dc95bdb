"""run.py: what it installs when, with what, and what it says when it cannot."""

import importlib.util
import sys
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture
def run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The script as a module, for a checkout of its own, with every command only noted."""
    spec = importlib.util.spec_from_file_location("run_script", ROOT / "run.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    (tmp_path / "pyproject.toml").write_text("")
    built = tmp_path / module.BUILT
    built.parent.mkdir(parents=True)
    built.write_text("")
    (tmp_path / ".venv").mkdir()
    (tmp_path / ".venv" / "pyvenv.cfg").write_text("")
    monkeypatch.setattr(module, "ROOT", str(tmp_path))
    monkeypatch.setattr(module, "VENV", str(tmp_path / ".venv"))
    monkeypatch.setattr(module, "STAMP", str(tmp_path / ".venv" / "stamp"))
    commands: list[list[str]] = []
    monkeypatch.setattr(module, "commands", commands, raising=False)
    monkeypatch.setattr(module, "works", lambda *_command: True)

    def note(command: list[str], **_more: object) -> int:
        commands.append(command)
        return 0

    monkeypatch.setattr(module, "run", note)
    return module


def test_an_unchanged_checkout_installs_nothing(run: ModuleType) -> None:
    run.install([])
    assert run.commands[0][-2:] == ["-e", "."]
    run.commands.clear()
    run.install([])
    assert run.commands == []


def test_the_tests_bring_their_extras_and_keep_them(run: ModuleType, tmp_path: Path) -> None:
    run.install([])
    run.install(["test"])
    assert run.commands[-1][-1] == ".[test]"
    count = len(run.commands)
    run.install([])
    assert len(run.commands) == count
    (tmp_path / "pyproject.toml").write_text("changed")
    run.install([])
    assert run.commands[-1][-1] == ".[test]"


def test_a_client_that_was_deleted_is_built_again(run: ModuleType, tmp_path: Path) -> None:
    run.install([])
    (tmp_path / run.BUILT).unlink()
    run.install([])
    assert len(run.commands) == 2


def test_a_failed_installation_is_not_taken_for_one(
    run: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as failing:
        failing.setattr(run, "run", lambda _command: 1)
        with pytest.raises(run.Stop, match="the installation failed"):
            run.install([])
    run.install([])
    assert len(run.commands) == 1


def test_without_ensurepip_a_pip_from_outside(
    run: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(run.importlib.util, "find_spec", lambda _name: None)
    monkeypatch.setattr(run, "works", lambda *command: "--python" in command)
    installer = run.installer()
    assert run.commands == [[sys.executable, "-m", "venv", "--without-pip", run.VENV]]
    assert installer[:4] == [sys.executable, "-m", "pip", "--python"]


def test_without_any_pip_uv(run: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(run.importlib.util, "find_spec", lambda _name: None)
    monkeypatch.setattr(run, "works", lambda *_command: False)
    monkeypatch.setattr(run.shutil, "which", lambda name: f"/bin/{name}")
    assert run.installer()[:3] == ["/bin/uv", "pip", "install"]


def test_with_nothing_to_install_with_it_says_what_to_install(
    run: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(run.importlib.util, "find_spec", lambda _name: None)
    monkeypatch.setattr(run, "works", lambda *_command: False)
    monkeypatch.setattr(run.shutil, "which", lambda _name: None)
    with pytest.raises(run.Stop, match="apt install python3-venv"):
        run.installer()


def test_a_folder_that_is_no_environment_is_left_alone(
    run: ModuleType, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / ".venv" / "pyvenv.cfg").unlink()
    (tmp_path / ".venv" / "mine.txt").write_text("mine")
    monkeypatch.setattr(run, "works", lambda *_command: False)
    with pytest.raises(run.Stop, match="no virtual environment"):
        run.installer()
    assert (tmp_path / ".venv" / "mine.txt").exists()


def test_an_old_python_gets_one_clear_line(
    run: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(run.sys, "version_info", (3, 9, 2))
    with pytest.raises(run.Stop, match=r"needs Python 3\.11 or newer; this is Python 3\.9"):
        run.main([])


def test_the_first_failure_ends_the_checks(
    run: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []

    def note(command: list[str], **_more: object) -> int:
        asked.append(Path(command[0]).name)
        return 3 if command[0].endswith("mypy") else 0

    monkeypatch.setattr(run, "run", note)
    monkeypatch.setattr(run, "find_chromium", lambda: "chromium")
    assert run.test([]) == 3
    assert asked == ["ruff", "ruff", "mypy"]


@pytest.mark.parametrize("args", [[], ["tests/words"]])
def test_pytest_comes_last_with_the_arguments(
    run: ModuleType, monkeypatch: pytest.MonkeyPatch, args: list[str]
) -> None:
    monkeypatch.setattr(run, "find_chromium", lambda: "chromium")
    assert run.test(args) == 0
    last = run.commands[-1]
    assert Path(last[0]).name == "pytest"
    assert last[len(last) - len(args) :] == args
    assert "not browser" not in last
