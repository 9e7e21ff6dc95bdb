"""Reading the auction: worlds in which the calls that others made make sense are likelier.

Nothing is proved by a call. How far a hand would go is foretold (``appraisal``), and whoever called
may have judged it otherwise by some tens of points.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from acesaround.ai.search.appraisal import appraisal_of
from acesaround.game import View, partner_of
from acesaround.game.bids import all_bids
from acesaround.rules import Rules

Numbers = NDArray[np.int64]

RESERVE = 20.0
"""How much less than it expects a hand is taken to bid (large scale)."""
_DOUBT = 30.0
"""How far others' judgement of a hand may lie from ours: the scale of a logistic curve."""


def limits_of(rules: Rules, hands: Numbers) -> NDArray[np.float64]:
    """How far each packed hand would go, in points of the large scale: [hand]."""
    worth = appraisal_of(rules).of(np.ascontiguousarray(hands)).sum(axis=2)
    return np.asarray(worth.max(axis=1) - RESERVE, dtype=np.float64)


class _Said(NamedTuple):
    """What a place has said: that it goes so far (large scale), or that it does not."""

    place: int
    points: float
    goes: bool


class CallsHeard:
    """What the calls of the others say of worlds in which nobody has given cards away."""

    def __init__(self, view: View) -> None:
        self._rules = view.seen.rules
        self._said = _said(view)

    @property
    def say_nothing(self) -> bool:
        """Whether all worlds are as likely as each other."""
        return not self._said

    def weights(self, hands: Numbers) -> NDArray[np.float64]:
        """How much each world counts; they add up to 1. ``hands`` are packed [world, place]."""
        found = np.zeros(len(hands))
        for place in {each.place for each in self._said}:
            limits = limits_of(self._rules, hands[:, place])
            for said in self._said:
                if said.place == place:
                    over = (limits - said.points) * (1 if said.goes else -1)
                    found -= np.logaddexp(0.0, -over / _DOUBT)
        weights = np.exp(found - found.max())
        return np.asarray(weights / weights.sum())


def _said(view: View) -> list[_Said]:
    """The last bid of each other seat, and the bid that it did not make when it passed."""
    deal, rules = view.deal, view.seen.rules
    if rules.auction is None or rules.in_chips or deal.passes or deal.shares:
        # What chips a hand is worth a bid for is another question than how much it brings, and
        # hands that have changed are not those that called.
        return []
    bids = all_bids(rules)
    scale = rules.scoring.scale
    went: dict[int, _Said] = {}
    stopped = []
    high, holder = -1, None
    for call in deal.calls:
        place = deal.seats.index(call.seat)
        if call.amount is not None:
            high, holder = bids.index(call.amount), call.seat
            went[place] = _Said(place, float(call.amount * scale), goes=True)
        elif high + 1 < len(bids) and holder != partner_of(rules, call.seat):
            # A pass over the partner's bid says that the bid is good enough, not what is held.
            stopped.append(_Said(place, float(bids[high + 1] * scale), goes=False))
    own = deal.seats.index(view.seat)
    return [each for each in (*went.values(), *stopped) if each.place != own]
