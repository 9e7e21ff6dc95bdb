"""Fit the weights by which cards change hands in supposed contracts, by playing such contracts.

    python tools/giving_weights.py [--rounds 8] [--deals 4000]

In random deals whoever foretells most for his hand plays the contract. Weight after weight is moved
a little up or down and kept where the bidder's side takes more: melds, tricks and what is buried.
Prints what each round brings on deals that it was not fitted to.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from acesaround.ai.search.appraisal import appraisal_of, random_deals, terms_of
from acesaround.ai.search.courses import Worlds
from acesaround.ai.search.suits import likely_trumps
from acesaround.kernel import compile_rules
from acesaround.kernel.compiled import compiled
from acesaround.kernel.contracts import DONE, play_contracts
from acesaround.kernel.giving import choose_cards
from acesaround.kernel.giving_weights import (
    BURY,
    FILE,
    GIVE_BACK,
    GIVING_WEIGHTS,
    HELP_BIDDER,
    PURPOSES,
    write,
)
from acesaround.kernel.playouts import RULE
from acesaround.kernel.rule_table import RuleTable
from acesaround.rules import Rules, preset, with_options

Numbers = NDArray[np.int64]
Weights = NDArray[np.float64]

_PASSING = (preset("modern"), with_options(preset("modern"), {"pass_count": 3}))
_BURYING = (preset("modern3"), preset("auction_chips"), preset("cutthroat"))
_FIRST_STEP = 6.0
_LONGER, _SHORTER = 1.3, 0.6


class Contracts(NamedTuple):
    """Random deals with who bids and what is trump, [deal]."""

    rules: Rules
    worlds: Worlds
    bidders: Numbers
    trumps: Numbers


def contracts_of(rules: Rules, number: int, seed: int) -> Contracts:
    """So many contracts, the same for the same seed."""
    deals = random_deals(rules, number, seed)
    worlds = Worlds(*deals)
    worth = appraisal_of(rules).of(deals.hands.reshape(-1)).sum(axis=2).max(axis=1)
    bidders = worth.reshape(deals.hands.shape).argmax(axis=1)
    named = [likely_trumps(rules, worlds, place) for place in range(deals.hands.shape[1])]
    return Contracts(rules, worlds, bidders, np.stack(named)[bidders, np.arange(number)])


def totals(contracts: Contracts, weights: Weights) -> NDArray[np.float64]:
    """What the bidder's side takes in each deal, in points of the large scale."""
    rules, bidders = contracts.rules, contracts.bidders
    table, terms = compile_rules(rules), terms_of(rules)
    hands = contracts.worlds.hands
    rows = np.arange(len(hands))
    given = np.full(len(hands), DONE, dtype=np.int64)
    bidding = hands[rows, bidders] + contracts.worlds.widows
    number = rules.widow.size if rules.widow is not None else 0
    purpose = BURY
    if rules.passing is not None:
        number = rules.passing.pass_count
        partners = hands[rows, (bidders + 2) % 4]
        given = _chosen(table, partners, contracts.trumps, number, weights[HELP_BIDDER])
        bidding = bidding + given
        purpose = GIVE_BACK
    left = _chosen(table, bidding, contracts.trumps, number, weights[purpose])
    points, tricks, melds = (np.zeros(hands.shape, dtype=np.int64) for _ in range(3))
    buried = np.zeros(len(hands), dtype=np.int64)
    play_contracts(
        table,
        terms,
        hands,
        contracts.worlds.widows,
        bidders,
        contracts.trumps,
        given,
        left,
        RULE,
        1,
        points,
        tricks,
        melds,
        buried,
    )
    own = np.arange(hands.shape[1]) == bidders[:, None]
    if rules.deal.partners:
        own |= np.arange(hands.shape[1]) == (bidders[:, None] + 2) % 4
    taken = ((points + melds) * own).sum(axis=1) + buried
    return np.asarray(taken * float(rules.scoring.scale))


@compiled
def _chosen(
    table: RuleTable, hands: Numbers, trumps: Numbers, number: int, weights: Weights
) -> Numbers:
    found = np.zeros_like(hands)
    for deal in range(len(hands)):
        found[deal] = choose_cards(table, hands[deal], trumps[deal], number, weights)
    return found


class _Climb:
    """Moves one weight after the other of some purposes, as long as more is taken."""

    def __init__(self, contracts: list[Contracts], weights: Weights, purposes: list[int]) -> None:
        self._contracts = contracts
        self.weights = weights
        self._purposes = purposes
        self._steps = np.full_like(weights, _FIRST_STEP)
        self._steps[:, -1] = 0.2
        self._most = self._taken(weights)

    def _taken(self, weights: Weights) -> float:
        return sum(float(totals(each, weights).mean()) for each in self._contracts)

    def round(self) -> None:
        """Try every weight once."""
        for purpose in self._purposes:
            for weight in range(self.weights.shape[1]):
                self._try(purpose, weight)

    def _try(self, purpose: int, weight: int) -> None:
        step = self._steps[purpose, weight]
        for change in (step, -step):
            moved = self.weights.copy()
            moved[purpose, weight] += change
            taken = self._taken(moved)
            if taken > self._most:
                self.weights, self._most = moved, taken
                self._steps[purpose, weight] *= _LONGER
                return
        self._steps[purpose, weight] *= _SHORTER


def main() -> None:
    """Fit, print and write."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=8)
    parser.add_argument("--deals", type=int, default=4000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=FILE)
    asked = parser.parse_args()
    weights = GIVING_WEIGHTS.copy()
    for kinds, purposes in ((_PASSING, [HELP_BIDDER, GIVE_BACK]), (_BURYING, [BURY])):
        climb = _Climb(
            [contracts_of(rules, asked.deals, asked.seed) for rules in kinds], weights, purposes
        )
        fresh = [contracts_of(rules, 2 * asked.deals, asked.seed + 1) for rules in kinds]
        for number in range(asked.rounds + 1):
            found = [float(totals(each, climb.weights).mean()) for each in fresh]
            said = ", ".join(
                f"{each.rules.name} {mean:.1f}" for each, mean in zip(fresh, found, strict=True)
            )
            names = " and ".join(PURPOSES[purpose] for purpose in purposes)
            print(f"{names}, round {number}: {said}", flush=True)
            if number < asked.rounds:
                climb.round()
        weights = climb.weights
    write(weights, asked.out)


if __name__ == "__main__":
    main()
