"""The commands that play matches: what they print and keep, how they end."""

import io
import json
from pathlib import Path

import pytest

from acesaround.ai import PLAYERS, Decision
from acesaround.arena import read_report
from acesaround.cli import main
from acesaround.game import View

QUICK = ["random", "plain", "--variant", "partnership_bicycle", "--scale", "tricks"]


def test_a_match_says_its_figures(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["match", *QUICK, "--boards", "3", "--seed", "2"]) == 0
    printed = capsys.readouterr()
    assert printed.err == ""
    lines = printed.out.splitlines()
    assert lines[0] == (
        "partnership_bicycle, tricks: random (A) against plain (B), boards 3, seed 2"
    )
    assert lines[1].startswith("A less B: -")
    assert " counters a board; 95 % interval -" in lines[1]
    assert lines[2] == "boards of A: won 0, lost 3, tied 0"
    assert lines[5].split()[:3] == ["player", "phase", "decisions"]
    assert [line.split()[:4] for line in lines[6:]] == [
        ["A", "(random)", "tricks", "144"],
        ["A", "(random)", "all", "144"],
        ["B", "(plain)", "tricks", "144"],
        ["B", "(plain)", "all", "144"],
    ]


class Terminal(io.StringIO):
    """A standard error output that people look at."""

    def isatty(self) -> bool:
        return True


def test_on_a_terminal_a_bar_tells_how_far_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    terminal = Terminal()
    monkeypatch.setattr("sys.stderr", terminal)
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.setenv("COLUMNS", "120")
    assert main(["match", *QUICK, "--boards", "3"]) == 0
    assert "random v plain" in terminal.getvalue()
    assert "3/3" in terminal.getvalue()
    assert "±" in terminal.getvalue()


