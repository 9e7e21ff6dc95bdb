"""What a settled deal leaves behind: for each side the numbers and how they came about."""

from __future__ import annotations

from enum import Enum

import msgspec

from acesaround.game.stakes import Stake


class Outcome(Enum):
    """How the contract ended; NONE where there was no auction.

    CONCEDED: the bidder gave up; YIELDED: every opponent did; OFFENCE: a forbidden card ended it;
    THROWN_IN: the bidder threw a forced bid in before the widow was taken up.
    """

    MADE = "made"
    SET = "set"
    IMPOSSIBLE = "impossible"
    CONCEDED = "conceded"
    YIELDED = "yielded"
    OFFENCE = "offence"
    THROWN_IN = "thrown_in"
    NONE = "none"


class SideScore(msgspec.Struct, frozen=True):
    """One side's settlement, in points.

    ``melds`` and ``tricks`` are what it had (tricks after any rounding), ``keeps_melds`` whether
    melds count at all and ``counted`` how many of their points do, ``bid`` what the contract added
    (others gain it) or took (a set, negative), ``bonus`` what all tricks, a
    deal given up or a penalty added or took, ``change`` what the deal adds to the score and
    ``total`` the score after it.
    """

    melds: int
    tricks: int
    keeps_melds: bool
    bid: int
    change: int
    total: int = 0
    counted: int = 0
    bonus: int = 0


class DealScore(msgspec.Struct, frozen=True):
    """The settlement of a deal; ``sides`` is indexed by side. ``bidder`` is the bidding seat.

    Where the deal is paid in chips, ``change`` and ``total`` of the sides are chips, and ``pot`` is
    what the pot gains or loses; ``refill`` are chips that each player put into it first, because
    it held too little.

    Where chips are paid beside the points, ``stakes`` are the payments and ``chips`` what each
    player of a side wins or loses by them, indexed by side; the deal that ends a game holds those
    for the game too.
    """

    number: int
    dealer: int
    outcome: Outcome
    sides: tuple[SideScore, ...]
    bidder: int | None = None
    bid: int | None = None
    pot: int = 0
    refill: int = 0
    stakes: tuple[Stake, ...] = ()
    chips: tuple[int, ...] = ()
