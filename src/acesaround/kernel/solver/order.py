"""Which cards are worth trying at a choice, and in what order: the likely best first.

Nearly all of the speed hangs on the first card being right: it cuts off all the others.
"""

from __future__ import annotations

from acesaround.kernel.bits import highest_bit, lowest_bit
from acesaround.kernel.compiled import borrowing
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


@borrowing
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


@borrowing
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


@borrowing
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
    frames[frame + in_.COUNT] = 0
    while moves:
        card = lowest_bit(moves)
        follow = cards[in_.FOLLOW + card]
        here = moves & follow
        moves ^= here
        trump = follow == head[in_.TRUMPS]
        cards1 = can_win_with(work, rem, next1, follow)
        cards2 = can_win_with(work, rem, next2, follow) if places > 2 else 0
        cards3 = can_win_with(work, rem, next3, follow) if places > 3 else 0
        while here:
            card = lowest_bit(here)
            bit = here & -here
            here ^= bit
            won = side_after_three(work, card, side, cards1, side1, cards2, side2, cards3, side3)
            pips = cards[in_.PIPS + card]
            if won == UNSURE:
                score = head[48] - pips * head[49]
                if trump:
                    score += head[50]
            elif won == side:
                if prune and not bit & tops:
                    continue
                score = head[51] + pips * head[52]
                if trump:
                    score += head[53]
            else:
                if prune and not bit & bottoms:
                    continue
                score = head[54] - pips * head[55]
                if trump:
                    score += head[56]
            score -= cards[in_.RANK + card]
            insert(work, frame, score, card)


@borrowing
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
        if won == UNSURE:
            score = head[57] - pips * head[58]
        elif won == side:
            if prune and not bit & tops:
                continue
            score = 1000 + pips * head[59]
        else:
            if prune and not bit & bottoms:
                continue
            score = -pips * head[60]
        score -= cards[in_.RANK + card]
        insert(work, frame, score, card)
