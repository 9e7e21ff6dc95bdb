"""What the commands that play matches have in common: their arguments, and how figures are said."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from acesaround.cli.arguments import (
    BadInput,
    add_rules_arguments,
    chosen_rules,
    number_above_zero,
    whole_number,
)
from acesaround.words import Catalog

if TYPE_CHECKING:
    from acesaround.arena import Plan, Summary

SCALES = ("tricks", "bidding", "deals", "games")


def add_match_arguments(parser: argparse.ArgumentParser, words: Catalog) -> None:
    """Which rules, how many boards, what is measured, and where they are played."""
    add_rules_arguments(parser, words)
    parser.add_argument(
        "--boards",
        metavar="N",
        type=whole_number(1),
        default=200,
        help=words.say("cli.boards.help"),
    )
    parser.add_argument(
        "--seed", metavar="N", type=whole_number(0), default=0, help=words.say("cli.seed.help")
    )
    parser.add_argument(
        "--scale", choices=SCALES, default="deals", help=words.say("cli.scale.help")
    )
    parser.add_argument("--cards", metavar="NAME", help=words.say("cli.cards.help"))
    parser.add_argument("--contract", metavar="NAME", help=words.say("cli.contract.help"))
    parser.add_argument(
        "--limit",
        metavar="SECONDS",
        type=number_above_zero,
        help=words.say("cli.limit.help"),
    )
    where = parser.add_mutually_exclusive_group()
    where.add_argument(
        "--processes",
        metavar="K",
        type=whole_number(1, 1024),
        default=1,
        help=words.say("cli.processes.help"),
    )
    where.add_argument("--ray", metavar="ADDRESS", help=words.say("cli.ray.help"))


def plan_of(asked: argparse.Namespace, a: str, b: str) -> Plan:
    """The match of A against B that the arguments mean.

    Raises:
        AcesError: there is no such match.
    """
    from acesaround.arena import Plan, Scale

    scale = Scale(asked.scale)
    if asked.cards is not None and scale not in (Scale.BIDDING, Scale.GAMES):
        raise BadInput("--cards says who plays the cards with --scale bidding and games only")
    if asked.contract is not None and scale is not Scale.TRICKS:
        raise BadInput("--contract says who makes the contract with --scale tricks only")
    return Plan.make(
        a,
        b,
        chosen_rules(asked),
        scale=scale,
        seed=asked.seed,
        other=asked.cards or asked.contract,
        limit=asked.limit,
    )


def signed(value: float | None) -> str:
    """A difference, or a dash where it is not known."""
    # Nothing has no sign, and neither has what is rounded to nothing.
    return "-" if value is None else f"{round(value, 2) + 0.0:+.2f}".replace("+0.00", "0.00")


def with_reach(summary: Summary) -> str:
    """A mean with half of its 95 % interval, where there is one."""
    if summary.low is None or summary.high is None:
        return signed(summary.mean)
    return f"{signed(summary.mean)} ± {(summary.high - summary.low) / 2:.2f}"


def percent(share: float) -> str:
    """A share in percent."""
    return f"{100 * share:.1f}"
