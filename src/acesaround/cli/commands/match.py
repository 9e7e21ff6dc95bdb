"""``acesaround match A B``: two players on the same boards, and the difference between them."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from acesaround.cli.arguments import BadInput, number_above_zero
from acesaround.cli.columns import columns
from acesaround.cli.matches import add_match_arguments, percent, plan_of, signed, with_reach
from acesaround.cli.output import Output
from acesaround.cli.progress import progress
from acesaround.words import Catalog

if TYPE_CHECKING:
    from acesaround.arena import BoardResult, Match, MatchReport


def add_arguments(parser: argparse.ArgumentParser, words: Catalog) -> None:
    """Who plays, what is measured, and where the report is kept."""
    parser.add_argument("a", metavar="A", help=words.say("cli.player_a.help"))
    parser.add_argument("b", metavar="B", help=words.say("cli.player_b.help"))
    add_match_arguments(parser, words)
    parser.add_argument(
        "--sprt", metavar="DELTA", type=number_above_zero, help=words.say("cli.sprt.help")
    )
    kept = parser.add_mutually_exclusive_group()
    kept.add_argument("--json", metavar="FILE", type=Path, help=words.say("cli.report.help"))
    kept.add_argument("--resume", metavar="FILE", type=Path, help=words.say("cli.resume.help"))


def run(asked: argparse.Namespace, output: Output) -> int:
    """Play what is missing, keep the report, and say what it says."""
    from acesaround.arena import Match, play_and_keep, resumed, sum_up, workers

    plan = plan_of(asked, asked.a, asked.b)
    to_output = str(asked.json) == "-"
    kept = asked.resume or (None if to_output else asked.json)
    if asked.resume is not None:
        match = resumed(asked.resume, plan, asked.boards, asked.sprt)
    else:
        if kept is not None and kept.exists():
            raise BadInput(f"{kept} is there already: go on with it by --resume, or name another")
        match = Match(plan, asked.boards, delta=asked.sprt)

    with progress(len(match.missing), " v ".join(plan.players)) as step:

        def after(board: BoardResult) -> None:
            step(lambda: with_reach(sum_up(match.differences)))

        try:
            with workers(asked.processes, asked.ray) as crew:
                report = play_and_keep(match, crew, kept, after)
        except KeyboardInterrupt:
            _interrupted(match, kept, output)
            raise
    if to_output:
        output.json(report)
    else:
        for line in _lines(report, output.words):
            output.line(line)
    return 0


def _interrupted(match: Match, kept: Path | None, output: Output) -> None:
    """What there was when the reader had enough."""
    if kept is not None:
        output.complain(
            output.words.say("cli.match.interrupted", file=kept, boards=len(match.differences))
        )
    elif match.differences:
        for line in _lines(match.report(), output.words):
            output.line(line)


def _lines(report: MatchReport, words: Catalog) -> list[str]:
    summary = report.summary
    unit = words.say(f"cli.unit.{report.unit}")
    a, b = report.players
    lines = [
        words.say(
            "cli.match.head",
            variant=report.variant,
            scale=report.scale.value,
            a=a,
            b=b,
            boards=summary.boards,
            seed=report.seed,
        ),
        words.say(
            "cli.match.difference",
            mean=signed(summary.mean),
            unit=unit,
            low=signed(summary.low),
            high=signed(summary.high),
            sd="-" if summary.sd is None else f"{summary.sd:.2f}",
            error="-" if summary.error is None else f"{summary.error:.3f}",
        ),
        words.say("cli.match.boards", won=summary.won, lost=summary.lost, tied=summary.tied),
    ]
    if report.games is not None:
        games = report.games
        lines.append(
            words.say(
                "cli.match.games",
                won=games.won,
                lost=games.lost,
                unfinished=games.unfinished,
                share=percent(games.share.share),
                low=percent(games.share.low),
                high=percent(games.share.high),
                margin=with_reach(games.margin),
            )
        )
    test = report.sequential
    if test is not None:
        verdict = test.verdict.value if test.verdict is not None else "open"
        lines.append(
            words.say(f"cli.match.sprt.{verdict}", delta=f"{test.delta:g}", boards=test.boards)
        )
    return lines + _times(report, words)


def _times(report: MatchReport, words: Catalog) -> list[str]:
    if not report.times:
        return []
    names = dict(zip("AB", report.players, strict=True))
    quantiles = ("p50", "p95", "max")
    rows: list[tuple[str, ...]] = [
        (
            words.say("cli.times.player"),
            words.say("cli.times.phase"),
            words.say("cli.times.decisions"),
            *quantiles,
            *(words.say("cli.times.thread", name=name) for name in quantiles),
        )
    ]
    for row in report.times:
        spans = (row.wall, row.thread)
        numbers = [f"{value:.2f}" for span in spans for value in (span.p50, span.p95, span.max)]
        who = f"{row.player} ({names[row.player]})"
        rows.append((who, row.phase, str(row.decisions), *numbers))
    return ["", words.say("cli.times.head"), *columns(rows, left=2)]
