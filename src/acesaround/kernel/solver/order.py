"""Which cards are tried at a choice, and in what order: the likely best first.

Nearly all of the speed hangs on the first card being right: it cuts off all the others.

Of a run (see ``suits``) one card is enough where the side that wins the trick is sure: the one that
counts most if that is the own side, and the one that counts least if not. For whatever counts more
goes to the winner now, or to whoever takes it later.

The weights were found by trial, on other deals than those of the benchmark: the fewest nodes.
"""

from __future__ import annotations

from acesaround.kernel.bits import bits_set, lowest_bit
from acesaround.kernel.compiled import borrowing, borrowing_inlined
from acesaround.kernel.solver import layout as in_
from acesaround.kernel.solver.layout import Workspace
from acesaround.kernel.solver.outcome import (
    UNSURE,
    can_win_with,
    side_after_three,
    side_after_two,
)


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
    """List the leads among ``moves``; all of them unless ``prune``."""
    head, cards, frames = work.head, work.cards, work.frames
    places, player, rem = head[in_.PLACES], frames[frame + in_.PLAYER], frames[frame + in_.REM]
    side = head[in_.SIDE + player]
    trick = frames[frame + in_.TRICK]
    tops, bottoms = frames[trick + in_.TOPS], frames[trick + in_.BOTTOMS]
    next1 = head[in_.NEXT + player]
    next2 = head[in_.NEXT + next1]
    next3 = head[in_.NEXT + next2]
    side1, side2, side3 = head[in_.SIDE + next1], head[in_.SIDE + next2], head[in_.SIDE + next3]
    good = head[in_.GOOD_LEAD + 4 * frames[trick + in_.TRICKS] + player]
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
    """List the cards among ``moves`` to follow with; all of them unless ``prune``."""
    head, cards, frames = work.head, work.cards, work.frames
    player, rem = frames[frame + in_.PLAYER], frames[frame + in_.REM]
    side = head[in_.SIDE + player]
    trick = frames[frame + in_.TRICK]
    tops, bottoms = frames[trick + in_.TOPS], frames[trick + in_.BOTTOMS]
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
