"""The reasons for a move, as sentences in the reader's language."""

from __future__ import annotations

from acesaround.ai import Advice, Detail
from acesaround.cards import Card, Suit
from acesaround.rules import MeldKind
from acesaround.words.cards import card_name, suit_name
from acesaround.words.catalog import Catalog
from acesaround.words.figures import is_nothing, number_text
from acesaround.words.melds import meld_name
from acesaround.words.voice import listed


def explain(advice: Advice, catalog: Catalog) -> str:
    """The sentence for a reason, with its cards, suits and melds in words.

    Raises:
        MissingMessage: the catalog has no text for the code.
        MissingArgument: the advice lacks a field of the text.
    """
    words = {name: _in_words(name, advice, catalog) for name in advice.details}
    if "half" in advice.details and is_nothing(_number(advice.details["points"])):
        # A choice that is close, with a difference that figures do not show.
        return catalog.say(f"even.{advice.code}", **words)
    return catalog.say(f"reason.{advice.code}", **words)


def _number(detail: Detail) -> float:
    assert isinstance(detail, int | float)
    return detail


def _in_words(name: str, advice: Advice, catalog: Catalog) -> object:
    detail = advice.details[name]
    if isinstance(detail, MeldKind):
        return _meld(detail, advice.details, catalog)
    if isinstance(detail, Suit):
        return suit_name(catalog, detail)
    if isinstance(detail, Card):
        return card_name(catalog, detail)
    if isinstance(detail, tuple):
        return listed(catalog, [card_name(catalog, card) for card in detail])
    if isinstance(detail, float):
        return number_text(catalog, detail)
    return detail


def _meld(kind: MeldKind, details: dict[str, Detail], catalog: Catalog) -> str:
    """The meld's name; suit and number of times are read off its cards."""
    cards = details.get("cards", ())
    assert isinstance(cards, tuple)
    if not cards:
        return meld_name(catalog, kind, 1, None)
    double = len(cards) > 1 and all(cards.count(each) > 1 for each in cards)
    return meld_name(catalog, kind, 2 if double else 1, cards[0].suit, cards[0])
