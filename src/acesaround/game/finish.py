"""When a game is over and who has won it (RULES 1, 7.1, 10.7)."""

from __future__ import annotations

import msgspec

from acesaround.rules import Rules

RAISE = 250
"""By how many points (large scale) a game is lengthened when it cannot be decided."""


class Verdict(msgspec.Struct, frozen=True):
    """After a deal: the side that has won, if any, and the points that the game goes to now."""

    winner: int | None
    target: int


def reached(rules: Rules, total: int, target: int) -> bool:
    """Whether a score is enough for the game."""
    return total > target if rules.match.strictly_more else total >= target


def finish(rules: Rules, totals: tuple[int, ...], target: int, bidder: int | None) -> Verdict:
    """The verdict on the totals after a deal; ``bidder`` is the bidding side."""
    there = [side for side, total in enumerate(totals) if reached(rules, total, target)]
    if not there:
        return Verdict(None, target)
    if len(there) == 1:
        return Verdict(there[0], target)
    rule = rules.match.end_rule
    if rule == "bidder_first" and bidder in there:
        return Verdict(bidder, target)
    best = max(totals)
    leaders = [side for side in there if totals[side] == best]
    if rule == "raise" or len(leaders) > 1:
        return Verdict(None, target + rules.scaled(RAISE))
    return Verdict(leaders[0], target)


def counts_at_once(rules: Rules) -> bool:
    """Whether melds and tricks count as they are made, so that a deal may end in the middle."""
    return rules.match.end_rule == "first_to_reach"


def first_there(rules: Rules, running: tuple[int, ...], target: int) -> int | None:
    """The side whose running total has reached the game."""
    return next((side for side, total in enumerate(running) if reached(rules, total, target)), None)
