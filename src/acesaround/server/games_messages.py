"""What the page "My games" asks for and is shown beside its list: see requests for that."""

from __future__ import annotations

from typing import Literal

import msgspec


class Restart(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The request for a practice table that goes on from a game (POST /api/games/ID/restart).

    ``deal`` counts the deals of the game from 1, those that were thrown in too, as GET
    /api/games/ID lists them. With "same_deal" its cards are given out again by the same dealer at
    the same scores; with "from_here" all is as it was after ``n`` events of the game, when somebody
    had to choose (None: when the cards lay ready). ``seat`` is the reader's, None for the one that
    he had in the game, or the first. The answer is a TableMade.
    """

    deal: int
    mode: Literal["same_deal", "from_here"]
    n: int | None = None
    seat: int | None = None
