"""When the browser client is built: after a change of what it is made of, and at no other time."""

from pathlib import Path

import pytest

from client import Client, ClientError


class Recorded(Client):
    """A client whose npm only notes what it was asked to do, and writes what a build would."""

    def __init__(self, root: Path) -> None:
        super().__init__(root)
        self.asked: list[str] = []

    def npm(self, *args: str) -> None:
        self.asked.append(" ".join(args))
        if args[0] == "ci":
            (self.web / "node_modules").mkdir(exist_ok=True)
        if args == ("run", "build"):
            self.static.mkdir(parents=True, exist_ok=True)
            (self.static / "index.html").write_text("<!doctype html>")


@pytest.fixture
def root(tmp_path: Path) -> Path:
    (tmp_path / "web" / "src").mkdir(parents=True)
    for name in ("package.json", "package-lock.json", "src/main.tsx", "src/main.test.tsx"):
        (tmp_path / "web" / name).write_text("{}")
    return tmp_path


def test_a_first_build_and_then_none(root: Path) -> None:
    first = Recorded(root)
    first.build()
    assert first.asked == ["ci --ignore-scripts", "run build"]
    second = Recorded(root)
    second.build()
    assert second.asked == []


@pytest.mark.parametrize(
    ("path", "asked"),
    [
        ("src/main.tsx", ["run build"]),
        ("src/fresh.css", ["run build"]),
        ("package-lock.json", ["ci --ignore-scripts", "run build"]),
        ("src/main.test.tsx", []),
        ("node_modules/preact/index.js", []),
        ("public/cards/2/AS.svg", []),
    ],
)
def test_what_a_change_asks_for(root: Path, path: str, asked: list[str]) -> None:
    Recorded(root).build()
    (root / "web" / path).parent.mkdir(parents=True, exist_ok=True)
    (root / "web" / path).write_text("changed")
    client = Recorded(root)
    client.build()
    assert client.asked == asked


def test_other_line_ends_are_no_change(root: Path) -> None:
    (root / "web" / "src" / "main.tsx").write_bytes(b"one\ntwo\n")
    Recorded(root).build()
    (root / "web" / "src" / "main.tsx").write_bytes(b"one\r\ntwo\r\n")
    assert Client(root).current()


def test_a_built_client_needs_no_sources(tmp_path: Path) -> None:
    client = Recorded(tmp_path)
    client.static.mkdir(parents=True)
    (client.static / "index.html").write_text("<!doctype html>")
    client.build()
    assert client.asked == []


def test_neither_client_nor_sources(tmp_path: Path) -> None:
    with pytest.raises(ClientError, match="no client"):
        Client(tmp_path).build()
