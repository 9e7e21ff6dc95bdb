"""The players by the fixed names under which they are measured."""

from __future__ import annotations

from collections.abc import Callable

from acesaround.ai.chance import RandomPlayer
from acesaround.ai.plain import PlainPlayer
from acesaround.ai.player import Player
from acesaround.errors import AcesError


class UnknownPlayer(AcesError, ValueError):
    """A name that none of our players has; the message lists the names there are."""


PLAYERS: dict[str, Callable[[int], Player]] = {
    "plain": PlainPlayer,
    "random": RandomPlayer,
}


def make_player(name: str, seed: int = 0) -> Player:
    """A new player of that name; the same seed and view give the same decision.

    Raises:
        UnknownPlayer: there is no player of that name.
    """
    try:
        make = PLAYERS[name]
    except KeyError:
        known = ", ".join(PLAYERS)
        raise UnknownPlayer(f"there is no player {name!r}; there are {known}") from None
    return make(seed)
