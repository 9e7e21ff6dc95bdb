"""The decks (RULES 0.1): single, 24 types twice; double, 20 types (no nines) four times."""

from functools import cache

from acesaround.cards.card import BACK, Card, Rank

SINGLE_DECK: tuple[Card, ...] = tuple(card for card in Card if card is not BACK for _ in range(2))
DOUBLE_DECK: tuple[Card, ...] = tuple(
    card for card in Card if card is not BACK and card.rank is not Rank.NINE for _ in range(4)
)


@cache
def deck_of(copies: int, nines: bool) -> tuple[Card, ...]:
    """A sorted deck with ``copies`` of every card type, with or without the nines."""
    return tuple(
        card
        for card in Card
        if card is not BACK and (nines or card.rank is not Rank.NINE)
        for _ in range(copies)
    )
