"""The first path: one prepared deal of the modern game that shows a beginner how it goes.

It is an ordinary game of the engine whose first deal is this one. At each step there is something
to read, and mostly one move that the reader is asked for; where a step stands follows from the View
alone, so the path can be left at any time and taken up again.
"""

from acesaround.teaching.path.deal import DEALER, READER, RULES, on_path, opening, path_player
from acesaround.teaching.path.step import Step
from acesaround.teaching.path.steps import STEPS, asked_for, on_the_way, progress, step_of

__all__ = [
    "DEALER",
    "READER",
    "RULES",
    "STEPS",
    "Step",
    "asked_for",
    "on_path",
    "on_the_way",
    "opening",
    "path_player",
    "progress",
    "step_of",
]
