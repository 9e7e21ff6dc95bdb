"""Where players meet without a table: deals from a seed, played and counted.

It stands above ``ai`` because it seats our players, and below ``server`` and ``cli``, which only
show what happened here.
"""

from acesaround.arena.results import (
    ContractResult,
    DealResult,
    GameResult,
    Report,
    Totals,
    totals_of,
)
from acesaround.arena.seeds import player_seed, shuffled
from acesaround.arena.simulation import MakePlayer, PlayerFault, Simulation

__all__ = [
    "ContractResult",
    "DealResult",
    "GameResult",
    "MakePlayer",
    "PlayerFault",
    "Report",
    "Simulation",
    "Totals",
    "player_seed",
    "shuffled",
    "totals_of",
]
