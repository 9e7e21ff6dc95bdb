"""The levels of the searching players: how much each may think, never what it may see."""

from __future__ import annotations

import msgspec

AIMS = ("score", "game", "counters")
"""What a decision is made for: what the deal brings; the chance to win the game, where one is won
by reaching a score (elsewhere what the deal brings); trick points alone."""


class Level(msgspec.Struct, frozen=True, kw_only=True):
    """How a searching player thinks.

    ``seconds`` is the most time for a decision. ``worlds`` is the most worlds for a card, drawn
    ``batch`` at a time; ``deals`` are those for a call or for trump, ``sets`` those for cards that
    change hands, compared in as many as ``rounds`` rounds. ``habits``: worlds are weighed by what
    bidders and partners usually hold, and, as far as ``reading`` says (0 to 1), by how much sense
    the cards that others have played make in them. ``aim`` is one of AIMS; by
    "counters" cards alone are chosen, to measure the play by itself.
    With at most ``solved`` tricks left the value of a card is in part that with all cards seen.
    ``method`` is how a world is judged: "playouts", or "exact" (solved with all cards seen, once
    few enough tricks are left; before that the rules of thumb play).
    """

    name: str
    seconds: float
    worlds: int
    batch: int
    deals: int
    sets: int
    rounds: int = 1
    habits: bool = True
    reading: float = 0.0
    solved: int = 0
    aim: str = "score"
    method: str = "playouts"


CASUAL = Level(name="casual", seconds=0.05, worlds=20, batch=20, deals=40, sets=12)
CLUB = Level(
    name="club", seconds=0.03, worlds=200, batch=40, deals=100, sets=30, reading=1.0, solved=4
)
EXPERT = Level(
    name="expert",
    seconds=0.35,
    worlds=800,
    batch=100,
    deals=300,
    sets=120,
    rounds=2,
    reading=1.0,
    solved=7,
    aim="game",
)
MASTER = Level(
    name="master",
    seconds=2.5,
    worlds=3000,
    batch=200,
    deals=1500,
    sets=600,
    rounds=3,
    reading=1.0,
    solved=8,
    aim="game",
)
PIMC = Level(
    name="pimc",
    seconds=60.0,
    worlds=20,
    batch=20,
    deals=300,
    sets=120,
    habits=False,
    method="exact",
)

LEVELS = {level.name: level for level in (CASUAL, CLUB, EXPERT, MASTER, PIMC)}
