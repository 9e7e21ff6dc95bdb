"""The commands, by name. Each is a module with two functions.

``add_arguments(parser, words)`` describes what it takes; ``run(asked, output)`` does it and gives
back the exit status.
"""

from __future__ import annotations

import argparse
from typing import Protocol

from acesaround.cli.commands import (
    check,
    crosstable,
    match,
    ratings,
    replay,
    review,
    rule,
    serve,
    simulate,
    solve,
    variants,
)
from acesaround.cli.output import Output
from acesaround.words import Catalog


class Command(Protocol):
    """What the module of a command offers."""

    def add_arguments(self, parser: argparse.ArgumentParser, words: Catalog, /) -> None:
        """Describe the arguments."""
        ...

    def run(self, asked: argparse.Namespace, output: Output, /) -> int:
        """Do it; the exit status."""
        ...


COMMANDS: dict[str, Command] = {
    "serve": serve,
    "check": check,
    "rule": rule,
    "simulate": simulate,
    "solve": solve,
    "match": match,
    "crosstable": crosstable,
    "ratings": ratings,
    "replay": replay,
    "review": review,
    "variants": variants,
}
