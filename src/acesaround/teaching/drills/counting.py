"""Counting the melds of a hand: whether a number is right, and what was overlooked if not."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

import msgspec

from acesaround.cards import parse_cards
from acesaround.rules import (
    Meld,
    MeldKind,
    Melds,
    Rules,
    count_melds,
    marriage_in_run,
    meld_points,
    meld_value,
)
from acesaround.teaching.drills.answers import Grade
from acesaround.teaching.drills.stored import HandDrill, rules_of

SlipCode = Literal["missed", "inside_run", "twice_single", "not_royal", "all_royal"]


class Slip(msgspec.Struct, frozen=True):
    """A mistake that leads to just the number that was said; ``meld`` is the one it is about.

    ``code``: "missed" (it was not counted), "inside_run" (the marriage of the run was counted
    besides), "twice_single" (a double was counted as so many single ones), "not_royal" (the
    marriage in trump as another one) or "all_royal" (a marriage as one in trump).
    """

    code: SlipCode
    meld: Meld


class Counted(msgspec.Struct, frozen=True):
    """What an answer is worth; ``slip`` is there where one mistake alone explains it."""

    grade: Grade
    melds: tuple[Meld, ...]
    total: int
    slip: Slip | None = None


def melds_of(drill: HandDrill) -> tuple[Meld, ...]:
    """The melds of the hand, as the rules of the drill count them."""
    rules = rules_of(drill)
    return count_melds(parse_cards(drill.hand), drill.trump, rules.melds, rules.scoring.scale)


def judge_count(drill: HandDrill, points: int) -> Counted:
    """What the answer ``points`` is worth: meld points in the scale of the rules."""
    melds = melds_of(drill)
    total = meld_points(melds)
    if points == total:
        return Counted("best", melds, total)
    rules = rules_of(drill)
    fitting = [slip for slip, wrong in _slips(rules, melds) if total + wrong == points]
    return Counted("wrong", melds, total, fitting[0] if len(fitting) == 1 else None)


def _slips(rules: Rules, melds: tuple[Meld, ...]) -> Iterator[tuple[Slip, int]]:
    """Every mistake that can be made with these melds, and by how much it is wrong."""
    table, scale = rules.melds, rules.scoring.scale
    for meld in melds:
        yield Slip("missed", meld), -meld.points
        singly = meld.times * meld_value(table, meld.kind, 1, scale)
        if meld.times > 1 and singly not in (0, meld.points):
            yield Slip("twice_single", meld), singly - meld.points
        if meld.kind is MeldKind.RUN and not marriage_in_run(table):
            royal = meld_value(table, MeldKind.ROYAL_MARRIAGE, meld.times, scale)
            yield Slip("inside_run", meld), royal
        yield from _marriage_slips(table, scale, meld)


def _marriage_slips(table: Melds, scale: int, meld: Meld) -> Iterator[tuple[Slip, int]]:
    if meld.kind is MeldKind.ROYAL_MARRIAGE:
        plain = meld_value(table, MeldKind.MARRIAGE, meld.times, scale)
        yield Slip("not_royal", meld), plain - meld.points
    if meld.kind is MeldKind.MARRIAGE:
        royal = meld_value(table, MeldKind.ROYAL_MARRIAGE, meld.times, scale)
        yield Slip("all_royal", meld), royal - meld.points
