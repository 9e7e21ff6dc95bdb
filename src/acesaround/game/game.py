"""A game as it is played: the state, its events, and what each seat knows."""

from __future__ import annotations

from collections.abc import Collection, Iterable

from acesaround.cards import Hand
from acesaround.game.action import Action
from acesaround.game.event import Event
from acesaround.game.evolve import evolve
from acesaround.game.machine import act, actor, legal_actions, new_game
from acesaround.game.state import State
from acesaround.game.view import View, Watcher
from acesaround.rules import Rules


class Game:
    """A running game. The engine's functions do the work; this keeps what they return.

    Views are folded only when somebody asks, and from where the last question left off.
    """

    def __init__(self, state: State, events: Iterable[Event]) -> None:
        self.state = state
        self.events: list[Event] = list(events)
        self._watchers: dict[int, tuple[Watcher, int]] = {}

    @classmethod
    def start(cls, rules: Rules, dealer: int = 0, drawn: Hand = ()) -> Game:
        """A new game, see ``new_game``. RulesError if the rules contradict themselves."""
        return cls(*new_game(rules, dealer, drawn))

    @classmethod
    def replay(cls, events: Iterable[Event]) -> Game:
        """The game that these events tell. ValueError if they cannot have happened."""
        listed = list(events)
        state: State | None = None
        for event in listed:
            state = evolve(state, event)
        if state is None:
            raise ValueError("no events")
        return cls(state, listed)

    @property
    def actor(self) -> int | None:
        """The seat that must act, CHANCE, or None when the game is over."""
        return actor(self.state)

    @property
    def legal(self) -> Collection[Action]:
        """What the actor may do."""
        return legal_actions(self.state)

    def act(self, action: Action) -> tuple[Event, ...]:
        """Do the action; IllegalAction leaves the game as it was."""
        self.state, events = act(self.state, action)
        self.events += events
        return events

    def view(self, seat: int) -> View:
        """What the seat knows now (SPECTATOR for an onlooker)."""
        watcher, seen = self._watchers.get(seat) or (Watcher(seat), 0)
        watcher.see(self.events[seen:])
        self._watchers[seat] = (watcher, len(self.events))
        return watcher.view
