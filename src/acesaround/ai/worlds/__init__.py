"""Worlds that agree with what a seat has seen: drawn, listed, counted. Importing it imports numba.

``Sampler`` makes them from a View; ``moment_of`` is the rest of a View that compiled play needs.
"""

from acesaround.ai.worlds.boxes import Box, Place
from acesaround.ai.worlds.constraints import Constraints, Tilt
from acesaround.ai.worlds.holdings import Holdings
from acesaround.ai.worlds.moment import Moment, moment_of
from acesaround.ai.worlds.sampler import NoWorld, Sampler, Worlds
from acesaround.kernel.sampling import warm_up

__all__ = [
    "Box",
    "Constraints",
    "Holdings",
    "Moment",
    "NoWorld",
    "Place",
    "Sampler",
    "Tilt",
    "Worlds",
    "moment_of",
    "warm_up",
]
