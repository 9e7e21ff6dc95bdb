"""Many worlds at once: what every first card is worth in each of them."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from acesaround.kernel.compiled import borrowing
from acesaround.kernel.position import Position
from acesaround.kernel.rule_table import RuleTable
from acesaround.kernel.solver import layout as in_
from acesaround.kernel.solver.deal import FITS, lay_out
from acesaround.kernel.solver.layout import Workspace
from acesaround.kernel.solver.root import card_of_type, playable, set_up, stand_in
from acesaround.kernel.solver.windows import expect, narrow

ALL_DONE = -1


@borrowing
def value_worlds(
    work: Workspace,
    table: RuleTable,
    position: Position,
    worlds: NDArray[np.int64],
    moves: NDArray[np.int64],
    node_limit: int,
    values: NDArray[np.int64],
    solved: NDArray[np.bool_],
) -> int:
    """Fill in the values, in points, and which worlds were solved within ``node_limit`` nodes.

    Gives back ALL_DONE, or the number of a world that cannot be solved.
    """
    head = work.head
    guess = -1
    for world in range(len(worlds)):
        if lay_out(work, table, position, worlds[world]) != FITS:
            return world
        set_up(work, position)
        head[in_.NODES] = 0
        if guess < 0:
            guess = head[in_.TOTAL] // 2
        solved[world] = True
        may = playable(work)
        for move in range(len(moves)):
            card = card_of_type(work, may, moves[move])
            if card < 0:
                return world
            card = stand_in(work, card)
            same = -1
            for before in range(move):
                other = card_of_type(work, may, moves[before])
                if stand_in(work, other) == card:
                    same = before
            if same >= 0:
                values[world, move] = values[world, same]
                continue
            expect(work, guess)
            if not narrow(work, 1 << card, node_limit):
                solved[world] = False
                break
            guess = head[in_.LOW]
            values[world, move] = guess * head[in_.UNIT]
    return ALL_DONE
