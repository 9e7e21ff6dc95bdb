"""Settling a deal: who scores what, and why (RULES 1, 3-5, 7.1, 7.2, 8.1, 8.9)."""

from __future__ import annotations

import msgspec
from msgspec.structs import replace

from acesaround.game.score import Outcome, SideScore
from acesaround.rules import Rules, total_trick_points

Pair = tuple[int, ...]

MOON_LOST = 500
"""What failing to win them all costs once they were announced (large scale)."""


class Tally(msgspec.Struct, frozen=True, kw_only=True):
    """What each side has at the end of a deal, indexed by side: points, and tricks won.

    ``lost`` are meld points that do not count because the player who had them won no trick.
    ``bidder`` is the bidding side; None without an auction. ``impossible``: the deal was not
    played because the bid could not be reached; ``conceded``: the bidder gave it up;
    ``yielded``: every opponent did; ``thrown_in``: the bidder threw a forced bid in unseen.
    ``moon``: all tricks were announced. ``offender`` is the first side that played a forbidden
    card. ``before`` are the scores before the deal.
    """

    melds: Pair
    tricks: Pair
    won: Pair
    lost: Pair = ()
    bidder: int | None = None
    bid: int = 0
    impossible: bool = False
    conceded: bool = False
    yielded: bool = False
    thrown_in: bool = False
    moon: bool = False
    offender: int | None = None
    before: Pair = ()


def settle(rules: Rules, tally: Tally) -> tuple[Outcome, tuple[SideScore, ...]]:
    """How the contract ended and each side's settlement, without running totals."""
    if tally.offender is not None and rules.play.wrong_card in ("all_250", "set_bid"):
        return Outcome.OFFENCE, _stopped(rules, tally, tally.offender)
    outcome, scores = _played(rules, tally)
    if tally.offender is not None:
        scores = tuple(
            _penalised(rules, tally, score, side) if side == tally.offender else score
            for side, score in enumerate(scores)
        )
        if tally.offender == tally.bidder and outcome is Outcome.MADE:
            outcome = Outcome.SET
    return outcome, scores


def _played(rules: Rules, tally: Tally) -> tuple[Outcome, tuple[SideScore, ...]]:
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
    assert tally.bidder is not None
    if tally.thrown_in:
        return Outcome.THROWN_IN
    if tally.impossible:
        return Outcome.IMPOSSIBLE
    if tally.conceded:
        return Outcome.CONCEDED
    if tally.yielded:
        return Outcome.YIELDED
    enough = _melds(rules, tally, tally.bidder) + tricks >= tally.bid
    if rules.scoring.bidder_needs_counter and tricks == 0:
        enough = False
    if tricks < rules.scaled(rules.scoring.min_tricks):
        enough = False
    if tally.moon and not _all_tricks(tally):
        enough = False
    return Outcome.MADE if enough else Outcome.SET


def _all_tricks(tally: Tally) -> bool:
    return all(not won or side == tally.bidder for side, won in enumerate(tally.won))


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
    change = tricks[side] + counted
    return SideScore(tally.melds[side], tricks[side], keeps, 0, change, counted=counted)


def _bidders(rules: Rules, tally: Tally, tricks: Pair, outcome: Outcome) -> SideScore:
    assert tally.bidder is not None
    melds, points = tally.melds[tally.bidder], tricks[tally.bidder]
    if outcome is Outcome.THROWN_IN:
        return SideScore(melds, points, False, 0, 0)
    counted = _melds(rules, tally, tally.bidder)
    if outcome is Outcome.YIELDED:
        # Nothing was played: the bid counts as made, whatever it would have come to.
        short = max(0, tally.bid - counted)
        return SideScore(melds, points, True, short, counted + short, counted=counted)
    if outcome is Outcome.MADE:
        bonus = _moon_bonus(rules, tally)
        change = counted + points + bonus
        return SideScore(melds, points, True, 0, change, counted=counted, bonus=bonus)
    if tally.moon and outcome is Outcome.SET:
        lost = -rules.scaled(MOON_LOST)
        return SideScore(melds, points, False, 0, lost, bonus=lost)
    loss = -tally.bid if rules.scoring.fall_short == "lose_bid" else 0
    return SideScore(melds, points, False, loss, loss)


