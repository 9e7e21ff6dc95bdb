"""What a seat may know: the fold of the events that it may see. Nothing else ever leaves a game.

``redact`` is the only censor, and ``Watcher`` the only maker of Views.
"""

from __future__ import annotations

from collections.abc import Iterable

import msgspec
from msgspec.structs import replace

from acesaround.cards import BACK, Hand
from acesaround.game import event as ev
from acesaround.game.evolve import evolve
from acesaround.game.state import DealState, State, current_deal

SPECTATOR = -2
"""The seat number of somebody who looks on and sees what is open to all."""


class View(msgspec.Struct, frozen=True):
    """A game as one seat knows it: ``seen`` is a state in which hidden cards are backs.

    A card of another hand shows its face where the seat knows it to be there (cards it passed,
    cards taken up from the table).
    """

    seat: int
    seen: State

    @property
    def deal(self) -> DealState:
        """The deal in progress (or just ended). ValueError before the first."""
        return current_deal(self.seen)

    @property
    def hand(self) -> Hand:
        """The seat's own cards, melded ones on the table not included."""
        return self.deal.hands[self.seat]


def viewers(event: ev.Event) -> tuple[int, ...] | None:
    """The seats that see the event whole; None for everybody."""
    visible = event.visible
    if visible is ev.Visible.ALL:
        return None
    if visible is ev.Visible.NOBODY:
        return ()
    owner = getattr(event, "seat")  # noqa: B009 - every event with an owner has the field
    if visible is ev.Visible.OWNER:
        return (owner,)
    return (owner, getattr(event, "to"))  # noqa: B009


def redact(event: ev.Event, seat: int) -> ev.Event:
    """The event as the seat may see it: itself, or with backs in place of the cards."""
    seen_by = viewers(event)
    if seen_by is None or seat in seen_by:
        return event
    hidden: Hand = getattr(event, "cards")  # noqa: B009
    return replace(event, cards=(BACK,) * len(hidden))


class Watcher:
    """Keeps one seat's View as events happen."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self._seen: State | None = None

    def see(self, events: Iterable[ev.Event]) -> tuple[ev.Event, ...]:
        """Fold further events of the game; gives back what the seat saw of them."""
        seen = tuple(redact(event, self.seat) for event in events)
        for event in seen:
            self._seen = evolve(self._seen, event)
        return seen

    @property
    def view(self) -> View:
        """The View now. ValueError before the first event."""
        if self._seen is None:
            raise ValueError("nothing has been seen yet")
        return View(self.seat, self._seen)


def view_of(events: Iterable[ev.Event], seat: int) -> View:
    """The View of a seat after all the events of a game."""
    watcher = Watcher(seat)
    watcher.see(events)
    return watcher.view
