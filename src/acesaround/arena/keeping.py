"""Playing a match while its report is kept in a file: nothing is lost when it is stopped."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path

from acesaround.arena.board import BoardResult
from acesaround.arena.match import Match
from acesaround.arena.plan import Plan
from acesaround.arena.report import (
    MatchReport,
    check_same_match,
    check_same_program,
    read_report,
    write_report,
)
from acesaround.arena.running import Workers

_EVERY = 5.0
"""Seconds between two writings of the report."""


def resumed(path: Path, plan: Plan, boards: int, delta: float | None = None) -> Match:
    """The match whose report is in the file, to be gone on with up to that number of boards.

    Raises:
        BadMatch: the file is no report of this match, or boards are missing and this state of the
            program is not the one that played the others.
    """
    before = read_report(path)
    check_same_match(before, plan, str(path))
    match = Match(plan, boards, before, delta)
    if match.missing:
        check_same_program(before, str(path))
    return match


def play_and_keep(
    match: Match,
    crew: Workers,
    path: Path | None = None,
    after: Callable[[BoardResult], None] = lambda board: None,
) -> MatchReport:
    """Play what is missing and give back the report; ``after`` is called for every board played.

    The report is written to the file, if there is one, before the first board, every few seconds
    and at the end, however that comes. A file in which nothing is missing is left as it is.

    Raises:
        BadMatch: the file cannot be written.
        PlayerFault, WorkerLost: see ``Match.play``.
    """
    if path is None or not match.missing:
        for board in match.play(crew):
            after(board)
        return match.report()
    write_report(path, match.report())
    written = time.monotonic()
    try:
        for board in match.play(crew):
            after(board)
            if time.monotonic() - written > _EVERY:
                write_report(path, match.report())
                written = time.monotonic()
    finally:
        write_report(path, match.report())
    return match.report()
