"""The search: does side 0 take at least ``need`` units, if everybody sees all cards?

Depth first with an explicit stack, so that it can stop at any time and go on later. A frame is a
choice of cards that is being tried out; where only one card is possible there is none. Values are
fail-soft: what is given back bounds the true value from the side on which the question was
answered.
"""

from __future__ import annotations

from acesaround.kernel.bits import lowest_bit
from acesaround.kernel.compiled import borrowing, borrowing_inlined
from acesaround.kernel.solver import layout as in_
from acesaround.kernel.solver.layout import Workspace
from acesaround.kernel.solver.order import order_follows, order_leads
from acesaround.kernel.solver.suits import entry_of, scrambled

NOTHING = -1
"""Less than any value; as the best of side 0 before the first try."""
EVERYTHING = 1 << 40


@borrowing_inlined
def open_trick(work: Workspace, frame: int, rem: int, leader: int, left: int) -> None:
    """Fill in what holds for a whole trick, and what is clear of the value from its start on.

    ``rem`` are all cards that are out then, ``left`` the units still to be taken.
    """
    suits, frames = work.suits, work.frames
    reps, tops, bottoms = 0, 0, 0
    key = scrambled(1 + leader)
    sure = 0
    for suit in range(4):
        entry = entry_of(work, suit, rem)
        key += suits[entry + in_.HASH]
        shift = work.head[in_.SHIFT + suit]
        classes = suits[entry + in_.CLASSES]
        reps |= (classes & 0xFFFFF) << shift
        tops |= ((classes >> 20) & 0xFFFFF) << shift
        bottoms |= (classes >> 40) << shift
        if suit == work.head[in_.TRUMP]:
            sure = suits[entry + in_.SURE]
    frames[frame + in_.REPS] = reps
    frames[frame + in_.TOPS] = tops
    frames[frame + in_.BOTTOMS] = bottoms
    frames[frame + in_.KEY] = key
    frames[frame + in_.LEFT] = left
    frames[frame + in_.FLOOR] = max(sure, 0)
    frames[frame + in_.CEILING] = left + min(sure, 0)


@borrowing
def last_trick(work: Workspace, rem: int, leader: int) -> int:
    """Which side wins the last trick, in which nobody has a choice."""
    head, cards = work.head, work.cards
    player = leader
    top = lowest_bit(rem & head[in_.OWN + player])
    taker = player
    for _ in range(head[in_.PLACES] - 1):
        player = head[in_.NEXT + player]
        own = rem & head[in_.OWN + player]
        if own & cards[in_.BEATS + top]:
            top = lowest_bit(own)
            taker = player
    return head[in_.SIDE + taker]


@borrowing
def legal_cards(work: Workspace, hand: int, led: int, top: int) -> int:
    """The cards of the hand that may follow (the rules of ``game.legal``, on sets)."""
    cards = work.cards
    beating = cards[in_.BEATS + top]
    same = hand & cards[in_.FOLLOW + led]
    if same:
        better = same & beating & cards[in_.MUST_BEAT + led]
        return better if better else same
    trumps = hand & work.head[in_.TRUMPS]
    over = trumps & beating
    if over:
        return over if work.head[in_.ALWAYS_BEAT] else trumps
    if trumps and work.head[in_.FORCED]:
        return trumps
    return hand


@borrowing_inlined
def recall(work: Workspace, frame: int) -> None:
    """Add what the memo knows of the position at the start of a trick."""
    head, frames, bits = work.head, work.frames, work.head[in_.VALUE_BITS]
    slot = frames[frame + in_.KEY] & head[in_.MEMO_MASK]
    key = frames[frame + in_.KEY] ^ head[in_.SALT]
    frames[frame + in_.SLOT] = slot
    frames[frame + in_.KEY] = key
    known = work.memo[slot]
    if (known ^ key) >> (2 * bits) == 0:
        mask = (1 << bits) - 1
        frames[frame + in_.FLOOR] = max(frames[frame + in_.FLOOR], (known >> bits) & mask)
        frames[frame + in_.CEILING] = min(frames[frame + in_.CEILING], known & mask)


@borrowing_inlined
def remember(work: Workspace, frame: int, best: int) -> None:
    """Keep in the memo that the value is at least ``best`` (if that answers the question) or at
    most that.
    """
    frames, bits = work.frames, work.head[in_.VALUE_BITS]
    floor, ceiling = frames[frame + in_.FLOOR], frames[frame + in_.CEILING]
    if best >= frames[frame + in_.QUESTION]:
        floor = max(floor, best)
    else:
        ceiling = min(ceiling, best)
    key = frames[frame + in_.KEY] >> (2 * bits) << (2 * bits)
    work.memo[frames[frame + in_.SLOT]] = key | (floor << bits) | ceiling


