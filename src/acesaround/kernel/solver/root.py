"""The position that is asked about: the first frame of the stack, and its cards one by one."""

from __future__ import annotations

from acesaround.kernel import position as at
from acesaround.kernel.bits import lowest_bit
from acesaround.kernel.compiled import borrowing
from acesaround.kernel.position import Position
from acesaround.kernel.solver import layout as in_
from acesaround.kernel.solver.layout import Workspace
from acesaround.kernel.solver.order import order_follows, order_leads
from acesaround.kernel.solver.search import EVERYTHING, NOTHING, legal_cards, open_trick


@borrowing
def set_up(work: Workspace, position: Position) -> None:
    """Put the position into the first frame, with the cards on the table played."""
    head, cards, frames = work.head, work.cards, work.frames
    player = position[at.LEADER]
    rem = (1 << head[in_.CARDS]) - 1
    open_trick(work, 0, rem, player, head[in_.TOTAL])
    frames[in_.LED] = frames[in_.TOP] = frames[in_.POINTS] = 0
    for turn in range(position[at.PLAYED]):
        card = card_of_type(work, rem & head[in_.OWN + player], position[at.TRICK + turn])
        if turn == 0:
            frames[in_.LED] = card
        if turn == 0 or (1 << card) & cards[in_.BEATS + frames[in_.TOP]]:
            frames[in_.TOP] = card
            frames[in_.TAKER] = player
        rem ^= 1 << card
        frames[in_.POINTS] += cards[in_.UNITS + card]
        player = head[in_.NEXT + player]
    frames[in_.REM] = rem
    frames[in_.PLAYER] = player
    frames[in_.POS] = position[at.PLAYED]
    frames[in_.TRICK] = 0
    frames[in_.TRICKS] = position[at.TRICKS_LEFT]
    frames[in_.GAIN] = 0
    frames[in_.SLOT] = -1


@borrowing
def playable(work: Workspace) -> int:
    """The cards that may be played now, as a set."""
    head, frames = work.head, work.frames
    hand = frames[in_.REM] & head[in_.OWN + frames[in_.PLAYER]]
    if frames[in_.POS]:
        return legal_cards(work, hand, frames[in_.LED], frames[in_.TOP])
    trumps = hand & head[in_.TRUMPS]
    return trumps if trumps and head[in_.FIRST_TRUMP] else hand


@borrowing
def card_of_type(work: Workspace, hand: int, kind: int) -> int:
    """A card of this type in the hand; -1 if there is none."""
    while hand:
        card = lowest_bit(hand)
        if work.cards[in_.TYPE + card] == kind:
            return card
        hand &= hand - 1
    return -1


@borrowing
def stand_in(work: Workspace, card: int) -> int:
    """The card that is tried in place of this one and all its equals, for the player to move."""
    head, frames = work.head, work.frames
    hand = frames[in_.REPS] & head[in_.OWN + frames[in_.PLAYER]]
    return lowest_bit(hand & work.cards[in_.FOLLOW + card] & -(1 << card))


@borrowing
def begin(work: Workspace, need: int, only: int) -> None:
    """Ask whether side 0 gets ``need`` units; ``only`` (if not 0) limits the first card."""
    head, frames = work.head, work.frames
    moves = only if only else playable(work) & frames[in_.REPS]
    if frames[in_.POS]:
        order_follows(work, 0, moves, not only)
    else:
        order_leads(work, 0, moves, not only)
    first_side = head[in_.SIDE + frames[in_.PLAYER]]
    frames[in_.BEST] = NOTHING if first_side == 0 else EVERYTHING
    frames[in_.QUESTION] = need
    frames[in_.TRIED] = 0
    head[in_.NEED] = need
    head[in_.DEPTH] = 0
    head[in_.RETURNED] = frames[in_.BEST]
