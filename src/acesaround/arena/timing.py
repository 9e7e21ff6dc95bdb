"""How long decisions take, kept as counts in narrow steps so that boards can be added up.

Wall time is what somebody at the table waits; thread time is the work of the thread alone, which a
busy machine does not change.
"""

from __future__ import annotations

import math
import time
from collections import Counter
from collections.abc import Iterable

import msgspec

from acesaround.ai import Decision, Player
from acesaround.game import View

_STEP = math.log(1.02)
_LEAST = 1e-6


class Spread(msgspec.Struct):
    """Durations in seconds: their number, sum and greatest, and how many fell into each step.

    Step ``n`` ends at 1.02 to the power of ``n`` microseconds, so a quantile is right to 2 %.
    """

    count: int = 0
    total: float = 0.0
    greatest: float = 0.0
    steps: dict[int, int] = msgspec.field(default_factory=dict)

    def add(self, seconds: float) -> None:
        """Count one more duration."""
        step = max(0, math.ceil(math.log(max(seconds, _LEAST) / _LEAST) / _STEP))
        self.count += 1
        self.total += seconds
        self.greatest = max(self.greatest, seconds)
        self.steps[step] = self.steps.get(step, 0) + 1

    def merge(self, other: Spread) -> None:
        """Count all durations of another one too."""
        self.count += other.count
        self.total += other.total
        self.greatest = max(self.greatest, other.greatest)
        self.steps = dict(Counter(self.steps) + Counter(other.steps))

    def quantile(self, share: float) -> float:
        """The duration, in seconds, that this share of all did not exceed; 0 if there are none."""
        seen = 0
        for step in sorted(self.steps):
            seen += self.steps[step]
            if seen >= share * self.count:
                return min(self.greatest, _LEAST * math.exp(step * _STEP))
        return self.greatest


class Durations(msgspec.Struct):
    """The durations of one player's decisions in one phase, by both clocks."""

    player: str
    phase: str
    wall: Spread = msgspec.field(default_factory=Spread)
    thread: Spread = msgspec.field(default_factory=Spread)


class Times:
    """The durations of all decisions that are measured, by player and phase."""

    def __init__(self, rows: Iterable[Durations] = ()) -> None:
        self._rows: dict[tuple[str, str], Durations] = {}
        self.merge(rows)

    @property
    def rows(self) -> tuple[Durations, ...]:
        """One row for each player and phase, in the order of their names."""
        return tuple(self._rows[key] for key in sorted(self._rows))

    def merge(self, rows: Iterable[Durations]) -> None:
        """Add the durations of other rows."""
        for row in rows:
            mine = self._row(row.player, row.phase)
            mine.wall.merge(row.wall)
            mine.thread.merge(row.thread)

    def act(self, label: str, player: Player, view: View, limit: float) -> Decision:
        """The player's decision, timed under this label."""
        wall, thread = time.perf_counter(), time.thread_time()
        decision = player.act(view, limit)
        thread, wall = time.thread_time() - thread, time.perf_counter() - wall
        row = self._row(label, view.seen.phase)
        row.wall.add(wall)
        row.thread.add(thread)
        return decision

    def _row(self, player: str, phase: str) -> Durations:
        return self._rows.setdefault((player, phase), Durations(player, phase))


class Quantiles(msgspec.Struct, frozen=True):
    """Durations summed up, in milliseconds."""

    mean: float
    p50: float
    p95: float
    max: float


class TimeRow(msgspec.Struct, frozen=True):
    """How long the decisions of a player took in a phase (``all``: in every phase)."""

    player: str
    phase: str
    decisions: int
    wall: Quantiles
    thread: Quantiles


def summed_up(rows: Iterable[Durations]) -> tuple[TimeRow, ...]:
    """The rows with their quantiles, and behind each player's one for all phases together."""
    by_player: dict[str, list[Durations]] = {}
    for row in rows:
        by_player.setdefault(row.player, []).append(row)
    found: list[TimeRow] = []
    for player, phases in by_player.items():
        whole = Durations(player, "all")
        for row in phases:
            whole.wall.merge(row.wall)
            whole.thread.merge(row.thread)
        found += [_summed(row) for row in (*phases, whole)]
    return tuple(found)


def _summed(row: Durations) -> TimeRow:
    return TimeRow(
        player=row.player,
        phase=row.phase,
        decisions=row.wall.count,
        wall=_quantiles(row.wall),
        thread=_quantiles(row.thread),
    )


def _quantiles(spread: Spread) -> Quantiles:
    mean = spread.total / spread.count if spread.count else 0.0
    seconds = (mean, spread.quantile(0.5), spread.quantile(0.95), spread.greatest)
    return Quantiles(*(round(1000 * each, 4) for each in seconds))
