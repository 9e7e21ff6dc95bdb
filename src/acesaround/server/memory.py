"""What one seat has seen of a game, kept for its pictures; made of events and nothing else."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from acesaround.cards import Hand
from acesaround.game import DealScore, DealState, View, Watcher
from acesaround.game import event as ev
from acesaround.record.played import action_behind
from acesaround.rules import Rules
from acesaround.server.facts import only_no


class Scored(NamedTuple):
    """A deal that was scored, and the rules that it was played by."""

    rules: Rules
    deal: DealState
    score: DealScore


class Memory:
    """A seat's View, what it saw happen in the deal in progress, and the deals that were scored.

    ``decided``: the seat has done something in the game. ``deals`` counts those that began.
    ``rest``: its cards in an order in which each wins a trick, where that is proved at the moment.
    """

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.log: list[ev.Event] = []
        self.scored: list[Scored] = []
        self.decided = False
        self.deals = 0
        self.rest: Hand = ()
        self._watcher = Watcher(seat)

    def see(self, events: Iterable[ev.Event]) -> tuple[ev.Event, ...]:
        """Take in further events of the game; gives back what the seat saw of them."""
        seen: list[ev.Event] = []
        self.rest = ()
        for event in events:
            self.decided = self.decided or self._decides(event)
            seen += self._watcher.see((event,))
            if isinstance(event, ev.DealBegan):
                self.deals += 1
                if event.number > 1:
                    self.log.clear()
            if isinstance(event, ev.DealScored):
                view = self.view
                self.scored.append(Scored(view.seen.rules, view.deal, event.score))
        self.log += _since_deal(seen)
        return tuple(seen)

    @property
    def view(self) -> View:
        """What the seat knows now."""
        return self._watcher.view

    def _decides(self, event: ev.Event) -> bool:
        """Whether the seat itself, not the table for it, does what the event tells."""
        if getattr(event, "seat", None) != self.seat:
            return False
        seen = self.view.seen
        return action_behind(seen.rules, (event,), 0) is not None and only_no(seen) is None


def _since_deal(seen: list[ev.Event]) -> list[ev.Event]:
    """The part of the events that belongs to the deal in progress; how the game began is part of
    the first one.
    """
    for at in range(len(seen) - 1, -1, -1):
        event = seen[at]
        if isinstance(event, ev.DealBegan) and event.number > 1:
            return seen[at:]
    return seen
