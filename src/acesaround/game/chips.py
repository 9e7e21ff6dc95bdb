"""Chips: what a contract costs or brings, and the pot (RULES 6, 10.6)."""

from __future__ import annotations

import msgspec

from acesaround.cards import Suit
from acesaround.rules import Chips

_UNITS: dict[str, tuple[tuple[int, int], ...]] = {
    "s001": ((0, 3), (350, 5), (400, 10), (450, 15), (500, 20), (550, 25), (600, 30)),
    "hoyle": ((0, 1), (350, 2), (400, 4), (450, 6), (500, 8), (550, 10), (600, 13)),
    "scarne": (
        (0, 2),
        (300, 3),
        (350, 5),
        (400, 7),
        (450, 10),
        (500, 13),
        (550, 17),
        (600, 21),
        (650, 25),
        (700, 30),
    ),
    "scarne_plain": tuple((0 if n == 0 else 250 + 50 * n, 2 + n) for n in range(10)),
}


class Payment(msgspec.Struct, frozen=True):
    """What a deal changes: chips of every seat at the table, and of the pot."""

    seats: tuple[int, ...]
    pot: int


def unit_steps(chips: Chips) -> tuple[tuple[int, int], ...]:
    """From which bid on (points of the large scale) one opponent pays how many chips."""
    return _UNITS[chips.units]


def unit(chips: Chips, bid: int, trump: Suit | None, conceded: bool = False) -> int:
    """Chips that one opponent pays for a bid (points of the large scale) with this trump."""
    plain = [units for least, units in unit_steps(chips) if bid >= least][-1]
    if trump is Suit.SPADES and chips.spades == "double":
        return plain if conceded and chips.conceded_spades == "single" else 2 * plain
    return 3 * plain if trump is Suit.HEARTS and chips.hearts_triple else plain


class Bargain(msgspec.Struct, frozen=True, kw_only=True):
    """A contract that has ended: bidder, bid in points, trump, and how.

    ``conceded``: the bidder gave up; ``thrown_in``: before the widow was taken up.
    """

    bidder: int
    bid: int
    trump: Suit | None
    made: bool
    conceded: bool = False
    thrown_in: bool = False


def pay(chips: Chips, bargain: Bargain, table: int, active: tuple[int, ...], pot: int) -> Payment:
    """The payments for a contract; ``table`` is the number of seats, ``pot`` what is in it.

    A pot that holds too little pays what it has, or everybody at the table first puts in the same
    number of chips, the least with which it can pay.
    """
    each = _each(chips, bargain)
    if bargain.thrown_in:
        # The pot alone is paid, by whatever bid.
        return Payment(tuple(each if seat == bargain.bidder else 0 for seat in range(table)), -each)
    payers = range(table) if chips.inactive_settles else active
    seats = [0] * table
    for seat in payers:
        if seat != bargain.bidder:
            seats[seat] -= each
            seats[bargain.bidder] += each
    part = refill(chips, bargain, table, pot)
    from_pot = min(_due(chips, bargain), pot + part * table)
    seats[bargain.bidder] += from_pot
    return Payment(tuple(seat - part for seat in seats), part * table - from_pot)


def refill(chips: Chips, bargain: Bargain, table: int, pot: int) -> int:
    """Chips that each of the ``table`` players puts into the pot before it can pay."""
    if chips.pot_short != "refill":
        return 0
    return -(-max(0, _due(chips, bargain) - pot) // table)


def _due(chips: Chips, bargain: Bargain) -> int:
    """Chips that the pot owes the bidder; negative where the bidder owes it."""
    return _each(chips, bargain) if bargain.bid >= chips.pot_from else 0


def _each(chips: Chips, bargain: Bargain) -> int:
    """Chips that the bidder gets from each opponent; negative where the bidder pays."""
    each = unit(chips, bargain.bid, bargain.trump, bargain.conceded)
    if bargain.made:
        return each
    return -each * (2 if chips.double_bete and not bargain.conceded else 1)


def all_passed(chips: Chips, table: int, active: tuple[int, ...]) -> Payment:
    """The payments into the pot when nobody bids."""
    payers = set(range(table) if chips.all_pass_pays == "everyone" else active)
    seats = tuple(-chips.ante if seat in payers else 0 for seat in range(table))
    return Payment(seats, -sum(seats))


def share(pot: int, table: int) -> Payment:
    """The pot divided at the end of the game; what cannot be divided stays in it."""
    part = pot // table
    return Payment((part,) * table, -part * table)
