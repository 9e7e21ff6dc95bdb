"""Cards and suits in words."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from acesaround.cards import SUITS, Card, Suit, count, is_hidden, of_suit, sort_hand
from acesaround.words.catalog import Catalog
from acesaround.words.forms import Name, inflected
from acesaround.words.voice import listed


@lru_cache(maxsize=512)
def suit_name(words: Catalog, suit: Suit) -> Name:
    """A suit: "spades"."""
    name = words.say(f"suit.{suit.value}")
    return Name(name, name, words.say(f"suit.{suit.value}.of"))


@lru_cache(maxsize=512)
def card_name(words: Catalog, card: Card) -> Name:
    """A card: "ace of spades"."""
    rank, suit = _rank(words, card), suit_name(words, card.suit)
    return inflected(lambda form: words.say("card.name", rank=form(rank), suit=suit))


@lru_cache(maxsize=512)
def the_card(words: Catalog, card: Card) -> Name:
    """A card in a sentence: "the ace of spades"."""
    rank, suit = _rank(words, card), suit_name(words, card.suit)
    return inflected(lambda form: words.say("card.the", rank=form(rank), suit=suit))


def the_cards(words: Catalog, cards: Iterable[Card]) -> list[Name]:
    """Each kind of the cards in a sentence, in the order given: "2 times the king of hearts"."""
    return [_copies(words, the_card(words, card), n) for card, n in count(cards).items()]


def _copies(words: Catalog, name: Name, n: int) -> Name:
    if n == 1:
        return name
    return inflected(lambda form: words.say_n("card.copies", n, card=form(name)))


def cards_text(words: Catalog, cards: Iterable[Card]) -> Name | str:
    """Cards in a sentence; only their number where they are not seen."""
    known = tuple(cards)
    if is_hidden(known):
        return card_count(words, len(known))
    return listed(words, the_cards(words, known))


def card_count(words: Catalog, n: int) -> Name:
    """How many cards: "4 cards"."""
    number = words.say_n("card.count", n)
    return Name(number, words.say_n("card.count.object", n), number)


def hand_text(words: Catalog, hand: Iterable[Card]) -> str:
    """A whole hand, suit by suit: "spades: ace, ten; hearts: king"."""
    sorted_hand = sort_hand(hand)
    parts = []
    for suit in SUITS:
        held = of_suit(sorted_hand, suit)
        if held:
            ranks = ", ".join(str(_rank(words, card)) for card in held)
            parts.append(words.say("card.suit_and_ranks", suit=suit_name(words, suit), ranks=ranks))
    return "; ".join(parts)


def _rank(words: Catalog, card: Card) -> Name:
    rank = card.rank.value
    return Name(
        words.say(f"rank.{rank}"),
        words.say(f"rank.{rank}.object"),
        words.say(f"rank.{rank}.of"),
    )
