"""Melds in words."""

from __future__ import annotations

from collections.abc import Iterable

from acesaround.cards import Card, Suit
from acesaround.rules import Meld, MeldKind, meld_points
from acesaround.words.cards import card_name, suit_name
from acesaround.words.catalog import Catalog
from acesaround.words.voice import listed, points

_MULTIPLES = {2: "double", 3: "triple", 4: "fourfold"}


def meld_name(
    words: Catalog, kind: MeldKind, times: int, suit: Suit | None, card: Card | None = None
) -> str:
    """A meld by its name: "run in spades", "double pinochle".

    ``card`` is the one that lies beside a run, needed for that kind alone.
    """
    in_suit = suit_name(words, suit) if suit is not None else ""
    extra = card_name(words, card) if card is not None else ""
    if times == 1:
        return words.say(f"meld.{kind.value}", suit=in_suit, card=extra)
    return words.say(f"meld.{_MULTIPLES[times]}.{kind.value}", suit=in_suit, card=extra)


def meld_text(words: Catalog, meld: Meld) -> str:
    """A meld by its name: "run in spades"."""
    return meld_name(words, meld.kind, meld.times, meld.suit, meld.cards[0])


def melds_text(words: Catalog, melds: Iterable[Meld]) -> str:
    """Several melds and what they are worth: "run in spades (150) and pinochle (40)"."""
    return listed(
        words,
        [
            words.say("meld.and_points", meld=meld_text(words, meld), points=meld.points)
            for meld in melds
        ],
    )


def total_text(words: Catalog, melds: Iterable[Meld]) -> str:
    """The points of several melds together: "190 points"."""
    return points(words, meld_points(melds))
