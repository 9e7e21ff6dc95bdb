"""``acesaround serve``: a table for others to join."""

from __future__ import annotations

import argparse

from acesaround.cli.arguments import add_rules_arguments
from acesaround.cli.commands import table
from acesaround.cli.output import Output
from acesaround.words import Catalog


def add_arguments(parser: argparse.ArgumentParser, words: Catalog) -> None:
    """Where to listen, and under which names this machine is known."""
    table.add_address(parser, words)
    parser.add_argument(
        "--name",
        metavar="NAME",
        dest="names",
        action="append",
        default=[],
        help=words.say("cli.names.help"),
    )
    add_rules_arguments(parser, words)


def run(asked: argparse.Namespace, output: Output) -> int:
    """Serve without a browser."""
    return table.serve(asked, output, open_browser=False, hosts=tuple(asked.names))
