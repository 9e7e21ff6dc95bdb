"""``acesaround ratings FILE...``: the players of several matches in one order."""

from __future__ import annotations

import argparse
from pathlib import Path

from acesaround.cli.columns import columns
from acesaround.cli.output import Output
from acesaround.words import Catalog


def add_arguments(parser: argparse.ArgumentParser, words: Catalog) -> None:
    """The reports."""
    parser.add_argument(
        "files", metavar="FILE", nargs="+", type=Path, help=words.say("cli.reports.help")
    )
    parser.add_argument("--json", action="store_true", help=words.say("cli.json.help"))


def run(asked: argparse.Namespace, output: Output) -> int:
    """A table for each variant and scale among the reports."""
    from acesaround.arena import rank, read_report

    rankings = rank([read_report(path) for path in asked.files])
    if asked.json:
        output.json({"rankings": rankings})
        return 0
    words = output.words
    for ranking in rankings:
        output.line(
            words.say("cli.ratings.head", variant=ranking.variant, scale=ranking.scale.value)
        )
        rows: list[tuple[str, ...]] = [
            (
                words.say("cli.ratings.player"),
                words.say("cli.ratings.skill"),
                words.say("cli.ratings.sigma"),
                words.say("cli.ratings.at_least"),
                words.say("cli.ratings.boards"),
            )
        ]
        for each in ranking.ratings:
            numbers = (each.skill, each.sigma, each.at_least)
            figures = (f"{number:.1f}" for number in numbers)
            rows.append((each.player, *figures, str(each.boards)))
        for line in columns(rows):
            output.line(line)
    return 0
