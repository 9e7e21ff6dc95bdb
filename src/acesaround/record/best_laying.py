"""The best order of laying melds one a turn, by complete search (RULES 1, M1-M7).

Every step is an action of the engine on a real state; only who wins tricks is assumed.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from msgspec.structs import replace

from acesaround.cards import BACK, Hand, Suit, sort_hand
from acesaround.game import (
    DealState,
    EndMelding,
    State,
    act,
    current_deal,
    legal_actions,
    melds_of_side,
    players,
    sides,
)
from acesaround.rules import Meld, Rules

_ENDLESS = 10**9


class BestLaying(NamedTuple):
    """The best total and the melds that make it, in their order."""

    points: int
    melds: tuple[Meld, ...]


def best_laying(hand: Hand, trump: Suit | None, turns: int, rules: Rules) -> BestLaying:
    """The most that one seat can score with these cards on so many melding turns.

    A turned card plays no part, and the stock outlasts the turns.
    """
    n = len(players(rules))
    deal = DealState(
        number=1,
        dealer=n - 1,
        hands=(sort_hand(hand), *((),) * (n - 1)),
        laid=((),) * n,
        melds=((),) * n,
        bonus=(0,) * n,
        shown=(False,) * n,
        stock=(BACK,),
        trump=trump,
        melding=0,
    )
    state = State(
        rules=rules,
        dealer=deal.dealer,
        scores=(0,) * len(sides(rules)),
        target=_ENDLESS,
        phase="stock",
        deal=deal,
    )
    return _Search().best(state, turns)


_Key = tuple[Hand, tuple[tuple[int, tuple[str, ...]], ...], bool, int]


class _Search:
    """Remembers the best continuation of every position, whatever way led there."""

    def __init__(self) -> None:
        self._known: dict[_Key, BestLaying] = {}

    def best(self, state: State, turns: int) -> BestLaying:
        if turns == 0:
            return BestLaying(0, ())
        key = _key(state, turns)
        found = self._known.get(key)
        if found is None:
            found = max(self._ways(state, turns), key=lambda way: way.points)
            self._known[key] = found
        return found

    def _ways(self, state: State, turns: int) -> Iterator[BestLaying]:
        yield BestLaying(0, ())
        tried: set[_Key] = set()
        for action in legal_actions(state):
            if isinstance(action, EndMelding):
                continue
            after, _ = act(state, action)
            gained = melds_of_side(after, 0) - melds_of_side(state, 0)
            (*_, meld) = current_deal(after).melds[0]
            left = turns
            if current_deal(after).melded:
                after, left = _next_turn(after), turns - 1
            key = _key(after, left)
            if key not in tried:
                tried.add(key)
                rest = self.best(after, left)
                yield BestLaying(gained + rest.points, (meld, *rest.melds))


def _next_turn(state: State) -> State:
    return replace(state, deal=replace(current_deal(state), melded=False))


def _key(state: State, turns: int) -> _Key:
    deal = current_deal(state)
    row = sorted(
        (laid.card.order, tuple(sorted(use.value for use in laid.uses))) for laid in deal.laid[0]
    )
    return deal.hands[0], tuple(row), deal.melded, turns
