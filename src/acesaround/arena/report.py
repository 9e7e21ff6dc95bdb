"""The report of a match: what was asked, every board, what they say together. A file of JSON.

A report can be gone on with: it holds all that is needed, and it is written beside its place and
then put there whole, so that a reader never finds half of one.
"""

from __future__ import annotations

import os
from collections.abc import Iterable
from pathlib import Path

import msgspec

import acesaround
from acesaround.arena.board import BoardResult
from acesaround.arena.plan import BadMatch, Plan
from acesaround.arena.scale import Scale, unit_of
from acesaround.arena.sequential import Sequential
from acesaround.arena.source import source_digest
from acesaround.arena.summary import GamesWon, Summary, sum_up, sum_up_games
from acesaround.arena.timing import Durations, TimeRow, summed_up
from acesaround.rules import Rules


class MatchReport(msgspec.Struct, frozen=True, kw_only=True):
    """A match, finished or not.

    ``players`` are A and B, ``other`` decides what the scale does not measure, ``limit`` is in
    seconds a decision. ``asked`` is the number of boards wanted; ``boards`` are those there are,
    in their order. Differences are A less B in ``unit``. ``times`` are in milliseconds, by player
    and phase; ``durations`` are the counts behind them, with which a later run goes on.
    """

    version: str
    source: str
    variant: str
    players: tuple[str, str]
    scale: Scale
    unit: str
    seed: int
    other: str | None
    limit: float
    asked: int
    summary: Summary
    games: GamesWon | None
    sequential: Sequential | None
    times: tuple[TimeRow, ...]
    rules: Rules
    boards: tuple[BoardResult, ...]
    durations: tuple[Durations, ...]

    @property
    def plan(self) -> Plan:
        """The settings of the match."""
        return Plan(
            players=self.players,
            rules=self.rules,
            scale=self.scale,
            seed=self.seed,
            other=self.other,
            limit=self.limit,
        )


def make_report(
    plan: Plan,
    asked: int,
    boards: Iterable[BoardResult],
    durations: Iterable[Durations] = (),
    sequential: Sequential | None = None,
) -> MatchReport:
    """The report of these boards by this state of the program."""
    listed = tuple(sorted(boards, key=lambda board: board.n))
    rows = tuple(durations)
    return MatchReport(
        version=acesaround.__version__,
        source=source_digest(),
        variant=plan.rules.name,
        players=plan.players,
        scale=plan.scale,
        unit=unit_of(plan.scale, plan.rules),
        seed=plan.seed,
        other=plan.other,
        limit=plan.limit,
        asked=asked,
        summary=sum_up([board.difference for board in listed]),
        games=sum_up_games(listed),
        sequential=sequential,
        times=summed_up(rows),
        rules=plan.rules,
        boards=listed,
        durations=rows,
    )


def read_report(path: Path) -> MatchReport:
    """The report in a file.

    Raises:
        BadMatch: the file cannot be read or is no report of a match; the message names it.
    """
    try:
        report = msgspec.json.decode(path.read_bytes(), type=MatchReport)
    except OSError as error:
        raise BadMatch(f"{path}: {error.strerror or error}") from error
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise BadMatch(f"{path}: this is no report of a match: {error}") from error
    numbers = [board.n for board in report.boards]
    if len(set(numbers)) < len(numbers) or any(number < 1 for number in numbers):
        raise BadMatch(f"{path}: a board is there twice, or has no number from 1 on")
    return report


def write_report(path: Path, report: MatchReport) -> None:
    """Put the report into the file, which is there whole or as it was before.

    Raises:
        BadMatch: the file cannot be written; the message names it.
    """
    content = msgspec.json.format(msgspec.json.encode(report), indent=1)
    beside = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        with beside.open("wb") as file:
            file.write(content + b"\n")
            file.flush()
            os.fsync(file.fileno())
        os.replace(beside, path)
    except OSError as error:
        raise BadMatch(f"{path}: {error.strerror or error}") from error
    finally:
        beside.unlink(missing_ok=True)


def check_same_match(report: MatchReport, plan: Plan, where: str) -> None:
    """See that the report is of this match.

    Raises:
        BadMatch: it is of another; the message begins with ``where`` and lists what differs.
    """
    differing = []
    for name in Plan.__struct_fields__:
        before, now = getattr(report.plan, name), getattr(plan, name)
        if before != now:
            both = f"{name} {_shown(before)} there and {_shown(now)} here"
            differing.append("the rules" if name == "rules" else both)
    if differing:
        raise BadMatch(f"{where}: this is the report of another match: {', '.join(differing)}")


def check_same_program(report: MatchReport, where: str) -> None:
    """See that boards of this state of the program may be added to the report.

    Raises:
        BadMatch: its boards were played by another; the message begins with ``where``.
    """
    here = make_report(report.plan, 0, ())
    if (report.version, report.source) != (here.version, here.source):
        raise BadMatch(
            f"{where}: its boards were played by another state of the program "
            f"({report.version}, source {report.source}; this is {here.version}, source "
            f"{here.source}) and are not to be mixed with new ones: begin a new report"
        )


def _shown(value: object) -> str:
    if isinstance(value, tuple):
        return " v ".join(map(str, value))
    return str(value.value) if isinstance(value, Scale) else str(value)
