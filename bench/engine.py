"""How fast the reference engine is, beside a shuffle of the deck on the same machine.

    python bench/engine.py [--games 20]

Prints, for each preset, actions a second (deciding, folding and every automatic event, with and
without listing the legal actions), and how many shuffles of 48 cards one action costs: a ratio that
hardly depends on the machine.
"""

from __future__ import annotations

import argparse
import random
import time

from acesaround.game import CHANCE, Action, Game
from acesaround.rules import PRESETS, Rules
from acesaround.testing import random_game


def seconds_per_shuffle() -> float:
    """The unit: one shuffle of 48 things by the standard library."""
    source, deck, n = random.Random(1), list(range(48)), 20_000
    started = time.perf_counter()
    for _ in range(n):
        source.shuffle(deck)
    return (time.perf_counter() - started) / n


def seconds_per_action(rules: Rules, games: list[list[Action]], listing: bool) -> float:
    """Mean time of an action over games whose actions are known beforehand."""
    actions = 0
    started = time.perf_counter()
    for seed, moves in enumerate(games):
        game = Game.start(rules, dealer=random.Random(seed).randrange(rules.deal.players))
        for action in moves:
            if listing and game.actor != CHANCE:
                len(game.legal)
            game.act(action)
        actions += len(moves)
    return (time.perf_counter() - started) / actions


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=20)
    number = parser.parse_args().games
    unit = seconds_per_shuffle()
    print(f"{'preset':<20}{'actions/s':>12}{'with legal':>12}{'shuffles an action':>20}")
    for name, rules in PRESETS.items():
        games = [
            [action for _, action in random_game(rules, seed, deals=8)] for seed in range(number)
        ]
        bare = seconds_per_action(rules, games, listing=False)
        listed = seconds_per_action(rules, games, listing=True)
        print(f"{name:<20}{1 / bare:>12,.0f}{1 / listed:>12,.0f}{bare / unit:>20.2f}")


if __name__ == "__main__":
    main()
