"""``acesaround simulate``: computer players play deals from a seed, and the results are counted."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from acesaround.cli.arguments import (
    BadInput,
    add_rules_arguments,
    chosen_rules,
    whole_number,
)
from acesaround.cli.columns import columns
from acesaround.cli.output import Output
from acesaround.cli.progress import progress
from acesaround.words import Catalog

if TYPE_CHECKING:
    from acesaround.arena import Report, Simulation


def add_arguments(parser: argparse.ArgumentParser, words: Catalog) -> None:
    """Which rules, how many deals, who plays, and the seed."""
    add_rules_arguments(parser, words)
    parser.add_argument(
        "--deals",
        metavar="N",
        type=whole_number(1),
        default=100,
        help=words.say("cli.deals.help"),
    )
    parser.add_argument(
        "--seats", metavar="NAMES", default="plain", help=words.say("cli.seats.help")
    )
    parser.add_argument(
        "--seed", metavar="N", type=whole_number(0), default=0, help=words.say("cli.seed.help")
    )
    parser.add_argument("--json", action="store_true", help=words.say("cli.json.help"))


def run(asked: argparse.Namespace, output: Output) -> int:
    """Play and report."""
    from acesaround.arena import Simulation

    rules = chosen_rules(asked)
    names = [name.strip() for name in asked.seats.split(",")]
    repeated, left_over = divmod(rules.deal.players, len(names))
    if left_over or not repeated:
        raise BadInput(
            f"--seats {asked.seats}: it names {len(names)} players, and {rules.name} has "
            f"{rules.deal.players} seats, which they cannot fill in turn"
        )
    names *= repeated
    simulation = Simulation(rules, names, asked.seed)
    _play(simulation, asked.deals, output.words)
    report = simulation.report()
    if asked.json:
        output.json(report)
    else:
        _print(report, names, output)
    return 0


def _play(simulation: Simulation, deals: int, words: Catalog) -> None:
    with progress(deals, words.say("cli.simulate.progress")) as step:
        for _ in range(deals):
            simulation.play()
            step(str)


def _print(report: Report, names: list[str], output: Output) -> None:
    from acesaround.game import side_of, sides

    words, totals = output.words, report.totals
    output.line(
        words.say(
            "cli.simulate.head", variant=report.variant, deals=totals.deals, games=totals.games
        )
    )
    rows: list[tuple[str, ...]] = [
        (
            words.say("cli.simulate.side"),
            words.say("cli.simulate.won"),
            words.say("cli.simulate.score"),
            words.say("cli.simulate.melds"),
            words.say("cli.simulate.tricks"),
        )
    ]
    for side in sides(report.rules):
        key = str(side)
        seats = (name for seat, name in enumerate(names) if side_of(report.rules, seat) == side)
        sums = (totals.scores[key], totals.melds[key], totals.tricks[key])
        per_deal = [f"{each / totals.deals:.1f}" for each in sums]
        rows.append((f"{side} ({', '.join(seats)})", str(totals.wins[key]), *per_deal))
    for line in columns(rows):
        output.line(line)
    if totals.average_bid is not None:
        ended = totals.contracts
        output.line(
            words.say(
                "cli.simulate.contracts",
                made=ended["made"],
                set=ended["set"],
                impossible=ended["impossible"],
                average=f"{totals.average_bid:.1f}",
                none=totals.deals - sum(ended.values()),
            )
        )
