"""The program: which command is asked for, and what its end means to the shell.

0: done; 1: the answer is "wrong"; 2: the input is bad, and one line says what and where.
Commands import what they need when they run, so that asking for help is quick.
"""

from __future__ import annotations

import argparse
import os
from collections.abc import Sequence
from typing import NoReturn

from acesaround.cli.commands import COMMANDS
from acesaround.cli.commands import table as opens_table
from acesaround.cli.output import Output
from acesaround.errors import AcesError
from acesaround.words import Catalog

DONE, WRONG, BAD_INPUT, INTERRUPTED = 0, 1, 2, 130


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command line (that of the process if none is given); gives back the exit status."""
    words = Catalog.load(_language())
    output = Output(words)
    try:
        asked = _parser(words).parse_args(arguments)
        status: int = asked.run(asked, output)
    except AcesError as error:
        from acesaround.words.problems import error_text

        message = " ".join(error_text(words, error).splitlines())
        output.complain(words.say("cli.bad_input", message=message))
        status = BAD_INPUT
    except KeyboardInterrupt:
        status = INTERRUPTED
    except SystemExit as end:  # argparse has said what there was to say
        status = end.code if isinstance(end.code, int) else BAD_INPUT
    output.finish()
    return status


class _Parser(argparse.ArgumentParser):
    """Complains in one line, as everything here does."""

    def error(self, message: str) -> NoReturn:
        self.exit(BAD_INPUT, f"{self.prog}: {message}\n")


def _parser(words: Catalog) -> argparse.ArgumentParser:
    parser = _Parser(
        prog="acesaround",
        description=words.say("cli.description"),
        epilog=words.say("cli.epilog"),
        allow_abbrev=False,
    )
    parser.add_argument(
        "--version", action="version", version=_version(), help=words.say("cli.version.help")
    )
    opens_table.add_arguments(parser, words)
    parser.set_defaults(run=opens_table.run)
    commands = parser.add_subparsers(
        title=words.say("cli.commands"), metavar=words.say("cli.command"), parser_class=_Parser
    )
    for name, command in COMMANDS.items():
        about = words.say(f"cli.about.{name}")
        one = commands.add_parser(name, help=about, description=about, allow_abbrev=False)
        command.add_arguments(one, words)
        one.set_defaults(run=command.run)
    return parser


def _version() -> str:
    from acesaround import __version__

    return f"acesaround {__version__}"


def _language() -> str:
    """The reader's language, as programs of the terminal are told it."""
    for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(name, "").partition(":")[0]
        tag = value.partition(".")[0].partition("@")[0]
        if tag:
            return tag
    return "en"
