"""``acesaround review``: what the decisions of a recorded deal cost, and bad input."""

import json
import random
from pathlib import Path

import pytest

from acesaround.ai import make_player
from acesaround.cli import main
from acesaround.game import CHANCE, Game
from acesaround.record import lines_of, log_of
from acesaround.rules import preset
from acesaround.testing.playing import shuffled


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    rules = preset("partnership_classic")
    game = Game.start(rules, 0)
    game.act(shuffled(rules, random.Random(1)))
    player = make_player("plain")
    while game.actor not in (None, CHANCE):
        game.act(player.act(game.view(game.actor)).action)
    path = tmp_path_factory.mktemp("games") / "one.jsonl"
    path.write_bytes(b"".join(line + b"\n" for line in lines_of(log_of(game))))
    return path


def test_every_decision_has_its_line(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["review", str(record), "--deal", "1"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "Review of deal 1"
    head = next(at for at, line in enumerate(lines) if line.startswith("No."))
    rows = lines[head + 1 :]
    assert "Play the " in rows[-1]
    assert sum("Play the " in row for row in rows) == 48
    assert any("best" in row for row in rows)


def test_the_same_as_data(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["review", str(record), "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["variant"] == "partnership_classic"
    [deal] = found["deals"]
    assert deal["number"] == 1
    played = [each for each in deal["decisions"] if each["action"]["do"] == "play"]
    assert len(played) == 48
    assert all(each["open"]["verdict"] != "unknown" for each in played if each["trick"] > 1)
    assert any(each["open"]["low"] > 0 for each in played)
    free = [each for each in played if not each["forced"]]
    assert all(each["known"]["record"]["candidates"] for each in free)


def test_a_deal_that_is_not_there(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["review", str(record), "--deal", "7"]) == 2
    assert "--deal 7: there is no deal 7" in capsys.readouterr().err


def test_a_deal_that_is_not_over(
    record: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    begun = tmp_path / "begun.jsonl"
    begun.write_bytes(b"".join(record.read_bytes().splitlines(keepends=True)[:20]))
    assert main(["review", str(begun), "--unfinished"]) == 2
    assert "has no deal that is over" in capsys.readouterr().err
    assert main(["review", str(begun), "--unfinished", "--deal", "1"]) == 2
    assert "deal 1 is not over" in capsys.readouterr().err
