"""Quick choices of the cards that change hands before the play, for hands that are only supposed.

Nobody is advised by these: they stand for what sensible players give, take back and bury when
thousands of deals are played out. All worths are in points of the large scale.
"""

from __future__ import annotations

from acesaround.kernel.compiled import compiled
from acesaround.kernel.melds import meld_points
from acesaround.kernel.rule_table import BITS, COPIES, RANKS_IN_SUIT, SCALE, VALUE, RuleTable

HELP_BIDDER = 0
GIVE_BACK = 1
BURY = 2

# By how far a rank is below the ace. What a trump, and a card of another suit, is to the bidder.
_TRUMP_GIFT = (100.0, 90.0, 82.0, 80.0, 75.0, 40.0)
_SIDE_GIFT = (38.0, 8.0, 10.0, 9.0, 4.0, -20.0)
_TWIN = 8.0
_OWN_MELDS = 0.6
# What the bidder gives up with a card of another suit, and with each card of a longer one.
_KEPT = (45.0, 0.0, 0.0, 2.0, 1.0, 0.0)
_LENGTH = 5.0
# Chance that a card wins a trick later, by how many stronger ones of its suit others may hold.
_WINS = (0.85, 0.5, 0.28, 0.16, 0.1, 0.06)
_TRUMP_WINS = (0.97, 0.75, 0.6, 0.5, 0.42, 0.36)
_CAPTURED = 10.0
_RUFF = 8.0
_SHORT = 6.0


@compiled
def choose_cards(table: RuleTable, hand: int, trump: int, number: int, purpose: int) -> int:
    """So many cards of the packed hand, chosen one after the other, as a packed hand.

    ``purpose`` is HELP_BIDDER (a partner's cards for the bidder), GIVE_BACK or BURY.
    """
    ranks = table[RANKS_IN_SUIT]
    bits = table[BITS]
    mask = (1 << bits) - 1
    scale = float(table[SCALE])
    chosen = hand - hand
    left = hand
    for _ in range(number):
        whole = meld_points(table, trump, left)
        best = -1e9
        pick = 0
        for suit in range(4):
            length = 0
            for rank in range(ranks):
                length += (left >> ((suit * ranks + rank) * bits)) & mask
            if length == 0:
                continue
            higher = 0
            for rank in range(ranks - 1, -1, -1):
                place = (suit * ranks + rank) * bits
                held = (left >> place) & mask
                if held > 0:
                    lost = scale * (whole - meld_points(table, trump, left - (1 << place)))
                    below = ranks - 1 - rank
                    if purpose == HELP_BIDDER:
                        worth = _help(suit == trump, below, held) - _OWN_MELDS * lost
                    elif purpose == GIVE_BACK:
                        worth = _return(suit == trump, below, length) - lost
                    else:
                        value = scale * table[VALUE + rank]
                        worth = _bury(suit == trump, value, higher, length) - lost
                    if worth > best:
                        best = worth
                        pick = place
                higher += table[COPIES] - held
        left -= 1 << pick
        chosen += 1 << pick
    return chosen


@compiled
def _help(is_trump: bool, below: int, held: int) -> float:
    if is_trump:
        return _TRUMP_GIFT[below] - (_TWIN if held > 1 else 0.0)
    return _SIDE_GIFT[below]


@compiled
def _return(is_trump: bool, below: int, length: int) -> float:
    if is_trump:
        return -150.0 + 10.0 * below
    return -_KEPT[below] - _LENGTH * length


@compiled
def _bury(is_trump: bool, value: float, higher: int, length: int) -> float:
    if is_trump:
        wins = _TRUMP_WINS[min(higher, 5)]
        return value - wins * (value + _CAPTURED) - _RUFF
    wins = _WINS[min(higher, 5)]
    return value - wins * (value + _CAPTURED) - (_SHORT * (length - 1) if length < 4 else 15.0)
