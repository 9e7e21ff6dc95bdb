"""Whole contracts played out from the naming of trump on, for worlds that are only supposed.

Cards change hands as sensible players would do it (``giving``), melds are counted, and the tricks
are played by a policy: what a bid is likely to lead to, many worlds at a time.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from acesaround.kernel.chance import stream_of
from acesaround.kernel.compiled import compiled
from acesaround.kernel.course import COURSE_SIZE, begin
from acesaround.kernel.giving import choose_cards
from acesaround.kernel.giving_weights import BURY, GIVE_BACK, GIVING_WEIGHTS, HELP_BIDDER
from acesaround.kernel.melds import meld_points
from acesaround.kernel.playouts import play_on
from acesaround.kernel.position import (
    BIDDER,
    FIRST_TRICK,
    LEADER,
    PLACES,
    SIDE,
    TRICKS_LEFT,
    TRUMP,
    Position,
)
from acesaround.kernel.position import SIZE as POSITION_SIZE
from acesaround.kernel.rule_table import BITS, RANKS_IN_SUIT, VALUE, RuleTable

Numbers = NDArray[np.int64]

CHOOSE = 0
"""In place of packed cards: they are chosen as sensible players would."""
DONE = -1
"""In place of packed cards: they have changed hands already."""

# The places in the row that says how a contract is played (see ``terms``).
_PLACES, _PARTNERS, _PASSED, _WIDOW, _BIDDER_LEADS, _ELDEST, _ONLY_BIDDER_MELDS = range(7)


def terms(
    *,
    places: int,
    partners: bool,
    passed: int,
    widow: int,
    bidder_leads: bool,
    eldest: int,
    only_bidder_melds: bool,
) -> Numbers:
    """How contracts of a deal are played, as the compiled code reads it.

    ``passed`` cards go each way between partners; the bidder takes up ``widow`` cards and buries as
    many; ``eldest`` is the place that leads unless the bidder does.
    """
    row = (places, partners, passed, widow, bidder_leads, eldest, only_bidder_melds)
    return np.array(row, dtype=np.int64)


@compiled
def play_contracts(
    table: RuleTable,
    terms: Numbers,
    worlds: Numbers,
    widows: Numbers,
    bidders: Numbers,
    trumps: Numbers,
    given: Numbers,
    left: Numbers,
    policy: int,
    seed: int,
    points: Numbers,
    tricks: Numbers,
    melds: Numbers,
    buried: Numbers,
) -> None:
    """Play the contract of each world: who bids, in which trump, is given for each of them.

    Args:
        table: the compiled rules.
        terms: see ``terms``.
        worlds: packed hands as dealt, [world, place]; not changed.
        widows: the packed widow of each world, 0 where there is none.
        bidders: the place that plays the contract, of each world.
        trumps: the suit of trump, of each world.
        given: the packed cards that the partner passes, of each world; ``CHOOSE`` or ``DONE``.
        left: the packed cards that the bidder gives back or buries, likewise.
        policy: how the tricks are played.
        seed: the draws of a world depend on it and the number of the world.
        points: [world, place] is set to the trick points, last trick included, buried cards not.
        tricks: [world, place] is set to the number of tricks won.
        melds: [world, place] is set to the meld points shown.
        buried: [world] is set to the card points that the bidder buried.
    """
    places = terms[_PLACES]
    hands = np.zeros(places, dtype=np.int64)
    row = np.zeros(POSITION_SIZE, dtype=np.int64)
    course = np.zeros(COURSE_SIZE, dtype=np.int64)
    for world in range(len(worlds)):
        hands[:] = worlds[world]
        bidder, trump = bidders[world], trumps[world]
        change = (given[world], left[world], widows[world])
        buried[world] = change_hands(table, terms, hands, change, bidder, trump)
        for place in range(places):
            shows = terms[_ONLY_BIDDER_MELDS] == 0 or place == bidder
            melds[world, place] = meld_points(table, trump, hands[place]) if shows else 0
        _position(terms, hands, bidder, trump, table, row)
        begin(table, row, hands, course)
        stream = stream_of(seed, world)
        play_on(table, course, policy, stream, points[world], tricks[world])


@compiled
def change_hands(
    table: RuleTable,
    terms: Numbers,
    hands: Numbers,
    change: tuple[int, int, int],
    bidder: int,
    trump: int,
) -> int:
    """The exchange between partners, or the widow; gives back the points that were buried."""
    given, left, widow = change
    number = terms[_PASSED]
    if number > 0:
        partner = (bidder + 2) % terms[_PLACES]
        if given == CHOOSE:
            given = choose_cards(table, hands[partner], trump, number, GIVING_WEIGHTS[HELP_BIDDER])
        if given != DONE:
            hands[partner] -= given
            hands[bidder] += given
        if left == CHOOSE:
            left = choose_cards(table, hands[bidder], trump, number, GIVING_WEIGHTS[GIVE_BACK])
        if left != DONE:
            hands[bidder] -= left
            hands[partner] += left
    if terms[_WIDOW] == 0:
        return 0
    hands[bidder] += widow
    if left == CHOOSE:
        left = choose_cards(table, hands[bidder], trump, terms[_WIDOW], GIVING_WEIGHTS[BURY])
    if left == DONE:
        return 0
    hands[bidder] -= left
    return _card_points(table, left)


@compiled
def _card_points(table: RuleTable, cards: int) -> int:
    points = 0
    mask = (1 << table[BITS]) - 1
    for number in range(4 * table[RANKS_IN_SUIT]):
        held = (cards >> (number * table[BITS])) & mask
        points += held * table[VALUE + number % table[RANKS_IN_SUIT]]
    return points


@compiled
def _position(
    terms: Numbers, hands: Numbers, bidder: int, trump: int, table: RuleTable, row: Position
) -> None:
    places = terms[_PLACES]
    row[:] = 0
    row[PLACES] = places
    row[TRUMP] = trump
    row[LEADER] = bidder if terms[_BIDDER_LEADS] != 0 else terms[_ELDEST]
    row[TRICKS_LEFT] = _cards(table, hands[0])
    row[BIDDER] = bidder
    row[FIRST_TRICK] = 1
    for place in range(places):
        row[SIDE + place] = place % 2 if terms[_PARTNERS] != 0 else int(place != bidder)


@compiled
def _cards(table: RuleTable, hand: int) -> int:
    number = 0
    mask = (1 << table[BITS]) - 1
    while hand != 0:
        number += hand & mask
        hand >>= table[BITS]
    return number
