"""The score sheet of a deal: how each side's points came about, line by line."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

from acesaround.cards import is_hidden
from acesaround.game import DealScore, DealState, Outcome, State, side_of
from acesaround.rules import card_points, total_trick_points
from acesaround.words.catalog import Catalog
from acesaround.words.melds import meld_text
from acesaround.words.settlements import (
    Line,
    bid_lines,
    bids,
    bonus_lines,
    chip_lines,
    moon_lost,
    offends,
    why_not,
)
from acesaround.words.voice import Voice, points


class _Counts(NamedTuple):
    """What of a side's points counts for its score."""

    melds: bool
    tricks: bool


_NOTHING = _Counts(melds=False, tricks=False)

_HadLines = Callable[[Voice, DealState, DealScore, int, _Counts], Iterator[Line]]
"""What tells the melds and tricks of a side."""


def sheet_title(voice: Voice, score: DealScore) -> str:
    """The heading of a deal's sheet."""
    return voice.words.say("score.title", number=score.number)


def outcome_text(voice: Voice, deal: DealState, score: DealScore) -> str:
    """How the contract ended, in a sentence; empty where there was none."""
    if score.bidder is None or score.bid is None:
        return ""
    side = side_of(voice.rules, score.bidder)
    had = score.sides[side]
    how = score.outcome.value
    if moon_lost(deal, score):
        how = "moon_lost"
    elif deal.reached:
        how = "reached"
    elif score.outcome is Outcome.IMPOSSIBLE:
        least = voice.rules.scaled(voice.rules.scoring.min_melds)
        if had.melds < least:
            how = "too_few_melds"
        elif score.bid - had.melds <= total_trick_points(voice.rules):
            how = "no_marriage"
    elif score.outcome is Outcome.OFFENCE and deal.false_accusation:
        how = "false_accusation"
    return voice.words.say(
        f"score.outcome.{how}",
        side=voice.side_name(side),
        bid=score.bid,
        reached=had.melds + had.tricks,
    )


def running_text(words: Catalog, state: State, side: int) -> str:
    """A side's score against the best of the others: "340 to 120"."""
    mine = state.scores[side]
    theirs = max(total for other, total in enumerate(state.scores) if other != side)
    if state.rules.in_chips:
        return words.say("score.running.chips", mine=mine, theirs=theirs)
    return words.say("score.running", mine=mine, theirs=theirs)


def side_lines(voice: Voice, deal: DealState, score: DealScore, side: int) -> list[Line]:
    """The lines of a side; the points that they show add up to what the deal changes."""
    return _side_lines(voice, deal, score, side, _had_lines)


def number_lines(voice: Voice, deal: DealState, score: DealScore, side: int) -> list[Line]:
    """The same where only the sums of melds and tricks are known."""
    return _side_lines(voice, deal, score, side, _had_numbers)


def _side_lines(
    voice: Voice, deal: DealState, score: DealScore, side: int, had_lines: _HadLines
) -> list[Line]:
    if voice.rules.in_chips:
        idle = had_lines(voice, deal, score, side, _NOTHING)
        return [*idle, *chip_lines(voice, score, side)]
    if voice.rules.chips is not None and score.bidder is not None:
        lines = _bidder_alone(voice, deal, score, side, had_lines)
        if lines is not None:
            return lines
    had = score.sides[side]
    whole_score = voice.rules.play.wrong_card == "game" and offends(voice, deal, side)
    tricks = had.change - had.counted - had.bid - had.bonus
    counts = _Counts(had.counted > 0, had.tricks != 0 and tricks == had.tricks)
    lines = [*had_lines(voice, deal, score, side, _NOTHING if whole_score else counts)]
    note = why_not(voice, deal, score, side)
    if note:
        lines.append(Line(note, None))
    if not whole_score:
        lines += bid_lines(voice, deal, score, side)
    lines += bonus_lines(voice, deal, score, side)
    return lines


def _bidder_alone(
    voice: Voice, deal: DealState, score: DealScore, side: int, had_lines: _HadLines
) -> list[Line] | None:
    """The lines where only the bidder scores; None where the deal is settled as usual."""
    words = voice.words
    had = score.sides[side]
    assert voice.rules.chips is not None
    mode = voice.rules.chips.points_mode
    if not bids(voice, score, side):
        return [*had_lines(voice, deal, score, side, _NOTHING)]
    if score.outcome is not Outcome.MADE or mode == "actual":
        return None
    if mode == "bid":
        scored = Line(words.say("score.bid_scored", bid=score.bid), had.change)
        return [*had_lines(voice, deal, score, side, _NOTHING), scored]
    counts = _Counts(had.counted > 0, tricks=True)
    rest = had.change - had.counted - had.tricks
    lines = [*had_lines(voice, deal, score, side, counts)]
    return [*lines, Line(words.say("score.all_tricks"), rest)] if rest else lines


