"""Compiling everything beforehand, so that no decision has to wait for it."""

from __future__ import annotations

import numpy as np

from acesaround.kernel.chance import stream_of
from acesaround.kernel.sampling.demands import WIDTH
from acesaround.kernel.sampling.drawing import draw_worlds
from acesaround.kernel.sampling.holdings import holdings_in, holdings_of
from acesaround.kernel.sampling.listing import list_worlds, weight_of_world
from acesaround.kernel.sampling.puzzle import Puzzle
from acesaround.kernel.sampling.table import table_of
from acesaround.kernel.sampling.ways import ways_of


def smallest_puzzle() -> Puzzle:
    """Two cards of one type in two boxes."""

    def whole(number: int) -> np.ndarray[tuple[int, int], np.dtype[np.int64]]:
        return np.full((1, 2), number, dtype=np.int64)

    return Puzzle(
        copies=np.array([2]),
        shift=np.array([0]),
        mask=3,
        room=np.array([1, 1]),
        least=whole(0),
        most=whole(2),
        group=np.array([0, 1]),
        group_least=whole(0),
        group_most=whole(2),
        earlier=whole(0),
        spare=np.array([0]),
        tilt=np.ones((1, 2)),
        joined=np.array([0]),
        demands=np.zeros((0, WIDTH), dtype=np.int64),
    )


def warm_up() -> None:
    """Compile, or load from the disk, all compiled code of the sampler."""
    puzzle = smallest_puzzle()
    ways = ways_of(puzzle)
    table = table_of(puzzle, ways, ways.weight)
    worlds = np.zeros((1, 2), dtype=np.int64)
    weights = np.ones(1)
    draw_worlds(puzzle, ways, table, True, 1, int(stream_of(0, 0)), worlds)
    list_worlds(puzzle, ways, table, worlds, weights)
    weight_of_world(puzzle, ways, worlds[0])
    holdings_of(puzzle, ways, table)
    holdings_in(puzzle, worlds, weights)
