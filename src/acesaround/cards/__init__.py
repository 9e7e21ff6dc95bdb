"""Cards, hands as multisets, decks and notation. Knows nothing of any rule of play."""

from acesaround.cards.card import BACK, RANKS, SUITS, Card, Rank, Suit, card_of
from acesaround.cards.deck import DOUBLE_DECK, SINGLE_DECK, deck_of
from acesaround.cards.multiset import (
    Hand,
    contains,
    count,
    distinct,
    is_hidden,
    lacking,
    of_suit,
    sort_hand,
    without,
)
from acesaround.cards.notation import format_cards, parse_card, parse_cards, parse_suit

__all__ = [
    "BACK",
    "DOUBLE_DECK",
    "RANKS",
    "SINGLE_DECK",
    "SUITS",
    "Card",
    "Hand",
    "Rank",
    "Suit",
    "card_of",
    "contains",
    "count",
    "deck_of",
    "distinct",
    "format_cards",
    "is_hidden",
    "lacking",
    "of_suit",
    "parse_card",
    "parse_cards",
    "parse_suit",
    "sort_hand",
    "without",
]
