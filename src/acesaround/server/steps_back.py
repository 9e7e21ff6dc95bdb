"""A step back: where in a game the last decision of a seat was.

Nothing that is stored changes. The table begins a further game with the events up to there, so the
log of each is one that the engine plays, and the game that was left stays among the reader's games.
"""

from __future__ import annotations

from collections.abc import Sequence

from acesaround.game import Decline, Game
from acesaround.game.event import Event
from acesaround.record import log_of_events
from acesaround.server.facts import only_no


def last_decision(events: Sequence[Event], seat: int) -> int | None:
    """The number of events before the seat's last decision among these; None if there is none.

    What the table answers by itself for a seat that can only say no is no decision.

    Raises:
        RecordError: the engine of today does not play the game so.
    """
    for line in reversed(log_of_events(events).lines):
        if line.action.seat != seat:
            continue
        asked_in_turn = isinstance(line.action, Decline)
        if not asked_in_turn or only_no(Game.replay(events[: line.n]).state) is None:
            return line.n
    return None
