"""A settlement that is asked about, as a state of the engine with just what it needs."""

from __future__ import annotations

from msgspec.structs import replace

from acesaround.game import (
    Contract,
    DealState,
    State,
    Trick,
    current_deal,
    decided_by_melds,
    evolve,
    players,
    seats_dealt,
    sides,
)
from acesaround.record.questions.kinds import SettleQuestion
from acesaround.record.questions.parties import Party, dealer_of, melding, parties, playing
from acesaround.rules import MeldKind, Rules, meld_cards


def settled(question: SettleQuestion, rules: Rules) -> State:
    """The state in which the deal of the question is settled."""
    state = _with_melds(question, rules)
    if question.ended == "played":
        for event in decided_by_melds(state):
            state = evolve(state, event)
    deal = current_deal(state)
    if deal.impossible or deal.reached:
        return state
    return replace(state, deal=_ended(question, rules, deal))


def unplayed(question: SettleQuestion, rules: Rules) -> bool:
    """Whether the deal of the question is not played, given up or decided by its melds."""
    deal = current_deal(settled(replace(question, tricks=None), rules))
    return deal.impossible or deal.reached or bool(deal.conceded)


def _with_melds(question: SettleQuestion, rules: Rules) -> State:
    """The moment before the play: all melds are shown."""
    n = rules.deal.players
    bidder = parties(rules)[0].seats[0]
    melds = [0] * n
    for party, points in zip(melding(rules), question.melds, strict=True):
        melds[party.seats[0]] = points
    # The bidder is taken to hold what naming the trump may ask for.
    held = meld_cards(MeldKind.MARRIAGE, question.trump) if question.trump is not None else ()
    deal = DealState(
        number=1,
        dealer=dealer_of(rules),
        seats=seats_dealt(rules, dealer_of(rules)),
        hands=tuple(held if seat == bidder else () for seat in players(rules)),
        laid=((),) * n,
        melds=((),) * n,
        bonus=tuple(melds),
        shown=(True,) * n,
        spent_nines=(0,) * n,
        trump=question.trump,
        contract=None if question.bid is None else Contract(bidder, question.bid),
    )
    pot = question.pot
    if pot is None:
        pot = rules.chips.ante * n if rules.chips is not None else 0
    return State(
        rules=rules,
        dealer=deal.dealer,
        scores=(0,) * len(sides(rules)),
        target=rules.scaled(rules.match.target),
        pot=pot,
        phase="score",
        deal=deal,
    )


def _ended(question: SettleQuestion, rules: Rules, deal: DealState) -> DealState:
    bidder = parties(rules)[0].seats
    if question.ended == "no_marriage":
        return replace(deal, impossible=True)
    if question.ended == "given_up":
        return replace(deal, conceded=bidder[:1])
    if question.ended == "yielded":
        return replace(deal, conceded=tuple(seat for seat in deal.seats if seat not in bidder))
    tricks: list[Trick] = []
    for at, party in enumerate(playing(rules)):
        points = question.tricks[at] if question.tricks is not None else 0
        number = _number_won(question, party, at, points)
        tricks += _tricks_of(party, points, number)
    return replace(deal, tricks=tuple(tricks), moon=question.moon)


def _number_won(question: SettleQuestion, party: Party, at: int, points: int) -> int:
    """How many tricks; where it is not said, each player of a party with points has won one."""
    if question.won is not None:
        return question.won[at]
    return len(party.seats) if points else 0


def _tricks_of(party: Party, points: int, number: int) -> list[Trick]:
    """So many tricks, won by the seats of the party in turn, all points in the first."""
    return [
        Trick(
            leader=party.seats[n % len(party.seats)],
            winner=party.seats[n % len(party.seats)],
            points=0 if n else points,
        )
        for n in range(number)
    ]
