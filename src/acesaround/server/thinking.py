"""Computer players at the table: they think in threads, see a View, and never stop a game."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable

from acesaround.ai import Decision, Player, make_player
from acesaround.game import Action, View, legal_actions

LIMIT = 1.0
"""Seconds that a player is asked to keep to."""

PATIENCE = 5.0
"""Seconds after which the table goes on without its answer."""

_log = logging.getLogger("acesaround.table")

MakePlayer = Callable[[int], Player]


def first_legal(view: View) -> Action:
    """The move that is made for a player who failed: any that the rules allow."""
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


def default_player(seed: int) -> Player:
    """The computer player of an ordinary table."""
    return make_player("plain", seed)
