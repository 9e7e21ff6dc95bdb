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
def open_trick(work: Workspace, frame: int, rem: int, leader: int) -> int:
    """Fill in what holds for a whole trick; gives back what the top trumps take, for side 0 if > 0.

    ``rem`` are all cards that are out when the trick starts.
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
    return sure


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


@borrowing
def store(work: Workspace, frame: int, best: int, proven: bool) -> None:
    """Remember that the value is at least (``proven``) or at most ``best``."""
    frames, bits = work.frames, work.head[in_.VALUE_BITS]
    floor, ceiling = frames[frame + in_.FLOOR], frames[frame + in_.CEILING]
    if proven:
        floor = max(floor, best)
    else:
        ceiling = min(ceiling, best)
    key = frames[frame + in_.KEY] >> (2 * bits) << (2 * bits)
    work.memo[frames[frame + in_.SLOT]] = key | (floor << bits) | ceiling


@borrowing
def go_on(work: Workspace, limit: int) -> bool:
    """Search until the question is answered (True; see RETURNED), or NODES has reached a limit."""
    head, cards, frames, memo = work.head, work.cards, work.frames, work.memo
    places = head[in_.PLACES]
    depth, value, nodes = head[in_.DEPTH], head[in_.RETURNED], head[in_.NODES]
    bits, memo_mask = head[in_.VALUE_BITS], head[in_.MEMO_MASK]
    value_mask = (1 << bits) - 1
    while nodes < limit:
        frame = depth * in_.FRAME
        player = frames[frame + in_.PLAYER]
        need = frames[frame + in_.FRAME_NEED]
        best = frames[frame + in_.BEST]
        if head[in_.SIDE + player] == 0:
            best = max(best, value)
            cut = best >= need
        else:
            best = min(best, value)
            cut = best < need
        tried = frames[frame + in_.TRIED]
        if cut or tried == frames[frame + in_.COUNT]:
            if cut and tried > 1 and frames[frame + in_.POS] == 0:
                good = frames[frame + in_.MOVES + tried - 1] & 63
                head[in_.GOOD_LEAD + frames[frame + in_.TRICKS] * 4 + player] = good
            if frames[frame + in_.SLOT] >= 0:
                store(work, frame, best, best >= need)
            value = best + frames[frame + in_.GAIN]
            if depth == 0:
                head[in_.RETURNED] = value
                head[in_.NODES] = nodes
                return True
            depth -= 1
            continue
        frames[frame + in_.BEST] = best
        frames[frame + in_.TRIED] = tried + 1
        card = frames[frame + in_.MOVES + tried] & 63
        rem = frames[frame + in_.REM]
        top = frames[frame + in_.TOP]
        taker = frames[frame + in_.TAKER]
        points = frames[frame + in_.POINTS]
        pos = frames[frame + in_.POS]
        led = frames[frame + in_.LED]
        left = frames[frame + in_.LEFT]
        tricks = frames[frame + in_.TRICKS]
        reps = frames[frame + in_.REPS]
        tops = frames[frame + in_.TOPS]
        bottoms = frames[frame + in_.BOTTOMS]
        while True:
            # Play the card.
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
                    moves &= reps
                if not moves & (moves - 1):
                    card = lowest_bit(moves)
                    continue
                depth += 1
                frame = depth * in_.FRAME
                frames[frame + in_.REM] = rem
                frames[frame + in_.PLAYER] = player
                frames[frame + in_.TOP] = top
                frames[frame + in_.TAKER] = taker
                frames[frame + in_.POINTS] = points
                frames[frame + in_.POS] = pos
                frames[frame + in_.LED] = led
                frames[frame + in_.FRAME_NEED] = need
                frames[frame + in_.LEFT] = left
                frames[frame + in_.TRICKS] = tricks
                frames[frame + in_.REPS] = reps
                frames[frame + in_.TOPS] = tops
                frames[frame + in_.BOTTOMS] = bottoms
                frames[frame + in_.GAIN] = 0
                frames[frame + in_.SLOT] = -1
                order_follows(work, frame, moves, True)
            else:
                # The trick is complete.
                side = head[in_.SIDE + taker]
                if tricks == 1:
                    value = left if side == 0 else 0
                    break
                left -= points
                gain = points if side == 0 else 0
                need -= gain
                if need <= 0:
                    value = gain
                    break
                if need > left:
                    value = left + gain
                    break
                tricks -= 1
                player = taker
                if tricks == 1:
                    nodes += places
                    value = gain
                    if last_trick(work, rem, player) == 0:
                        value += left
                    break
                frame = (depth + 1) * in_.FRAME
                sure = open_trick(work, frame, rem, player)
                if sure >= need:
                    value = gain + sure
                    break
                if sure < 0 and need > left + sure:
                    value = gain + left + sure
                    break
                slot = -1
                if tricks > 1:
                    key = frames[frame + in_.KEY]
                    slot = key & memo_mask
                    key ^= head[in_.SALT]
                    frames[frame + in_.KEY] = key
                    known = memo[slot]
                    floor, ceiling = 0, left
                    if (known ^ key) >> (2 * bits) == 0:
                        floor = (known >> bits) & value_mask
                        ceiling = known & value_mask
                        if floor >= need:
                            value = gain + floor
                            break
                        if ceiling < need:
                            value = gain + ceiling
                            break
                    frames[frame + in_.FLOOR] = floor
                    frames[frame + in_.CEILING] = ceiling
                depth += 1
                pos = 0
                points = 0
                frames[frame + in_.REM] = rem
                frames[frame + in_.PLAYER] = player
                frames[frame + in_.POINTS] = 0
                frames[frame + in_.POS] = 0
                frames[frame + in_.FRAME_NEED] = need
                frames[frame + in_.LEFT] = left
                frames[frame + in_.TRICKS] = tricks
                frames[frame + in_.GAIN] = gain
                frames[frame + in_.SLOT] = slot
                reps = frames[frame + in_.REPS]
                tops = frames[frame + in_.TOPS]
                bottoms = frames[frame + in_.BOTTOMS]
                moves = rem & head[in_.OWN + player] & reps
                order_leads(work, frame, moves, True)
            frames[frame + in_.TRIED] = 1
            frames[frame + in_.BEST] = NOTHING if head[in_.SIDE + player] == 0 else EVERYTHING
            card = frames[frame + in_.MOVES] & 63
    head[in_.DEPTH], head[in_.RETURNED], head[in_.NODES] = depth, value, nodes
    return False
