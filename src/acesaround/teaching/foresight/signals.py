"""What a bid tells the other players: what hands that are taken to go so far have in common.

How far a hand goes is reckoned as the searching players reckon it of others.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from acesaround.ai.search.appraisal import appraisal_of, random_deals
from acesaround.ai.search.calls import limits_of
from acesaround.cards import SUITS, Rank, card_of
from acesaround.kernel import compile_rules, packing_of
from acesaround.kernel.appraising import FEATURES, describe_all
from acesaround.rules import Rules
from acesaround.teaching.expectation import Holding, Signal

_DEALS = 2000
_SEED = 40
_FEW = 30
"""Fewer hands than that say nothing of hands in general."""
_MELDS, _LENGTH = 1, 2
"""Columns of ``describe_all``: meld points of the large scale, and cards of trump."""


class _Hands(NamedTuple):
    """Random hands: how far each goes (large scale); and length, aces and melds, [hand, 3]."""

    furthest: NDArray[np.float64]
    holdings: NDArray[np.float64]


def signals_of(rules: Rules, bids: Sequence[int]) -> tuple[tuple[Signal, ...], Holding, int]:
    """What each bid says, what any hand holds, and how many random hands were looked at."""
    hands = _random_hands(rules)
    signals = []
    for bid in bids:
        going = hands.furthest >= bid * rules.scoring.scale
        few = int(going.sum()) < _FEW
        holding = None if few else _average(hands.holdings[going])
        signals.append(Signal(bid, float(going.mean()), holding))
    return tuple(signals), _average(hands.holdings), len(hands.furthest)


def _average(holdings: NDArray[np.float64]) -> Holding:
    length, aces, melds = holdings.mean(axis=0).tolist()
    return Holding(length, aces, melds)


@lru_cache(maxsize=32)
def _random_hands(rules: Rules) -> _Hands:
    hands = random_deals(rules, _DEALS, _SEED).hands.reshape(-1).copy()
    best = appraisal_of(rules).of(hands).sum(axis=2).argmax(axis=1).astype(np.int64)
    rows = np.empty((len(hands), FEATURES))
    describe_all(compile_rules(rules), hands, best, rows)
    packing = packing_of(rules.deck.copies, rules.deck.nines)
    mask = (1 << packing.bits) - 1
    aces = np.zeros(len(hands))
    for suit in SUITS:
        shift = packing.type_of(card_of(Rank.ACE, suit)) * packing.bits
        aces += (hands >> shift) & mask
    melds = rows[:, _MELDS] / rules.scoring.scale
    holdings = np.column_stack([rows[:, _LENGTH], aces, melds])
    return _Hands(limits_of(rules, hands), holdings)
