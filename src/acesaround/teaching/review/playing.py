"""A moment of a recorded game, from which it can be played on in any way."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from copy import copy

from acesaround.game import Action, State, View, Watcher, act, actor, evolve, players
from acesaround.game.event import Event


class Playing:
    """The state of a game and what every seat has seen of it.

    It is the reviewer's: a seat is only ever asked by its View.
    """

    def __init__(self, state: State, watchers: Sequence[Watcher]) -> None:
        self.state = state
        self._watchers = tuple(watchers)

    @classmethod
    def of(cls, events: Sequence[Event]) -> Playing:
        """The game that these events tell. ValueError if there are none."""
        state: State | None = None
        for event in events:
            state = evolve(state, event)
        if state is None:
            raise ValueError("no events")
        watchers = [Watcher(seat) for seat in players(state.rules)]
        for watcher in watchers:
            watcher.see(events)
        return cls(state, watchers)

    @property
    def actor(self) -> int | None:
        """The seat that must act, CHANCE, or None when the game is over."""
        return actor(self.state)

    def view(self, seat: int) -> View:
        """What the seat knows."""
        return self._watchers[seat].view

    def fold(self, events: Iterable[Event]) -> None:
        """Go on by what happened."""
        happened = tuple(events)
        for event in happened:
            self.state = evolve(self.state, event)
        for watcher in self._watchers:
            watcher.see(happened)

    def act(self, action: Action) -> None:
        """Go on by an action. IllegalAction if the rules do not allow it."""
        _, events = act(self.state, action)
        self.fold(events)

    def fork(self) -> Playing:
        """The same moment once more: what is played in it leaves this one alone."""
        return Playing(self.state, [copy(watcher) for watcher in self._watchers])
