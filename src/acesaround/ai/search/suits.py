"""In which suit a place would play the contract, in many worlds."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from acesaround.ai.search.appraisal import appraisal_of, terms_of
from acesaround.ai.search.chip_bids import ChipBids
from acesaround.ai.search.courses import Worlds
from acesaround.cards import SUITS
from acesaround.game.bids import auction_of, nameable
from acesaround.kernel import compile_rules, packing_of
from acesaround.kernel.exchanged import after_exchange
from acesaround.rules import Rules

Numbers = NDArray[np.int64]


def sees_widow_first(rules: Rules) -> bool:
    """Whether the bidder has the widow in hand when trump is named."""
    return rules.widow is not None and not rules.widow.trump_unseen


class Naming:
    """What a place thinks of each suit in each world when it names trump.

    It looks at no more than the place will then have seen: its hand, and the widow where that comes
    first.
    """

    def __init__(self, rules: Rules, worlds: Worlds, place: int) -> None:
        appraisal = appraisal_of(rules)
        if sees_widow_first(rules):
            seen, self._worth = _with_the_widow(rules, worlds, place)
            self._stray = appraisal.changed_stray
        else:
            seen = worlds.hands[:, place]
            self._worth = appraisal.of(seen).sum(axis=2)
            self._stray = appraisal.stray
        self._allowed = _may_be_named(rules, seen)

    def trumps(self, bids: ChipBids | None = None, price: int = 0) -> Numbers:
        """The suit that it names, by number, [world]: that which brings most.

        With ``bids`` it is what promises most chips for the bid of the number ``price``.
        """
        worth = self._worth
        if bids is not None:
            worth = bids.promise(worth, self._stray, np.full(len(worth), price))
        named = np.where(self._allowed, worth, -np.inf).argmax(axis=1)
        return np.asarray(named, dtype=np.int64)


def likely_trumps(rules: Rules, worlds: Worlds, place: int) -> Numbers:
    """The suit that a place would name in each world, by number, [world]; see ``Naming``."""
    return Naming(rules, worlds, place).trumps()


def _with_the_widow(
    rules: Rules, worlds: Worlds, place: int
) -> tuple[Numbers, NDArray[np.float64]]:
    """Hand and widow together, [world], and what is foretold of the hand that is kept of them for
    each suit, [world, suit].
    """
    rows = len(worlds.hands)
    worth = np.empty((rows, len(SUITS)))
    for suit in range(len(SUITS)):
        hands = worlds.hands.copy()
        places, trumps = np.full(rows, place), np.full(rows, suit)
        after_exchange(compile_rules(rules), terms_of(rules), hands, worlds.widows, places, trumps)
        worth[:, suit] = appraisal_of(rules).of_changed(hands[:, place])[:, suit].sum(axis=1)
    return worlds.hands[:, place] + worlds.widows, worth


def _may_be_named(rules: Rules, hands: Numbers) -> NDArray[np.bool_]:
    """Whether each suit may be trump with these packed hands, [world, suit]."""
    allowed = np.ones((len(hands), len(SUITS)), dtype=np.bool_)
    if auction_of(rules).marriage_required != "no":
        packing = packing_of(rules.deck.copies, rules.deck.nines)
        for row, hand in enumerate(hands.tolist()):
            suits = nameable(rules, packing.unpack(hand))
            allowed[row] = [suit in suits for suit in SUITS]
    return allowed
