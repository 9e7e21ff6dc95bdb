"""How the searching players are made, without the time it takes to load what they stand on."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from acesaround.ai.player import Player
from acesaround.ai.search.levels import AIMS, Level


def searching(level: Level) -> Callable[..., Player]:
    """What makes players of a level; their options are the keyword arguments."""

    def make(
        seed: int = 0,
        *,
        seconds: float = level.seconds,
        worlds: int = level.worlds,
        deals: int = level.deals,
        sets: int = level.sets,
        habits: bool = level.habits,
        reading: float = level.reading,
        solved: int = level.solved,
        aim: str = level.aim,
    ) -> Player:
        # numba is loaded only when somebody plays at such a level.
        from acesaround.ai.search.player import SearchingPlayer

        if aim not in AIMS:
            raise ValueError(f"aim is {', '.join(AIMS)}, not {aim!r}")
        if not 0 <= reading <= 1:
            raise ValueError(f"reading is from 0 to 1, not {reading}")
        if min(seconds, worlds, deals, sets) <= 0:
            raise ValueError("seconds, worlds, deals and sets must be more than 0")
        chosen = replace(
            level,
            seconds=seconds,
            worlds=worlds,
            batch=min(level.batch, worlds),
            deals=deals,
            sets=sets,
            habits=habits,
            reading=reading,
            solved=solved,
            aim=aim,
        )
        return SearchingPlayer(chosen, seed)

    return make
