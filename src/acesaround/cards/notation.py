"""Reading and writing cards: rank then suit, ``A T K Q J 9`` and ``S H D C`` (DESIGN 3)."""

from collections.abc import Iterable

from acesaround.cards.card import BACK, Card, Suit
from acesaround.cards.multiset import Hand
from acesaround.errors import CardNotationError, FaultCode, shown

_SYMBOLS = str.maketrans("♠♤♥♡♦♢♣♧", "SSHHDDCC", "\ufe0e\ufe0f")
_FACES = {str(card.value): card for card in Card if card is not BACK}
_SUITS = {str(suit.value): suit for suit in Suit}


class CardFault(FaultCode, family="card"):
    """What is wrong with the text of a card or a suit."""

    NO_CARD = "'{text}' is not a card: write the rank (A T K Q J 9) and then the suit (S H D C)"
    NO_SUIT = "'{text}' is not a suit: write S, H, D or C"


def parse_card(text: str) -> Card:
    """The card that the text names: ``AS``, ``10h``, ``T♥``; letters in either case.

    Raises:
        CardNotationError: the text names no card.
    """
    plain = text.strip().translate(_SYMBOLS).upper()
    if plain.startswith("10"):
        plain = "T" + plain[2:]
    card = _FACES.get(plain)
    if card is None:
        raise CardNotationError(CardFault.NO_CARD(text=shown(text)))
    return card


def parse_cards(text: str) -> Hand:
    """The cards of a text, separated by blanks or commas, in the order given.

    Raises:
        CardNotationError: a part of the text names no card.
    """
    return tuple(parse_card(part) for part in text.replace(",", " ").split())


def parse_suit(text: str) -> Suit:
    """The suit that the text names, by letter or sign.

    Raises:
        CardNotationError: the text names no suit.
    """
    suit = _SUITS.get(text.strip().translate(_SYMBOLS).upper())
    if suit is None:
        raise CardNotationError(CardFault.NO_SUIT(text=shown(text)))
    return suit


def format_cards(cards: Iterable[Card]) -> str:
    """The cards as text that ``parse_cards`` reads back (backs become ``--``)."""
    return " ".join(str(card.value) for card in cards)
