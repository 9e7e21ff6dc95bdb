"""The card: a rank and a suit, or a back where it is hidden from whoever looks."""

from __future__ import annotations

from enum import Enum


class Suit(Enum):
    """One of the four suits, by its letter."""

    SPADES = "S"
    HEARTS = "H"
    DIAMONDS = "D"
    CLUBS = "C"

    __hash__ = object.__hash__  # as for Card


class Rank(Enum):
    """A rank, by its letter; ``strength`` runs from 0 (nine) to 5 (ace), see RULES 0.1."""

    ACE = "A"
    TEN = "T"
    KING = "K"
    QUEEN = "Q"
    JACK = "J"
    NINE = "9"

    strength: int

    def __init__(self, letter: str) -> None:
        self.strength = "9JQKTA".index(letter)

    __hash__ = object.__hash__  # as for Card


SUITS: tuple[Suit, ...] = tuple(Suit)
RANKS: tuple[Rank, ...] = tuple(Rank)


class Card(Enum):
    """A card type, by its notation (rank, then suit); equal cards are interchangeable.

    ``BACK`` is a card whose face the reader may not know: it has neither rank nor suit, and
    touching them is an AttributeError, so that no rule can run on a card that is not seen.
    ``order`` sorts a hand: suit by suit, high to low, backs last.
    """

    ACE_OF_SPADES = "AS"
    TEN_OF_SPADES = "TS"
    KING_OF_SPADES = "KS"
    QUEEN_OF_SPADES = "QS"
    JACK_OF_SPADES = "JS"
    NINE_OF_SPADES = "9S"
    ACE_OF_HEARTS = "AH"
    TEN_OF_HEARTS = "TH"
    KING_OF_HEARTS = "KH"
    QUEEN_OF_HEARTS = "QH"
    JACK_OF_HEARTS = "JH"
    NINE_OF_HEARTS = "9H"
    ACE_OF_DIAMONDS = "AD"
    TEN_OF_DIAMONDS = "TD"
    KING_OF_DIAMONDS = "KD"
    QUEEN_OF_DIAMONDS = "QD"
    JACK_OF_DIAMONDS = "JD"
    NINE_OF_DIAMONDS = "9D"
    ACE_OF_CLUBS = "AC"
    TEN_OF_CLUBS = "TC"
    KING_OF_CLUBS = "KC"
    QUEEN_OF_CLUBS = "QC"
    JACK_OF_CLUBS = "JC"
    NINE_OF_CLUBS = "9C"
    BACK = "--"

    rank: Rank
    suit: Suit
    strength: int
    order: int

    def __init__(self, text: str) -> None:
        if text == "--":
            self.order = 99
            return
        self.rank = Rank(text[0])
        self.suit = Suit(text[1])
        self.strength = self.rank.strength
        self.order = SUITS.index(self.suit) * 6 + 5 - self.strength

    # Members are singletons, and Enum's own hash is a Python call on the engine's hottest path.
    # Nothing may iterate over a set of cards: its order would differ between runs.
    __hash__ = object.__hash__

    def __str__(self) -> str:
        return str(self.value)

    def __repr__(self) -> str:
        return str(self.value)


BACK = Card.BACK

_BY_RANK_AND_SUIT = {(card.rank, card.suit): card for card in Card if card is not Card.BACK}


def card_of(rank: Rank, suit: Suit) -> Card:
    """The card of this rank and suit."""
    return _BY_RANK_AND_SUIT[rank, suit]