def _moon_bonus(rules: Rules, tally: Tally) -> int:
    contracts = rules.contracts
    if contracts is None or not _all_tricks(tally):
        return 0
    return rules.scaled(contracts.moon_points) if tally.moon or contracts.moon == "bonus" else 0


def _others(rules: Rules, tally: Tally, tricks: Pair, side: int, outcome: Outcome) -> SideScore:
    lost = outcome in (Outcome.SET, Outcome.IMPOSSIBLE, Outcome.CONCEDED)
    gain = 0
    if lost and rules.scoring.fall_short == "opponents_gain_only":
        return SideScore(tally.melds[side], tricks[side], False, tally.bid, tally.bid)
    if lost and rules.scoring.fall_short == "opponents_gain":
        gain = tally.bid
    # An unplayed deal gives nobody a chance to win a trick, so melds count without one.
    unplayed = outcome in (Outcome.IMPOSSIBLE, Outcome.CONCEDED)
    keeps = unplayed or (outcome is not Outcome.YIELDED and _keeps(rules, tally, side))
    counted = _melds(rules, tally, side) if keeps else 0
    # Too few trick points take the tricks themselves away as well (RULES 8.1).
    short = tricks[side] < rules.scaled(rules.scoring.min_tricks)
    points = 0 if short and not unplayed else tricks[side]
    bonus = 0
    if outcome is Outcome.CONCEDED and rules.contracts and rules.contracts.throw_in_bonus:
        bonus = total_trick_points(rules)
    change = points + counted + gain + bonus
    return SideScore(
        tally.melds[side], tricks[side], keeps, gain, change, counted=counted, bonus=bonus
    )


def _stopped(rules: Rules, tally: Tally, offender: int) -> tuple[SideScore, ...]:
    """The settlement of a deal that a forbidden card has ended (RULES 7.2)."""
    scores: list[SideScore] = []
    for side, melds in enumerate(tally.melds):
        tricks = tally.tricks[side]
        if rules.play.wrong_card == "all_250":
            every = total_trick_points(rules)
            score = SideScore(melds, every, True, 0, melds + every, counted=melds)
            if side == offender:
                score = SideScore(melds, tricks, False, 0, 0)
        elif side == offender:
            score = SideScore(melds, tricks, False, -tally.bid, -tally.bid)
        else:
            more = max(0, tally.bid - melds)
            score = SideScore(melds, tricks, True, more, melds + more, counted=melds)
        scores.append(score)
    return tuple(scores)


def _penalised(rules: Rules, tally: Tally, score: SideScore, side: int) -> SideScore:
    """What a forbidden card costs a side whose deal was played on (RULES 1, 9 C9)."""
    penalty = rules.play.wrong_card
    if penalty == "game":
        lost = -(tally.before[side] if tally.before else 0)
        return replace(score, keeps_melds=False, counted=0, change=lost, bonus=lost)
    if side == tally.bidder:
        loss = -tally.bid if rules.scoring.fall_short == "lose_bid" else 0
        return SideScore(score.melds, score.tricks, False, loss, loss)
    if penalty == "deal":
        return SideScore(score.melds, score.tricks, False, 0, 0)
    return replace(score, change=score.change - score.tricks, bonus=score.bonus - score.tricks)


def _rounded(rules: Rules, points: int) -> int:
    if not rules.scoring.round_card_points:
        return points
    tens, ones = divmod(points, 10)
    return 10 * (tens + (1 if ones >= 7 else 0))


def bidder_alone(
    rules: Rules, tally: Tally, outcome: Outcome, scores: tuple[SideScore, ...]
) -> Pair:
    """The changes where only the bidder scores points (RULES 6, points mode)."""
    assert rules.chips is not None
    mode = rules.chips.points_mode

    def change(side: int, score: SideScore) -> int:
        if side != tally.bidder:
            return 0
        if outcome is not Outcome.MADE or mode == "actual":
            return score.change
        return tally.bid if mode == "bid" else score.counted + total_trick_points(rules)

    return tuple(change(side, score) for side, score in enumerate(scores))
