"""What one seat has seen of a game, kept for its pictures; made of events and nothing else."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from acesaround.game import DealScore, DealState, View, Watcher
from acesaround.game import event as ev
from acesaround.record.played import action_behind
from acesaround.rules import Rules


class Scored(NamedTuple):
    """A deal that was scored, and the rules that it was played by."""

    rules: Rules
    deal: DealState
    score: DealScore


class Memory:
    """A seat's View, what it saw happen in the deal in progress, and the deals that were scored.

    ``decided``: the seat has done something in the game. ``deals`` counts those that began.
    """

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.log: list[ev.Event] = []
        self.scored: list[Scored] = []
        self.decided = False
        self.deals = 0
        self._watcher = Watcher(seat)

    def see(self, events: Iterable[ev.Event]) -> tuple[ev.Event, ...]:
        """Take in further events of the game; gives back what the seat saw of them."""
        seen: list[ev.Event] = []
        for event in events:
            seen += self._watcher.see((event,))
            self.decided = self.decided or _is_done_by(self.seat, seen[-1], self.view.seen.rules)
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


def _since_deal(seen: list[ev.Event]) -> list[ev.Event]:
    """The part of the events that belongs to the deal in progress; how the game began is part of
    the first one.
    """
    for at in range(len(seen) - 1, -1, -1):
        event = seen[at]
        if isinstance(event, ev.DealBegan) and event.number > 1:
            return seen[at:]
    return seen


def _is_done_by(seat: int, event: ev.Event, rules: Rules) -> bool:
    own = getattr(event, "seat", None) == seat
    return own and action_behind(rules, (event,), 0) is not None
