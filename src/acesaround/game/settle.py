"""Settling a deal: who scores what, and why (RULES 1, 7.1, 7.2)."""

from __future__ import annotations

import msgspec

from acesaround.game.score import Outcome, SideScore
from acesaround.rules import Rules

Pair = tuple[int, ...]


class Tally(msgspec.Struct, frozen=True, kw_only=True):
    """What each side has at the end of a deal, indexed by side: points, and tricks won.

    ``lost`` are meld points that do not count because the player who had them won no trick.
    ``bidder`` is the bidding side; None without an auction. ``impossible``: the deal was not
    played because the bid could not be reached.
    """

    melds: Pair
    tricks: Pair
    won: Pair
    lost: Pair = ()
    bidder: int | None = None
    bid: int = 0
    impossible: bool = False


def settle(rules: Rules, tally: Tally) -> tuple[Outcome, tuple[SideScore, ...]]:
    """How the contract ended and each side's settlement, without running totals."""
    tricks = tuple(_rounded(rules, points) for points in tally.tricks)
    if tally.bidder is None:
        scores = (_own(rules, tally, tricks, side) for side in range(len(tricks)))
        return Outcome.NONE, tuple(scores)
    outcome = _outcome(rules, tally, tricks[tally.bidder])
    return outcome, tuple(
        _bidders(rules, tally, tricks, outcome)
        if side == tally.bidder
        else _others(rules, tally, tricks, side, outcome)
        for side in range(len(tricks))
    )


def _outcome(rules: Rules, tally: Tally, tricks: int) -> Outcome:
    if tally.impossible:
        return Outcome.IMPOSSIBLE
    assert tally.bidder is not None
    enough = _melds(rules, tally, tally.bidder) + tricks >= tally.bid
    if rules.scoring.bidder_needs_counter and tricks == 0:
        enough = False
    if tricks < rules.scaled(rules.scoring.min_tricks):
        enough = False
    return Outcome.MADE if enough else Outcome.SET


def _melds(rules: Rules, tally: Tally, side: int) -> int:
    """The meld points that a side can score at all."""
    points = tally.melds[side] - (tally.lost[side] if tally.lost else 0)
    return points if points >= rules.scaled(rules.scoring.min_melds) else 0


def _keeps(rules: Rules, tally: Tally, side: int) -> bool:
    needed = rules.scoring.keep_melds
    if tally.tricks[side] < rules.scaled(rules.scoring.min_tricks):
        return False
    if needed == "counter":
        return tally.tricks[side] > 0
    return needed == "always" or tally.won[side] > 0


def _own(rules: Rules, tally: Tally, tricks: Pair, side: int) -> SideScore:
    keeps = _keeps(rules, tally, side)
    counted = _melds(rules, tally, side) if keeps else 0
    return SideScore(
        tally.melds[side], tricks[side], keeps, 0, tricks[side] + counted, counted=counted
    )


def _bidders(rules: Rules, tally: Tally, tricks: Pair, outcome: Outcome) -> SideScore:
    assert tally.bidder is not None
    melds, points = tally.melds[tally.bidder], tricks[tally.bidder]
    if outcome is Outcome.MADE:
        counted = _melds(rules, tally, tally.bidder)
        return SideScore(melds, points, True, 0, counted + points, counted=counted)
    loss = -tally.bid if rules.scoring.fall_short == "lose_bid" else 0
    return SideScore(melds, points, False, loss, loss)


def _others(rules: Rules, tally: Tally, tricks: Pair, side: int, outcome: Outcome) -> SideScore:
    gain = 0
    if outcome is not Outcome.MADE and rules.scoring.fall_short == "opponents_gain":
        gain = tally.bid
    # An unplayed deal gives nobody a chance to win a trick, so melds count without one.
    keeps = outcome is Outcome.IMPOSSIBLE or _keeps(rules, tally, side)
    counted = _melds(rules, tally, side) if keeps else 0
    # Too few trick points take the tricks themselves away as well (RULES 8.1).
    short = tricks[side] < rules.scaled(rules.scoring.min_tricks)
    points = 0 if short and outcome is not Outcome.IMPOSSIBLE else tricks[side]
    change = points + counted + gain
    return SideScore(tally.melds[side], tricks[side], keeps, gain, change, counted=counted)


def _rounded(rules: Rules, points: int) -> int:
    if not rules.scoring.round_card_points:
        return points
    tens, ones = divmod(points, 10)
    return 10 * (tens + (1 if ones >= 7 else 0))
