"""A settlement that is asked about, as a state of the engine with just what it needs."""

from __future__ import annotations

from msgspec.structs import replace

from acesaround.game import Contract, State, ToldDeal, Trick, dealt, decided, sides, told
from acesaround.record.questions.kinds import SettleQuestion
from acesaround.record.questions.parties import Party, dealer_of, melding, parties, playing
from acesaround.rules import Rules


def settled(question: SettleQuestion, rules: Rules) -> State:
    """The state in which the deal of the question is settled."""
    return told(_dealt(question, rules), _deal_of(question, rules))


def unplayed(question: SettleQuestion, rules: Rules) -> bool:
    """Whether the deal of the question is not played, given up or decided by its melds."""
    return decided(_dealt(question, rules), _deal_of(replace(question, tricks=None), rules))


def _dealt(question: SettleQuestion, rules: Rules) -> State:
    """The first deal of a game, before which nobody has any points."""
    dealer = dealer_of(rules)
    pot = question.pot
    if pot is None:
        pot = rules.chips.ante * rules.deal.players if rules.chips is not None else 0
    nothing = State(
        rules=rules,
        dealer=dealer,
        scores=(0,) * len(sides(rules)),
        target=rules.scaled(rules.match.target),
        pot=pot,
        phase="score",
    )
    return dealt(nothing)


def _deal_of(question: SettleQuestion, rules: Rules) -> ToldDeal:
    bidder = parties(rules)[0].seats[0]
    melds = [0] * rules.deal.players
    for party, points in zip(melding(rules), question.melds, strict=True):
        melds[party.seats[0]] = points
    tricks: list[Trick] = []
    for at, party in enumerate(playing(rules)):
        points = question.tricks[at] if question.tricks is not None else 0
        tricks += tricks_of(party.seats, points, _number_won(question, party, at, points))
    return ToldDeal(
        melds=tuple(melds),
        tricks=tuple(tricks),
        contract=None if question.bid is None else Contract(bidder, question.bid),
        trump=question.trump,
        ended=question.ended,
        moon=question.moon,
    )


def _number_won(question: SettleQuestion, party: Party, at: int, points: int) -> int:
    """How many tricks; where it is not said, each player of a party with points has won one."""
    if question.won is not None:
        return question.won[at]
    return len(party.seats) if points else 0


def tricks_of(winners: tuple[int, ...], points: int, number: int) -> list[Trick]:
    """So many tricks, won by the seats in turn, all points in the first."""
    return [
        Trick(
            leader=winners[n % len(winners)],
            winner=winners[n % len(winners)],
            points=0 if n else points,
        )
        for n in range(number)
    ]
