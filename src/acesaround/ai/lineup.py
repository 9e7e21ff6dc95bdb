"""The players by the fixed names under which they are measured."""

from __future__ import annotations

from collections.abc import Callable

from acesaround.ai.chance import RandomPlayer
from acesaround.ai.plain import PlainPlayer
from acesaround.ai.player import Player
from acesaround.ai.player_name import BadPlayerOption, parse_player_name, settings_of
from acesaround.ai.search.levels import CASUAL, CLUB, EXPERT, MASTER, PIMC
from acesaround.ai.searching import searching
from acesaround.errors import AcesError


class UnknownPlayer(AcesError, ValueError):
    """A name that none of our players has; the message lists the names there are."""


PLAYERS: dict[str, Callable[..., Player]] = {
    "plain": PlainPlayer,
    "random": RandomPlayer,
    "casual": searching(CASUAL),
    "club": searching(CLUB),
    "expert": searching(EXPERT),
    "master": searching(MASTER),
    "pimc": searching(PIMC),
}
"""What makes each player: it takes the seed, and the player's options by keyword."""


def make_player(name: str, seed: int = 0) -> Player:
    """A new player of that name; the same seed and view give the same decision.

    The name may carry options (``expert:seconds=0.1``).

    Raises:
        UnknownPlayer: there is no player of that name.
        BadPlayerOption: the player has no such option, or it does not take the value.
    """
    named = parse_player_name(name)
    make = PLAYERS.get(named.name)
    if make is None:
        known = ", ".join(PLAYERS)
        raise UnknownPlayer(f"there is no player {named.name!r}; there are {known}")
    if not named.written:
        return make(seed)
    settings = settings_of(named, make)
    try:
        return make(seed, **settings)
    except ValueError as error:
        raise BadPlayerOption(f"{name!r}: {error}") from error


def spell_player(name: str) -> str:
    """The one way to write that name: options in the order of the alphabet, values spelled out.

    Raises:
        UnknownPlayer, BadPlayerOption: as ``make_player``.
    """
    make_player(name)
    named = parse_player_name(name)
    settings = settings_of(named, PLAYERS[named.name])
    options = (f"{option}={_spelled(settings[option])}" for option in sorted(settings))
    return ":".join((named.name, *options))


def _spelled(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)
