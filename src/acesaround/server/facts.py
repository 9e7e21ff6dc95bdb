"""What is public about a table beside its game: who sits where, and what it waits for."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

import msgspec

from acesaround.game import Action, Decline, State, actor, legal_actions
from acesaround.server.levels import USUAL, Level
from acesaround.words import Catalog

Who = Literal["person", "computer", "open"]
Pace = Literal["slow", "normal", "fast"]
Hold = Literal["melds", "score", "abandoned"]
ASKED_IN_TURN = ("exchange", "offers")
"""Phases that ask every seat in turn, whatever it may answer, so that the question tells nothing.
"""


class SeatFacts(msgspec.Struct, frozen=True, kw_only=True):
    """Who sits on a seat; ``name`` is what a person calls himself, empty if he does not say.

    ``level`` is that of the computer player who sits there, or would.
    """

    who: Who
    name: str = ""
    level: Level = USUAL
    connected: bool = False


class TableFacts(msgspec.Struct, frozen=True, kw_only=True):
    """A table as everybody at it may know it.

    ``game`` counts the games at the table. ``acknowledged`` is the number of events up to which
    somebody has said to go on. ``on_path``: the game began on the first path for beginners.
    ``rest`` is the seat that has claimed all tricks that are left, and whose cards are played out.
    """

    id: str
    seats: tuple[SeatFacts, ...]
    pace: Pace
    game: int = 1
    acknowledged: int = 0
    on_path: bool = False
    rest: int | None = None

    @property
    def open_seats(self) -> int:
        """How many people are still awaited."""
        return sum(seat.who == "open" for seat in self.seats)

    @property
    def game_name(self) -> str:
        """What the game is called among the games of those who play it."""
        return name_of_game(self.id, self.game)

    @property
    def practice(self) -> bool:
        """Whether one person plays with computer players alone, and nobody else can come."""
        return is_practice(seat.who for seat in self.seats)


def name_of_game(table: str, game: int) -> str:
    """What the game with this number at a table is called."""
    return f"{table}-{game}"


def is_practice(sitting: Iterable[Who]) -> bool:
    """Whether of those who sit at a table one is a person and all others are computer players."""
    others = [who for who in sitting if who != "computer"]
    return others == ["person"]


def holding(seen: State, acknowledged: int) -> Hold | None:
    """What the table shows until somebody goes on: melds before anything else, or how a deal ended.

    Read off the game, so that a table that was restored holds where it held before.
    """
    deal = seen.deal
    if deal is None or seen.winner is not None or seen.events <= acknowledged:
        return None
    if seen.phase == "deal" and deal.score is not None:
        return "score"
    if seen.phase == "deal" and deal.abandoned:
        return "abandoned"
    answered = deal.contract is not None and deal.asked
    begun = deal.trick is not None or deal.tricks or deal.buried or answered
    shown = seen.phase in ("bury", "offers", "tricks") and any(deal.shown)
    return "melds" if shown and not begun else None


def only_no(seen: State) -> Action | None:
    """The answer of a seat that is asked in its turn and can only say no; the table gives it.

    Only the seat itself, and the table, know that there is no other.
    """
    seat = actor(seen)
    if seat is None or seat < 0 or seen.phase not in ASKED_IN_TURN:
        return None
    no = Decline(seat=seat)
    return no if tuple(legal_actions(seen)) == (no,) else None


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
