"""How fast worlds are drawn from Views, and how many there are.

    python bench/worlds.py [--games 6] [--worlds 20000] [--preset modern]

Prints, for each preset and part of the deal, medians over the decisions of games by ``plain``, in
seconds of this process alone: the
time to read a View, to work the puzzle out and to fill the table, worlds a second (the slowest
decision beside it), the part of the tries that was accepted (the lowest beside it), and the number
of different worlds. The last column counts decisions at which the demands were given up.
"""

from __future__ import annotations

import argparse
import random
import statistics
import time
from collections.abc import Iterator

from acesaround.ai import make_player
from acesaround.ai.worlds import Constraints, Sampler, warm_up
from acesaround.game import CHANCE, Game, View
from acesaround.kernel.sampling import table_of, ways_of
from acesaround.rules import PRESETS, Rules
from acesaround.testing import shuffled


def views(rules: Rules, games: int) -> Iterator[tuple[str, View]]:
    """What the seats see that must act in the first deals of some games, by part of the deal."""
    for seed in range(games):
        game = Game.start(rules, seed % rules.deal.players)
        game.act(shuffled(rules, random.Random(seed)))
        player = make_player("plain", seed)
        while game.actor is not None and game.actor != CHANCE:
            view = game.view(game.actor)
            yield _part(view), view
            game.act(player.act(view).action)


def _part(view: View) -> str:
    phase = view.seen.phase
    if phase != "tricks":
        return phase
    left = len(view.hand) / view.seen.rules.deal.hand_size
    return f"tricks {'early' if left > 2 / 3 else 'middle' if left > 1 / 3 else 'late'}"


def measured(view: View, number: int) -> tuple[float, ...]:
    """Microseconds to read, work out and fill; worlds a second; acceptance; worlds; given up."""
    started = time.process_time()
    puzzle = Constraints(view).puzzle
    read = time.process_time()
    ways = ways_of(puzzle)
    worked_out = time.process_time()
    table_of(puzzle, ways, ways.weight)
    filled = time.process_time()
    sampler = Sampler(view, 1)
    begun = time.process_time()
    sampler.draw(number)
    speed = number / (time.process_time() - begun)
    times = (read - started, worked_out - read, filled - worked_out)
    found = (speed, sampler.acceptance, float(sampler.distinct), float(sampler.demands_given_up))
    return (*(1e6 * each for each in times), *found)


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=6)
    parser.add_argument("--worlds", type=int, default=20_000)
    parser.add_argument("--preset", choices=PRESETS, action="append")
    options = parser.parse_args()
    warm_up()
    print(
        f"{'preset, part of the deal':<36}{'views':>6}{'read':>7}{'ways':>6}{'table':>6} us"
        f"{'worlds/s':>12}{'slowest':>11}{'accepted':>9}{'least':>7}{'worlds':>9}{'given up':>9}"
    )
    for name in options.preset or PRESETS:
        parts: dict[str, list[tuple[float, ...]]] = {}
        for part, view in views(PRESETS[name], options.games):
            parts.setdefault(part, []).append(measured(view, options.worlds))
        for part, rows in parts.items():
            read, ways, table, speed, accepted, worlds, given_up = zip(*rows, strict=True)
            middle = [statistics.median(each) for each in (read, ways, table, speed, accepted)]
            print(
                f"{name + ', ' + part:<36}{len(rows):>6}{middle[0]:>7.0f}{middle[1]:>6.0f}"
                f"{middle[2]:>6.0f}   {middle[3]:>12,.0f}{min(speed):>11,.0f}{middle[4]:>9.3f}"
                f"{min(accepted):>7.3f}{statistics.median(worlds):>9.2g}{sum(given_up):>9.0f}",
                flush=True,
            )


if __name__ == "__main__":
    main()
