"""Which cards are worth trying at a choice, and in what order: the likely best first.

Nearly all of the speed hangs on the first card being right: it cuts off all the others.
"""

from __future__ import annotations

from acesaround.kernel.bits import bits_set, highest_bit, lowest_bit
from acesaround.kernel.compiled import borrowing, borrowing_inlined
from acesaround.kernel.solver import layout as in_
from acesaround.kernel.solver.layout import Workspace

UNSURE = -1


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


@borrowing
def insert(work: Workspace, frame: int, score: int, card: int) -> None:
    """Put a card into the list of the frame, which is kept with the highest score first."""
    frames = work.frames
    entry = score * 64 + card
    place = frame + in_.MOVES + frames[frame + in_.COUNT]
    first = frame + in_.MOVES
    while place > first and frames[place - 1] < entry:
        frames[place] = frames[place - 1]
        place -= 1
    frames[place] = entry
    frames[frame + in_.COUNT] += 1


@borrowing_inlined
def order_leads(work: Workspace, frame: int, moves: int, prune: bool) -> None:
    """List the leads."""
    head, cards, frames = work.head, work.cards, work.frames
    places, player, rem = head[in_.PLACES], frames[frame + in_.PLAYER], frames[frame + in_.REM]
    side = head[in_.SIDE + player]
    tops, bottoms = frames[frame + in_.TOPS], frames[frame + in_.BOTTOMS]
    next1 = head[in_.NEXT + player]
    next2 = head[in_.NEXT + next1]
    next3 = head[in_.NEXT + next2]
    side1, side2, side3 = head[in_.SIDE + next1], head[in_.SIDE + next2], head[in_.SIDE + next3]
    good = head[in_.GOOD_LEAD + frames[frame + in_.TRICKS] * 4 + player]
    frames[frame + in_.COUNT] = 0
    while moves:
        card = lowest_bit(moves)
        follow = cards[in_.FOLLOW + card]
        here = moves & follow
        moves ^= here
        trump = 1 if follow == head[in_.TRUMPS] else 0
        length = bits_set(rem & head[in_.OWN + player] & follow)
        cards1 = can_win_with(work, rem, next1, follow)
        cards2 = can_win_with(work, rem, next2, follow) if places > 2 else 0
        cards3 = can_win_with(work, rem, next3, follow) if places > 3 else 0
        while here:
            card = lowest_bit(here)
            bit = here & -here
            here ^= bit
            won = side_after_three(work, card, side, cards1, side1, cards2, side2, cards3, side3)
            pips = cards[in_.PIPS + card]
            rank = cards[in_.RANK + card]
            if won == UNSURE:
                score = 20 - 2 * pips - length + rank - 21 * trump
            elif won == side:
                if prune and not bit & tops:
                    continue
                score = 31 + pips + 2 * length - 2 * rank - 23 * trump
            else:
                if prune and not bit & bottoms:
                    continue
                score = 15 - pips - 4 * length - 10 * trump
            if card == good:
                score += 27
            insert(work, frame, score, card)


@borrowing_inlined
def order_follows(work: Workspace, frame: int, moves: int, prune: bool) -> None:
    """List the cards to follow with."""
    head, cards, frames = work.head, work.cards, work.frames
    player, rem = frames[frame + in_.PLAYER], frames[frame + in_.REM]
    side = head[in_.SIDE + player]
    tops, bottoms = frames[frame + in_.TOPS], frames[frame + in_.BOTTOMS]
    after = head[in_.PLACES] - frames[frame + in_.POS] - 1
    top = frames[frame + in_.TOP]
    top_side = head[in_.SIDE + frames[frame + in_.TAKER]]
    beating = cards[in_.BEATS + top]
    follow = cards[in_.FOLLOW + frames[frame + in_.LED]]
    next1 = head[in_.NEXT + player]
    next2 = head[in_.NEXT + next1]
    side1, side2 = head[in_.SIDE + next1], head[in_.SIDE + next2]
    cards1 = can_win_with(work, rem, next1, follow) if after > 0 else 0
    cards2 = can_win_with(work, rem, next2, follow) if after > 1 else 0
    own = rem & head[in_.OWN + player]
    frames[frame + in_.COUNT] = 0
    while moves:
        card = lowest_bit(moves)
        bit = moves & -moves
        moves ^= bit
        if bit & beating:
            won = side_after_two(work, card, side, cards1, side1, cards2, side2)
        else:
            won = side_after_two(work, top, top_side, cards1, side1, cards2, side2)
        pips = cards[in_.PIPS + card]
        rank = cards[in_.RANK + card]
        if won == UNSURE:
            score = 500 - pips - rank
        elif won == side:
            if prune and not bit & tops:
                continue
            score = 1000 + 8 * pips - rank
        else:
            if prune and not bit & bottoms:
                continue
            score = -8 * pips - rank - bits_set(own & cards[in_.FOLLOW + card])
        insert(work, frame, score, card)
