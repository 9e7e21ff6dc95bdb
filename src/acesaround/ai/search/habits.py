"""What bidders, their partners and their opponents usually hold once trump is named.

Nothing here is proved: whoever names a suit trump holds many of it, and a partner has passed the
trumps away. It makes worlds more or less likely, as far as players choose as ours do.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from acesaround.ai.search.appraisal import appraisal_of, places_of, random_deals, terms_of
from acesaround.cards import SUITS, Suit
from acesaround.game import View, partner_of
from acesaround.kernel import compile_rules, packing_of
from acesaround.kernel.exchanged import after_exchange
from acesaround.rules import Rules

_DEALS = 2000
_SEED = 30
_BIDDER, _PARTNER, _OTHER = range(3)
_TEMPER = 0.8
"""How far the habits are trusted: 0 for not at all, 1 wholly."""
_LEAST = 0.04


def habits_of(view: View) -> Mapping[int, Sequence[float]] | None:
    """By seat, how much likelier than by chance each card type is in its hand; see ``Sampler``.

    None where no contract tells anything.
    """
    deal, rules = view.deal, view.seen.rules
    if deal.contract is None or deal.trump is None or deal.contract.stuck:
        return None
    factors = _factors(rules)
    number = _classes(rules, deal.trump)
    partner = partner_of(rules, deal.contract.seat)
    found = {}
    for seat in deal.seats:
        if seat != view.seat:
            role = _BIDDER if seat == deal.contract.seat else _OTHER
            role = _PARTNER if seat == partner else role
            found[seat] = factors[role][number].tolist()
    return found


def _classes(rules: Rules, trump: Suit) -> NDArray[np.int64]:
    """The class of each card type: its rank, in trump and in the other suits."""
    packing = packing_of(rules.deck.copies, rules.deck.nines)
    types = np.arange(packing.types)
    plain = types // packing.ranks != SUITS.index(trump)
    return np.asarray(types % packing.ranks + packing.ranks * plain, dtype=np.int64)


@lru_cache(maxsize=32)
def _factors(rules: Rules) -> NDArray[np.float64]:
    """For each role and class, holdings against an even share, tempered: [role, class]."""
    table = compile_rules(rules)
    packing = packing_of(rules.deck.copies, rules.deck.nines)
    deals = random_deals(rules, _DEALS, _SEED)
    bidders, trumps = _buyers(rules, deals.hands)
    hands = deals.hands.copy()
    after_exchange(table, terms_of(rules), hands, deals.widows, bidders, trumps)
    places = places_of(rules)
    role = np.full(hands.shape, _OTHER)
    rows = np.arange(len(hands))
    role[rows, bidders] = _BIDDER
    if rules.deal.partners:
        role[rows, (bidders + 2) % places] = _PARTNER
    held = np.zeros((3, 2 * packing.ranks))
    for number in range(packing.types):
        copies = (hands >> (number * packing.bits)) & ((1 << packing.bits) - 1)
        plain = np.not_equal(number // packing.ranks, trumps)
        for kind in range(3):
            for other in (0, 1):
                part = (role == kind) & (plain == bool(other))[:, None]
                held[kind, number % packing.ranks + packing.ranks * other] += copies[part].sum()
    seats = np.array([(role == kind).sum() for kind in range(3)])[:, None]
    even = held.sum(axis=0) / role.size
    share = held / np.maximum(seats, 1)
    return np.asarray(np.maximum(share / even, _LEAST) ** _TEMPER, dtype=np.float64)


def _buyers(rules: Rules, hands: NDArray[np.int64]) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
    """Who would go furthest in each deal, and in which trump."""
    worth = appraisal_of(rules).of(hands.reshape(-1).copy()).sum(axis=2)
    best = worth.max(axis=1).reshape(hands.shape)
    bidders = best.argmax(axis=1)
    suits = worth.argmax(axis=1).reshape(hands.shape)
    return bidders, suits[np.arange(len(hands)), bidders]
