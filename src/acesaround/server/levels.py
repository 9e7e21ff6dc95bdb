"""How strong the computer players of a table are: a level for each of their seats."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, get_args

from acesaround.game import partner_of
from acesaround.rules import Rules

Level = Literal["casual", "club", "expert", "master"]
"""The players of the line-up that sit at tables, the weakest first."""

LEVELS: tuple[Level, ...] = get_args(Level)

USUAL: Level = "expert"
"""The level where nobody has chosen one."""

BEGINNERS: Level = "casual"
"""The level with which somebody goes on who has just learnt to play."""

HINTS: Level = "expert"
"""The level that answers when a person asks for a hint."""

Chair = Literal["partner", "left", "across", "right"]
"""Where a player sits, seen by the table's creator; across is an opponent."""

_AROUND: dict[int, tuple[Chair, ...]] = {
    2: ("across",),
    3: ("left", "right"),
    4: ("left", "across", "right"),
}
_CREATOR = 0


def levels_of(rules: Rules, chosen: Mapping[Chair, Level], usual: Level) -> tuple[Level, ...]:
    """The level of every seat: as chosen for its chair, or the usual one."""
    return (
        usual,
        *(chosen.get(chair_of(rules, seat), usual) for seat in range(1, rules.deal.players)),
    )


def chair_of(rules: Rules, seat: int) -> Chair:
    """Where a seat other than the creator's is."""
    if seat == partner_of(rules, _CREATOR):
        return "partner"
    return _AROUND[rules.deal.players][seat - 1]
