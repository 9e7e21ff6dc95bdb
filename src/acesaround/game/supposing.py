"""How a deal would be settled if its tricks fell in a certain way: a question players ask.

The answer comes from the settlement itself, so that nobody who looks ahead writes the rules of
scoring a second time.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from msgspec.structs import replace

from acesaround.cards import Hand
from acesaround.game.phases.scoring import score_of
from acesaround.game.score import DealScore
from acesaround.game.state import State, Trick, current_deal


class Taken(msgspec.Struct, frozen=True):
    """What a seat has taken by the end of a deal: trick points (last trick included), and whether
    it has won any trick.
    """

    points: int
    won: bool


def suppose_played(state: State, taken: Sequence[Taken], buried: Hand = ()) -> DealScore:
    """The settlement of the deal in progress, played to the end with these takings by seat.

    ``buried`` are the cards that the bidder has laid away, as far as they are supposed. The chips
    that are paid beside the points are left out.
    """
    deal = current_deal(state)
    tricks = tuple(
        Trick(leader=seat, winner=seat, points=each.points)
        for seat, each in enumerate(taken)
        if each.won
    )
    nobody = ((),) * len(deal.hands)
    ended = replace(deal, tricks=tricks, trick=None, hands=nobody, buried=buried)
    return score_of(replace(state, deal=ended))