def test_a_match_of_games_says_who_won(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["random", "random", "--variant", "two_hand", "--set", "target=200"]
    assert main(["match", *arguments, "--scale", "games", "--boards", "2"]) == 0
    out = capsys.readouterr().out
    assert "A less B: 0.00 games a board" in out
    assert "games of A: won 2, lost 2, undecided 0; 50.0 % won, 95 % interval 50.0 to 50.0" in out


def test_equal_players_differ_by_nothing_without_a_sign(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["match", "random", "random", "--boards", "40", "--sprt", "5"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert "A less B: 0.00 points a board; 95 % interval 0.00 to 0.00" in lines[1]
    assert lines[3] == "sequential test: no difference rather than 5, after 30 boards"


def test_a_report_is_kept_and_gone_on_with(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "match.json"
    assert main(["match", *QUICK, "--boards", "2", "--json", str(file)]) == 0
    assert [board.n for board in read_report(file).boards] == [1, 2]
    assert main(["match", *QUICK, "--boards", "4", "--resume", str(file)]) == 0
    assert len(read_report(file).boards) == 4
    capsys.readouterr()
    assert main(["match", *QUICK, "--boards", "4", "--json", "-"]) == 0
    printed = json.loads(capsys.readouterr().out)
    assert printed["boards"] == json.loads(file.read_text("utf-8"))["boards"]
    assert main(["match", *QUICK, "--boards", "4", "--json", str(file)]) == 2
    assert "is there already: go on with it by --resume" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ("plain", "B"),
        ("plain nobody", "there is no player 'nobody'; there are plain, random"),
        ("plain random:worlds=3", "random has no option 'worlds'"),
        ("plain random --variant nonsense", "no variant 'nonsense'"),
        ("plain random --scale hands", "invalid choice: 'hands'"),
        ("plain random --boards 0", "--boards"),
        ("plain random --sprt 0", "'0' is not a number above 0"),
        ("plain random --sprt x", "'x' is not a number above 0"),
        ("plain random --limit -1", "'-1' is not a number above 0"),
        ("plain random --processes 0", "--processes"),
        ("plain random --processes 2 --ray local", "not allowed with"),
        (
            "plain random --scale bidding --variant two_hand",
            "the contract cannot be measured in two_hand",
        ),
        ("plain random --scale deals --cards plain", "with --scale bidding and games only"),
        ("plain random --scale bidding --contract plain", "with --scale tricks only"),
        ("plain random --scale tricks --contract x", "no player 'x'"),
        ("plain random --resume nowhere.json", "nowhere.json: No such file"),
        ("plain random --json nowhere/match.json", "nowhere/match.json: No such file"),
    ],
)
def test_bad_input_is_one_line(
    arguments: str, said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["match", *arguments.split()]) == 2
    printed = capsys.readouterr()
    assert printed.out == ""
    assert printed.err.count("\n") == 1
    assert said in printed.err


class Interrupting:
    """Interrupts after some boards of the two-handed game."""

    name = "interrupting"
    asked = 0

    def __init__(self, seed: int = 0) -> None:
        self._inner = PLAYERS["random"](seed)

    def act(self, view: View, limit: float = 1.0) -> Decision:
        type(self).asked += 1
        if self.asked > 150:
            raise KeyboardInterrupt
        return self._inner.act(view, limit)


@pytest.fixture
def interrupting(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    monkeypatch.setitem(PLAYERS, "interrupting", Interrupting)
    monkeypatch.setattr(Interrupting, "asked", 0)
    return ["--variant", "two_hand", "--scale", "tricks", "--boards", "50"]


def test_an_interrupted_match_says_how_to_go_on(
    tmp_path: Path, interrupting: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "match.json"
    status = main(["match", "interrupting", "random", *interrupting, "--json", str(file)])
    assert status == 130
    boards = len(read_report(file).boards)
    assert 0 < boards < 50
    printed = capsys.readouterr()
    assert printed.out == ""
    assert f"{boards} boards are in {file}; the same command with --resume {file}" in printed.err


def test_an_interrupted_match_without_a_file_says_what_there_was(
    interrupting: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["match", "interrupting", "random", *interrupting]) == 130
    assert "two_hand, tricks: interrupting (A) against random (B), boards " in (
        capsys.readouterr().out
    )


def test_a_cross_table_plays_each_pair_once(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(PLAYERS, "chance", PLAYERS["random"])
    folder = str(tmp_path / "matches")
    command = ["crosstable", "--variant", "two_hand", "--scale", "tricks", "--boards", "3"]
    names = ["--players", "random, plain,chance"]
    assert main([*command, *names, "--folder", folder]) == 0
    table = capsys.readouterr().out
    lines = table.splitlines()
    assert lines[2] == "|  | plain | chance | random | mean |"
    assert lines[4].startswith("| plain |  | +")
    # The same player by two names is even.
    assert lines[5].split(" | ")[2:4] == ["", "0.00 ± 0.00"]
    assert lines[-1] == (
        "    acesaround crosstable --players 'random, plain,chance' --variant two_hand "
        "--scale tricks --boards 3 --seed 0"
    )
    files = {file: file.read_bytes() for file in Path(folder).iterdir()}
    assert len(files) == 3

    def fail(seed: int = 0) -> None:
        raise AssertionError("played again")

    out = tmp_path / "table.md"
    monkeypatch.setattr(PLAYERS["random"], "act", fail)
    assert main([*command, *names, "--folder", folder, "--out", str(out)]) == 0
    assert out.read_text("utf-8") == table
    assert {file: file.read_bytes() for file in Path(folder).iterdir()} == files


def test_a_cross_table_of_games_shows_shares(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    command = ["crosstable", "--variant", "two_hand", "--set", "target=150", "--scale", "games"]
    players = ["--players", "plain,random", "--boards", "2", "--folder", str(tmp_path)]
    assert main([*command, *players]) == 0
    lines = capsys.readouterr().out.splitlines()
    shares = [float(line.split(" | ")[-1].rstrip(" |")) for line in lines[4:6]]
    assert sum(shares) == 100
    assert all("–" in line for line in lines[4:6])
    assert "--set target=150" in lines[-1]


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ("--players plain", "needs two different players"),
        ("--players plain,plain", "needs two different players"),
        ("--players plain,nobody", "no player 'nobody'"),
        ("--players plain, --boards 1", "no player ''"),
        ("", "--players"),
    ],
)
def test_a_wrong_table_is_one_line(
    arguments: str, said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["crosstable", *arguments.split()]) == 2
    printed = capsys.readouterr()
    assert printed.err.count("\n") == 1
    assert said in printed.err


def test_ratings_are_read_from_reports(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("openskill")
    file = tmp_path / "match.json"
    assert main(["match", *QUICK, "--boards", "4", "--json", str(file)]) == 0
    capsys.readouterr()
    assert main(["ratings", str(file)]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "partnership_bicycle, tricks"
    assert [line.split()[0] for line in lines[1:]] == ["player", "plain", "random"]
    assert main(["ratings", "--json", str(file)]) == 0
    found = json.loads(capsys.readouterr().out)
    assert [each["player"] for each in found["rankings"][0]["ratings"]] == ["plain", "random"]
    file.write_text("{}")
    assert main(["ratings", str(file)]) == 2
    assert "this is no report of a match" in capsys.readouterr().err
