"""Which packed cards may be played, who wins a trick and what it is worth (RULES 0.3, 0.4).

The compiled twin of ``acesaround.game.legal``. The duty of a player is always of one form: any
card, or a card of one suit from some rank up; ``duty`` finds it for hands in any layout that keeps
the copies of a rank together in ``width`` bits.
"""

from __future__ import annotations

from acesaround.kernel.compiled import borrowing, borrowing_inlined
from acesaround.kernel.position import FIRST_TRICK, LEADER, PLACES, PLAYED, TRICK, TRUMP, Position
from acesaround.kernel.rule_table import (
    BITS,
    FIRST_LEAD_TRUMP,
    HEAD,
    RANKS_IN_SUIT,
    UNDERTRUMP_FREE,
    VALUE,
    RuleTable,
)

ANY = -1
"""In place of a suit: every card may be played."""


@borrowing_inlined
def beats(trump: int, best_suit: int, best_rank: int, suit: int, rank: int) -> bool:
    """Whether a card beats the one that wins so far; an equal one does not."""
    if suit == best_suit:
        return rank > best_rank
    return suit == trump


@borrowing_inlined
def duty(
    table: RuleTable,
    trump: int,
    led: int,
    best_suit: int,
    best_rank: int,
    follow: int,
    trumps: int,
    width: int,
) -> tuple[int, int]:
    """The suit that must be played (or ``ANY``) and the lowest rank of it that will do.

    ``follow`` and ``trumps`` are the player's cards of the suit led and of trump, each shifted down
    to bit 0, ``width`` bits a rank.
    """
    head = table[HEAD]
    over = (best_rank + 1) * width
    if follow != 0:
        must_beat = head == 0 or (head == 1 and led == trump)
        if must_beat and best_suit == led and follow >> over != 0:
            return led, best_rank + 1
        return led, 0
    if trump < 0 or trumps == 0:
        return ANY, 0
    if best_suit != trump:
        return trump, 0
    if trumps >> over != 0:
        return trump, best_rank + 1 if head == 0 else 0
    if table[UNDERTRUMP_FREE] != 0:
        return ANY, 0
    return trump, 0


@borrowing
def part_of(table: RuleTable, hand: int, suit: int) -> int:
    """The cards of one suit of a packed hand, shifted down to bit 0."""
    size = table[RANKS_IN_SUIT] * table[BITS]
    return (hand >> (suit * size)) & ((1 << size) - 1)


@borrowing
def best_so_far(table: RuleTable, position: Position) -> tuple[int, int, int]:
    """Suit and rank of the card that wins the trick on the table, and its place in the trick.

    The trick must not be empty.
    """
    ranks = table[RANKS_IN_SUIT]
    best_suit = position[TRICK] // ranks
    best_rank = position[TRICK] % ranks
    best = 0
    for place in range(1, position[PLAYED]):
        suit = position[TRICK + place] // ranks
        rank = position[TRICK + place] % ranks
        if beats(position[TRUMP], best_suit, best_rank, suit, rank):
            best_suit, best_rank, best = suit, rank, place
    return best_suit, best_rank, best


@borrowing
def trick_winner(table: RuleTable, position: Position) -> int:
    """The place (of the deal) that wins the trick as far as it goes; it must not be empty."""
    _, _, best = best_so_far(table, position)
    return (position[LEADER] + best) % position[PLACES]


@borrowing
def trick_points(table: RuleTable, position: Position) -> int:
    """Points of the cards on the table, without the last trick."""
    points = 0
    for place in range(position[PLAYED]):
        points += table[VALUE + position[TRICK + place] % table[RANKS_IN_SUIT]]
    return points


@borrowing
def legal_cards(table: RuleTable, position: Position, hand: int) -> int:
    """The part of a packed hand that may be played to the trick on the table, copies included."""
    trump = position[TRUMP]
    bits = table[BITS]
    size = table[RANKS_IN_SUIT] * bits
    trumps = part_of(table, hand, trump) if trump >= 0 else 0
    suit, lowest = ANY, 0
    if position[PLAYED] != 0:
        led = position[TRICK] // table[RANKS_IN_SUIT]
        best_suit, best_rank, _ = best_so_far(table, position)
        follow = part_of(table, hand, led)
        suit, lowest = duty(table, trump, led, best_suit, best_rank, follow, trumps, bits)
    elif trumps != 0 and position[FIRST_TRICK] != 0 and table[FIRST_LEAD_TRUMP] != 0:
        suit = trump
    if suit == ANY:
        return hand
    from_lowest = ((1 << size) - 1) >> (lowest * bits) << (lowest * bits)
    return hand & (from_lowest << (suit * size))
