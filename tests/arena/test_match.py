"""Matches: the same report however they are played, stopped and gone on with."""

import itertools
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import msgspec
import pytest

from acesaround.ai import PLAYERS, Decision, make_player
from acesaround.arena import (
    BadMatch,
    Match,
    MatchReport,
    Plan,
    PlayerFault,
    Scale,
    Verdict,
    WorkerLost,
    Workers,
    play_and_keep,
    read_report,
    resumed,
    workers,
    write_report,
)
from acesaround.arena.running import InThisProcess, in_order
from acesaround.game import View
from acesaround.rules import PRESETS, with_options

HERE = Workers(InThisProcess(), 1)
PLAN = Plan.make("random", "plain", PRESETS["partnership_bicycle"], scale=Scale.TRICKS, seed=3)


def bare(report: MatchReport) -> MatchReport:
    """The report without what two runs never have in common: how long they took."""
    return msgspec.structs.replace(report, times=(), durations=())


def decisions(report: MatchReport) -> list[tuple[str, str, int]]:
    return [(row.player, row.phase, row.decisions) for row in report.times]


@pytest.fixture(scope="module")
def whole() -> MatchReport:
    return play_and_keep(Match(PLAN, 6), HERE)


def test_a_report_says_what_was_played(whole: MatchReport) -> None:
    assert whole.players == ("random", "plain")
    assert (whole.variant, whole.seed, whole.other) == ("partnership_bicycle", 3, "plain")
    assert (whole.scale, whole.unit) == (Scale.TRICKS, "counters")
    assert whole.plan == PLAN
    assert [board.n for board in whole.boards] == [1, 2, 3, 4, 5, 6]
    assert whole.summary.boards == 6
    assert whole.summary.mean == pytest.approx(sum(b.difference for b in whole.boards) / 6)
    assert whole.games is None
    # Six boards, two seatings, twelve cards, two seats each.
    assert decisions(whole) == [
        (player, phase, 6 * 2 * 12 * 2) for player in "AB" for phase in ("tricks", "all")
    ]
    assert all(0 < row.wall.p50 <= row.wall.p95 <= row.wall.max for row in whole.times)


def test_the_unit_is_what_the_scale_counts_in() -> None:
    def unit(name: str, scale: Scale) -> str:
        plan = Plan.make("random", "random", PRESETS[name], scale=scale)
        return Match(plan, 0).report().unit

    assert unit("modern", Scale.DEALS) == unit("modern", Scale.BIDDING) == "points"
    assert unit("auction_chips", Scale.DEALS) == "chips"
    assert unit("auction_chips", Scale.TRICKS) == "counters"
    assert unit("auction_chips", Scale.GAMES) == "games"


def test_processes_make_no_difference(whole: MatchReport) -> None:
    with workers(processes=2) as crew:
        report = play_and_keep(Match(PLAN, 6), crew)
    assert bare(report) == bare(whole)
    assert decisions(report) == decisions(whole)


def test_a_longer_match_begins_with_the_same_boards(whole: MatchReport) -> None:
    shorter = play_and_keep(Match(PLAN, 2), HERE)
    assert shorter.boards == whole.boards[:2]


class Stopping:
    """Plays like ``random`` until it has been asked so many times."""

    name = "random"
    asked = itertools.count()
    error: type[BaseException] = KeyboardInterrupt

    def __init__(self, seed: int = 0) -> None:
        self._inner = make_player("random", seed)

    def act(self, view: View, limit: float = 1.0) -> Decision:
        if next(self.asked) == 100:
            raise self.error
        return self._inner.act(view, limit)


@pytest.mark.parametrize(
    ("error", "seen"), [(KeyboardInterrupt, KeyboardInterrupt), (ValueError, PlayerFault)]
)
def test_a_match_that_was_stopped_can_be_gone_on_with(
    whole: MatchReport,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    error: type[BaseException],
    seen: type[BaseException],
) -> None:
    file = tmp_path / "match.json"
    monkeypatch.setattr(Stopping, "asked", itertools.count())
    monkeypatch.setattr(Stopping, "error", error)
    real = PLAYERS["random"]
    monkeypatch.setitem(PLAYERS, "stopping", Stopping)
    plan = msgspec.structs.replace(PLAN, players=("stopping", "plain"))
    with pytest.raises(seen):
        play_and_keep(Match(plan, 6), HERE, file)
    half = read_report(file)
    assert half.boards == whole.boards[:2]
    assert half.asked == 6

    monkeypatch.setitem(PLAYERS, "stopping", real)
    report = play_and_keep(resumed(file, plan, 6), HERE, file)
    assert bare(report) == msgspec.structs.replace(bare(whole), players=("stopping", "plain"))
    assert decisions(report) == decisions(whole)
    assert read_report(file) == report
    assert list(tmp_path.iterdir()) == [file]


