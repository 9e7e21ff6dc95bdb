"""How long the table waits between the moves of computer players, so that people can follow."""

from __future__ import annotations

from typing import NamedTuple

from acesaround.server.facts import Pace


class Pause(NamedTuple):
    """Seconds before a computer player's move, and before its move after a completed trick."""

    move: float
    trick: float


PAUSES: dict[Pace, Pause] = {
    "slow": Pause(1.6, 3.0),
    "normal": Pause(0.8, 1.7),
    "fast": Pause(0.3, 0.8),
}


def pause_before(pace: Pace, after_trick: bool, factor: float) -> float:
    """The pause before the next move of a computer player; ``factor`` 0 is none at all."""
    pause = PAUSES[pace]
    return factor * (pause.trick if after_trick else pause.move)