def _had_lines(
    voice: Voice, deal: DealState, score: DealScore, side: int, counts: _Counts
) -> Iterator[Line]:
    """What the side had: its melds, then its tricks."""
    yield from _meld_lines(voice, deal, score, side, counts.melds)
    yield from _trick_lines(voice, deal, score, side, counts.tricks)


def _had_numbers(
    voice: Voice, deal: DealState, score: DealScore, side: int, counts: _Counts
) -> Iterator[Line]:
    """The sums of what the side had."""
    words, had = voice.words, score.sides[side]
    if voice.rules.in_chips:
        if bids(voice, score, side):
            in_melds, in_tricks = words.say("score.all_melds"), words.say("score.taken")
            yield Line(words.say("score.only_told", line=in_melds, points=had.melds), None)
            yield Line(words.say("score.only_told", line=in_tricks, points=had.tricks), None)
        return
    yield from _meld_numbers(voice, deal, score, side, counts.melds)
    won = [trick for trick in deal.tricks if trick.winner in voice.seats_of(side)]
    taken = sum(trick.points + trick.bonus for trick in won)
    yield _line(voice, words.say("score.taken"), taken, counts.tricks)
    for text, n in _rest(voice, deal, score, side, had.tricks - taken):
        yield _line(voice, text, n, counts.tricks)


def _meld_numbers(
    voice: Voice, deal: DealState, score: DealScore, side: int, counts: bool
) -> Iterator[Line]:
    """The meld points of a side; by player, where each must win a trick for them."""
    words, had = voice.words, score.sides[side]
    if voice.rules.scoring.credit == "side" or not counts or had.counted == had.melds:
        yield _line(voice, words.say("score.all_melds"), had.melds, counts)
        return
    winners = {trick.winner for trick in deal.tricks}
    for seat in voice.seats_of(side):
        if deal.bonus[seat]:
            text = words.say("score.melds_of", name=voice.name(seat))
            yield _line(voice, text, deal.bonus[seat], seat in winners)


def _meld_lines(
    voice: Voice, deal: DealState, score: DealScore, side: int, counts: bool
) -> Iterator[Line]:
    words = voice.words
    # A deal that was not played to its end asks nobody for a trick of his own.
    played = score.outcome in (Outcome.MADE, Outcome.SET, Outcome.NONE)
    each_must_win = played and voice.rules.scoring.credit == "player"
    winners = {trick.winner for trick in deal.tricks}
    for seat in voice.seats_of(side):
        name = words.say("seat.you") if seat == voice.seat else voice.name(seat)
        # Where each player must win a trick, the melds of one partner alone may be lost.
        here = counts and (not each_must_win or seat in winners)
        for meld in deal.melds[seat]:
            text = words.say("score.meld", name=name, meld=meld_text(words, meld))
            yield _line(voice, text, meld.points, here)
        if deal.bonus[seat]:
            text = words.say("score.nine_turned", name=name)
            yield _line(voice, text, deal.bonus[seat], here)


def _trick_lines(
    voice: Voice, deal: DealState, score: DealScore, side: int, counts: bool
) -> Iterator[Line]:
    words = voice.words
    if deal.seats and not set(voice.seats_of(side)) & set(deal.seats):
        return
    won = [
        trick
        for trick in deal.tricks
        if trick.winner is not None and side_of(voice.rules, trick.winner) == side
    ]
    taken = sum(trick.points for trick in won)
    bonus = sum(trick.bonus for trick in won)
    yield _line(voice, words.say_n("score.tricks", len(won)), taken, counts)
    if bonus:
        yield _line(voice, words.say("score.last_trick"), bonus, counts)
    rest = score.sides[side].tricks - taken - bonus
    for text, n in _rest(voice, deal, score, side, rest):
        yield _line(voice, text, n, counts)


def _rest(
    voice: Voice, deal: DealState, score: DealScore, side: int, rest: int
) -> Iterator[tuple[str, int]]:
    """Where trick points come from that are not of tricks: cards laid away, and rounding."""
    words = voice.words
    if not rest:
        return
    if score.outcome is Outcome.OFFENCE:
        yield words.say("score.all_tricks"), rest
        return
    laid_away = bids(voice, score, side) and bool(deal.buried)
    if laid_away and not voice.rules.scoring.round_card_points:
        yield words.say("score.buried"), rest
    elif laid_away and is_hidden(deal.buried):
        yield words.say("score.buried_rounded"), rest
    elif laid_away:
        buried = card_points(deal.buried, voice.rules.scoring)
        if buried:
            yield words.say("score.buried"), buried
        if rest != buried:
            yield words.say("score.rounding"), rest - buried
    else:
        yield words.say("score.rounding"), rest


def _line(voice: Voice, text: str, n: int, counts: bool) -> Line:
    if counts:
        return Line(text, n)
    told = voice.words.say("score.does_not_count", line=text, points=points(voice.words, n))
    return Line(told, None)
