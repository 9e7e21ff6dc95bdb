"""The score sheets of the deals so far."""

from __future__ import annotations

from acesaround.game import DealScore, DealState, sides
from acesaround.server.protocol import SheetLine, SheetPicture, SheetSide
from acesaround.words.sheets import outcome_text, sheet_title, side_lines
from acesaround.words.voice import Voice


def sheet_of(voice: Voice, deal: DealState, score: DealScore) -> SheetPicture:
    """The sheet of one deal."""
    return SheetPicture(
        number=score.number,
        title=sheet_title(voice, score),
        text=outcome_text(voice, score),
        sides=tuple(
            SheetSide(
                side=side,
                name=voice.side_name(side),
                lines=tuple(
                    SheetLine(text=line.text, points=line.points)
                    for line in side_lines(voice, deal, score, side)
                ),
                change=score.sides[side].change,
                total=score.sides[side].total,
            )
            for side in sides(voice.rules)
        ),
    )
