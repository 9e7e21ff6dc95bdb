"""How far from all-seeing play a player is: one with open cards against it, on the same boards.

    python bench/open_cards.py plain --boards 200 --variant modern --seed 5

The boards are those of ``acesaround match`` on the scale of tricks. The open-cards player sees all
hands and takes the card that the exact solver likes best, of equal ones the one that the rules of
thumb make most of. It is a yardstick and never sits at a table: nothing in the package can make it.
"""

from __future__ import annotations

import argparse

import numpy as np

from acesaround.ai import make_player
from acesaround.ai.search.solving import seen_open
from acesaround.ai.worlds import moment_of
from acesaround.arena import Plan, Scale, sum_up
from acesaround.arena.board_in_play import BoardInPlay
from acesaround.arena.scale import Choice, choice_of, counters
from acesaround.arena.seating import A, Seating, difference, seatings
from acesaround.arena.timing import Times
from acesaround.game import Action, Game, PlayCard, current_deal, side_of
from acesaround.kernel.playouts import RULE, play_out
from acesaround.kernel.position import SIDE
from acesaround.rules import preset

_NODES = 5_000_000


def main() -> None:
    """Measure, and print what was found."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("player")
    parser.add_argument("--boards", type=int, default=200)
    parser.add_argument("--variant", default="modern")
    parser.add_argument("--seed", type=int, default=5)
    asked = parser.parse_args()
    name = asked.player
    plan = Plan.make(name, name, preset(asked.variant), scale=Scale.TRICKS, seed=asked.seed)
    found = []
    for number in range(1, asked.boards + 1):
        opening = first_lead(plan, number)
        deal = current_deal(opening.game.state)
        sides = sorted({side_of(plan.rules, seat) for seat in deal.seats})
        every = [played(opening, seating, name) for seating in seatings(sides)]
        found.append(sum(every) / len(every))
    total = sum_up(found)
    print(
        f"{asked.variant}, tricks: open cards less {name}, {asked.boards} boards, "
        f"seed {asked.seed}: {total.mean:+.2f} counters ({total.low:+.2f} to {total.high:+.2f})"
    )


def first_lead(plan: Plan, number: int) -> BoardInPlay:
    """The board at its first lead, as a match plays it."""
    dealt = 0
    while True:
        board = BoardInPlay(plan, number, Times(), dealt)
        board.deal()
        board.play_until(lambda state: choice_of(state) is Choice.CARDS)
        if board.waiting:
            return board
        dealt += 1


def played(opening: BoardInPlay, seating: Seating, name: str) -> float:
    """What the open-cards player, as A, has more than the other in one seating."""
    game = opening.seated(seating).game
    others = make_player(name, 1)
    deals = len(game.state.history)
    while game.actor is not None and len(game.state.history) == deals:
        seat = game.actor
        if choice_of(game.state) is Choice.CARDS and seating[side_of(game.state.rules, seat)] == A:
            game.act(all_seeing(game, seat))
        else:
            game.act(others.act(game.view(seat), 60.0).action)
    return float(difference(seating, counters(game.state)))


def all_seeing(game: Game, seat: int) -> Action:
    """The best card, all hands seen."""
    view = game.view(seat)
    moment = moment_of(view)
    hands = current_deal(game.state).hands
    world = np.array([[moment.packing.pack(hands[each]) for each in moment.seats]])
    cards = np.array(moment.legal, dtype=np.int64)
    points = np.zeros((1, len(cards), len(moment.seats)), dtype=np.int64)
    play_out(moment.table, moment.position, world, cards, RULE, 1, points, points.copy())
    camps = moment.position[SIDE : SIDE + len(moment.seats)]
    by_thumb = points[0][:, camps == camps[moment.own]].sum(axis=1)
    exact, solved = seen_open(moment, world, cards, _NODES)
    worth = exact[0] if solved[0] else np.zeros(len(cards), dtype=np.int64)
    best = max(range(len(cards)), key=lambda at: (worth[at], by_thumb[at]))
    return PlayCard(seat=seat, card=moment.packing.card_of(moment.legal[best]))


if __name__ == "__main__":
    main()
