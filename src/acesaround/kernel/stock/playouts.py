"""Playing deals with a stock out to their end, many worlds and first moves at a time."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from acesaround.kernel.chance import below, next_of, stream_of
from acesaround.kernel.compiled import compiled
from acesaround.kernel.course import COURSE_SIZE, begin
from acesaround.kernel.legal import beats
from acesaround.kernel.playouts import play_on
from acesaround.kernel.position import BIDDER, SIDE, TRICKS_LEFT
from acesaround.kernel.position import LEADER as LEADS
from acesaround.kernel.position import PLACES as SEATS
from acesaround.kernel.position import SIZE as POSITION_SIZE
from acesaround.kernel.position import TRUMP as TRUMP_SUIT
from acesaround.kernel.rule_table import BITS, RANKS_IN_SUIT, VALUE, RuleTable
from acesaround.kernel.stock.choosing import choose_in_stock
from acesaround.kernel.stock.laying import copies, dix_points, lay_best
from acesaround.kernel.stock.table import (
    CONCEALED,
    DRAW_FIRST,
    HOLDINGS,
    LAID,
    LEADER,
    PLACES,
    PLAYED,
    STOCK_LEFT,
    TRICK,
    TRUMP,
    UPCARD,
    StockTable,
)
from acesaround.kernel.stock.table import SIZE as TABLE_SIZE

Numbers = NDArray[np.int64]


@compiled
def play_stock_out(
    table: RuleTable,
    open_table: StockTable,
    holdings: Numbers,
    concealed: Numbers,
    stocks: Numbers,
    first_moves: Numbers,
    policy: int,
    seed: int,
    points: Numbers,
) -> None:
    """Play every world to the end of the deal after each first move of the place to act.

    Args:
        table: the compiled rules.
        open_table: what is open to all.
        holdings: [place, HOLDINGS]; the concealed cards are set from the worlds.
        concealed: the packed cards in the hand of each place, [world, place].
        stocks: the packed cards of the stock, [world]; they are drawn in an order by chance.
        first_moves: card types, held by the place to act.
        policy: how the strict tricks are played.
        seed: the draws of a world depend on it and the number of the world.
        points: [world, move, place] is set to all points from now on, melds included.
    """
    places = open_table[PLACES]
    now = np.zeros(TABLE_SIZE, dtype=np.int64)
    hands = np.zeros((places, HOLDINGS), dtype=np.int64)
    order = np.zeros(64, dtype=np.int64)
    types = np.zeros(8, dtype=np.int64)
    needs = np.zeros(32)
    course = np.zeros(COURSE_SIZE, dtype=np.int64)
    position = np.zeros(POSITION_SIZE, dtype=np.int64)
    whole = np.zeros(places, dtype=np.int64)
    tricks = np.zeros(places, dtype=np.int64)
    rest = np.zeros(places, dtype=np.int64)
    for world in range(len(concealed)):
        stream = _shuffle(table, stocks[world], order, stream_of(seed, world))
        for move in range(len(first_moves)):
            now[:] = open_table
            hands[:] = holdings
            for place in range(places):
                hands[place, CONCEALED] = concealed[world, place]
            won = points[world, move]
            won[:] = 0
            card = first_moves[move]
            at = 0
            while True:
                turn = (now[LEADER] + now[PLAYED]) % places
                if card < 0:
                    card = choose_in_stock(table, now, hands[turn], types, needs)
                _take_from_hand(table, hands[turn], card)
                now[TRICK + now[PLAYED]] = card
                now[PLAYED] += 1
                card = -1
                if now[PLAYED] == places:
                    at = _end_trick(table, now, hands, order, at, types, won)
                    if now[STOCK_LEFT] == 0 and now[UPCARD] < 0:
                        break
            for place in range(places):
                whole[place] = hands[place, CONCEALED] + hands[place, LAID]
            _strict(table, now, whole, position)
            begin(table, position, whole, course)
            play_on(table, course, policy, stream, rest, tricks)
            for place in range(places):
                won[place] += rest[place]


@compiled
def _shuffle(table: RuleTable, stock: int, order: Numbers, stream: int) -> int:
    number = 0
    for each in range(4 * table[RANKS_IN_SUIT]):
        for _ in range(copies(table, stock, each)):
            order[number] = each
            number += 1
    for last in range(number - 1, 0, -1):
        stream = next_of(stream)
        other = below(stream, last + 1)
        order[last], order[other] = order[other], order[last]
    return next_of(stream)


@compiled
def _take_from_hand(table: RuleTable, hand: Numbers, card: int) -> None:
    """Play a copy that lies on the table, used ones first, before one from the hand."""
    one = 1 << (card * table[BITS])
    if copies(table, hand[LAID], card) == 0:
        hand[CONCEALED] -= one
        return
    hand[LAID] -= one
    for group in range(LAID + 1, HOLDINGS):
        if copies(table, hand[group], card) > 0:
            hand[group] -= one


@compiled
def _end_trick(
    table: RuleTable,
    now: StockTable,
    hands: Numbers,
    order: Numbers,
    at: int,
    types: Numbers,
    won: Numbers,
) -> int:
    """The winner scores, lays and draws, then the others draw; gives back the next card's place."""
    ranks = table[RANKS_IN_SUIT]
    places = now[PLACES]
    best, points = 0, 0
    for each in range(places):
        card = now[TRICK + each]
        points += table[VALUE + card % ranks]
        top = now[TRICK + best]
        if each > 0 and beats(now[TRUMP], top // ranks, top % ranks, card // ranks, card % ranks):
            best = each
    winner = (now[LEADER] + best) % places
    won[winner] += points
    if now[DRAW_FIRST] == 0:
        won[winner] += _show_dix(table, now, hands[winner])
        won[winner] += lay_best(table, now, hands[winner], types)
    for step in range(places):
        place = (winner + step) % places
        if now[STOCK_LEFT] > 0:
            hands[place, CONCEALED] += 1 << (order[at] * table[BITS])
            at += 1
            now[STOCK_LEFT] -= 1
        elif now[UPCARD] >= 0:
            hands[place, CONCEALED] += 1 << (now[UPCARD] * table[BITS])
            now[UPCARD] = -1
    if now[DRAW_FIRST] != 0:
        won[winner] += lay_best(table, now, hands[winner], types)
    now[LEADER] = winner
    now[PLAYED] = 0
    return at


@compiled
def _show_dix(table: RuleTable, now: StockTable, hand: Numbers) -> int:
    """Exchange the nine of trump for a better turned card."""
    ranks = table[RANKS_IN_SUIT]
    if now[UPCARD] < 0 or now[TRUMP] < 0 or ranks < 6:
        return 0
    nine = now[TRUMP] * ranks
    if now[UPCARD] == nine or copies(table, hand[CONCEALED], nine) == 0:
        return 0
    hand[CONCEALED] += (1 << (now[UPCARD] * table[BITS])) - (1 << (nine * table[BITS]))
    now[UPCARD] = nine
    return dix_points(table)


@compiled
def _strict(table: RuleTable, now: StockTable, hands: Numbers, position: Numbers) -> None:
    position[:] = 0
    position[SEATS] = now[PLACES]
    position[TRUMP_SUIT] = now[TRUMP]
    position[LEADS] = now[LEADER]
    position[BIDDER] = -1
    left = 0
    for number in range(4 * table[RANKS_IN_SUIT]):
        left += copies(table, hands[0], number)
    position[TRICKS_LEFT] = left
    for place in range(now[PLACES]):
        position[SIDE + place] = place
