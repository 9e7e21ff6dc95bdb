"""The reasons for a move, as sentences in the reader's language."""

from __future__ import annotations

from acesaround.ai import Advice, Detail
from acesaround.cards import Card, Hand, Suit
from acesaround.rules import MeldKind
from acesaround.words.catalog import Catalog


def explain(advice: Advice, catalog: Catalog) -> str:
    """The sentence for a reason, with its cards, suits and melds in words.

    Raises:
        MissingMessage: the catalog has no text for the code.
        MissingArgument: the advice lacks a field of the text.
    """
    words = {name: _in_words(name, advice, catalog) for name in advice.details}
    return catalog.say(f"reason.{advice.code}", **words)


def _in_words(name: str, advice: Advice, catalog: Catalog) -> object:
    detail = advice.details[name]
    if isinstance(detail, MeldKind):
        return _meld(detail, advice.details, catalog)
    if isinstance(detail, Suit):
        return catalog.say(f"suit.{detail.value}")
    if isinstance(detail, Card):
        return _card(detail, catalog)
    if isinstance(detail, tuple):
        return _cards(detail, catalog)
    return detail


def _card(card: Card, catalog: Catalog) -> str:
    rank = catalog.say(f"rank.{card.rank.value}")
    return catalog.say("card.name", rank=rank, suit=catalog.say(f"suit.{card.suit.value}"))


def _cards(cards: Hand, catalog: Catalog) -> str:
    """The cards one after the other, the last joined with "and"."""
    names = [_card(card, catalog) for card in cards]
    if not names:
        return ""
    text = names[0]
    for name in names[1:-1]:
        text = catalog.say("card.comma", first=text, second=name)
    if len(names) > 1:
        text = catalog.say("card.and", first=text, second=names[-1])
    return text


def _meld(kind: MeldKind, details: dict[str, Detail], catalog: Catalog) -> str:
    """The meld's name; suit and number of times are read off its cards."""
    cards = details.get("cards", ())
    assert isinstance(cards, tuple)
    suit = catalog.say(f"suit.{cards[0].suit.value}") if cards else ""
    card = _card(cards[0], catalog) if cards else ""
    double = bool(cards) and len(cards) > 1 and all(cards.count(each) > 1 for each in cards)
    if double:
        return catalog.say(f"meld.double.{kind.value}", suit=suit, card=card)
    return catalog.say(f"meld.{kind.value}", suit=suit, card=card)
