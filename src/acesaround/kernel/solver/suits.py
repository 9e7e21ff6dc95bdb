"""What the cards of one suit mean, whoever has played the others: the canonical form of a suit.

Only the order of the cards that are still out matters, never their ranks; and neighbours in that
order that one player holds and that count the same are equal. So positions that differ in name
alone share one key, and of equal cards one is tried. *Runs* are neighbours of one holder that may
count differently: they win and lose the same tricks.
"""

from __future__ import annotations

from acesaround.kernel.bits import highest_bit
from acesaround.kernel.compiled import borrowing
from acesaround.kernel.solver import layout as in_
from acesaround.kernel.solver.layout import Workspace

PLAIN_SUIT = 0x2545F4914F6CDD1D
TRUMP_SUIT = 0x61C8864680B583EB
FACTOR = 0x5851F42D4C957F2D
LOW_HALF = 0xFFFFFFFF


@borrowing
def scrambled(number: int) -> int:
    """A number in which every bit depends on every bit of the given one."""
    number = (number ^ ((number >> 32) & LOW_HALF)) * 0x4BE98134A5976FD3
    number = (number ^ ((number >> 29) & LOW_HALF)) * 0x3BBF2A98B9367F0D
    return number ^ ((number >> 32) & LOW_HALF)


@borrowing
def entry_of(work: Workspace, suit: int, rem: int) -> int:
    """Where ``suits`` tells of the cards of the suit that are in ``rem``."""
    subset = (rem >> work.head[in_.SHIFT + suit]) & work.head[in_.WIDTH_MASK + suit]
    place = (subset ^ (subset >> 12) * 0x9E5) & (in_.SUIT_ENTRIES - 1)
    entry = (suit * in_.SUIT_ENTRIES + place) * in_.ENTRY
    tag = work.head[in_.SALT] ^ subset
    if work.suits[entry + in_.TAG] != tag:
        work.suits[entry + in_.TAG] = tag
        _describe(work, suit, subset, entry)
    return entry


@borrowing
def _describe(work: Workspace, suit: int, subset: int, entry: int) -> None:
    head, cards = work.head, work.cards
    shift = head[in_.SHIFT + suit]
    key = TRUMP_SUIT if suit == head[in_.TRUMP] else PLAIN_SUIT
    reps, tops, bottoms = 0, 0, 0
    above, above_units, above_rep = -1, -1, 0
    sure, sure_side = 0, -1
    rest = subset
    while rest:
        first = highest_bit(rest)
        rank, units = cards[in_.RANK + first + shift], cards[in_.UNITS + first + shift]
        group, one_holder = 0, True
        holder = cards[in_.OWNER + first + shift]
        side = head[in_.SIDE + holder]
        one_side = True
        while rest:
            card = highest_bit(rest)
            if cards[in_.RANK + card + shift] != rank:
                break
            rest ^= 1 << card
            group |= 1 << card
            if cards[in_.OWNER + card + shift] != holder:
                one_holder = False
            if head[in_.SIDE + cards[in_.OWNER + card + shift]] != side:
                one_side = False
        in_run = one_holder and holder == above
        equal = in_run and units == above_units
        new = 0 if equal else 1
        last = -1
        while group:
            card = highest_bit(group)
            group ^= 1 << card
            owner = cards[in_.OWNER + card + shift]
            key = (key ^ (1 + owner + 4 * new + 8 * units)) * FACTOR
            key ^= (key >> 32) & LOW_HALF
            if sure_side == -1:
                sure_side = side
            if one_side and side == sure_side:
                sure += units
            new = 0
            if owner != last and not equal:
                reps |= 1 << card
                bottoms |= 1 << card
                if in_run:
                    bottoms &= ~above_rep
                else:
                    tops |= 1 << card
                above_rep = 1 << card
            last = owner
        if not one_side or side != sure_side:
            sure_side = 2
        above = holder if one_holder else -1
        above_units = units
    work.suits[entry + in_.HASH] = scrambled(key)
    work.suits[entry + in_.CLASSES] = reps | (tops << 20) | (bottoms << 40)
    first = highest_bit(subset) if subset else 0
    sided = head[in_.SIDE + cards[in_.OWNER + first + shift]] if subset else 0
    work.suits[entry + in_.SURE] = -sure if sided else sure
