"""The end of a real deal solved in the plainest way: every card is tried, by the engine itself.

Nothing is shared with the solver, nor with any other way to judge play: the engine says what may be
played, who wins a trick and what it counts. Four tricks take a second or so.
"""

from __future__ import annotations

from acesaround.cards import Card, Hand
from acesaround.game import PlayCard, State, act, current_deal, legal_actions
from acesaround.game.machine import actor

_Key = tuple[tuple[Hand, ...], int | None, Hand]


class PlainMinimax:
    """The play of one deal from some moment on; ``camp`` are the seats whose points are counted."""

    def __init__(self, camp: frozenset[int]) -> None:
        self._camp = camp
        self._known: dict[_Key, int] = {}

    def cards(self, state: State) -> dict[Card, int]:
        """The trick points that the camp takes from here on after each card that may be played."""
        found: dict[Card, int] = {}
        for action in legal_actions(state):
            if isinstance(action, PlayCard):
                after, _ = act(state, action)
                gained = self._taken(after) - self._taken(state)
                found[action.card] = gained + self._value(after, current_deal(state).number)
        return found

    def _value(self, state: State, number: int) -> int:
        deal = current_deal(state)
        seat = actor(state)
        if deal.number != number or seat is None or seat < 0 or not deal.hands[seat]:
            return 0
        key = (deal.hands, seat, deal.trick.cards if deal.trick is not None else ())
        if key not in self._known:
            values = self.cards(state).values()
            self._known[key] = max(values) if seat in self._camp else min(values)
        return self._known[key]

    def _taken(self, state: State) -> int:
        return sum(
            trick.points + trick.bonus
            for trick in current_deal(state).tricks
            if trick.winner in self._camp
        )
