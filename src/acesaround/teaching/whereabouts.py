"""Where the hidden cards may be, as data: how likely each is where, and how many deals there are.

It is put into words elsewhere; importing it loads none of the code that finds it out.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from acesaround.cards import Card, Hand


class HiddenPlace(msgspec.Struct, frozen=True):
    """A place of hidden cards: a seat's hand, or one of those where cards lie aside."""

    place: Literal["hand", "stock", "widow", "buried"]
    seat: int | None


class CardChances(msgspec.Struct, frozen=True):
    """How likely each place holds the card at all, from 0 to 1; ``out`` is how many are hidden."""

    card: Card
    out: int
    chances: tuple[float, ...]


class Counted(msgspec.Struct, frozen=True):
    """What only counting everything together proves: cards that a seat must or cannot hold."""

    seat: int
    must: Hand
    cannot: Hand


class Whereabouts(msgspec.Struct, frozen=True):
    """Where every hidden card may be, by all that the reader has seen.

    ``deals`` is in how many ways the hidden cards can lie. What melds that were not shown prove can
    sometimes only be tried, deal by deal: then ``deals`` is an estimate, and the chances are shares
    of ``drawn`` deals that were drawn at random; else that is 0. ``exact`` is False where too few
    deals met every condition: then there are at most so many, and the chances leave it out of
    account. A chance of 0 or 1 is always a certainty.
    """

    places: tuple[HiddenPlace, ...]
    cards: tuple[CardChances, ...]
    counted: tuple[Counted, ...]
    deals: int
    drawn: int
    exact: bool
