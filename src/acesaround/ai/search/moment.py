"""The rest of a View that compiled play needs: what is open to all, and what has been taken."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from acesaround.cards import SUITS, Hand, distinct
from acesaround.game import View, allowed, side_of
from acesaround.kernel import Position, compile_rules, packing_of
from acesaround.kernel.position import position
from acesaround.kernel.rule_table import RuleTable


class Moment(NamedTuple):
    """A moment of strict play: the compiled rules and position, the seats by place, the own place,
    the legal cards and their types, and trick points and wins so far, by place.
    """

    table: RuleTable
    position: Position
    seats: tuple[int, ...]
    place: int
    cards: Hand
    moves: NDArray[np.int64]
    points: NDArray[np.int64]
    won: NDArray[np.bool_]


def moment_of(view: View) -> Moment:
    """The moment of the seat that is to play. NotCompiled for rules the kernel does not know."""
    deal, rules = view.deal, view.seen.rules
    packing = packing_of(rules.deck.copies, rules.deck.nines)
    seats = deal.seats
    trick = deal.trick
    contract = deal.contract
    bidder = seats.index(contract.seat) if contract is not None else -1
    sides = [side_of(rules, seat) for seat in seats]
    if contract is not None and not rules.deal.partners:
        sides = [int(place != bidder) for place in range(len(seats))]
    cards = tuple(distinct(allowed(view.seen, view.seat).cards))
    points = np.zeros(len(seats), dtype=np.int64)
    won = np.zeros(len(seats), dtype=np.bool_)
    for each in deal.tricks:
        assert each.winner is not None
        points[seats.index(each.winner)] += each.points + each.bonus
        won[seats.index(each.winner)] = True
    return Moment(
        table=compile_rules(rules),
        position=position(
            trump=SUITS.index(deal.trump) if deal.trump is not None else -1,
            leader=seats.index(trick.leader if trick is not None else view.seat),
            trick=[packing.type_of(card) for card in (trick.cards if trick is not None else ())],
            tricks_left=len(view.hand),
            sides=sides,
            first_trick=not deal.tricks,
            bidder=bidder,
        ),
        seats=seats,
        place=seats.index(view.seat),
        cards=cards,
        moves=np.array([packing.type_of(card) for card in cards], dtype=np.int64),
        points=points,
        won=won,
    )
