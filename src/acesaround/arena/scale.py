"""The four scales of a match: which decisions are measured, and in which unit.

Every decision is of one of three kinds. Where a scale does not measure a kind, one and the same
third player decides in every seat, so that the boards differ by the measured decisions alone.
"""

from __future__ import annotations

from enum import Enum
from fractions import Fraction

from acesaround.game import State, current_deal, side_of, sides, tricks_of_side
from acesaround.rules import Rules


class Scale(Enum):
    """What a match measures.

    TRICKS: the cards alone, from the first lead on, in counters. BIDDING: the contract alone, in
    what the deal scores. DEALS: whole deals from a score of nothing, in what the deal scores.
    GAMES: whole games to their end, in games won; the contract alone where another plays the cards.
    """

    TRICKS = "tricks"
    BIDDING = "bidding"
    DEALS = "deals"
    GAMES = "games"


class Choice(Enum):
    """A kind of decision. CONTRACT: all that is said and laid away before the first lead. MELDS:
    the exchange of the dix, and what is laid while the stock lasts. CARDS: a card to a trick.
    """

    CONTRACT = "contract"
    MELDS = "melds"
    CARDS = "cards"


_MEASURED: dict[Scale, frozenset[Choice]] = {
    Scale.TRICKS: frozenset({Choice.CARDS}),
    Scale.BIDDING: frozenset({Choice.CONTRACT}),
    Scale.DEALS: frozenset(Choice),
    Scale.GAMES: frozenset(Choice),
}

_CONTRACT = ("auction", "widow", "trump", "passing", "bury", "offers")


def choice_of(state: State) -> Choice:
    """The kind of decision that the seat whose turn it is has to make."""
    if state.phase in _CONTRACT:
        return Choice.CONTRACT
    if state.phase == "tricks":
        return Choice.CARDS
    if state.phase == "stock" and current_deal(state).melding is None:
        return Choice.CARDS
    return Choice.MELDS


def measured(scale: Scale, alone: bool) -> frozenset[Choice]:
    """What A and B decide; all of it ``alone``, or whole games with the cards left to another."""
    if scale is Scale.GAMES and not alone:
        return frozenset({Choice.CONTRACT})
    return _MEASURED[scale]


def has_contract(rules: Rules) -> bool:
    """Whether anything is said or laid away before the first lead."""
    return any(phase in _CONTRACT for phase in rules.phases)


def unit_of(scale: Scale, rules: Rules) -> str:
    """The unit of the differences: counters, games, or what a deal scores (points, or chips)."""
    if scale is Scale.TRICKS:
        return "counters"
    if scale is Scale.GAMES:
        return "games"
    return "chips" if rules.in_chips else "points"


def counters(state: State) -> dict[int, Fraction]:
    """The trick points of the sides in the deal just played, in counters.

    A counter is ten points of the large scale, so that the tricks of a deal are worth 25 counters
    with 48 cards and 50 with 80. Where the bidder alone is paid (RULES 6), the others win or lose
    together: each of them has an equal share of what they took.
    """
    deal = current_deal(state)
    rules = state.rules
    playing = {side_of(rules, seat) for seat in deal.seats}
    unit = Fraction(rules.scoring.scale, 10)
    found = {side: tricks_of_side(state, side)[0] * unit for side in sides(rules)}
    if rules.chips is not None and deal.contract is not None:
        together = playing - {side_of(rules, deal.contract.seat)}
        share = sum((found[side] for side in together), Fraction(0)) / len(together)
        found.update(dict.fromkeys(together, share))
    return {side: found[side] for side in sorted(playing)}
