"""The score sheets of the deals so far."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from acesaround.game import DealScore, DealState, sides
from acesaround.server.memory import Scored
from acesaround.server.sheet_message import SheetLine, SheetPicture, SheetSide
from acesaround.words.settlements import Line, stake_lines
from acesaround.words.sheets import outcome_text, sheet_title, side_lines
from acesaround.words.voice import Voice


def sheet_of(
    reader: Voice,
    scored: Scored,
    lines: Callable[[Voice, DealState, DealScore, int], list[Line]] = side_lines,
) -> SheetPicture:
    """The sheet of one deal, in the words of the rules that it was played by.

    ``lines`` tells how a side's points came about.
    """
    voice = replace(reader, rules=scored.rules)
    deal, score = scored.deal, scored.score
    return SheetPicture(
        number=score.number,
        title=sheet_title(voice, score),
        text=outcome_text(voice, deal, score),
        sides=tuple(
            SheetSide(
                side=side,
                name=voice.side_name(side),
                lines=tuple(
                    SheetLine(text=line.text, points=line.points)
                    for line in lines(voice, deal, score, side)
                ),
                change=score.sides[side].change,
                total=score.sides[side].total,
                stakes=tuple(
                    SheetLine(text=line.text, points=line.points)
                    for line in stake_lines(voice, score, side)
                ),
                chips=score.chips[side] if score.chips else None,
            )
            for side in sides(voice.rules)
        ),
    )
