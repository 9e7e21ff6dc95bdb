"""Card points: the three named count systems (RULES 0.2)."""

from collections.abc import Iterable

from acesaround.cards import Card, Rank
from acesaround.rules.sections import Scoring

_SYSTEMS: dict[str, dict[Rank, int]] = {
    "10-10-10": {Rank.ACE: 10, Rank.TEN: 10, Rank.KING: 10},
    "11-10-4-3-2": {Rank.ACE: 11, Rank.TEN: 10, Rank.KING: 4, Rank.QUEEN: 3, Rank.JACK: 2},
    "10-10-5-5": {Rank.ACE: 10, Rank.TEN: 10, Rank.KING: 5, Rank.QUEEN: 5},
}

_VALUES: dict[tuple[str, int], dict[Card, int]] = {
    (name, scale): {
        card: system.get(card.rank, 0) // scale for card in Card if card is not Card.BACK
    }
    for name, system in _SYSTEMS.items()
    for scale in (1, 10)
}


def card_value(card: Card, scoring: Scoring) -> int:
    """The points of one card, in the scale in force."""
    return _VALUES[scoring.count, scoring.scale][card]


def card_points(cards: Iterable[Card], scoring: Scoring) -> int:
    """The points of several cards, in the scale in force, without the last trick."""
    values = _VALUES[scoring.count, scoring.scale]
    return sum(values[card] for card in cards)
