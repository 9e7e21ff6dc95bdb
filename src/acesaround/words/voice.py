"""Who is spoken to: a language, a reader's seat, and the names that this reader knows."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import overload

from acesaround.game import partner_of, players, side_of
from acesaround.rules import Rules
from acesaround.words.catalog import Catalog
from acesaround.words.forms import Name, joined


@dataclass(frozen=True)
class Voice:
    """Speaks of a game to one reader, whose own seat is "you".

    ``names`` are those of all seats, in the reader's language; ``out`` the seats that have reached
    the game and left it, the first one first.
    """

    words: Catalog
    rules: Rules
    seat: int
    names: tuple[str, ...]
    out: tuple[int, ...] = ()

    def person(self, seat: int) -> str:
        """The last part of the key of a sentence about a seat: ``you`` or ``other``."""
        return "you" if seat == self.seat else "other"

    def name(self, seat: int) -> str:
        """What the reader calls a seat."""
        return self.names[seat]

    def side_person(self, side: int) -> str:
        """The last part of the key of a sentence about a side.

        ``you`` (the reader alone), ``us`` (with a partner), ``pair`` or ``other``.
        """
        mine = self.seat in self.seats_of(side)
        if self.rules.deal.partners:
            return "us" if mine else "pair"
        return "you" if mine else "other"

    def side_name(self, side: int) -> str:
        """What the reader calls a side: "You and North", "West and East", "Opponent"."""
        seats = self.seats_of(side)
        if self.seat in seats:
            partner = partner_of(self.rules, self.seat)
            if partner is None:
                return self.words.say("seat.you")
            return self.words.say("seat.us", partner=self.name(partner))
        if len(seats) == 1:
            return self.name(seats[0])
        return self.words.say("seat.pair", first=self.name(seats[0]), second=self.name(seats[1]))

    def seats_of(self, side: int) -> tuple[int, ...]:
        """The seats that score for a side."""
        return tuple(seat for seat in players(self.rules) if side_of(self.rules, seat) == side)


def told(voice: Voice, key: str, seat: int, **args: object) -> str:
    """The sentence ``event.KEY`` about a seat, in the person that the reader's seat asks for."""
    return voice.words.say(f"event.{key}.{voice.person(seat)}", name=voice.name(seat), **args)


def points(words: Catalog, n: int) -> str:
    """A number of points: "1 point", "250 points"."""
    return words.say_n("score.points", n)


def chips(words: Catalog, n: int) -> str:
    """A number of chips: "1 chip", "3 chips"."""
    return words.say_n("score.chips", n)


def signed(voice: Voice, n: int) -> str:
    """What a score changes by, with its sign, in the unit of the game: "+3 chips"."""
    amount = chips if voice.rules.in_chips else points
    sign = "+" if n > 0 else "−" if n < 0 else ""
    return sign + amount(voice.words, abs(n))


@overload
def listed(words: Catalog, texts: Sequence[str]) -> str: ...
@overload
def listed(words: Catalog, texts: Sequence[Name]) -> Name | str: ...
def listed(words: Catalog, texts: Sequence[Name] | Sequence[str]) -> Name | str:
    """Several texts as one: "a", "a and b", "a, b and c"; names as one name."""
    return joined(texts, lambda parts: _row(words, parts, _last))


def either(words: Catalog, texts: Sequence[Name] | Sequence[str]) -> Name | str:
    """Several texts as a choice: "a", "a or b", "a, b or c"; names as one name."""
    return joined(texts, lambda parts: _row(words, parts, _or))


def _row(words: Catalog, texts: Sequence[str], end: Callable[[Catalog, str, str], str]) -> str:
    if len(texts) < 2:
        return "".join(texts)
    begun = texts[0]
    for text in texts[1:-1]:
        begun = words.say("list.more", first=begun, then=text)
    return end(words, begun, texts[-1])


def _last(words: Catalog, first: str, then: str) -> str:
    return words.say("list.last", first=first, then=then)


def _or(words: Catalog, first: str, then: str) -> str:
    return words.say("list.or", first=first, then=then)
