"""``acesaround replay FILE``: a recorded game in words, as JSON, or in the other form."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING, Any

from acesaround.cli.arguments import BadInput, read_file, whole_number
from acesaround.cli.output import Output
from acesaround.words import Catalog

if TYPE_CHECKING:
    from acesaround.record import DealPart, Log


def add_arguments(parser: argparse.ArgumentParser, words: Catalog) -> None:
    """The file, which part of it, and how it is shown."""
    parser.add_argument("file", metavar="FILE", type=Path, help=words.say("cli.replay.file.help"))
    parser.add_argument(
        "--deal", metavar="N", type=whole_number(1), help=words.say("cli.replay.deal.help")
    )
    parser.add_argument(
        "--upto", metavar="M", type=whole_number(0), help=words.say("cli.replay.upto.help")
    )
    parser.add_argument(
        "--unfinished", action="store_true", help=words.say("cli.replay.unfinished.help")
    )
    form = parser.add_mutually_exclusive_group()
    form.add_argument("--json", action="store_true", help=words.say("cli.json.help"))
    form.add_argument("--to", choices=("text", "log"), help=words.say("cli.replay.to.help"))


def run(asked: argparse.Namespace, output: Output) -> int:
    """Show the game, or print it in another form."""
    log = _read(asked, output.words)
    if asked.to is not None:
        if asked.deal is not None or asked.upto is not None:
            raise BadInput("--to writes the whole game: leave out --deal and --upto")
        _write(log, asked.to, output)
        return 0
    parts = _parts(log, asked)
    if asked.json:
        output.json(_as_data(log, parts))
    else:
        _show(log, parts, output)
    return 0


def _read(asked: argparse.Namespace, words: Catalog) -> Log:
    from acesaround.errors import RecordError
    from acesaround.record import read_record
    from acesaround.words.problems import error_text

    content = read_file(asked.file)
    try:
        return read_record(content, unfinished=asked.unfinished)
    except RecordError as error:
        raise BadInput(f"{asked.file}: {error_text(words, error)}") from error


def _write(log: Log, form: str, output: Output) -> None:
    from acesaround.record import lines_of, write_game

    if form == "text":
        output.line(write_game(log).rstrip("\n"))
        return
    for line in lines_of(log):
        output.line(line.decode())


def _parts(log: Log, asked: argparse.Namespace) -> list[DealPart]:
    from acesaround.record import cut, deals_of

    if asked.deal is None:
        return deals_of(log, asked.upto)
    found = [part for part in deals_of(log) if part.number == asked.deal]
    if not found:
        there = len(deals_of(log))
        raise BadInput(f"--deal {asked.deal}: {asked.file} has the deals from 1 to {there}")
    if asked.upto is not None:
        found = [cut(part, asked.upto) for part in found]
    return [part for part in found if part.lines]


def _as_data(log: Log, parts: list[DealPart]) -> dict[str, Any]:
    from acesaround.record import deal_record, opening

    header = log.header
    state = parts[-1].after if parts else opening(header)
    return {
        "variant": header.rules.name,
        "rules": header.rules,
        "dealer": header.dealer,
        "drawn": header.drawn,
        "seats": header.seats,
        "kinds": header.kinds,
        "tags": header.tags,
        "deals": [deal_record(part) for part in parts],
        "scores": state.scores,
        "winner": state.winner,
    }


def _show(log: Log, parts: list[DealPart], output: Output) -> None:
    from acesaround.words.replaying import deal_lines, head_lines, position_lines, voice_of

    voice = voice_of(output.words, log.header)
    for line in head_lines(voice, log.header):
        output.line(line)
    for part in parts:
        output.line()
        for line in deal_lines(voice, part):
            output.line(line)
    if parts and parts[-1].after.winner is None:
        output.line()
        for line in position_lines(voice, parts[-1].after):
            output.line(line)
        if parts[-1].after.events == log.game.state.events:
            output.line(output.words.say("replay.unfinished"))
