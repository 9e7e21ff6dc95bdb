"""Exact counting and sampling of worlds, all that can lie hidden. Importing it imports numba.

``ways_of`` works a ``Puzzle`` out to the ways of dealing its cards, ``table_of`` counts them, and
the rest reads the table: worlds at random, worlds one by one, what each box holds how likely.
"""

from acesaround.kernel.sampling.demands import BASES, FEWEST, NINES, PAIRS, TYPES, WIDTH
from acesaround.kernel.sampling.drawing import draw_worlds
from acesaround.kernel.sampling.holdings import holdings_in, holdings_of
from acesaround.kernel.sampling.listing import list_worlds, weight_of_world
from acesaround.kernel.sampling.puzzle import Puzzle
from acesaround.kernel.sampling.table import Table, table_of
from acesaround.kernel.sampling.warming import warm_up
from acesaround.kernel.sampling.ways import Ways, ways_of

__all__ = [
    "BASES",
    "FEWEST",
    "NINES",
    "PAIRS",
    "TYPES",
    "WIDTH",
    "Puzzle",
    "Table",
    "Ways",
    "draw_worlds",
    "holdings_in",
    "holdings_of",
    "list_worlds",
    "table_of",
    "warm_up",
    "ways_of",
    "weight_of_world",
]
