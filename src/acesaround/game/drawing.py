"""The draw for the first deal (RULES 0.7)."""

from __future__ import annotations

from acesaround.cards import Hand
from acesaround.rules import Rules


def dealer_of_draw(rules: Rules, drawn: Hand) -> int | None:
    """The seat that deals first when each seat has drawn a card; None for a tie, or for no draw.

    ``drawn`` is indexed by seat. Suits do not count.
    """
    if rules.deal.first_dealer == "random":
        return None
    strengths = [card.strength for card in drawn]
    best = max(strengths) if rules.deal.first_dealer == "high" else min(strengths)
    return strengths.index(best) if strengths.count(best) == 1 else None
