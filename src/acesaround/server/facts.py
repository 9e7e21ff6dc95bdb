"""What is public about a table beside its game: who sits where, and what it waits for."""

from __future__ import annotations

from typing import Literal

import msgspec

from acesaround.game import State
from acesaround.words import Catalog

Who = Literal["person", "computer", "open"]
Pace = Literal["slow", "normal", "fast"]
Hold = Literal["melds", "score"]


class SeatFacts(msgspec.Struct, frozen=True, kw_only=True):
    """Who sits on a seat; ``name`` is what a person calls himself, empty if he does not say."""

    who: Who
    name: str = ""
    connected: bool = False


class TableFacts(msgspec.Struct, frozen=True, kw_only=True):
    """A table as everybody at it may know it.

    ``acknowledged`` is the number of events up to which somebody has said to go on.
    """

    id: str
    seats: tuple[SeatFacts, ...]
    pace: Pace
    acknowledged: int = 0

    @property
    def open_seats(self) -> int:
        """How many people are still awaited."""
        return sum(seat.who == "open" for seat in self.seats)


def holding(seen: State, acknowledged: int) -> Hold | None:
    """What the table shows until somebody goes on: the melds before the first lead, or the score.

    Read off the game, so that a table that was restored holds where it held before.
    """
    deal = seen.deal
    if deal is None or seen.winner is not None or seen.events <= acknowledged:
        return None
    if seen.phase == "deal" and deal.score is not None:
        return "score"
    unplayed = deal.trick is None and not deal.tricks
    return "melds" if seen.phase == "tricks" and unplayed and any(deal.shown) else None


def names_for(words: Catalog, seats: tuple[SeatFacts, ...], reader: int) -> tuple[str, ...]:
    """What the reader calls each seat: by name, or by its place at the table.

    A reader who sits on none of them (-1) is told of people without a name as "somebody".
    """
    return tuple(_name(words, seats, seat, reader) for seat in range(len(seats)))


def _name(words: Catalog, seats: tuple[SeatFacts, ...], seat: int, reader: int) -> str:
    facts = seats[seat]
    if facts.who == "open":
        return words.say("seat.open")
    if facts.name:
        return facts.name
    if seat == reader:
        return words.say("seat.you")
    if reader < 0 and facts.who == "person":
        return words.say("seat.somebody")
    if len(seats) == 2:
        return words.say("seat.opponent")
    return words.say(f"seat.place.{len(seats)}.{seat}")
