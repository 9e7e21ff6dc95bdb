"""The levels of the searching players: how much each may think, never what it may see."""

from __future__ import annotations

import msgspec


class Level(msgspec.Struct, frozen=True, kw_only=True):
    """How a searching player thinks.

    ``worlds`` is the most worlds for a card, ``batch`` how many a round; ``seconds`` the most time
    for a decision. ``aim`` is what a card is chosen for: "score" (what the deal brings) or
    "counters" (trick points alone, for measuring the play by itself).
    """

    name: str
    worlds: int
    batch: int
    seconds: float
    aim: str = "score"


LEVELS = {
    level.name: level
    for level in (
        Level(name="casual", worlds=20, batch=20, seconds=0.05),
        Level(name="club", worlds=200, batch=40, seconds=0.03),
        Level(name="expert", worlds=1000, batch=100, seconds=0.35),
        Level(name="master", worlds=4000, batch=250, seconds=2.5),
    )
}
