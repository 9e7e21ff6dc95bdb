"""Whose numbers the score pad asks for, by codes in the letters of the seats."""

from __future__ import annotations

from typing import NamedTuple

from acesaround.game import State, current_deal, side_of, sides
from acesaround.record.seats import Seats

BIDDER, OTHERS = "bidder", "others"
"""The codes where the bidder alone scores: the others are counted together."""


class PadParty(NamedTuple):
    """Who is asked for one number: a code (``S``, ``S+N``, ``bidder``), and the seats."""

    code: str
    seats: tuple[int, ...]


def padded_seats(state: State) -> tuple[PadParty, ...]:
    """Each seat that has cards in the deal."""
    seats = Seats.of(state.rules)
    return tuple(PadParty(seats.letter(seat), (seat,)) for seat in current_deal(state).seats)


def padded_sides(state: State) -> tuple[PadParty, ...]:
    """Each side that has cards in the deal."""
    rules, dealt = state.rules, current_deal(state).seats
    names = Seats.of(rules)
    found = (
        PadParty(names.side(rules, side), tuple(s for s in dealt if side_of(rules, s) == side))
        for side in sides(rules)
    )
    return tuple(party for party in found if party.seats)


def playing(state: State, bidder: int | None) -> tuple[PadParty, ...]:
    """Who is asked for tricks. Where the bidder alone scores, the others take them together.

    Before it is known who has bid, any seat stands for the bidder.
    """
    if state.rules.chips is None or state.rules.auction is None:
        return padded_sides(state)
    dealt = current_deal(state).seats
    alone = dealt[0] if bidder is None else bidder
    return PadParty(BIDDER, (alone,)), PadParty(OTHERS, tuple(s for s in dealt if s != alone))


def melding(state: State, bidder: int | None) -> tuple[PadParty, ...]:
    """Who is asked for melds: each player, where each must win a trick for them."""
    rules = state.rules
    if rules.chips is not None and rules.auction is not None:
        parties = playing(state, bidder)
        return parties[:1]
    if rules.scoring.credit == "player":
        return padded_seats(state)
    return padded_sides(state)
