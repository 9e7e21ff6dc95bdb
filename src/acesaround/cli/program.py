"""The program: which command is asked for, and what its end means to the shell.

0: done; 1: the answer is "wrong"; 2: the input is bad, and one line says what and where.
Commands import what they need when they run, so that asking for help is quick.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Iterable, Sequence
from functools import partial
from typing import NoReturn

from acesaround.cli.commands import COMMANDS
from acesaround.cli.commands import table as opens_table
from acesaround.cli.output import Output
from acesaround.errors import AcesError
from acesaround.words import Catalog, available_languages

DONE, WRONG, BAD_INPUT, INTERRUPTED = 0, 1, 2, 130
_LANG = "--lang"


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command line (that of the process if none is given); gives back the exit status."""
    given = sys.argv[1:] if arguments is None else list(arguments)
    words = Catalog.load(_asked_language(given) or _language())
    output = Output(words)
    try:
        asked = _parser(words).parse_args(given)
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


class _Help(argparse.HelpFormatter):
    """Help whose first word is in the reader's language."""

    def __init__(self, prog: str, usage: str) -> None:
        super().__init__(prog)
        self._before = f"{usage} "

    def add_usage(
        self,
        usage: str | None,
        actions: Iterable[argparse.Action],
        groups: Iterable[argparse._MutuallyExclusiveGroup],
        prefix: str | None = None,
    ) -> None:
        super().add_usage(usage, actions, groups, self._before if prefix is None else prefix)


class _Parser(argparse.ArgumentParser):
    """Complains in one line, as everything here does, and has its headings from the catalogs."""

    def __init__(
        self,
        prog: str | None = None,
        *,
        words: Catalog,
        description: str,
        epilog: str | None = None,
    ) -> None:
        super().__init__(
            prog,
            description=description,
            epilog=epilog,
            formatter_class=partial(_Help, usage=words.say("cli.usage")),
            add_help=False,
            allow_abbrev=False,
        )
        self._positionals.title = words.say("cli.arguments")
        self._optionals.title = words.say("cli.options")
        self.add_argument("-h", "--help", action="help", help=words.say("cli.help.help"))
        self.add_argument(
            _LANG,
            metavar="TAG",
            choices=available_languages(),
            default=argparse.SUPPRESS,
            help=words.say("cli.lang.help"),
        )

    def error(self, message: str) -> NoReturn:
        self.exit(BAD_INPUT, f"{self.prog}: {message}\n")


def _parser(words: Catalog) -> argparse.ArgumentParser:
    parser = _Parser(
        "acesaround",
        words=words,
        description=words.say("cli.description"),
        epilog=words.say("cli.epilog"),
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
        one = commands.add_parser(name, help=about, words=words, description=about)
        command.add_arguments(one, words)
        one.set_defaults(run=command.run)
    return parser


def _version() -> str:
    from acesaround import __version__

    return f"acesaround {__version__}"


def _asked_language(arguments: Sequence[str]) -> str | None:
    """What follows ``--lang``: known before anything is said, so before the arguments are read."""
    for at, argument in enumerate(arguments):
        name, equals, value = argument.partition("=")
        if name == _LANG:
            return value if equals else next(iter(arguments[at + 1 :]), None)
    return None


def _language() -> str:
    """The reader's language, as programs of the terminal are told it."""
    for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(name, "").partition(":")[0]
        tag = value.partition(".")[0].partition("@")[0]
        if tag:
            return tag
    return "en"
