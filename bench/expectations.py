"""Whether the chances that are told before a bid come true.

    python bench/expectations.py --deals 100 --variant modern --level club --seed 1

In each deal the first to speak is told what to expect and buys the contract for one of the bids,
drawn at random; all others pass. Players of the level play it to the end. What was told of the suit
that the bidder then names, or of the best suit where the widow is seen first, is compared with what
it came to.
"""

from __future__ import annotations

import argparse
import random
import time

import numpy as np

from acesaround.ai import make_player
from acesaround.game import CHANCE, Bid, Game, Outcome, Pass
from acesaround.rules import preset
from acesaround.teaching.foresight import look_ahead
from acesaround.testing import shuffled


def main() -> None:
    """Measure, and print what was found."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--deals", type=int, default=100)
    parser.add_argument("--variant", default="modern")
    parser.add_argument("--level", default="club")
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    rules = preset(arguments.variant)
    dice = random.Random(arguments.seed)
    told: list[float] = []
    made: list[bool] = []
    took: list[float] = []
    for number in range(arguments.deals):
        game = Game.start(rules, number % rules.deal.players)
        game.act(shuffled(rules, random.Random(f"{arguments.seed} {number}")))
        bidder = game.actor
        view = game.view(bidder)
        began = time.perf_counter()
        expectation = look_ahead(view, number)
        took.append(time.perf_counter() - began)
        if expectation is None:
            continue
        bid = dice.randrange(len(expectation.bids))
        game.act(Bid(seat=bidder, amount=expectation.bids[bid]))
        while game.state.phase == "auction":
            game.act(Pass(seat=game.actor))
        player = make_player(arguments.level, number)
        trump = None
        while game.actor not in (None, CHANCE) and not game.state.history:
            game.act(player.act(game.view(game.actor)).action)
            trump = game.state.deal.trump or trump
        suit = next((each for each in expectation.suits if each.suit is trump), None)
        expected = expectation.later or suit
        if expected is None:
            continue
        told.append(expected.chances[bid])
        made.append(game.state.history[-1].outcome in (Outcome.MADE, Outcome.YIELDED))
    chances, came = np.array(told), np.array(made, dtype=float)
    took.sort()
    print(f"{len(told)} contracts: told {chances.mean():.3f}, made {came.mean():.3f}")
    error = np.sqrt((chances * (1 - chances)).sum()) / len(told)
    print(f"standard error of the share if all that was told is so: {error:.3f}")
    print(f"Brier score {((chances - came) ** 2).mean():.3f}")
    for low in np.arange(0, 1, 0.25):
        part = (chances >= low) & (chances < low + 0.25 + (low == 0.75))
        if part.any():
            print(f"told {chances[part].mean():.2f}, made {came[part].mean():.2f} of {part.sum()}")
    print(f"seconds: median {took[len(took) // 2]:.2f}, most {took[-1]:.2f}")


if __name__ == "__main__":
    main()
