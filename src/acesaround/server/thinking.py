"""Computer players at the table: they think in threads, see a View, and never stop a game."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable
from typing import NamedTuple

from acesaround.ai import Decision, Player, make_player
from acesaround.ai.search.readiness import is_ready
from acesaround.game import Action, View, legal_actions
from acesaround.server.levels import HINTS, Level
from acesaround.teaching.lesson import Lesson

LIMIT = 3.0
"""Seconds that a player is asked to keep to; most levels take far less by themselves."""

PATIENCE = 8.0
"""Seconds after which the table goes on without its answer."""

_log = logging.getLogger("acesaround.table")

MakePlayer = Callable[[Level, int], Player]
"""Makes the player of a level, with a seed."""


class TablePlayer:
    """The player of a level; as long as its code is not ready, the rules of thumb answer for it."""

    def __init__(self, level: Level, seed: int) -> None:
        self.name = level
        self._seed = seed
        self._player: Player | None = None

    def act(self, view: View, limit: float = LIMIT) -> Decision:
        """Choose for the seat of the view, which must be the actor, within ``limit`` seconds."""
        if self._player is None:
            if not is_ready():
                return _stand_in().act(view, limit)
            self._player = make_player(self.name, self._seed)
        return self._player.act(view, limit)


class Thinkers:
    """The computer players of one table, made as they are needed."""

    def __init__(self, make: MakePlayer) -> None:
        self._make = make
        self._players: dict[int, Player] = {}

    async def move(self, level: Level, view: View, *, by_thumb: bool = False) -> Action:
        """What the player of the view's seat does, or what is done for it if it fails.

        ``by_thumb``: it plays by rules of thumb, whatever its level, the same each time.
        """
        if by_thumb:
            decision = await choose(_stand_in(), view)
            return first_legal(view) if decision is None else decision.action
        if view.seat not in self._players:
            self._players[view.seat] = self._new(level)
        decision = await choose(self._players[view.seat], view)
        if decision is None:
            del self._players[view.seat]
            decision = await choose(_stand_in(), view)
        return first_legal(view) if decision is None else decision.action

    async def hint(self, view: View, *, by_thumb: bool = False) -> Advised | None:
        """What a good player would do for the seat of the view, and why; None if that fails.

        ``by_thumb``: by the rules of thumb, whose reasons are their own.
        """
        decision = await choose(_stand_in() if by_thumb else self._new(HINTS), view)
        if decision is None:
            return None
        lesson = await explained(view, decision)
        return Advised.of(decision, lesson)

    def _new(self, level: Level) -> Player:
        return self._make(level, secrets.randbits(32))


class Advised(NamedTuple):
    """A decision, and what there is to learn from it."""

    decision: Decision
    lesson: Lesson

    @classmethod
    def of(cls, decision: Decision, lesson: Lesson) -> Advised:
        """The decision as it stands after the lesson: what is clearly better takes its place."""
        if lesson.instead is not None:
            decision = Decision(lesson.instead, decision.advice, decision.record)
        return cls(decision, lesson)


async def explained(view: View, decision: Decision, patience: float = PATIENCE) -> Lesson:
    """The lesson of a decision; the player's own advice where nothing was or can be compared."""
    if decision.record is None or not is_ready():
        return Lesson(decision.advice)
    # The code that compares loads numba, which has been loaded by now.
    from acesaround.teaching.explaining import lesson_of

    try:
        lesson = asyncio.to_thread(lesson_of, view, decision, secrets.randbits(32))
        return await asyncio.wait_for(lesson, patience)
    except Exception:
        _log.exception("a hint for seat %s could not be explained", view.seat)
        return Lesson(decision.advice)


def first_legal(view: View) -> Action:
    """The move that is made where every player failed: any that the rules allow."""
    return next(iter(legal_actions(view.seen)))


async def choose(player: Player, view: View, patience: float = PATIENCE) -> Decision | None:
    """The player's decision for the seat of the view; None, and a line in the log, if it fails."""
    try:
        decision = await asyncio.wait_for(asyncio.to_thread(player.act, view, LIMIT), patience)
    except Exception:
        _log.exception("the player %s failed for seat %s", player.name, view.seat)
        return None
    if decision.action.seat != view.seat or decision.action not in legal_actions(view.seen):
        _log.error("the player %s chose the illegal %r", player.name, decision.action)
        return None
    return decision


def _stand_in() -> Player:
    return make_player("plain")
