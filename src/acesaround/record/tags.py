"""Tags: what is noted beside a game, as a name and any text (``Date``, ``Seed``, ``Event``)."""

from __future__ import annotations

import re
from collections.abc import Mapping

from acesaround.errors import Fault, FaultyInput, shown
from acesaround.record.faults import HeaderFault
from acesaround.record.seats import PLACES

VERSION = 1
"""Of the readable notation."""

KIND = "Player"
"""After the name of a place: the tag that says what sits there (``SouthPlayer``)."""

OURS = frozenset(
    {"Pinochle", "Variant", "Changed", "Rules", "Dealer", "Drawn"}
    | {place + ending for place in PLACES for ending in ("", KIND)}
)
"""Tags that a record has from its other parts."""

_NAME = re.compile(r"[A-Za-z][A-Za-z0-9_]{0,39}")


def tag_problem(name: str) -> Fault | None:
    """Why a free tag cannot have this name; None if it can."""
    if name in OURS:
        return HeaderFault.OWN_TAG(tag=name)
    if not _NAME.fullmatch(name):
        return HeaderFault.NO_TAG_NAME(tag=shown(name))
    return None


def check_tags(tags: Mapping[str, str]) -> None:
    """FaultyInput if one of the tags cannot be written."""
    for name in tags:
        problem = tag_problem(name)
        if problem is not None:
            raise FaultyInput(problem)
