"""What a settlement adds or takes beside melds and tricks: bids, bonuses, penalties, chips."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from acesaround.game import DealScore, DealState, Outcome, side_of
from acesaround.words.voice import Voice, points


class Line(NamedTuple):
    """A line: words, and the points that count; None where they do not."""

    text: str
    points: int | None


def bids(voice: Voice, score: DealScore, side: int) -> bool:
    """Whether it is the bidding side."""
    return score.bidder is not None and side_of(voice.rules, score.bidder) == side


def moon_lost(deal: DealState, score: DealScore) -> bool:
    """Whether all tricks were announced and not won."""
    return deal.moon and score.outcome is Outcome.SET


def offends(voice: Voice, deal: DealState, side: int) -> bool:
    """Whether the side is the one that pays for a forbidden card, or for a false accusation.

    It is the first that has done either.
    """
    return bool(deal.offenders) and side_of(voice.rules, deal.offenders[0]) == side


def offence(deal: DealState) -> str:
    """The last part of the key of a text about what the offending side has done."""
    return "accusation" if deal.false_accusation else "card"


def bid_lines(voice: Voice, deal: DealState, score: DealScore, side: int) -> Iterator[Line]:
    """What the bid takes from the side, or adds to it."""
    words = voice.words
    bid, amount = score.bid, score.sides[side].bid
    if score.outcome is Outcome.OFFENCE:
        if amount and offends(voice, deal, side):
            yield Line(words.say(f"score.bid_offence.{offence(deal)}", bid=bid), amount)
        elif amount:
            yield Line(words.say("score.bid_rest", bid=bid), amount)
    elif bids(voice, score, side):
        if amount > 0:
            yield Line(words.say("score.bid_yielded", bid=bid), amount)
        elif offends(voice, deal, side):
            yield Line(words.say(f"score.bid_offence.{offence(deal)}", bid=bid), amount)
        elif score.outcome is Outcome.CONCEDED:
            yield Line(words.say("score.bid_conceded", bid=bid), amount)
        elif score.outcome in (Outcome.SET, Outcome.IMPOSSIBLE) and not moon_lost(deal, score):
            yield Line(words.say("score.bid_lost", bid=bid), amount)
    elif amount:
        yield Line(words.say("score.bid_gained", bid=bid), amount)


def bonus_lines(voice: Voice, deal: DealState, score: DealScore, side: int) -> Iterator[Line]:
    """What all tricks, a deal given up or a forbidden card adds or takes."""
    words = voice.words
    bonus = score.sides[side].bonus
    if not bonus:
        return
    if offends(voice, deal, side):
        yield Line(words.say(f"score.penalty.{offence(deal)}"), bonus)
    elif score.outcome is Outcome.CONCEDED:
        yield Line(words.say("score.throw_in_bonus"), bonus)
    elif bonus < 0:
        yield Line(words.say("score.moon_lost"), bonus)
    else:
        yield Line(words.say("score.moon"), bonus)


def why_not(voice: Voice, deal: DealState, score: DealScore, side: int) -> str | None:
    """Why the side's melds, or some of them, do not count; None where a lost bid says it all."""
    words, scoring = voice.words, voice.rules.scoring
    had = score.sides[side]
    lost = (Outcome.SET, Outcome.IMPOSSIBLE, Outcome.CONCEDED)
    if had.counted == had.melds or (bids(voice, score, side) and score.outcome in lost):
        return None
    if offends(voice, deal, side):
        return words.say(f"score.lost.offence.{offence(deal)}")
    if score.outcome is Outcome.YIELDED and not bids(voice, score, side):
        return words.say("score.lost.yielded")
    if had.keeps_melds and had.melds < voice.rules.scaled(scoring.min_melds):
        least = voice.rules.scaled(scoring.min_melds)
        return words.say("score.lost.min_melds", points=points(words, least))
    if had.keeps_melds:
        return words.say("score.lost.player")
    if had.bid and scoring.fall_short == "opponents_gain_only":
        return None
    least = voice.rules.scaled(scoring.min_tricks)
    if had.tricks < least:
        return words.say("score.lost.min_tricks", points=points(words, least))
    return words.say(f"score.lost.{scoring.keep_melds}")


def chip_lines(voice: Voice, score: DealScore, side: int) -> Iterator[Line]:
    """The chips that the side gets or pays."""
    words = voice.words
    change = score.sides[side].change + score.refill
    if score.refill:
        yield Line(words.say("score.chips.refill"), -score.refill)
    if not bids(voice, score, side):
        if change > 0:
            yield Line(words.say("score.chips.from_bidder"), change)
        elif change:
            yield Line(words.say("score.chips.to_bidder"), change)
        return
    pot = score.pot - score.refill * voice.rules.deal.players
    others = change + pot
    if score.outcome is Outcome.THROWN_IN:
        pass
    elif others > 0:
        yield Line(words.say("score.chips.from_others"), others)
    else:
        yield Line(words.say("score.chips.to_others"), others)
    if pot < 0:
        yield Line(words.say("score.chips.from_pot"), -pot)
    elif pot:
        yield Line(words.say("score.chips.to_pot"), -pot)


def stake_lines(voice: Voice, score: DealScore, side: int) -> Iterator[Line]:
    """The chips beside the points that each player of the side gets or pays, one line a payment."""
    for stake in score.stakes:
        got = stake.chips if stake.side == side else -stake.chips
        yield Line(voice.words.say(f"score.stake.{stake.kind.value}"), got)
