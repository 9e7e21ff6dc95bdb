"""A match: boards are played until there are as many as wanted, or until a test has its verdict."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from acesaround.arena.board import BoardResult, play_board
from acesaround.arena.plan import Plan
from acesaround.arena.report import MatchReport, make_report
from acesaround.arena.running import Workers, in_order
from acesaround.arena.sequential import SequentialTest
from acesaround.arena.timing import Times


class Match:
    """A match in the course of its play.

    ``boards`` is how many are wanted; ``before`` a report of the same match, whose boards need not
    be played again (see ``check_same_match``); ``delta`` asks for a sequential test.
    """

    def __init__(
        self,
        plan: Plan,
        boards: int,
        before: MatchReport | None = None,
        delta: float | None = None,
    ) -> None:
        self.plan = plan
        self.asked = boards
        self._test = SequentialTest(delta) if delta is not None else None
        self._boards: dict[int, BoardResult] = {}
        self._times = Times()
        if before is not None:
            self._boards = {board.n: board for board in before.boards}
            self._times.merge(before.durations)

    def play(self, crew: Workers) -> Iterator[BoardResult]:
        """Play the boards that are missing, yielding each when it has been added.

        Raises:
            PlayerFault, BadMatch: see ``play_board``.
            WorkerLost: a process has gone.
        """
        played = in_order(crew, partial(play_board, self.plan), self.missing)
        for n in range(1, self.asked + 1):
            new = n not in self._boards
            if new:
                board = next(played)
                self._boards[n] = board.result
                self._times.merge(board.times)
            decided = self._test is not None and self._test.add(self._boards[n].difference)
            if new:
                yield self._boards[n]
            if decided:
                break
        played.close()

    @property
    def missing(self) -> list[int]:
        """The numbers of the boards that are wanted and not there."""
        return [n for n in range(1, self.asked + 1) if n not in self._boards]

    @property
    def differences(self) -> list[float]:
        """The differences of the boards so far, in the order in which they came."""
        return [board.difference for board in self._boards.values()]

    def report(self) -> MatchReport:
        """All boards so far, and what they say."""
        return make_report(
            self.plan,
            self.asked,
            self._boards.values(),
            self._times.rows,
            self._test.standing if self._test is not None else None,
        )