@borrowing
def go_on(work: Workspace, limit: int) -> bool:
    """Search until the question is answered (True; see RETURNED), or NODES has reached a limit."""
    head, cards, frames = work.head, work.cards, work.frames
    places = head[in_.PLACES]
    depth, value, nodes = head[in_.DEPTH], head[in_.RETURNED], head[in_.NODES]
    while nodes < limit:
        # The value of a branch comes back to the choice on top of the stack.
        frame = depth * in_.FRAME
        player = frames[frame + in_.PLAYER]
        trick = frames[frame + in_.TRICK]
        tried = frames[frame + in_.TRIED]
        if head[in_.SIDE + player] == 0:
            value = max(value, frames[frame + in_.BEST])
            cut = value >= frames[trick + in_.QUESTION]
        else:
            value = min(value, frames[frame + in_.BEST])
            cut = value < frames[trick + in_.QUESTION]
        if cut or tried == frames[frame + in_.COUNT]:
            if frame == trick:
                if cut and tried > 1:
                    good = frames[frame + in_.MOVES + tried - 1] & 63
                    head[in_.GOOD_LEAD + 4 * frames[frame + in_.TRICKS] + player] = good
                if frames[frame + in_.SLOT] >= 0:
                    remember(work, frame, value)
                value += frames[frame + in_.GAIN]
            depth -= 1
            if depth < 0:
                head[in_.RETURNED], head[in_.NODES] = value, nodes
                return True
            continue
        # The next card is tried: first from the frame, then for as long as there is no choice.
        frames[frame + in_.BEST] = value
        frames[frame + in_.TRIED] = tried + 1
        card = frames[frame + in_.MOVES + tried] & 63
        rem = frames[frame + in_.REM]
        top = frames[frame + in_.TOP]
        taker = frames[frame + in_.TAKER]
        points = frames[frame + in_.POINTS]
        pos = frames[frame + in_.POS]
        led = frames[frame + in_.LED]
        while True:
            nodes += 1
            rem ^= 1 << card
            points += cards[in_.UNITS + card]
            if pos == 0:
                led = top = card
                taker = player
            elif (1 << card) & cards[in_.BEATS + top]:
                top = card
                taker = player
            pos += 1
            if pos < places:
                player = head[in_.NEXT + player]
                moves = legal_cards(work, rem & head[in_.OWN + player], led, top)
                if moves & (moves - 1):
                    moves &= frames[trick + in_.REPS]
                if not moves & (moves - 1):
                    card = lowest_bit(moves)
                    continue
                depth += 1
                frame = depth * in_.FRAME
            else:
                left = frames[trick + in_.LEFT]
                tricks = frames[trick + in_.TRICKS] - 1
                ours = head[in_.SIDE + taker] == 0
                if tricks == 0:
                    value = left if ours else 0
                    break
                gain = points if ours else 0
                need = frames[trick + in_.QUESTION] - gain
                left -= points
                if need <= 0:
                    value = gain
                    break
                if need > left:
                    value = gain + left
                    break
                if tricks == 1:
                    nodes += places
                    value = gain
                    if last_trick(work, rem, taker) == 0:
                        value += left
                    break
                frame = (depth + 1) * in_.FRAME
                open_trick(work, frame, rem, taker, left)
                recall(work, frame)
                if frames[frame + in_.FLOOR] >= need:
                    value = gain + frames[frame + in_.FLOOR]
                    break
                if frames[frame + in_.CEILING] < need:
                    value = gain + frames[frame + in_.CEILING]
                    break
                depth += 1
                trick = frame
                frames[trick + in_.QUESTION] = need
                frames[trick + in_.TRICKS] = tricks
                frames[trick + in_.GAIN] = gain
                player = taker
                points = pos = 0
                moves = rem & head[in_.OWN + player] & frames[trick + in_.REPS]
            frames[frame + in_.REM] = rem
            frames[frame + in_.PLAYER] = player
            frames[frame + in_.TOP] = top
            frames[frame + in_.TAKER] = taker
            frames[frame + in_.POINTS] = points
            frames[frame + in_.POS] = pos
            frames[frame + in_.LED] = led
            frames[frame + in_.TRICK] = trick
            frames[frame + in_.BEST] = NOTHING if head[in_.SIDE + player] == 0 else EVERYTHING
            frames[frame + in_.TRIED] = 1
            if pos:
                order_follows(work, frame, moves, True)
            else:
                order_leads(work, frame, moves, True)
            card = frames[frame + in_.MOVES] & 63
    head[in_.DEPTH], head[in_.RETURNED], head[in_.NODES] = depth, value, nodes
    return False
