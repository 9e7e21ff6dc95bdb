"""The exact value of card play when all cards are seen.

A question is asked again and again: does side 0 take at least so many points?
"""

from acesaround.kernel.solver.solve import (
    CannotSolve,
    Solved,
    SolvedWorlds,
    reaches,
    solve,
    solve_moves,
    solve_worlds,
    warm_up,
)

__all__ = [
    "CannotSolve",
    "Solved",
    "SolvedWorlds",
    "reaches",
    "solve",
    "solve_moves",
    "solve_worlds",
    "warm_up",
]
