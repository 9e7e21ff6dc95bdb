"""How fast the solver is: the time and the nodes of random deals, on one thread.

    python bench/solver.py [--deals 100] [--seed 1] [--first-cards] [--json]

For each kind of deal: mean, median, 95th percentile and most, of the thread's own processor time in
milliseconds and of the nodes (cards played in the search). Hands are uniformly random, trump is a
fixed suit, place 0 leads. Nodes repeat exactly; times depend on the machine and on what else runs.
With --first-cards every first card is valued instead of the position alone.
"""

from __future__ import annotations

import argparse
import json
import random
import time

import msgspec
import numpy as np

from acesaround.cards import deck_of
from acesaround.kernel import compile_rules, packing_of
from acesaround.kernel.position import position
from acesaround.kernel.solver import solve, solve_moves, warm_up
from acesaround.rules import Deck, Rules, Scoring

PLAIN = Rules(name="plain", phases=("tricks",))
FINE = msgspec.structs.replace(PLAIN, scoring=Scoring(count="11-10-4-3-2"))
FIVES = msgspec.structs.replace(PLAIN, scoring=Scoring(count="10-10-5-5"))
DOUBLE = msgspec.structs.replace(PLAIN, deck=Deck(copies=4, nines=False))

KINDS = {
    "four hands, 12 tricks": (PLAIN, (0, 1, 0, 1), 12),
    "four hands, 10 tricks": (PLAIN, (0, 1, 0, 1), 10),
    "four hands, 8 tricks": (PLAIN, (0, 1, 0, 1), 8),
    "  10-10-5-5": (FIVES, (0, 1, 0, 1), 8),
    "  11-10-4-3-2": (FINE, (0, 1, 0, 1), 8),
    "two hands, 12 tricks": (PLAIN, (0, 1), 12),
    "two hands, 11-10-4-3-2": (FINE, (0, 1), 12),
    "one against two, 12": (PLAIN, (0, 1, 1), 12),
    "double deck, 10 tricks": (DOUBLE, (0, 1, 0, 1), 10),
}


def measured(
    kind: tuple[Rules, tuple[int, ...], int], deals: int, seed: int, every: bool
) -> tuple[list[float], list[float]]:
    """Milliseconds and nodes of each deal."""
    rules, sides, cards = kind
    source = random.Random(f"{seed} {sides} {cards}")
    deck = list(deck_of(rules.deck.copies, rules.deck.nines))
    packing, table = packing_of(rules.deck.copies, rules.deck.nines), compile_rules(rules)
    start = position(trump=1, leader=0, trick=[], tricks_left=cards, sides=sides)
    times, nodes = [], []
    for _ in range(deals):
        source.shuffle(deck)
        hands = [
            packing.pack(deck[place * cards : (place + 1) * cards]) for place in range(len(sides))
        ]
        started = time.thread_time()
        if every:
            found = sum(each.nodes for each in solve_moves(table, start, hands).values())
        else:
            found = solve(table, start, hands).nodes
        times.append((time.thread_time() - started) * 1000)
        nodes.append(float(found))
    return times, nodes


def summed_up(numbers: list[float]) -> dict[str, float]:
    """Mean, median, 95th percentile and most."""
    return {
        "mean": float(np.mean(numbers)),
        "median": float(np.median(numbers)),
        "p95": float(np.percentile(numbers, 95)),
        "max": max(numbers),
    }


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--deals", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--first-cards", action="store_true")
    parser.add_argument("--json", action="store_true")
    asked = parser.parse_args()
    warm_up()
    if not asked.json:
        print(f"{'':24}{'milliseconds':^36}{'thousands of nodes':^36}")
        print(f"{'':24}" + f"{'mean':>9}{'median':>9}{'p95':>9}{'max':>9}" * 2)
    whole = []
    for name, kind in KINDS.items():
        times, nodes = measured(kind, asked.deals, asked.seed, asked.first_cards)
        spent, looked_at = summed_up(times), summed_up(nodes)
        whole.append(
            {"deals": name, "count": kind[0].scoring.count, "ms": spent, "nodes": looked_at}
        )
        if not asked.json:
            cells = "".join(f"{value:9.2f}" for value in spent.values())
            cells += "".join(f"{value / 1000:9.1f}" for value in looked_at.values())
            print(f"{name:24}{cells}", flush=True)
    if asked.json:
        print(json.dumps(whole))


if __name__ == "__main__":
    main()
