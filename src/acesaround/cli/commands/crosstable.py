"""``acesaround crosstable``: every player against every other, and a table in Markdown."""

from __future__ import annotations

import argparse
import shlex
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from acesaround.cli.arguments import BadInput
from acesaround.cli.matches import add_match_arguments, percent, plan_of, signed, with_reach
from acesaround.cli.output import Output
from acesaround.cli.progress import progress
from acesaround.words import Catalog

if TYPE_CHECKING:
    from acesaround.arena import BoardResult, MatchReport, Plan, Summary


def add_arguments(parser: argparse.ArgumentParser, words: Catalog) -> None:
    """Who plays, what is measured, and where the reports are."""
    parser.add_argument(
        "--players", metavar="NAMES", required=True, help=words.say("cli.players.help")
    )
    add_match_arguments(parser, words)
    parser.add_argument(
        "--folder",
        metavar="FOLDER",
        type=Path,
        default=Path("matches"),
        help=words.say("cli.folder.help"),
    )
    parser.add_argument("--out", metavar="FILE", type=Path, help=words.say("cli.out.help"))


def run(asked: argparse.Namespace, output: Output) -> int:
    """Play the matches that are missing and write the table."""
    from acesaround.ai import spell_player
    from acesaround.arena import pairs

    names = list(dict.fromkeys(spell_player(name.strip()) for name in asked.players.split(",")))
    if len(names) < 2:
        raise BadInput(f"--players {asked.players}: a table needs two different players")
    plans = {(a, b): plan_of(asked, a, b) for a, b in pairs(names)}
    reports = _play(plans, asked, output)
    text = "\n".join(_markdown(reports, asked, output.words)) + "\n"
    if asked.out is None:
        output.line(text.rstrip("\n"))
        return 0
    try:
        asked.out.write_text(text, encoding="utf-8")
    except OSError as error:
        raise BadInput(f"{asked.out}: {error.strerror or error}") from error
    return 0


def _play(
    plans: Mapping[tuple[str, str], Plan], asked: argparse.Namespace, output: Output
) -> dict[tuple[str, str], MatchReport]:
    from acesaround.arena import Match, play_and_keep, report_file, resumed, workers

    try:
        asked.folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadInput(f"{asked.folder}: {error.strerror or error}") from error
    reports = {}
    files = {pair: report_file(asked.folder, plan) for pair, plan in plans.items()}
    matches = {
        pair: resumed(files[pair], plan, asked.boards)
        if files[pair].exists()
        else Match(plan, asked.boards)
        for pair, plan in plans.items()
    }
    missing = sum(len(match.missing) for match in matches.values())
    with progress(missing, output.words.say("cli.simulate.progress")) as step:
        try:
            with workers(asked.processes, asked.ray) as crew:
                for pair, match in matches.items():
                    title = " v ".join(pair)

                    def after(board: BoardResult, title: str = title) -> None:
                        step(lambda: title)

                    reports[pair] = play_and_keep(match, crew, files[pair], after)
        except KeyboardInterrupt:
            output.complain(output.words.say("cli.crosstable.interrupted", folder=asked.folder))
            raise
    return reports


def _markdown(
    reports: Mapping[tuple[str, str], MatchReport], asked: argparse.Namespace, words: Catalog
) -> list[str]:
    from acesaround.arena import cross_table

    first = next(iter(reports.values()))
    rows = cross_table(reports, asked.boards)
    names = [row.player for row in rows]
    games = first.games is not None
    heads = ("", *names, words.say("cli.crosstable.mean"))
    unit = words.say("cli.crosstable.games") if games else words.say(f"cli.unit.{first.unit}")
    lines = [
        words.say(
            "cli.crosstable.head",
            variant=first.variant,
            scale=first.scale.value,
            unit=unit,
            boards=asked.boards,
            seed=asked.seed,
        ),
        "",
        _row(heads),
        _row(("---", *["---:"] * (len(names) + 1))),
    ]
    for row in rows:
        cells = (_cell(row.cells.get(name), games) for name in names)
        lines.append(_row((row.player, *cells, _average(row.average, games))))
    programs = sorted({f"{each.version} ({each.source})" for each in reports.values()})
    return [
        *lines,
        "",
        words.say("cli.crosstable.made", programs=", ".join(programs)),
        "",
        "    " + _command(asked),
    ]


def _row(cells: Sequence[str]) -> str:
    return f"| {' | '.join(cells)} |"


def _cell(summary: Summary | None, games: bool) -> str:
    from acesaround.arena import share_won

    if summary is None:
        return ""
    if not games:
        return with_reach(summary)
    won = share_won(summary)
    return f"{percent(won.share)} ({percent(won.low)}–{percent(won.high)})"


def _average(mean: float, games: bool) -> str:
    return percent((1 + mean) / 2) if games else signed(mean)


def _command(asked: argparse.Namespace) -> str:
    """The command that makes the table, in the order of its options."""
    words = ["acesaround", "crosstable", "--players", asked.players]
    for name in ("variant", "rules", "code"):
        if getattr(asked, name) is not None:
            words += [f"--{name}", str(getattr(asked, name))]
    for change in asked.changes:
        words += ["--set", change]
    for name in ("scale", "boards", "seed", "cards", "contract", "limit"):
        if getattr(asked, name) is not None:
            words += [f"--{name}", str(getattr(asked, name))]
    return shlex.join(words)
