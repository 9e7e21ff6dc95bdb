"""Quick choices of the cards that change hands before the play, for hands that are only supposed.

Nobody is advised by these: they stand for what sensible players give, take back and bury when
thousands of deals are played out.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from acesaround.kernel.compiled import compiled
from acesaround.kernel.giving_weights import HIGHER, LENGTH, LOST, SIDE, TRUMP, TWIN
from acesaround.kernel.melds import meld_points
from acesaround.kernel.rule_table import BITS, COPIES, RANKS_IN_SUIT, SCALE, RuleTable

_WORST = -1e9


@compiled
def choose_cards(
    table: RuleTable, hand: int, trump: int, number: int, weights: NDArray[np.float64]
) -> int:
    """So many cards of the packed hand, chosen one after the other, as a packed hand.

    ``weights`` are those of the purpose, see ``giving_weights``: a card is the better to give the
    more they add up to.
    """
    ranks = table[RANKS_IN_SUIT]
    bits = table[BITS]
    mask = (1 << bits) - 1
    chosen = hand - hand
    left = hand
    for _ in range(number):
        whole = meld_points(table, trump, left)
        best = _WORST
        pick = 0
        for suit in range(4):
            length = 0
            for rank in range(ranks):
                length += (left >> ((suit * ranks + rank) * bits)) & mask
            higher = 0
            for rank in range(ranks - 1, -1, -1):
                place = (suit * ranks + rank) * bits
                held = (left >> place) & mask
                if held > 0:
                    lost = whole - meld_points(table, trump, left - (1 << place))
                    worth = weights[LOST] * lost * table[SCALE]
                    below = ranks - 1 - rank
                    if suit == trump:
                        worth += weights[TRUMP + below]
                    else:
                        worth += weights[SIDE + below] + weights[HIGHER + min(higher, 5)]
                        worth += weights[LENGTH + min(length, 8) - 1]
                    if held > 1:
                        worth += weights[TWIN + (suit == trump)]
                    if worth > best:
                        best = worth
                        pick = place
                higher += table[COPIES] - held
        left -= 1 << pick
        chosen += 1 << pick
    return chosen
