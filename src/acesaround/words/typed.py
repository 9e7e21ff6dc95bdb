"""Cards as people type them: in the notation, or in the letters of their own language.

The notation with its English letters is what files, codes and messages hold; these functions stand
between it and the reader.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable

from acesaround.cards import RANKS, SUITS, Card, Rank, Suit, card_of, parse_card, parse_suit
from acesaround.errors import CardNotationError
from acesaround.words.catalog import FALLBACK, Catalog

_WORD = re.compile(r"[^\s,/]+")


def cards_in_notation(words: Catalog, text: str) -> str:
    """The text with every card in the notation; what is no card stays as it is."""
    return _WORD.sub(lambda found: _card(words, found[0]), text)


def suit_in_notation(words: Catalog, text: str) -> str:
    """A suit in the notation; what is no suit stays as it is."""
    return _known(parse_suit, text) or _own_suit(words, text) or text


def written(words: Catalog, cards: Iterable[Card]) -> str:
    """Cards in the letters of the language, which ``cards_in_notation`` reads back."""
    if words.language == FALLBACK:
        return " ".join(str(card.value) for card in cards)
    return " ".join(
        _rank_letter(words, card.rank) + _suit_letter(words, card.suit) for card in cards
    )


def in_letters(words: Catalog, text: str) -> str:
    """A text of the notation with its cards in the letters of the language."""
    if words.language == FALLBACK:
        return text

    def translated(found: re.Match[str]) -> str:
        try:
            return written(words, (parse_card(found[0]),))
        except CardNotationError:
            return found[0]

    return _WORD.sub(translated, text)


def _card(words: Catalog, word: str) -> str:
    known = _known(parse_card, word)
    if known:
        return known
    for rank in RANKS:
        letter = _rank_letter(words, rank)
        if word.upper().startswith(letter.upper()):
            rest = word[len(letter) :]
            suit = _known(parse_suit, rest) or _own_suit(words, rest)
            if suit:
                return str(card_of(rank, Suit(suit)).value)
    return word


def _known(parse: Callable[[str], Card | Suit], text: str) -> str | None:
    try:
        return str(parse(text).value)
    except CardNotationError:
        return None


def _own_suit(words: Catalog, text: str) -> str | None:
    for suit in SUITS:
        if text.strip().upper() == _suit_letter(words, suit).upper():
            return str(suit.value)
    return None


def _rank_letter(words: Catalog, rank: Rank) -> str:
    return words.say(f"rank.{rank.value}.letter")


def _suit_letter(words: Catalog, suit: Suit) -> str:
    return words.say(f"suit.{suit.value}.letter")
