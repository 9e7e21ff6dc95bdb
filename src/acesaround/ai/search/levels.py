"""The levels of the searching players: how much each may think, never what it may see."""

from __future__ import annotations

import msgspec


class Level(msgspec.Struct, frozen=True, kw_only=True):
    """How a searching player thinks.

    ``worlds`` is the most worlds for a card, ``batch`` how many a round; ``seconds`` the most time
    for a decision. ``deals`` are the worlds for a call or
    for trump, ``sets`` those for cards that change hands, compared in as many as ``rounds`` rounds.
    ``aim`` is what a card is chosen for: "score" (what the deal brings) or
    "counters" (trick points alone, for measuring the play by itself).
    """

    name: str
    worlds: int
    batch: int
    seconds: float
    deals: int
    sets: int
    rounds: int
    habits: bool = True
    aim: str = "score"


LEVELS = {
    level.name: level
    for level in (
        Level(name="casual", worlds=20, batch=20, seconds=0.05, deals=50, sets=20, rounds=1),
        Level(name="club", worlds=200, batch=40, seconds=0.03, deals=150, sets=40, rounds=1),
        Level(name="expert", worlds=1000, batch=100, seconds=0.35, deals=400, sets=160, rounds=2),
        Level(name="master", worlds=4000, batch=250, seconds=2.5, deals=2000, sets=800, rounds=3),
    )
}