def test_boards_that_are_missing_anywhere_are_played(whole: MatchReport, tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    gaps = msgspec.structs.replace(whole, boards=(whole.boards[1], whole.boards[4]))
    write_report(file, gaps)
    match = resumed(file, PLAN, 6)
    assert match.missing == [1, 3, 4, 6]
    assert play_and_keep(match, HERE, file).boards == whole.boards


def test_a_finished_match_is_left_alone(whole: MatchReport, tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    write_report(file, msgspec.structs.replace(whole, source="another"))
    before = file.read_bytes()
    report = play_and_keep(resumed(file, PLAN, 6), HERE, file)
    assert report.boards == whole.boards
    assert file.read_bytes() == before


def test_boards_of_another_program_are_not_added_to(whole: MatchReport, tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    write_report(file, msgspec.structs.replace(whole, source="0123456789ab"))
    with pytest.raises(BadMatch, match=r"match.json: its boards were played by another state.*"):
        resumed(file, PLAN, 7)


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"seed": 4}, "another match: seed 3 there and 4 here$"),
        ({"players": ("plain", "random")}, "players random v plain there and plain v random here$"),
        ({"scale": Scale.DEALS}, "scale tricks there and deals here"),
        ({"limit": 2.5}, r"limit 1.0 there and 2.5 here"),
        ({"rules": with_options(PLAN.rules, {"match.target": 500})}, "another match: the rules$"),
    ],
)
def test_another_match_is_not_gone_on_with(
    whole: MatchReport, tmp_path: Path, change: dict[str, object], message: str
) -> None:
    file = tmp_path / "match.json"
    write_report(file, whole)
    with pytest.raises(BadMatch, match=message):
        resumed(file, msgspec.structs.replace(PLAN, **change), 9)


@pytest.mark.parametrize("content", [b"", b"{", b"[]", b'{"version": 1}', b"\xff\xfe", b"[" * 5000])
def test_a_file_that_is_no_report_is_named(tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "no.json"
    file.write_bytes(content)
    with pytest.raises(BadMatch, match=r"no.json: this is no report of a match"):
        read_report(file)


def test_a_board_cannot_be_there_twice(whole: MatchReport, tmp_path: Path) -> None:
    file = tmp_path / "twice.json"
    write_report(file, msgspec.structs.replace(whole, boards=whole.boards[:1] * 2))
    with pytest.raises(BadMatch, match="a board is there twice"):
        read_report(file)


def test_a_report_that_cannot_be_written_leaves_the_old_one(
    whole: MatchReport, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "match.json"
    write_report(file, whole)

    def full(handle: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.fsync", full)
    with pytest.raises(BadMatch, match=r"match.json: No space left on device"):
        write_report(file, msgspec.structs.replace(whole, boards=()))
    assert read_report(file) == whole
    assert list(tmp_path.iterdir()) == [file]
    with pytest.raises(BadMatch, match="No such file"):
        write_report(tmp_path / "nowhere" / "match.json", whole)


def test_a_test_stops_the_match_at_the_same_board_on_all_workers(tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    plan = msgspec.structs.replace(PLAN, players=("plain", "random"))
    alone = play_and_keep(Match(plan, 1000, delta=1.0), HERE, file)
    assert alone.sequential is not None
    assert alone.sequential.verdict is Verdict.DIFFERENCE
    assert alone.sequential.boards == alone.summary.boards == len(alone.boards) < 1000
    with ThreadPoolExecutor(3) as pool:
        together = play_and_keep(Match(plan, 1000, delta=1.0), Workers(pool, 7))
    assert bare(together) == bare(alone)
    again = play_and_keep(resumed(file, plan, 1000, delta=1.0), HERE, file)
    assert bare(again) == bare(alone)


def _double(number: int) -> int:
    return 2 * number


def _fail(number: int) -> int:
    if number == 3:
        raise KeyError(number)
    return number


def _vanish(number: int) -> int:
    import os

    os._exit(3)


def test_results_come_in_order_and_not_all_are_asked_for_at_once() -> None:
    asked: list[int] = []

    def numbers() -> object:
        for number in range(10):
            asked.append(number)
            yield number

    with ThreadPoolExecutor(2) as pool:
        found = in_order(Workers(pool, 3), _double, numbers())  # type: ignore[arg-type]
        assert next(found) == 0
        assert asked == [0, 1, 2]
        assert list(found) == [2 * number for number in range(1, 10)]


def test_an_error_comes_in_its_turn() -> None:
    found = in_order(HERE, _fail, range(5))
    assert list(itertools.islice(found, 3)) == [0, 1, 2]
    with pytest.raises(KeyError):
        next(found)


def test_a_process_that_vanishes_is_noticed() -> None:
    with (
        workers(processes=2) as crew,
        pytest.raises(WorkerLost, match="has ended unexpectedly"),
    ):
        list(in_order(crew, _vanish, range(5)))
