"""The outlook of a game: how likely a side is to win it from some scores.

The rest of the game is imagined: deals as players like ours bid and play them, drawn from a pool
that is made once for the rules, until the engine says who has won. Chances are worked out on a grid
of scores and read off between its lines.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import lru_cache
from itertools import product

import numpy as np
from numpy.typing import NDArray

from acesaround.ai.search.appraisal import appraisal_of, random_deals
from acesaround.ai.search.calls import RESERVE
from acesaround.ai.search.courses import Worlds, play, supposed
from acesaround.cards import deck_of
from acesaround.game import Contract, Deal, DealScore, Game, View, side_of, sides
from acesaround.game.bids import all_bids
from acesaround.game.finish import Position, finish
from acesaround.rules import Rules

_POOL = 600
_GAMES = 500
_DEALS = 40
"""A game that is not over after so many more deals counts half."""
_LINES = 40
"""Between nothing and the points of the game; the grid goes on beyond both."""
_SEED = 40

Scores = tuple[int, ...]


class Outlook:
    """Chances to win under some rules. Make it by ``outlook_of``; what it works out is kept."""

    def __init__(self, rules: Rules) -> None:
        self._rules = rules
        changes, bidders = _pool(rules)
        dice = np.random.default_rng(_SEED)
        drawn = dice.integers(0, len(changes), size=(_GAMES, _DEALS))
        number = changes.shape[1]
        # The pool's bidders are of all sides alike only in the long run: turned at random they are.
        turned = dice.integers(0, number, size=(_GAMES, _DEALS))
        places = (np.arange(number) + turned[:, :, None]) % number
        self._sums = np.cumsum(np.take_along_axis(changes[drawn], places, axis=2), axis=1)
        self._bidders = (bidders[drawn] - turned) % number
        self._known: dict[tuple[Scores, int], NDArray[np.float64]] = {}

    def chances(self, totals: Scores, target: int) -> NDArray[np.float64]:
        """By side, the chance to win from these scores, none of which has decided the game."""
        width = max(target / _LINES, 1.0)
        low = [int(np.floor(total / width)) for total in totals]
        found = np.zeros(len(totals))
        for corner in product((0, 1), repeat=len(totals)):
            weight = 1.0
            for at, total, up in zip(low, totals, corner, strict=True):
                part = total / width - at
                weight *= part if up else 1.0 - part
            if weight > 0.0:
                at_corner = tuple(
                    round((at + up) * width) for at, up in zip(low, corner, strict=True)
                )
                found += weight * self._at(at_corner, target)
        return found

    def _at(self, totals: Scores, target: int) -> NDArray[np.float64]:
        known = self._known.get((totals, target))
        if known is None:
            known = self._known[totals, target] = self._play(totals, target)
        return known

    def _play(self, totals: Scores, target: int) -> NDArray[np.float64]:
        """How many of the imagined games each side wins."""
        rules = self._rules
        scores = self._sums + np.array(totals)
        there = scores > target if rules.match.strictly_more else scores >= target
        over = there.any(axis=2)
        games = np.arange(_GAMES)
        last = np.where(over.any(axis=1), over.argmax(axis=1), _DEALS - 1)
        # Of those that get there together the bidder is first, or else who has most.
        final = np.where(there[games, last], scores[games, last].astype(np.float64), -np.inf)
        if rules.match.end_rule == "bidder_first":
            bidders = self._bidders[games, last]
            first = there[games, last, bidders]
            final[games[first], bidders[first]] = np.inf
        best = final == final.max(axis=1, keepdims=True)
        return np.asarray((best / best.sum(axis=1, keepdims=True)).mean(axis=0))


def outlook_of(rules: Rules) -> Outlook | None:
    """The outlook under these rules; None where games are not won by reaching a score, or deals
    are not bid for. NotCompiled if the kernel does not know the rules.
    """
    match = rules.match
    if rules.auction is None or rules.in_chips or match.deals or match.when_one_is_out == "play_on":
        return None
    return _made(rules)


@lru_cache(maxsize=16)
def _made(rules: Rules) -> Outlook:
    return Outlook(rules)


def chance_to_win(view: View, outlook: Outlook) -> Callable[[DealScore], float]:
    """What a settlement is worth to the seat: its side's chance to win the game after it."""
    state = view.seen
    rules = state.rules
    own = side_of(rules, view.seat)

    def value(score: DealScore) -> float:
        totals = tuple(side.total for side in score.sides)
        bidder = None if score.bidder is None else side_of(rules, score.bidder)
        verdict = finish(
            rules, Position(totals, state.target, bidder, state.out, barred=state.barred)
        )
        if verdict.winner is not None:
            return float(verdict.winner == own)
        return float(outlook.chances(totals, verdict.target)[own])

    return value


def _pool(rules: Rules) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
    """What deals change, [deal, side], and the bidding side of each."""
    game = Game.start(rules, 0)
    order = list(deck_of(rules.deck.copies, rules.deck.nines))
    random.Random(_SEED).shuffle(order)
    game.act(Deal(order=tuple(order)))
    assert game.actor is not None
    view = game.view(game.actor)
    deals = random_deals(rules, _POOL, _SEED)
    worth = appraisal_of(rules).of(deals.hands.reshape(-1).copy()).sum(axis=2)
    limits = worth.max(axis=1).reshape(deals.hands.shape) - RESERVE
    suits = worth.argmax(axis=1).reshape(deals.hands.shape)
    bidders = limits.argmax(axis=1)
    trumps = suits[np.arange(_POOL), bidders]
    played = play(view, Worlds(deals.hands, deals.widows), bidders, trumps, seed=_SEED)
    bids = np.array(all_bids(rules), dtype=np.int64)
    prices = bids[_numbers(rules, bids, limits)]
    changes = np.zeros((_POOL, len(sides(rules))), dtype=np.int64)
    seats = view.deal.seats
    for row in range(_POOL):
        contract = Contract(seats[int(bidders[row])], int(prices[row]))
        score = supposed(view, played, row, contract)
        changes[row] = [side.change for side in score.sides]
    owners = np.array([side_of(rules, seat) for seat in seats])
    return changes, owners[bidders]


def _numbers(
    rules: Rules, bids: NDArray[np.int64], limits: NDArray[np.float64]
) -> NDArray[np.int64]:
    """The number of the bid for which the best hand gets the contract from its opponents."""
    places = np.arange(limits.shape[1])
    best = limits.argmax(axis=1)
    against = (places - best[:, None]) % 2 == 1 if rules.deal.partners else places != best[:, None]
    other = np.where(against, limits, -np.inf).max(axis=1)
    number = np.searchsorted(bids * rules.scoring.scale, other, side="right")
    return np.asarray(np.minimum(number, len(bids) - 1), dtype=np.int64)
