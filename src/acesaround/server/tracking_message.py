"""What a good memory knows of the hidden cards, as the page is told of it."""

from __future__ import annotations

import msgspec

from acesaround.cards import Card


class TrackedHand(msgspec.Struct, frozen=True, kw_only=True):
    """Another seat's hand: how many cards it has, and what is proved of them, in words."""

    seat: int
    name: str
    size: int
    facts: tuple[str, ...]


class TrackedCard(msgspec.Struct, frozen=True, kw_only=True):
    """A card that is hidden, ``out`` copies of it.

    ``chances`` are those that each place holds it at all, in per cent: 0 and 100 only where that is
    certain. ``high`` marks the cards that decide tricks: aces, tens and trumps.
    """

    card: Card
    out: int
    high: bool
    chances: tuple[int, ...]


class Tracking(msgspec.Struct, frozen=True, kw_only=True):
    """What is known of the hidden cards; ``n`` is the number of the picture it belongs to.

    ``text`` says how many deals are still possible, or why that is not known. ``places`` name the
    places of hidden cards: hands in the order of ``hands``, then what lies aside.
    """

    n: int
    text: str
    hands: tuple[TrackedHand, ...]
    places: tuple[str, ...]
    cards: tuple[TrackedCard, ...]
