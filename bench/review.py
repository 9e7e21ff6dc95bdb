"""Reviews of deals: how long they take, and whether they agree with plain minimax.

    python bench/review.py --deals 20 --variant modern

Each deal is played by rules of thumb and reviewed on one core. Of every card of its last four
tricks the value that the review states with all hands seen is compared with that of a search that
shares nothing with it (``testing.plain_minimax``: each card is tried through the engine). Any
difference is printed, and the exit status is then 1. Times are of the processor, in seconds.
"""

from __future__ import annotations

import argparse
import random
import sys
import time

from acesaround.ai import make_player
from acesaround.game import CHANCE, Game, PlayCard, current_deal
from acesaround.record import Log, log_of
from acesaround.rules import preset
from acesaround.teaching.review.deal_review import DealReview
from acesaround.teaching.review.open_play import open_moment
from acesaround.testing.plain_minimax import PlainMinimax
from acesaround.testing.playing import shuffled

_LAST = 4


def played_deal(variant: str, seed: int, player: str = "plain") -> Log:
    """A game of one deal, played by a player of this name in every seat."""
    rules = preset(variant)
    source = random.Random(seed)
    game = Game.start(rules, source.randrange(rules.deal.players))
    game.act(shuffled(rules, source))
    thinker = make_player(player, seed)
    while game.actor not in (None, CHANCE):
        game.act(thinker.act(game.view(game.actor)).action)
    return log_of(game)


def compare(review: DealReview) -> tuple[int, list[str]]:
    """How many decisions of the last tricks were compared, and the differences."""
    compared, wrong = 0, []
    plain: dict[frozenset[int], PlainMinimax] = {}
    for finding in review.findings:
        before = review.before(finding.number)
        hands = current_deal(before.state).hands
        moment = open_moment(before) if isinstance(finding.action, PlayCard) else None
        if moment is None or max(map(len, hands)) > _LAST:
            continue
        compared += 1
        if finding.open is None:
            wrong.append(f"decision {finding.number} was not judged")
            continue
        judge = plain.setdefault(moment.camp, PlainMinimax(moment.camp))
        right = judge.cards(before.state)
        said = {
            each.action.card: (each.low, each.high)
            for each in finding.open.choices
            if isinstance(each.action, PlayCard)
        }
        if any(said.get(card) != (worth, worth) for card, worth in right.items()):
            wrong.append(f"decision {finding.number}: {said}, and by minimax {right}")
        assert isinstance(finding.action, PlayCard)
        cost = max(right.values()) - right[finding.action.card]
        if (finding.open.low, finding.open.high) != (cost, cost):
            wrong.append(f"decision {finding.number} costs {cost}, not {finding.open.low}")
    return compared, wrong


def main() -> int:
    """Review the deals and print what was found."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--deals", type=int, default=20)
    parser.add_argument("--variant", default="modern")
    parser.add_argument("--player", default="plain")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only-time", action="store_true", help="without minimax")
    asked = parser.parse_args()
    # The first one loads the compiled code, which is no part of a review.
    for _ in DealReview(played_deal(asked.variant, asked.seed - 1), 1).work():
        pass
    times: list[float] = []
    decisions = differences = 0
    for seed in range(asked.seed, asked.seed + asked.deals):
        log = played_deal(asked.variant, seed, asked.player)
        begun = time.process_time()
        review = DealReview(log, 1)
        for _ in review.work():
            pass
        times.append(time.process_time() - begun)
        if not asked.only_time:
            compared, wrong = compare(review)
            decisions += compared
            differences += len(wrong)
            for each in wrong:
                print(f"deal {seed}: {each}")
    times.sort()
    print(
        f"{asked.variant}: {len(times)} deals, {decisions} decisions compared, "
        f"{differences} differences; seconds a deal: mean {sum(times) / len(times):.2f}, "
        f"median {times[len(times) // 2]:.2f}, most {times[-1]:.2f}"
    )
    return 1 if differences else 0


if __name__ == "__main__":
    sys.exit(main())
