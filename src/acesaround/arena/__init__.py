"""Where players meet without a table: deals from a seed, played and counted, and whole matches.

It stands above ``ai`` because it seats our players, and below ``server`` and ``cli``, which only
show what happened here.

A simulation plays deals in sequence. A match plays boards: ``plan`` says what a match is, ``scale``
what it measures, ``seating`` who sits where, ``board`` plays one board, ``running`` many of them on
whatever workers there are, ``summary`` and ``sequential`` say what they mean, and ``report`` keeps
it all. ``crosstable`` and ``ratings`` compare more than two players.
"""

from acesaround.arena.asking import PlayerFault
from acesaround.arena.board import BoardResult, SeatingResult, play_board
from acesaround.arena.crosstable import Row, cross_table, pairs, report_file
from acesaround.arena.keeping import play_and_keep, resumed
from acesaround.arena.match import Match
from acesaround.arena.plan import BadMatch, Plan
from acesaround.arena.ratings import OpenSkillMissing, Ranking, Rating, rank
from acesaround.arena.report import MatchReport, read_report, write_report
from acesaround.arena.results import (
    ContractResult,
    DealResult,
    GameResult,
    Report,
    Totals,
    totals_of,
)
from acesaround.arena.running import WorkerLost, Workers, workers
from acesaround.arena.scale import Scale
from acesaround.arena.seeds import player_seed, shuffled
from acesaround.arena.sequential import Sequential, SequentialTest, Verdict
from acesaround.arena.simulation import MakePlayer, Simulation
from acesaround.arena.summary import GamesWon, Share, Summary, share_won, sum_up
from acesaround.arena.timing import TimeRow

__all__ = [
    "BadMatch",
    "BoardResult",
    "ContractResult",
    "DealResult",
    "GameResult",
    "GamesWon",
    "MakePlayer",
    "Match",
    "MatchReport",
    "OpenSkillMissing",
    "Plan",
    "PlayerFault",
    "Ranking",
    "Rating",
    "Report",
    "Row",
    "Scale",
    "SeatingResult",
    "Sequential",
    "SequentialTest",
    "Share",
    "Simulation",
    "Summary",
    "TimeRow",
    "Totals",
    "Verdict",
    "WorkerLost",
    "Workers",
    "cross_table",
    "pairs",
    "play_and_keep",
    "play_board",
    "player_seed",
    "rank",
    "read_report",
    "report_file",
    "resumed",
    "share_won",
    "shuffled",
    "sum_up",
    "totals_of",
    "workers",
    "write_report",
]
