"""The score sheet of a deal: how each side's points came about, line by line."""

from __future__ import annotations

from typing import NamedTuple

from acesaround.game import DealScore, DealState, Outcome, SideScore, side_of
from acesaround.words.melds import meld_text
from acesaround.words.voice import Voice, points


class Line(NamedTuple):
    """A line: words, and the points that count; None where they do not."""

    text: str
    points: int | None


def sheet_title(voice: Voice, score: DealScore) -> str:
    """The heading of a deal's sheet."""
    return voice.words.say("score.title", number=score.number)


def outcome_text(voice: Voice, score: DealScore) -> str:
    """How the contract ended, in a sentence; empty where there was none."""
    if score.bidder is None or score.bid is None:
        return ""
    side = side_of(voice.rules, score.bidder)
    had = score.sides[side]
    return voice.words.say(
        f"score.outcome.{score.outcome.value}",
        side=voice.side_name(side),
        bid=score.bid,
        reached=had.melds + had.tricks,
    )


def side_lines(voice: Voice, deal: DealState, score: DealScore, side: int) -> list[Line]:
    """The lines of a side; the points that they show add up to what the deal changes."""
    words = voice.words
    had = score.sides[side]
    bidding = score.bidder is not None and side_of(voice.rules, score.bidder) == side
    lost = bidding and score.outcome in (Outcome.SET, Outcome.IMPOSSIBLE)
    lines = _meld_lines(voice, deal, side, had.keeps_melds)
    if not had.keeps_melds and had.melds and not lost:
        lines.append(Line(words.say(f"score.lost.{voice.rules.scoring.keep_melds}"), None))
    lines += _trick_lines(voice, deal, had, side, not lost)
    if lost:
        lines.append(Line(words.say("score.bid_lost", bid=score.bid), had.bid))
    elif had.bid:
        lines.append(Line(words.say("score.bid_gained", bid=score.bid), had.bid))
    return lines


def _meld_lines(voice: Voice, deal: DealState, side: int, counts: bool) -> list[Line]:
    words = voice.words
    lines = []
    for seat in voice.seats_of(side):
        name = words.say("seat.you") if seat == voice.seat else voice.name(seat)
        for meld in deal.melds[seat]:
            text = words.say("score.meld", name=name, meld=meld_text(words, meld))
            lines.append(_line(voice, text, meld.points, counts))
        if deal.bonus[seat]:
            text = words.say("score.nine_turned", name=name)
            lines.append(_line(voice, text, deal.bonus[seat], counts))
    return lines


def _trick_lines(
    voice: Voice, deal: DealState, had: SideScore, side: int, counts: bool
) -> list[Line]:
    words = voice.words
    won = [
        trick
        for trick in deal.tricks
        if trick.winner is not None and side_of(voice.rules, trick.winner) == side
    ]
    taken = sum(trick.points for trick in won)
    bonus = sum(trick.bonus for trick in won)
    lines = [_line(voice, words.say_n("score.tricks", len(won)), taken, counts)]
    if bonus:
        lines.append(_line(voice, words.say("score.last_trick"), bonus, counts))
    rounding = had.tricks - taken - bonus
    if rounding:
        lines.append(_line(voice, words.say("score.rounding"), rounding, counts))
    return lines


def _line(voice: Voice, text: str, n: int, counts: bool) -> Line:
    if counts:
        return Line(text, n)
    told = voice.words.say("score.does_not_count", line=text, points=points(voice.words, n))
    return Line(told, None)
