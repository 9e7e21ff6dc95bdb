"""Drills: positions to decide on, what each answer is worth, and what to practise next.

Importing this loads nothing that searches; ``judging`` does.
"""

from acesaround.teaching.drills.answers import Answered, Grade, streak_of
from acesaround.teaching.drills.counting import Counted, Slip, judge_count
from acesaround.teaching.drills.picking import is_again, pick
from acesaround.teaching.drills.practising import Practice, practice_of
from acesaround.teaching.drills.stored import (
    KINDS,
    Drill,
    HandDrill,
    Kind,
    TableDrill,
    all_drills,
    drill_named,
    game_of,
)

__all__ = [
    "KINDS",
    "Answered",
    "Counted",
    "Drill",
    "Grade",
    "HandDrill",
    "Kind",
    "Practice",
    "Slip",
    "TableDrill",
    "all_drills",
    "drill_named",
    "game_of",
    "is_again",
    "judge_count",
    "pick",
    "practice_of",
    "streak_of",
]
