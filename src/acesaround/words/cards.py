"""Cards and suits in words."""

from __future__ import annotations

from collections.abc import Iterable

from acesaround.cards import SUITS, Card, Suit, count, is_hidden, of_suit, sort_hand
from acesaround.words.catalog import Catalog
from acesaround.words.voice import listed


def suit_name(words: Catalog, suit: Suit) -> str:
    """A suit: "spades"."""
    return words.say(f"suit.{suit.value}")


def card_name(words: Catalog, card: Card) -> str:
    """A card: "ace of spades"."""
    return words.say("card.name", rank=_rank(words, card), suit=suit_name(words, card.suit))


def the_card(words: Catalog, card: Card) -> str:
    """A card in a sentence: "the ace of spades"."""
    return words.say("card.the", rank=_rank(words, card), suit=suit_name(words, card.suit))


def the_cards(words: Catalog, cards: Iterable[Card]) -> list[str]:
    """Each kind of the cards in a sentence, in the order given: "2 times the king of hearts"."""
    texts = []
    for card, copies in count(cards).items():
        if copies == 1:
            texts.append(the_card(words, card))
        else:
            texts.append(words.say_n("card.copies", copies, card=the_card(words, card)))
    return texts


def cards_text(words: Catalog, cards: Iterable[Card]) -> str:
    """Cards in a sentence; only their number where they are not seen."""
    known = tuple(cards)
    if is_hidden(known):
        return words.say_n("card.count", len(known))
    return listed(words, the_cards(words, known))


def hand_text(words: Catalog, hand: Iterable[Card]) -> str:
    """A whole hand, suit by suit: "spades: ace, ten; hearts: king"."""
    sorted_hand = sort_hand(hand)
    parts = []
    for suit in SUITS:
        held = of_suit(sorted_hand, suit)
        if held:
            ranks = ", ".join(_rank(words, card) for card in held)
            parts.append(words.say("card.suit_and_ranks", suit=suit_name(words, suit), ranks=ranks))
    return "; ".join(parts)


def _rank(words: Catalog, card: Card) -> str:
    return words.say(f"rank.{card.rank.value}")
