"""The tricks of a deal as a seat has seen them."""

from __future__ import annotations

from acesaround.game import DealState, Trick


def all_tricks(deal: DealState) -> tuple[Trick, ...]:
    """All tricks of the deal, the one on the table included."""
    return deal.tricks if deal.trick is None else (*deal.tricks, deal.trick)
