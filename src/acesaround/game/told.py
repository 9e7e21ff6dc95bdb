"""A deal of which only numbers are told, no cards: a question to the referee, or a deal played with
real cards. It becomes a state of the engine, which then settles it like any other deal.
"""

from __future__ import annotations

from typing import Literal

import msgspec
from msgspec.structs import replace

from acesaround.cards import Suit
from acesaround.game import event as ev
from acesaround.game.evolve import evolve
from acesaround.game.phases.auction import passed_out
from acesaround.game.phases.dealing import next_dealer, seats_dealt
from acesaround.game.phases.melding import decided_by_melds
from acesaround.game.state import Contract, State, Trick, current_deal, side_of
from acesaround.rules import Meld, MeldKind, meld_cards

Ending = Literal["played", "given_up", "yielded", "no_marriage", "thrown_in"]
"""How a deal ended: given_up by the bidder, yielded by all opponents, no_marriage: the bidder
lacked the one in trump that the rules ask for, thrown_in: a forced bid, before the widow was seen.
"""


class ToldDeal(msgspec.Struct, frozen=True, kw_only=True):
    """What is told of a deal, in points of the scale in force.

    ``melds`` are points by seat, dix and a turned nine included; ``named`` are melds by seat that
    are paid for themselves, without points. ``tricks`` hold points and winners, what was buried and
    the last trick included. ``moon``: all tricks were announced. ``offender`` is the first seat
    that played a forbidden card or, with ``false_accusation``, accused wrongly. ``claimed`` is the
    seat that has rightly claimed the game, ``claimed_wrongly`` are those that were wrong.
    """

    melds: tuple[int, ...]
    tricks: tuple[Trick, ...] = ()
    contract: Contract | None = None
    trump: Suit | None = None
    named: tuple[tuple[Meld, ...], ...] = ()
    ended: Ending = "played"
    moon: bool = False
    offender: int | None = None
    false_accusation: bool = False
    claimed: int | None = None
    claimed_wrongly: tuple[int, ...] = ()


def dealt(state: State) -> State:
    """The state in which the next deal has begun, its cards unknown."""
    dealer = next_dealer(state)
    return evolve(
        state,
        ev.DealBegan(
            number=state.deal.number + 1 if state.deal is not None else 1,
            dealer=dealer,
            seats=seats_dealt(state.rules, dealer, state.out),
        ),
    )


def given_back(state: State, *, same_dealer: bool) -> ev.Event:
    """What ends the deal that has begun if nobody plays it.

    All have passed; or with ``same_dealer`` a hand was full of nines, whosever it was.
    """
    if same_dealer:
        return ev.HandThrownIn(seat=current_deal(state).seats[0], hand=())
    return passed_out(state)


def told(state: State, deal: ToldDeal) -> State:
    """The state at the end of the deal that has begun, if it went as told; it is to be settled.

    A deal that its melds decide is not played, whatever is told of tricks.
    """
    state = _melded(state, deal)
    if deal.ended == "played":
        for event in decided_by_melds(state):
            state = evolve(state, event)
    begun = replace(current_deal(state), hands=((),) * state.rules.deal.players)
    if begun.impossible or begun.reached:
        return replace(state, deal=begun)
    state = _ended(replace(state, deal=begun), deal)
    for seat in deal.claimed_wrongly:
        state = evolve(state, ev.GameClaimed(seat=seat, total=0, right=False))
    return state


def decided(state: State, deal: ToldDeal) -> bool:
    """Whether melds or what was said after them have ended the deal before its first trick."""
    ended = current_deal(told(state, replace(deal, tricks=())))
    return ended.impossible or ended.reached or ended.thrown_in or bool(ended.conceded)


def _melded(state: State, told: ToldDeal) -> State:
    """The moment before the play: all melds are shown."""
    begun, contract = current_deal(state), told.contract
    hands = begun.hands
    if contract is not None and told.trump is not None:
        # The bidder is taken to hold what naming the trump may ask for.
        marriage = meld_cards(MeldKind.MARRIAGE, told.trump)
        hands = tuple(marriage if seat == contract.seat else () for seat in range(len(hands)))
    deal = replace(
        begun,
        hands=hands,
        melds=told.named or begun.melds,
        bonus=told.melds,
        shown=(True,) * len(hands),
        trump=told.trump,
        contract=contract,
    )
    return replace(state, deal=deal)


def _ended(state: State, told: ToldDeal) -> State:
    deal, contract = current_deal(state), told.contract
    bidder = contract.seat if contract is not None else None
    if told.ended == "thrown_in":
        return replace(state, deal=replace(deal, thrown_in=True))
    if told.ended == "no_marriage":
        return replace(state, deal=replace(deal, impossible=True))
    if told.ended == "given_up" and bidder is not None:
        return replace(state, deal=replace(deal, conceded=(bidder,)))
    if told.ended == "yielded" and bidder is not None:
        ours = side_of(state.rules, bidder)
        others = tuple(seat for seat in deal.seats if side_of(state.rules, seat) != ours)
        return replace(state, deal=replace(deal, conceded=others))
    offenders = () if told.offender is None else (told.offender,)
    deal = replace(
        deal,
        tricks=told.tricks,
        moon=told.moon,
        offenders=offenders,
        false_accusation=told.false_accusation,
        claimed=told.claimed,
    )
    return replace(state, deal=deal)
