"""What is put into the queue of a table; its task takes one after the other."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass

from acesaround.cards import Hand
from acesaround.game import Action
from acesaround.server.connection import Connection
from acesaround.server.protocol import Inbound


@dataclass(frozen=True)
class Join:
    """A page has been opened."""

    connection: Connection


@dataclass(frozen=True)
class Leave:
    """A page has gone."""

    connection: Connection


@dataclass(frozen=True)
class Said:
    """A page has sent a message."""

    connection: Connection
    message: Inbound


@dataclass(frozen=True)
class Sit:
    """Somebody wants a seat; ``answer`` gets its number, or None."""

    token_hash: str
    name: str
    answer: asyncio.Future[int | None]


@dataclass(frozen=True)
class Thought:
    """A computer player has chosen, in the game with this number after ``n`` events."""

    game: int
    n: int
    action: Action


@dataclass(frozen=True)
class RestProved:
    """After ``n`` events of that game the seat wins all tricks with its cards in this order."""

    game: int
    n: int
    seat: int
    order: Hand


class Stop:
    """The table is put away."""
