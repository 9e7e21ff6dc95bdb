"""The solver against the plain way to solve, on many random endings of every family.

    python bench/solver_check.py [--endings 10000] [--seed 1] [--family "double deck"]

Each family has its own line: how many endings were compared (the value, the value of every first
card, and single questions), under options of play and count drawn at random, and how many differ.
"""

from __future__ import annotations

import argparse
import random
import sys
import time

from acesaround.testing.endings import FAMILIES, random_ending
from acesaround.testing.solver_check import disagreements


def main() -> int:
    """Compare and print; 1 if anything differs."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--endings", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--family", choices=FAMILIES, action="append")
    asked = parser.parse_args()
    wrong = 0
    for name in asked.family or FAMILIES:
        family = FAMILIES[name]
        source = random.Random(f"{asked.seed} {name}")
        started = time.process_time()
        differ = 0
        for _ in range(asked.endings):
            found = disagreements(random_ending(family, source))
            differ += bool(found)
            for line in found[:1]:
                print(line, file=sys.stderr)
        spent = time.process_time() - started
        print(f"{name:<20}{asked.endings:>8} endings{differ:>6} differ{spent:>8.0f} s", flush=True)
        wrong += differ
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
