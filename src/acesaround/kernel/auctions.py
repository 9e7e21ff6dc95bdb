"""The rest of an auction, for worlds that are only supposed: who buys the contract, and for what.

The calls follow a plain model: a seat bids the least open bid while that is within its limit, and
leaves the bid to its partner unless its hand is much better. Bids are numbered from 0 upwards, as
the engine lists them; -1 stands for no bid.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from acesaround.kernel.compiled import compiled

Numbers = NDArray[np.int64]

# The places in the row that says how far an auction has come (see ``standing``).
_PLACES, _PARTNERS, _ONCE, _STUCK, _TURN, _HIGH, _HOLDER, _DEALER, _DONE, _PUSH = range(10)
NOBODY = -1


def standing(
    *,
    places: int,
    partners: bool,
    once: bool,
    stuck: bool,
    turn: int,
    high: int,
    holder: int,
    dealer: int,
    done: int,
    push: int,
) -> Numbers:
    """How far an auction has come, as the compiled code reads it.

    ``once``: each seat calls once; ``stuck``: a dealer to whom all pass must play for the least
    bid; ``high`` and ``holder``: the bid that stands, and whose it is; ``dealer``: the place that
    calls last (-1 if it has no cards); ``done``: the places that call no more, as bits; ``push``:
    by how many bids a hand must be better to go on over its partner.
    """
    row = (places, partners, once, stuck, turn, high, holder, dealer, done, push)
    return np.array(row, dtype=np.int64)


@compiled
def call_on(
    standing: Numbers,
    limits: Numbers,
    first: Numbers,
    own: Numbers,
    buyers: Numbers,
    prices: Numbers,
) -> None:
    """Finish the auction in every world, for every plan of the place to call.

    Args:
        standing: see ``standing``.
        limits: the highest bid that each place would call, [world, place].
        first: the bid that the place to call makes now in each plan; -1 to pass.
        own: how far it goes later in that plan.
        buyers: [world, plan] is set to the place that buys the contract, or NOBODY.
        prices: [world, plan] is set to the number of its bid.
    """
    places = standing[_PLACES]
    me = standing[_TURN]
    for world in range(len(limits)):
        for plan in range(len(first)):
            high = standing[_HIGH]
            holder = standing[_HOLDER]
            done = standing[_DONE]
            turn = me
            if first[plan] >= 0:
                high, holder = first[plan], me
                if standing[_ONCE] != 0:
                    done |= 1 << me
            else:
                done |= 1 << me
            everybody = (1 << places) - 1
            while True:
                waiting = everybody & ~done
                if waiting == 0 or (holder >= 0 and waiting == 1 << holder):
                    break
                if holder < 0 and standing[_STUCK] != 0 and waiting == 1 << standing[_DEALER]:
                    break
                turn = (turn + 1) % places
                if waiting & (1 << turn) == 0:
                    continue
                limit = own[plan] if turn == me else limits[world, turn]
                bid = _call(standing, limit, high, holder, turn, done)
                if bid >= 0:
                    high, holder = bid, turn
                if bid < 0 or standing[_ONCE] != 0:
                    done |= 1 << turn
            if holder < 0 and standing[_STUCK] != 0 and standing[_DEALER] >= 0:
                high, holder = 0, standing[_DEALER]
            buyers[world, plan] = holder
            prices[world, plan] = high


@compiled
def _call(standing: Numbers, limit: int, high: int, holder: int, turn: int, done: int) -> int:
    """The number of the bid that a place calls; -1 for a pass."""
    least = high + 1
    if limit < least:
        return -1
    places = standing[_PLACES]
    if standing[_PARTNERS] != 0 and holder >= 0 and (holder + turn) % 2 == 0:
        opponents = 0
        for place in range(places):
            if (place + turn) % 2 != 0 and done & (1 << place) == 0:
                opponents += 1
        if opponents == 0 or limit < least + standing[_PUSH]:
            return -1
    if standing[_ONCE] != 0:
        return (least + limit) // 2
    return least
