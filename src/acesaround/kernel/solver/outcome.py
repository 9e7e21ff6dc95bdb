"""Who will win the trick on the table, whatever those who are still to play choose.

Who must beat if he can leaves little to choose, so this is known more often than not. ``top`` is
the best card so far and ``side`` the side that played it; ``cards1``, ``side1`` and so on are the
players to come, with the cards of ``can_win_with``. Without the duty to beat, a side is only sure
of a trick that the other side cannot win.
"""

from __future__ import annotations

from acesaround.kernel.bits import highest_bit, lowest_bit
from acesaround.kernel.compiled import borrowing, borrowing_inlined
from acesaround.kernel.solver import layout as in_
from acesaround.kernel.solver.layout import Workspace

UNSURE = -1
"""It depends on the cards that are still to be chosen."""


@borrowing
def can_win_with(work: Workspace, rem: int, player: int, follow: int) -> int:
    """The cards with which the player could win a trick, as far as the suit led decides."""
    hand = rem & work.head[in_.OWN + player]
    same = hand & follow
    return same if same else hand & work.head[in_.TRUMPS]


@borrowing
def side_after_one(work: Workspace, top: int, side: int, cards1: int, side1: int) -> int:
    """Which side wins when one player is still to play."""
    if cards1 & work.cards[in_.BEATS + top]:
        return side1 if work.head[in_.ALWAYS_BEAT] or side1 == side else UNSURE
    return side


@borrowing_inlined
def side_after_two(
    work: Workspace, top: int, side: int, cards1: int, side1: int, cards2: int, side2: int
) -> int:
    """Which side wins when two players are still to play; UNSURE if the first of them decides."""
    beating = cards1 & work.cards[in_.BEATS + top]
    if not beating:
        return side_after_one(work, top, side, cards2, side2)
    if side1 == side2 and (side1 == side or work.head[in_.ALWAYS_BEAT]):
        return side1
    if not work.head[in_.ALWAYS_BEAT]:
        if side1 == side and not cards2 & work.cards[in_.BEATS + top]:
            return side
        return UNSURE
    if cards2 & work.cards[in_.BEATS + highest_bit(beating)]:
        return side2
    if not cards2 & work.cards[in_.BEATS + lowest_bit(beating)]:
        return side1
    return UNSURE


@borrowing_inlined
def side_after_three(
    work: Workspace,
    top: int,
    side: int,
    cards1: int,
    side1: int,
    cards2: int,
    side2: int,
    cards3: int,
    side3: int,
) -> int:
    """Which side wins when three players are still to play; UNSURE if that is theirs to decide."""
    beating = cards1 & work.cards[in_.BEATS + top]
    if not beating:
        return side_after_two(work, top, side, cards2, side2, cards3, side3)
    if not cards3:
        return side_after_two(work, top, side, cards1, side1, cards2, side2)
    if not work.head[in_.ALWAYS_BEAT]:
        return UNSURE
    if side1 == side2 == side3:
        return side1
    least, best = lowest_bit(beating), highest_bit(beating)
    if not cards2 & work.cards[in_.BEATS + least]:
        if side1 == side3 or not cards3 & work.cards[in_.BEATS + least]:
            return side1
        if cards3 & work.cards[in_.BEATS + best]:
            return side3
        return UNSURE
    if side1 == side3 and cards2 & work.cards[in_.BEATS + best]:
        second = cards2 & work.cards[in_.BEATS + least]
        if cards3 & work.cards[in_.BEATS + highest_bit(second)]:
            return side3
        if not cards3 & work.cards[in_.BEATS + lowest_bit(second)]:
            return side2
    return UNSURE
