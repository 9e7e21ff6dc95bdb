"""Asking a player for a decision and doing it, with blame where it is due."""

from __future__ import annotations

from collections.abc import Callable

from acesaround.ai import Decision
from acesaround.errors import AcesError
from acesaround.game import Game, IllegalAction, View

Choose = Callable[[View], Decision]


class PlayerFault(AcesError):
    """A player failed or did what the rules refuse; the message says who and what."""


def ask(game: Game, name: str, choose: Choose, where: str) -> None:
    """Let the player of that name choose for the seat whose turn it is, and do what it chose.

    Raises:
        PlayerFault: the player failed, or the rules refuse its action; the message begins with
            ``where``.
    """
    seat = game.actor
    assert seat is not None
    view = game.view(seat)
    try:
        action = choose(view).action
    except Exception as error:  # whatever a player's code does, the report names the player
        raise PlayerFault(
            f"{where}: {name} in seat {seat} failed in the phase "
            f"{view.seen.phase}: {type(error).__name__}: {error}"
        ) from error
    try:
        game.act(action)
    except IllegalAction as error:
        raise PlayerFault(
            f"{where}: {name} in seat {seat} did {action!r}, which is refused: {error}"
        ) from error
