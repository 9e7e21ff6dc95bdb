"""Every player against every other: one match a pair, each with its report in a folder."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Mapping, Sequence
from itertools import combinations
from pathlib import Path

import msgspec

from acesaround.arena.plan import Plan
from acesaround.arena.report import MatchReport
from acesaround.arena.summary import Summary, sum_up

Pair = tuple[str, str]


def pairs(names: Sequence[str]) -> tuple[Pair, ...]:
    """Each pair of these players once, in an order that does not depend on how they are listed."""
    return tuple(combinations(sorted(set(names)), 2))


def report_file(folder: Path, plan: Plan) -> Path:
    """Where the report of this match is kept: named for people, and after all of its settings."""
    readable = f"{plan.players[0]}-v-{plan.players[1]}-{plan.rules.name}-{plan.scale.value}"
    plain = re.sub(r"[^\w.=-]+", "_", readable)
    digest = hashlib.sha256(msgspec.json.encode(plan, order="deterministic")).hexdigest()
    return folder / f"{plain}-{digest[:10]}.json"


class Row(msgspec.Struct, frozen=True):
    """One player's results: ``cells`` has a summary for each opponent by name, as A.

    ``average`` is the mean of the cells' means.
    """

    player: str
    cells: dict[str, Summary]
    average: float


def cross_table(reports: Mapping[Pair, MatchReport], boards: int) -> tuple[Row, ...]:
    """The rows of the table, the best on average first, from the first ``boards`` boards of each.

    The reports are by pair, in the order of ``pairs``.
    """
    cells: dict[str, dict[str, Summary]] = {}
    for (a, b), report in reports.items():
        values = [board.difference for board in report.boards if board.n <= boards]
        cells.setdefault(a, {})[b] = sum_up(values)
        cells.setdefault(b, {})[a] = sum_up([-value for value in values])
    rows = [
        Row(name, found, sum(cell.mean for cell in found.values()) / len(found))
        for name, found in cells.items()
    ]
    return tuple(sorted(rows, key=lambda row: (-row.average, row.player)))
