"""The record of a decision: what was compared, on how many worlds, and how sure it is.

Teachers and reviewers stand on it, so it holds numbers only, and says in which unit they are.
"""

from __future__ import annotations

import msgspec

from acesaround.game import Action


class Candidate(msgspec.Struct, frozen=True):
    """One action that was compared.

    ``value`` is the mean of what it brings, in the unit of the record; ``behind`` is how much less
    that is than the best action's, with ``half`` the half width of its 95 % interval over worlds.
    ``made`` is the share of worlds in which the contract is made (None where there is none), and
    ``tricks`` the mean trick points that the own side takes from here on (None before the play).
    ``worlds`` is the number of worlds on which it was compared.
    """

    action: Action
    value: float
    behind: float
    half: float
    worlds: int
    made: float | None = None
    tricks: float | None = None


class Record(msgspec.Struct, frozen=True):
    """What a decision rests on; the best candidate first.

    ``unit`` is "points" (score of the deal, own side less the others), "chips" or "game" (chance
    to win the game, 0 to 1). ``possible`` is the number of ways in which the hidden cards can lie,
    None where it was not counted. ``method`` names what compared them: "forced", "playouts",
    "exact", "rules".
    """

    method: str
    unit: str
    worlds: int
    candidates: tuple[Candidate, ...]
    possible: int | None = None
