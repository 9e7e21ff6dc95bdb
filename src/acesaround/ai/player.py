"""What a player is: somebody who is shown a View and answers with a Decision."""

from __future__ import annotations

from typing import Protocol

import msgspec

from acesaround.ai.record import Record
from acesaround.cards import Card, Hand, Suit
from acesaround.game import Action, View
from acesaround.rules import MeldKind

Detail = bool | int | float | str | Card | Suit | MeldKind | Hand


class Advice(msgspec.Struct, frozen=True):
    """The reason for a choice as data: a code of the catalogs (``reason.CODE``) and its details.

    ``details`` fill the fields of the message; cards, suits and kinds of meld are put into words
    by whoever speaks to the reader, and so are numbers with a fraction (means over worlds).
    """

    code: str
    details: dict[str, Detail] = {}


class Decision(msgspec.Struct, frozen=True):
    """An action and why; ``advice`` gives the strongest reason first.

    ``record`` holds the figures of a player that has compared the choices; None for others.
    """

    action: Action
    advice: tuple[Advice, ...] = ()
    record: Record | None = None


class Player(Protocol):
    """A player of any kind: a person, one of ours, or a foreign engine."""

    @property
    def name(self) -> str:
        """The fixed name under which it is measured."""
        ...

    def act(self, view: View, limit: float = 1.0) -> Decision:
        """Choose for the seat of the view, which must be the actor, within ``limit`` seconds."""
        ...
