"""Why a move is good: statements from a closed list, each checked in the worlds it speaks of."""

from acesaround.teaching.reasons.of_a_decision import reasons_between, reasons_of

__all__ = ["reasons_between", "reasons_of"]
