"""``acesaround check FILE...``: judge the cases of files of rulings."""

from __future__ import annotations

import argparse
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING

from acesaround.cli.output import Output
from acesaround.words import Catalog

if TYPE_CHECKING:
    from acesaround.record import Ruling


def add_arguments(parser: argparse.ArgumentParser, words: Catalog) -> None:
    """The files."""
    parser.add_argument(
        "files", metavar="FILE", nargs="+", type=Path, help=words.say("cli.files.help")
    )
    parser.add_argument("--json", action="store_true", help=words.say("cli.json.help"))


def run(asked: argparse.Namespace, output: Output) -> int:
    """One line a case and the count. All files are read before the first case is judged."""
    from acesaround.record import Standing, judge, load_cases

    cases = [case for path in asked.files for case in load_cases(path)]
    rulings = []
    for case in cases:
        ruling = judge(case)
        rulings.append(ruling)
        if not asked.json:
            output.line(_line(ruling, output.words))
    count = {
        standing: sum(1 for ruling in rulings if ruling.standing is standing)
        for standing in Standing
    }
    if asked.json:
        output.json({"rulings": rulings, "count": count})
    else:
        output.line(
            output.words.say(
                "cli.check.count",
                ok=count[Standing.OK],
                wrong=count[Standing.WRONG],
                later=count[Standing.LATER],
            )
        )
    return 1 if count[Standing.WRONG] else 0


def _line(ruling: Ruling, words: Catalog) -> str:
    if ruling.ok:
        return words.say("cli.check.ok", id=ruling.id)
    if ruling.needs:
        return words.say("cli.check.later", id=ruling.id, needs=ruling.needs)
    reasons = [
        words.say(f"cli.because.{each.code}", **_in_letters(words, each.details))
        for each in ruling.why
    ]
    if not reasons:
        return words.say("cli.check.wrong", id=ruling.id, expected=ruling.expected, got=ruling.got)
    return words.say(
        "cli.check.wrong_because",
        id=ruling.id,
        expected=ruling.expected,
        got=ruling.got,
        reasons=words.say("cli.and").join(reasons),
    )


def _in_letters(words: Catalog, details: Mapping[str, str | int]) -> dict[str, object]:
    """The details with their cards in the letters of the language."""
    from acesaround.words.typed import in_letters

    cards = ("card", "cards")
    return {
        name: in_letters(words, str(value)) if name in cards else value
        for name, value in details.items()
    }
