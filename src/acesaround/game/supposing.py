"""How a deal would be settled if its tricks fell in a certain way: a question players ask.

The answer comes from the settlement itself, so that nobody who looks ahead writes the rules of
scoring a second time.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from msgspec.structs import replace

from acesaround.cards import Hand, Suit
from acesaround.game.phases.melding import out_of_reach, too_few_melds
from acesaround.game.phases.scoring import deal_score
from acesaround.game.score import DealScore
from acesaround.game.state import Contract, State, Trick, current_deal


class Taken(msgspec.Struct, frozen=True):
    """What a seat has taken by the end of a deal: trick points (last trick included), and whether
    it has won any trick.
    """

    points: int
    won: bool


class Course(msgspec.Struct, frozen=True):
    """A deal that is only supposed, from the auction on: the contract and trump, and by seat the
    meld points shown and what is taken; ``buried`` are cards laid away by the bidder.
    """

    contract: Contract
    trump: Suit
    melds: tuple[int, ...]
    taken: tuple[Taken, ...]
    buried: Hand = ()


def suppose_contract(state: State, course: Course) -> DealScore:
    """The settlement of the deal in progress if it went on like that.

    A bid that the melds leave out of reach is not played, whatever is said to be taken.
    """
    deal = replace(
        current_deal(state),
        contract=course.contract,
        trump=course.trump,
        melds=((),) * len(course.melds),
        bonus=course.melds,
    )
    state = replace(state, deal=deal)
    if too_few_melds(state) or out_of_reach(state):
        return deal_score(replace(state, deal=replace(deal, impossible=True)))
    return suppose_played(state, course.taken, course.buried)


def suppose_given_up(state: State, seats: Sequence[int]) -> DealScore:
    """The settlement of the deal in progress if these seats gave it up before the first lead."""
    return deal_score(replace(state, deal=replace(current_deal(state), conceded=tuple(seats))))


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
    return deal_score(replace(state, deal=ended))
