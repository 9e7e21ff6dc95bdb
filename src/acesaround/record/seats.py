"""What records call the seats: places at the table, clockwise from South, by letter and name."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from acesaround.game import side_of, sides
from acesaround.rules import Rules

_PLACES = {
    2: ("South", "North"),
    3: ("South", "West", "East"),
    4: ("South", "West", "North", "East"),
}
PLACES = _PLACES[4]


@dataclass(frozen=True)
class Seats:
    """The seats of a table, by number from 0. ``names`` are the places; a letter is the first."""

    names: tuple[str, ...]

    @staticmethod
    def of(rules: Rules) -> Seats:
        """The seats of a game under these rules."""
        return seats_of(rules.deal.players)

    def letter(self, seat: int) -> str:
        """The letter of a seat: ``S``."""
        return self.names[seat][0]

    def find(self, text: str) -> int | None:
        """The seat that a letter or a name means, in either case; None if it is none of these."""
        wanted = text.casefold()
        for seat, name in enumerate(self.names):
            if wanted in (name[0].casefold(), name.casefold()):
                return seat
        return None

    def side(self, rules: Rules, side: int) -> str:
        """The letters of those who score together: ``S+N``, or ``S`` alone."""
        return "+".join(
            self.letter(seat) for seat in range(len(self.names)) if side_of(rules, seat) == side
        )

    def sides(self, rules: Rules) -> tuple[str, ...]:
        """Every side by its letters."""
        return tuple(self.side(rules, side) for side in sides(rules))


@cache
def seats_of(players: int) -> Seats:
    """The seats of a table of so many."""
    return Seats(_PLACES[players])
