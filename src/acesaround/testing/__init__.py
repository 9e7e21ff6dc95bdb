"""Checks and strategies for tests, for ours and for those of other authors.

``strategies`` needs Hypothesis and is imported by name only.
"""

from acesaround.testing.arranging import arranged, arranged_game
from acesaround.testing.counting import count_moves
from acesaround.testing.playing import played_game, random_action, random_game, shuffled
from acesaround.testing.trying import outcomes, play_on
from acesaround.testing.twins import Leak, find_leak

__all__ = [
    "Leak",
    "arranged",
    "arranged_game",
    "count_moves",
    "find_leak",
    "outcomes",
    "play_on",
    "played_game",
    "random_action",
    "random_game",
    "shuffled",
]
