"""``acesaround`` without a command: the table opens in the browser."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from acesaround.cli.arguments import (
    BadInput,
    add_rules_arguments,
    chosen_rules,
    whole_number,
)
from acesaround.cli.output import Output
from acesaround.words import Catalog

if TYPE_CHECKING:
    from acesaround.server.levels import Level

LAST_PORT = 65535


def add_arguments(parser: argparse.ArgumentParser, words: Catalog) -> None:
    """Where to listen, where to keep games, and whether to open the browser."""
    add_address(parser, words)
    parser.add_argument(
        "--no-browser",
        action="store_true",
        help=words.say("cli.no_browser.help"),
    )
    add_rules_arguments(parser, words)


def add_address(parser: argparse.ArgumentParser, words: Catalog) -> None:
    """The arguments that every way of serving takes.

    None of them has a default here: one that was given before a command must survive the command.
    """
    parser.add_argument(
        "--host", metavar="HOST", default=argparse.SUPPRESS, help=words.say("cli.host.help")
    )
    parser.add_argument(
        "--port",
        metavar="N",
        type=whole_number(0, LAST_PORT),
        default=argparse.SUPPRESS,
        help=words.say("cli.port.help"),
    )
    parser.add_argument(
        "--data",
        metavar="FILE",
        type=Path,
        default=argparse.SUPPRESS,
        help=words.say("cli.data.help"),
    )
    parser.add_argument(
        "--level", metavar="NAME", default=argparse.SUPPRESS, help=words.say("cli.level.help")
    )


def run(asked: argparse.Namespace, output: Output) -> int:
    """Serve, and show the table here unless that is not wanted."""
    return serve(asked, output, open_browser=not asked.no_browser)


def serve(
    asked: argparse.Namespace,
    output: Output,
    *,
    open_browser: bool,
    hosts: tuple[str, ...] = (),
) -> int:
    """Serve until Ctrl-C.

    Raises:
        BadInput: the address or the file cannot be had.
    """
    from acesaround.server.place import default_database
    from acesaround.server.run import LOOPBACK, run_server

    def announce(link: str) -> None:
        output.line(output.words.say("cli.open_at", link=link))
        output.finish()

    start = _start_page(asked)
    level = _level(asked)
    host: str = getattr(asked, "host", LOOPBACK)
    port: int = getattr(asked, "port", 0)
    database: Path = getattr(asked, "data", None) or default_database()
    _check_database(database)
    try:
        run_server(
            host,
            port,
            open_browser=open_browser,
            database=database,
            hosts=hosts,
            announce=announce,
            start=start,
            level=level,
        )
    except OSError as error:
        where = f"{host}:{port}" if error.filename is None else error.filename
        raise BadInput(f"{where}: {error.strerror or error}") from error
    return 0


def _level(asked: argparse.Namespace) -> Level:
    from acesaround.server.levels import LEVELS, USUAL

    wanted = getattr(asked, "level", USUAL)
    for level in LEVELS:
        if level == wanted:
            return level
    raise BadInput(f"--level {wanted}: there is no such level; there are {', '.join(LEVELS)}")


def _start_page(asked: argparse.Namespace) -> str:
    """What follows the address: the form of house rules, filled in, where rules were given."""
    if not (asked.variant or asked.rules or asked.code or asked.changes):
        return ""
    from acesaround.rules import rules_code

    rules = chosen_rules(asked)
    return f"?rules={rules.name}&code={rules_code(rules)}"


def _check_database(path: Path) -> None:
    """Find out in one line, before anything starts, that games cannot be kept there."""
    import sqlite3
    from contextlib import closing

    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with closing(sqlite3.connect(path)) as database:
            database.execute("PRAGMA schema_version")
    except (OSError, sqlite3.Error) as error:
        raise BadInput(f"{path}: games cannot be kept in this file: {error}") from error
