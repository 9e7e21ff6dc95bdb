"""How fast the compiled code deals, plays and melds, beside OpenSpiel on the same machine.

    python bench/kernel.py [--seconds 2] [--preset modern]

Prints how many a second one thread does, by the time of this process alone: whole deals with cards
played at random and by rules of thumb (the shuffle and the deal included), playouts of many worlds,
and melds of hands. Last come random games of skat, which is about as long, through the Python of
OpenSpiel (``pip install open_spiel``), and the ratio. Compiling is not counted.
"""

from __future__ import annotations

import argparse
import importlib
import random
import time
from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np

from acesaround.kernel import compile_rules
from acesaround.kernel.dealing import deal_at_random
from acesaround.kernel.melds import meld_points_of_all
from acesaround.kernel.playouts import RANDOM, RULE, play_deals, play_out
from acesaround.kernel.position import Position, position
from acesaround.kernel.rule_table import BITS, RuleTable
from acesaround.rules import Rules, preset

_DEALS = 20_000
_HANDS = 100_000
_TRUMP = 0


class Work(NamedTuple):
    """Something to do, and how many things one call does."""

    call: Callable[[], object]
    number: int


def a_second(work: Work, seconds: float) -> float:
    """How many things a second."""
    work.call()
    done = 0
    started = time.process_time()
    while time.process_time() < started + seconds:
        work.call()
        done += work.number
    return done / (time.process_time() - started)


def first_lead(rules: Rules) -> Position:
    """The beginning of the play; partners if there are any, else the bidder against the others."""
    places = rules.deal.players - rules.deal.dealer_sits_out
    return position(
        trump=_TRUMP,
        leader=0,
        trick=(),
        tricks_left=rules.deal.hand_size,
        sides=[place % 2 if rules.deal.partners else min(place, 1) for place in range(places)],
        bidder=-1 if rules.auction is None else 0,
    )


def deals(table: RuleTable, start: Position, policy: int) -> Work:
    """Deals that are dealt and played to their end."""
    points = np.zeros((_DEALS, int(start[0])), dtype=np.int64)
    tricks = np.zeros_like(points)
    return Work(lambda: play_deals(table, start, policy, 1, points, tricks), _DEALS)


def playouts(table: RuleTable, start: Position, size: int, policy: int) -> Work:
    """Playouts of many worlds in which the leader holds, and leads, a card of the lowest type."""
    hands = np.zeros((4 * _DEALS, int(start[0])), dtype=np.int64)
    deal_at_random(table, size, 1, hands)
    worlds = hands[hands[:, 0] & ((1 << table[BITS]) - 1) > 0]
    lowest = np.zeros(1, dtype=np.int64)
    points = np.zeros((len(worlds), 1, int(start[0])), dtype=np.int64)
    tricks = np.zeros_like(points)
    return Work(
        lambda: play_out(table, start, worlds, lowest, policy, 1, points, tricks), len(worlds)
    )


def melds(table: RuleTable, size: int) -> Work:
    """The melds of many hands."""
    hands = np.zeros((_HANDS, 1), dtype=np.int64)
    deal_at_random(table, size, 1, hands)
    first = np.ascontiguousarray(hands[:, 0])
    points = np.zeros(_HANDS, dtype=np.int64)
    return Work(lambda: meld_points_of_all(table, _TRUMP, first, points), _HANDS)


def skat() -> Work | None:
    """A random game of skat in OpenSpiel, bidding included; None if it is not installed."""
    try:
        spiel: Any = importlib.import_module("pyspiel")
    except ImportError:
        return None
    game = spiel.load_game("skat")
    source = random.Random(1)

    def play() -> None:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                actions, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(source.choices(actions, chances)[0])
            else:
                state.apply_action(source.choice(state.legal_actions()))

    return Work(play, 1)


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=2.0)
    parser.add_argument("--preset", default="modern")
    wanted = parser.parse_args()
    rules = preset(wanted.preset)
    table, start, size = compile_rules(rules), first_lead(rules), rules.deal.hand_size
    random_deals = a_second(deals(table, start, RANDOM), wanted.seconds)
    print(f"{'deals at random':<24}{random_deals:>14,.0f} a second")
    for name, work in {
        "deals by rule": deals(table, start, RULE),
        "playouts at random": playouts(table, start, size, RANDOM),
        "playouts by rule": playouts(table, start, size, RULE),
        "melds of a hand": melds(table, size),
    }.items():
        print(f"{name:<24}{a_second(work, wanted.seconds):>14,.0f} a second")
    other = skat()
    if other is None:
        print("OpenSpiel is not installed")
        return
    games = a_second(other, wanted.seconds)
    print(f"{'skat in OpenSpiel':<24}{games:>14,.0f} a second")
    print(f"deals at random are {random_deals / games:,.0f} times as many")


if __name__ == "__main__":
    main()
