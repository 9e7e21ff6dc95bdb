"""Before the first lead: playing on, giving up or announcing all tricks, by what each brings.

The tricks are played in every world as they would be anyway. Who has announced all tricks is not
played against, or plays himself, any differently there, so the announcement must be good without.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from msgspec.structs import replace
from numpy.typing import NDArray

from acesaround.ai.record import Candidate, Record
from acesaround.ai.search.courses import Worlds, play
from acesaround.ai.search.habits import habits_of
from acesaround.ai.search.levels import Level
from acesaround.ai.search.payoff import Payoff, buried_in, unit_of, worth_of
from acesaround.ai.search.racing import Budget, Tried, race
from acesaround.ai.worlds import Sampler
from acesaround.cards import SUITS
from acesaround.game import (
    Action,
    Concede,
    Decline,
    ShootMoon,
    State,
    View,
    current_deal,
    legal_actions,
    side_of,
)
from acesaround.kernel.contracts import DONE

_PARTS = 5
_SAYS = (Decline, Concede, ShootMoon)


def choose_offer(view: View, level: Level, seed: int, until: float) -> Record | None:
    """The record of what may be said, best first; None if there is only one thing to say.

    ``until`` as time.monotonic(); one part of the worlds is played in any case.
    """
    actions = [action for action in legal_actions(view.seen) if isinstance(action, _SAYS)]
    if len(actions) == 1:
        return None
    search = _Offers(view, actions, level, seed)
    budget = Budget(level.deals, -(-level.deals // _PARTS), until)
    candidates = tuple(
        Candidate(
            actions[each.number],
            each.means[0],
            each.behind,
            each.half,
            each.worlds,
            made=each.means[1],
        )
        for each in race(len(actions), search.trial, budget)
    )
    unit = unit_of(view, level.aim)
    worlds = candidates[0].worlds
    return Record("playouts", unit, worlds, candidates, search.sampler.possible)


class _Offers:
    def __init__(self, view: View, actions: Sequence[Action], level: Level, seed: int) -> None:
        contract, trump = view.deal.contract, view.deal.trump
        assert contract is not None and trump is not None
        self._view = view
        self._bidder = view.deal.seats.index(contract.seat)
        self._trump = SUITS.index(trump)
        self._seed = seed
        self._rounds = 0
        self.sampler = Sampler(view, seed, habits_of(view) if level.habits else None)
        value = worth_of(view, level.aim)
        self._payoffs = [
            Payoff(replace(view, seen=_said(view.seen, action)), value) for action in actions
        ]

    def trial(self, number: int, running: NDArray[np.int64]) -> Tried:
        """What each brings, and whether the contract is made, in new worlds."""
        drawn = self.sampler.draw(number)
        self._rounds += 1
        done = np.full(number, DONE)
        played = play(
            self._view,
            Worlds(drawn.hands, np.zeros(number, dtype=np.int64)),
            np.full(number, self._bidder),
            np.full(number, self._trump),
            seed=self._seed + self._rounds,
            given=done,
            left=done,
        )
        buried = buried_in(self._view, self.sampler, drawn)
        figures = np.empty((number, len(running), 2))
        for column, candidate in enumerate(running.tolist()):
            figures[:, column] = np.column_stack(
                self._payoffs[candidate].of(
                    self._view.deal.seats, played.points, played.tricks > 0, buried
                )
            )
        return Tried(figures)


def _said(state: State, action: Action) -> State:
    """The deal as it stands once that is said; all opponents are taken to give up together."""
    deal = current_deal(state)
    if isinstance(action, ShootMoon):
        return replace(state, deal=replace(deal, moon=True))
    if isinstance(action, Decline):
        return state
    assert deal.contract is not None
    bidders = side_of(state.rules, deal.contract.seat)
    others = tuple(seat for seat in deal.seats if side_of(state.rules, seat) != bidders)
    gone = (action.seat,) if action.seat == deal.contract.seat else others
    return replace(state, deal=replace(deal, conceded=gone))
