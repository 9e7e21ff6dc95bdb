"""How many points a deal can bring at the most, so that no bid is higher."""

from __future__ import annotations

from acesaround.cards import deck_of
from acesaround.rules.count import card_points
from acesaround.rules.rules import Rules
from acesaround.rules.tables import TABLES, MeldKind


def total_trick_points(rules: Rules) -> int:
    """Points of all tricks of a deal together, the last trick included."""
    deck = deck_of(rules.deck.copies, rules.deck.nines)
    return card_points(deck, rules.scoring) + rules.scaled(rules.scoring.last_trick)


def most_points(rules: Rules) -> int:
    """No side can reach more points than this: every meld at its fullest and all tricks."""
    table = TABLES[rules.melds.table]
    copies = rules.deck.copies
    melds = sum(table.points(kind, copies) for kind in MeldKind if kind is not MeldKind.MARRIAGE)
    melds += 3 * table.points(MeldKind.MARRIAGE, copies)
    return rules.scaled(melds) + total_trick_points(rules)
