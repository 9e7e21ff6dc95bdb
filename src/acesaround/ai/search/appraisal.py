"""What a hand will bring as the bidder's under any rules, learnt from deals played out.

For rules that are met for the first time, some thousand contracts are played by the kernel and the
result is fitted to what can be counted in the bidder's hand. It takes well under a second and is
kept; nothing is stored in the program.
"""

from __future__ import annotations

import random
from functools import lru_cache
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from acesaround.cards import deck_of
from acesaround.kernel import compile_rules, packing_of
from acesaround.kernel.appraising import FEATURES, describe_all, foretell
from acesaround.kernel.contracts import CHOOSE, play_contracts, terms
from acesaround.kernel.exchanged import after_exchange
from acesaround.kernel.playouts import RULE
from acesaround.rules import Rules

_DEALS = 1500
_SEED = 20
MELDS, TRICKS = 0, 1
"""The figures that are foretold, in points of the large scale: the side's melds after all
exchanges, and its trick points with what is buried."""


class Appraisal(NamedTuple):
    """How to foretell melds and tricks from a hand: weights, and how far the sum goes astray.

    ``weights`` are for a hand as it was dealt, ``changed`` for what the bidder plays with once all
    cards have changed hands. ``stray`` is the standard deviation of melds and tricks together from
    what was foretold.
    """

    rules: Rules
    weights: NDArray[np.float64]
    changed: NDArray[np.float64]
    stray: float
    changed_stray: float

    def of(self, hands: NDArray[np.int64]) -> NDArray[np.float64]:
        """Melds and tricks (large scale) of each packed hand for each suit: [hand, suit, 2]."""
        return self._foretold(self.weights, hands)

    def of_changed(self, hands: NDArray[np.int64]) -> NDArray[np.float64]:
        """The same of hands as they are after all exchanges."""
        return self._foretold(self.changed, hands)

    def _foretold(
        self, weights: NDArray[np.float64], hands: NDArray[np.int64]
    ) -> NDArray[np.float64]:
        found = np.empty((len(hands), 4, len(weights)))
        foretell(compile_rules(self.rules), weights, np.ascontiguousarray(hands), found)
        return found


class Deals(NamedTuple):
    """Random deals: packed hands [deal, place] and packed widows [deal]."""

    hands: NDArray[np.int64]
    widows: NDArray[np.int64]


def random_deals(rules: Rules, number: int, seed: int) -> Deals:
    """Deals of all hands and the widow, the same for the same seed."""
    packing = packing_of(rules.deck.copies, rules.deck.nines)
    ones = [
        1 << (packing.type_of(card) * packing.bits)
        for card in deck_of(rules.deck.copies, rules.deck.nines)
    ]
    places = places_of(rules)
    size = rules.deal.hand_size
    widow = rules.widow.size if rules.widow is not None else 0
    dice = random.Random(seed)
    hands = np.zeros((number, places), dtype=np.int64)
    widows = np.zeros(number, dtype=np.int64)
    for deal in range(number):
        dice.shuffle(ones)
        for place in range(places):
            hands[deal, place] = sum(ones[place * size : (place + 1) * size])
        widows[deal] = sum(ones[places * size : places * size + widow])
    return Deals(hands, widows)


def places_of(rules: Rules) -> int:
    """How many seats hold cards in a deal."""
    return rules.deal.players - rules.deal.dealer_sits_out


def terms_of(rules: Rules, eldest: int = 0) -> NDArray[np.int64]:
    """How contracts are played under the rules; ``eldest`` is the place left of the dealer."""
    return terms(
        places=places_of(rules),
        partners=rules.deal.partners,
        passed=rules.passing.pass_count if rules.passing is not None else 0,
        widow=rules.widow.size if rules.widow is not None else 0,
        bidder_leads=rules.play.first_lead == "bidder",
        eldest=eldest,
        only_bidder_melds=rules.melds.who == "bidder",
    )


@lru_cache(maxsize=32)
def appraisal_of(rules: Rules) -> Appraisal:
    """The appraisal under these rules. NotCompiled if the kernel does not know them."""
    table = compile_rules(rules)
    deals = random_deals(rules, _DEALS, _SEED)
    hands = np.repeat(deals.hands, 2, axis=0)
    widows = np.repeat(deals.widows, 2)
    trumps = _likely_trumps(rules, deals.hands[:, 0]).reshape(-1)
    rows = np.empty((len(hands), FEATURES))
    describe_all(table, hands[:, 0].copy(), trumps, rows)
    shape = hands.shape
    points, tricks, melds = (np.zeros(shape, dtype=np.int64) for _ in range(3))
    buried = np.zeros(len(hands), dtype=np.int64)
    bidders = np.zeros(len(hands), dtype=np.int64)
    chosen = np.full(len(hands), CHOOSE)
    play_contracts(
        table,
        terms_of(rules),
        hands,
        widows,
        bidders,
        trumps,
        chosen,
        chosen,
        RULE,
        _SEED,
        points,
        tricks,
        melds,
        buried,
    )
    own = np.arange(shape[1]) % 2 == 0 if rules.deal.partners else np.arange(shape[1]) == 0
    shown = melds[:, own].sum(axis=1) * rules.scoring.scale
    taken = (points[:, own].sum(axis=1) + buried) * rules.scoring.scale
    found = np.stack([shown, taken]).astype(np.float64)
    weights, stray = _fitted(rows, found)
    after_exchange(table, terms_of(rules), hands, widows, bidders, trumps)
    describe_all(table, hands[:, 0].copy(), trumps, rows)
    changed, changed_stray = _fitted(rows, found)
    return Appraisal(rules, weights, changed, stray, changed_stray)


def _fitted(
    rows: NDArray[np.float64], found: NDArray[np.float64]
) -> tuple[NDArray[np.float64], float]:
    """The weights, [figure, feature], that explain figures [figure, row] best, and how far the sum
    of the figures strays.
    """
    weights = np.linalg.lstsq(rows, found.T, rcond=None)[0].T
    missed = found.sum(axis=0) - (weights @ rows.T).sum(axis=0)
    return np.ascontiguousarray(weights), float(missed.std())


def _likely_trumps(rules: Rules, hands: NDArray[np.int64]) -> NDArray[np.int64]:
    """The two suits of each hand that somebody might name: [hand, 2]."""
    table = compile_rules(rules)
    rough = np.zeros((1, FEATURES))
    rough[0, 1], rough[0, 2], rough[0, 3] = 1.0, 20.0, 10.0
    found = np.empty((len(hands), 4, 1))
    foretell(table, rough, hands, found)
    return np.ascontiguousarray(np.argsort(-found[:, :, 0], axis=1, kind="stable")[:, :2])
