"""Arguments that several commands share: which rules, and numbers that must be whole."""

from __future__ import annotations

import argparse
import math
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from acesaround.errors import AcesError, FaultyInput, RulesError, Where
from acesaround.words import Catalog

if TYPE_CHECKING:
    from acesaround.rules import Rules


class BadInput(AcesError, ValueError):
    """Something on the command line, or in a file named there, that cannot be used."""


def add_rules_arguments(parser: argparse.ArgumentParser, words: Catalog) -> None:
    """``--variant``, ``--rules``, ``--code`` and ``--set``, which ``chosen_rules`` reads."""
    which = parser.add_mutually_exclusive_group()
    which.add_argument("--variant", metavar="V", help=words.say("cli.variant.help"))
    add_sources(which, words)
    add_changes(parser, words)


def add_sources(which: argparse._ActionsContainer, words: Catalog) -> None:
    """``--rules`` and ``--code``: where rules come from that have no name."""
    which.add_argument("--rules", metavar="FILE", type=Path, help=words.say("cli.rules.help"))
    which.add_argument("--code", metavar="CODE", help=words.say("cli.code.help"))


def add_changes(parser: argparse.ArgumentParser, words: Catalog) -> None:
    """``--set``."""
    parser.add_argument(
        "--set",
        metavar="OPTION=VALUE",
        dest="changes",
        action="append",
        default=[],
        help=words.say("cli.set.help"),
    )


def chosen_rules(asked: argparse.Namespace) -> Rules:
    """The rules that the arguments mean.

    Raises:
        AcesError: there are no such rules, or they contradict themselves.
    """
    from acesaround.rules import parse_value, preset, problems, rules_from_code, with_options

    if asked.rules is not None:
        rules = _read(asked.rules)
    elif asked.code is not None:
        rules = rules_from_code(asked.code)
    else:
        rules = preset(asked.variant or "modern")
    for change in asked.changes:
        name, equals, text = change.partition("=")
        if not equals:
            raise BadInput(f"--set {change}: write it as section.option=value")
        rules = with_options(rules, {name: parse_value(rules, name, text)})
    found = problems(rules)
    if found:
        raise RulesError(*found)
    return rules


def whole_number(least: int, most: int | None = None) -> Callable[[str], int]:
    """The type of an argument that must be a whole number between two others."""
    end = "" if most is None else f" and at most {most}"

    def parse(text: str) -> int:
        number = int(text) if text.isascii() and text.isdecimal() and len(text) < 20 else None
        if number is None or number < least or (most is not None and number > most):
            raise argparse.ArgumentTypeError(
                f"{text!r} is not a whole number of at least {least}{end}"
            )
        return number

    return parse


def number_above_zero(text: str) -> float:
    """The type of an argument that must be a number greater than 0."""
    try:
        number = float(text)
    except ValueError:
        number = 0.0
    if not (number > 0 and math.isfinite(number)):
        raise argparse.ArgumentTypeError(f"{text!r} is not a number above 0")
    return number


def read_file(path: Path) -> bytes:
    """The content of a file. FaultyInput, with its name, if it cannot be read."""
    from acesaround.record.decoding import unreadable

    try:
        return path.read_bytes()
    except OSError as error:
        raise FaultyInput(Where.FILE(file=str(path), why=unreadable(error))) from error


def _read(path: Path) -> Rules:
    """The rules in a file: a variant with options (TOML), or all of the rules (JSON)."""
    import msgspec

    from acesaround.record.decoding import decoding_fault, not_utf8_in
    from acesaround.rules import Rules, problems, read_rules

    content = read_file(path)
    if not content.lstrip().startswith(b"{"):
        try:
            return read_rules(content.decode("utf-8-sig"), str(path))
        except UnicodeDecodeError as error:
            raise FaultyInput(not_utf8_in(str(path), error)) from error
    try:
        rules = msgspec.json.decode(content, type=Rules)
        found = problems(rules)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        why = decoding_fault(error)
        raise FaultyInput(Where.FILE(file=str(path), why=why)) from error
    if found:
        raise RulesError(*found, file=str(path))
    return rules
