"""The review of a deal that is over: every decision, and what it cost.

Each is judged twice: by what its seat could know (playouts on worlds that agree with its View), and
with all cards seen (the exact solver). The proof of a contract is a line of play of the solver.
"""

from acesaround.teaching.review.contract import ContractReview
from acesaround.teaching.review.deal_review import DealReview, NoSuchDeal
from acesaround.teaching.review.findings import (
    Finding,
    Known,
    OpenCards,
    OpenChoice,
    OpenUnit,
    Reach,
    Verdict,
)
from acesaround.teaching.review.lines import Line, Step, best_line

__all__ = [
    "ContractReview",
    "DealReview",
    "Finding",
    "Known",
    "Line",
    "NoSuchDeal",
    "OpenCards",
    "OpenChoice",
    "OpenUnit",
    "Reach",
    "Step",
    "Verdict",
    "best_line",
]
