"""The own contract in every suit, in the same possible deals, settled for each bid."""

from __future__ import annotations

import math
from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from acesaround.ai.search.courses import Played, Settler, play
from acesaround.ai.search.drawing import worlds_of
from acesaround.ai.search.suits import likely_trumps, sees_widow_first
from acesaround.ai.worlds import NoWorld
from acesaround.ai.worth import points_of
from acesaround.cards import SUITS, Suit
from acesaround.game import Bid, NameTrump, View, actor, legal_actions
from acesaround.game.bids import nameable, open_bids
from acesaround.kernel import NotCompiled
from acesaround.teaching.expectation import (
    Expectation,
    LaterExpectation,
    Spread,
    SuitExpectation,
)
from acesaround.teaching.foresight.signals import signals_of

DEALS = 400
"""In how many deals a contract is played where nothing else is asked for."""
MOST_BIDS = 7
"""How many bids are told of at the most."""
_RARE = 0.02
"""Bids that are made in a smaller part of the deals are not told of."""


def look_ahead(view: View, seed: int, deals: int = DEALS) -> Expectation | None:
    """What the seat can expect of its own contract.

    None where it may neither bid nor name trump now, or where the rules are unknown to the
    compiled code.
    """
    if actor(view.seen) != view.seat:
        return None
    if not any(isinstance(action, Bid | NameTrump) for action in legal_actions(view.seen)):
        return None
    try:
        return _Looking(view, seed, deals).expectation()
    except (NotCompiled, NoWorld):
        return None


class _Looking:
    def __init__(self, view: View, seed: int, deals: int) -> None:
        self._view = view
        self._rules = view.seen.rules
        self._place = view.deal.seats.index(view.seat)
        self._seed = seed
        self._worlds = worlds_of(view, seed, deals)
        self._number = len(self._worlds.hands)
        # Only whether a contract is made is asked.
        self._settler = Settler(view, lambda score: 0.0)
        # None until the auction is over.
        self._contract = view.deal.contract

    def expectation(self) -> Expectation:
        suits = nameable(self._rules, self._view.hand)
        number = self._number
        played = [self._play(np.full(number, SUITS.index(suit))) for suit in suits]
        if sees_widow_first(self._rules) and self._contract is None:
            played.append(self._play(likely_trumps(self._rules, self._worlds, self._place)))
        totals = [each.totals(self._rules.deal.partners) for each in played]
        if self._contract is None:
            bids = telling = _worth_telling(open_bids(self._view.seen), totals)
        else:
            # It has been said already, and tells nobody anything new.
            bids, telling = (self._contract.amount,), ()
        signals, usual, hands = signals_of(self._rules, telling)
        told = (self._told(*each, bids) for each in zip(suits, played, totals, strict=False))
        later = None
        if len(played) > len(suits):
            later = LaterExpectation(_spread(totals[-1]), self._chances(played[-1], bids))
        return Expectation(bids, tuple(told), later, number, signals, usual, hands)

    def _play(self, trumps: NDArray[np.int64]) -> Played:
        place = np.full(self._number, self._place, dtype=np.int64)
        return play(self._view, self._worlds, place, trumps, seed=self._seed)

    def _told(
        self, suit: Suit, played: Played, totals: NDArray[np.int64], bids: Sequence[int]
    ) -> SuitExpectation:
        own = points_of(self._view.hand, suit, self._rules)
        melds = self._melds(played)
        return SuitExpectation(
            suit=suit,
            own=own,
            others=float(melds.mean()) - own,
            tricks=_spread(totals - melds),
            total=_spread(totals),
            chances=self._chances(played, bids),
        )

    def _melds(self, played: Played) -> NDArray[np.int64]:
        """The meld points of the side in each deal."""
        nothing = np.zeros_like(played.points)
        alone = played._replace(points=nothing, buried=np.zeros_like(played.buried))
        return alone.totals(self._rules.deal.partners)

    def _chances(self, played: Played, bids: Sequence[int]) -> tuple[float, ...]:
        """The part of the deals in which each bid is made.

        Whoever makes a bid would have made every lower one, so that few are asked about.
        """
        amounts = np.array(bids, dtype=np.int64)
        stuck = self._contract is not None and self._contract.stuck
        made = np.zeros(self._number, dtype=np.int64)
        end = np.full(self._number, len(bids))
        while (rows := np.flatnonzero(made < end)).size:
            middle = (made[rows] + end[rows]) // 2
            _, reached = self._settler.settle(played, rows, amounts[middle], stuck)
            made[rows] = np.where(reached > 0, middle + 1, made[rows])
            end[rows] = np.where(reached > 0, end[rows], middle)
        return tuple(float((made > number).mean()) for number in range(len(bids)))


def _spread(figures: NDArray[np.int64]) -> Spread:
    return Spread(float(figures.mean()), float(figures.std()))


def _worth_telling(bids: Sequence[int], totals: Sequence[NDArray[np.int64]]) -> tuple[int, ...]:
    """Bids up to those that hardly any deal allows, every second or third where there are many."""
    likely = max(float(np.quantile(each, 1 - _RARE)) for each in totals)
    near = [bids[0], *(bid for bid in bids[1:] if bid <= likely)]
    return tuple(near[:: math.ceil(len(near) / MOST_BIDS)])
