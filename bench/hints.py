"""Whether hints say the same again: the first reason of a decision, twice, with different seeds.

    python bench/hints.py --decisions 150 --variant modern --seed 1 [--show 10]

Deals are played by one player against itself. Of its decisions some are drawn; another player of
the same level, with another seed, decides the same moment; what more deals find clearly better
takes the place of the choice, as in a hint. Where both come to the same and both (or neither) find
it close, the first reason of both should be the same. A decision without a choice is left out.
"""

from __future__ import annotations

import argparse
import random
import time
from collections import Counter

from acesaround.ai import make_player
from acesaround.game import CHANCE, Game
from acesaround.rules import preset
from acesaround.teaching.explaining import lesson_of
from acesaround.testing import shuffled
from acesaround.words import Catalog
from acesaround.words.advice import explain


def moments(variant: str, seed: int, share: float):
    """Views with something to choose, from deals played to their end."""
    rules = preset(variant)
    dice = random.Random(seed)
    for number in range(10_000):
        game = Game.start(rules, number % rules.deal.players)
        game.act(shuffled(rules, random.Random(f"{seed} {number}")))
        player = make_player("club", number)
        while game.actor not in (None, CHANCE) and not game.state.history:
            view = game.view(game.actor)
            decision = player.act(view)
            record = decision.record
            if record is not None and record.method != "forced" and dice.random() < share:
                yield view
            game.act(decision.action)


def main() -> None:
    """Measure, and print what was found."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--decisions", type=int, default=150)
    parser.add_argument("--variant", default="modern")
    parser.add_argument("--level", default="expert")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--share", type=float, default=0.15)
    parser.add_argument("--show", type=int, default=0)
    arguments = parser.parse_args()
    english = Catalog.load("en")
    first, second = (make_player(arguments.level, arguments.seed + 1 + n) for n in range(2))
    same = recurred = looked = replaced = 0
    codes: Counter[str] = Counter()
    lost: Counter[tuple[str, str]] = Counter()
    took: list[float] = []
    for view in moments(arguments.variant, arguments.seed, arguments.share):
        looked += 1
        one, other = first.act(view), second.act(view)
        began = time.perf_counter()
        lesson = lesson_of(view, one, 2 * looked)
        reasons = lesson.reasons
        took.append(time.perf_counter() - began)
        codes[reasons[0].code] += 1
        replaced += lesson.instead is not None
        if looked <= arguments.show:
            print(lesson.instead or one.action)
            for each in reasons:
                print("   ", explain(each, english))
        lesson_again = lesson_of(view, other, 2 * looked + 1)
        if (lesson.instead or one.action) == (lesson_again.instead or other.action):
            again = lesson_again.reasons
            if reasons[0].code.startswith("close") == again[0].code.startswith("close"):
                same += 1
                recurred += reasons[0].code == again[0].code
                if reasons[0].code != again[0].code:
                    lost[reasons[0].code, again[0].code] += 1
        if looked == arguments.decisions:
            break
    took.sort()
    print(
        f"{looked} decisions, {replaced} replaced; the same verdict in {same}, "
        f"of these the first reason in {recurred}"
    )
    print(f"share {recurred / max(1, same):.3f}; seconds for the reasons: median")
    print(f"{took[len(took) // 2]:.2f}, 95 % {took[int(0.95 * len(took))]:.2f}")
    print(codes.most_common())
    print(lost.most_common())


if __name__ == "__main__":
    main()
