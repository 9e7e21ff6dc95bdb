"""The review of a deal that is over: every decision, and what it cost.

Each is judged twice: by what its seat could know (playouts on worlds that agree with its View), and
with all cards seen (the exact solver). The proof of a contract is a line of play of the solver.

These are the findings. ``deal_review.DealReview`` and ``lines.best_line`` find them; importing
those loads numba.
"""

from acesaround.teaching.review.findings import (
    ContractReview,
    Finding,
    Known,
    Line,
    NoSuchDeal,
    OpenCards,
    OpenChoice,
    OpenUnit,
    Reach,
    Step,
    Verdict,
)

__all__ = [
    "ContractReview",
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
]
