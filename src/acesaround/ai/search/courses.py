"""How deals may go on from the auction, in many worlds: contracts, melds and tricks as arrays."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from acesaround.ai.search.appraisal import terms_of
from acesaround.cards import SUITS
from acesaround.game import Contract, DealScore, Outcome, View, side_of
from acesaround.game.supposing import Course, Taken, suppose_contract
from acesaround.kernel import compile_rules
from acesaround.kernel.contracts import CHOOSE, play_contracts
from acesaround.kernel.playouts import RULE

Numbers = NDArray[np.int64]


class Worlds(NamedTuple):
    """Hands by place and what lies aside, packed: [world, place] and [world]."""

    hands: Numbers
    widows: Numbers


class Played(NamedTuple):
    """Contracts that were played out, one for each row: trick points, tricks and meld points by
    place, and the points buried; ``bidders`` are places, ``trumps`` suits by number.
    """

    bidders: Numbers
    trumps: Numbers
    points: Numbers
    tricks: Numbers
    melds: Numbers
    buried: Numbers

    def totals(self, partners: bool) -> Numbers:
        """Melds, tricks and buried points of the bidding side, in points of the scale in force."""
        places = np.arange(self.points.shape[1])
        own = places == self.bidders[:, None]
        if partners:
            own = (places - self.bidders[:, None]) % 2 == 0
        totals = ((self.points + self.melds) * own).sum(axis=1) + self.buried
        return np.asarray(totals, dtype=np.int64)

    def only(self, rows: Numbers) -> Played:
        """The contracts of these rows."""
        return Played(*(each[rows] for each in self))


def joined(parts: Sequence[Played]) -> Played:
    """Contracts played in parts, as one."""
    return Played(*map(np.concatenate, zip(*parts, strict=True)))


def play(
    view: View,
    worlds: Worlds,
    bidders: Numbers,
    trumps: Numbers,
    *,
    seed: int,
    given: Numbers | None = None,
    left: Numbers | None = None,
) -> Played:
    """Play a contract in each world. ``given`` and ``left`` as in ``play_contracts``."""
    deal, rules = view.deal, view.seen.rules
    shape = worlds.hands.shape
    chosen = np.full(shape[0], CHOOSE, dtype=np.int64)
    points, tricks, melds = (np.zeros(shape, dtype=np.int64) for _ in range(3))
    buried = np.zeros(shape[0], dtype=np.int64)
    eldest = (deal.seats.index(deal.dealer) + 1) % shape[1] if deal.dealer in deal.seats else 0
    play_contracts(
        compile_rules(rules),
        terms_of(rules, eldest),
        worlds.hands,
        worlds.widows,
        bidders,
        trumps,
        chosen if given is None else given,
        chosen if left is None else left,
        RULE,
        seed,
        points,
        tricks,
        melds,
        buried,
    )
    return Played(bidders, trumps, points, tricks, melds, buried)


class Settler:
    """Settles supposed contracts with the engine; answers are kept, since most recur."""

    def __init__(self, view: View, value: Callable[[DealScore], float]) -> None:
        self._view = view
        self._value = value
        self._known: dict[tuple[int, ...], tuple[float, float]] = {}

    def settle(
        self, played: Played, rows: Numbers, amounts: Numbers, stuck: bool = False
    ) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
        """What played contracts are worth to the seat of the view, and which are made (0 or 1).

        ``rows`` are the numbers of the contracts, ``amounts`` the bids for which they are played.
        """
        keys = np.column_stack([amounts, self._keys(played)[rows]])
        distinct, first, inverse = np.unique(keys, axis=0, return_index=True, return_inverse=True)
        answers = np.empty((len(distinct), 2))
        for number, key in enumerate(map(tuple, distinct.tolist())):
            found = self._known.get(key)
            if found is None:
                at = int(first[number])
                found = self._settle(played, int(rows[at]), int(amounts[at]), stuck)
                self._known[key] = found
            answers[number] = found
        result = answers[inverse.reshape(-1)]
        return result[:, 0], result[:, 1]

    def _keys(self, played: Played) -> Numbers:
        """What a settlement depends on: whose points and melds they are within a side does not
        matter, unless each player must win a trick. Chips are paid for the contract alone.
        """
        rules, seats = self._view.seen.rules, self._view.deal.seats
        if rules.in_chips:
            rows = np.arange(len(played.bidders)), played.bidders
            own = (played.points[rows], played.melds[rows], played.tricks[rows] > 0)
            return np.column_stack([played.bidders, played.trumps, played.buried, *own])
        flags = (played.tricks > 0) @ (1 << np.arange(len(seats)))
        columns = [played.bidders, played.trumps, flags, played.buried]
        owners = np.array([side_of(rules, seat) for seat in seats])
        alone = rules.scoring.credit == "player"
        for side in np.unique(owners):
            columns.append(played.points[:, owners == side].sum(axis=1))
            if not alone:
                columns.append(played.melds[:, owners == side].sum(axis=1))
        if alone:
            columns.extend(played.melds.T)
        return np.column_stack(columns)

    def _settle(self, played: Played, row: int, amount: int, stuck: bool) -> tuple[float, float]:
        bidder = self._view.deal.seats[int(played.bidders[row])]
        score = supposed(self._view, played, row, Contract(bidder, amount, stuck))
        made = score.outcome in (Outcome.MADE, Outcome.YIELDED)
        return self._value(score), float(made)


def supposed(view: View, played: Played, row: int, contract: Contract) -> DealScore:
    """The engine's settlement of the contract that was played out in this row."""
    state, deal = view.seen, view.deal
    taken = [Taken(0, False)] * state.rules.deal.players
    shown = [0] * state.rules.deal.players
    for place, seat in enumerate(deal.seats):
        extra = int(played.buried[row]) if seat == contract.seat else 0
        won = bool(played.tricks[row, place]) or extra > 0
        taken[seat] = Taken(int(played.points[row, place]) + extra, won)
        shown[seat] = int(played.melds[row, place])
    course = Course(
        contract=contract,
        trump=SUITS[int(played.trumps[row])],
        melds=tuple(shown),
        taken=tuple(taken),
    )
    return suppose_contract(state, course)
