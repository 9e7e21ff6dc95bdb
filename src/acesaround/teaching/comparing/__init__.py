"""The choices of a moment tried in the same worlds, and the lines that they lead to."""

from acesaround.teaching.comparing.cards import CardComparison, compare_cards
from acesaround.teaching.comparing.comparison import Comparison, Difference, Figures, mean_of
from acesaround.teaching.comparing.lines import Line, LineTrick
from acesaround.teaching.comparing.moments import WORLDS, compare

__all__ = [
    "WORLDS",
    "CardComparison",
    "Comparison",
    "Difference",
    "Figures",
    "Line",
    "LineTrick",
    "compare",
    "compare_cards",
    "mean_of",
]
