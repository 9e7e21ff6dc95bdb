"""When a game is over and who has won it (RULES 1, 7.1, 10.7)."""

from __future__ import annotations

import msgspec
from msgspec.structs import replace

from acesaround.rules import Rules

RAISE = 250
"""By how many points (large scale) a game is lengthened when it cannot be decided."""


class Verdict(msgspec.Struct, frozen=True):
    """After a deal: the side that has won, if any, and the points that the game goes to now.

    ``leaves`` is the side that is first and leaves while the others play on; with a winner too,
    that one is second, for nobody is left to play on against.
    """

    winner: int | None
    target: int
    leaves: int | None = None


def reached(rules: Rules, total: int, target: int) -> bool:
    """Whether a score is enough for the game."""
    return total > target if rules.match.strictly_more else total >= target


class Position(msgspec.Struct, frozen=True):
    """The state of a game after a deal.

    ``bidder`` is the bidding side, ``out`` are the sides that have won and left before, ``barred``
    those that have claimed the game wrongly, ``deals`` is the number of deals so far.
    """

    totals: tuple[int, ...]
    target: int
    bidder: int | None = None
    out: tuple[int, ...] = ()
    deals: int = 0
    barred: tuple[int, ...] = ()

    @property
    def contenders(self) -> tuple[int, ...]:
        """The sides that can still win."""
        lost = (*self.out, *self.barred)
        return tuple(side for side in range(len(self.totals)) if side not in lost)


def finish(rules: Rules, position: Position) -> Verdict:
    """The verdict on the totals after a deal."""
    totals, target = position.totals, position.target
    if rules.match.deals:
        return _after_deals(rules, position)
    left = position.contenders
    if len(left) == 1:
        return Verdict(left[0], target)
    there = [side for side in left if reached(rules, totals[side], target)]
    if not there:
        return Verdict(None, target)
    on = rules.match.when_one_is_out == "play_on"
    if len(there) == 1:
        return first_out(rules, position, there[0])
    rule = rules.match.end_rule
    if rule == "bidder_first" and position.bidder in there:
        return Verdict(position.bidder, target)
    best = max(totals[side] for side in there)
    leaders = [side for side in there if totals[side] == best]
    if rule == "raise" or on or len(leaders) > 1:
        return Verdict(None, target + rules.scaled(RAISE))
    return Verdict(leaders[0], target)


def first_out(rules: Rules, position: Position, side: int) -> Verdict:
    """The verdict when a side is the first to have the game, after a deal or by a right claim.

    Whatever the others have: where they play on, one of them may be second at once.
    """
    on = rules.continuation
    if rules.match.when_one_is_out != "play_on" or on is None:
        return Verdict(side, position.target)
    rest = finish(on, replace(position, out=(*position.out, side)))
    return Verdict(rest.winner, rest.target, leaves=side)


def _after_deals(rules: Rules, position: Position) -> Verdict:
    """A game of so many deals goes to the highest score; a tie is played on."""
    best = max(position.totals)
    leaders = [side for side, total in enumerate(position.totals) if total == best]
    over = position.deals >= rules.match.deals and len(leaders) == 1
    return Verdict(leaders[0] if over else None, position.target)


def counts_at_once(rules: Rules) -> bool:
    """Whether melds and tricks count as they are made, so that a deal may end in the middle."""
    return rules.match.end_rule == "first_to_reach"


def first_there(rules: Rules, running: tuple[int, ...], target: int) -> int | None:
    """The side whose running total has reached the game."""
    return next((side for side, total in enumerate(running) if reached(rules, total, target)), None)
