"""What the cards that a seat has played prove about those that it still holds (RULES 0.4).

Whether another card would have been a duty is asked of the engine, so every option of play counts.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from acesaround.ai.tricks_of import all_tricks
from acesaround.cards import BACK, SUITS, Card, Hand, Suit
from acesaround.game import View, allowed_cards, left_of, strict_tricks, taken_in_silence
from acesaround.rules import Rules

TOP = 5
"""The strength of an ace: the ceiling of somebody of whom nothing is proved."""

Proof = tuple[tuple[Suit, int], ...]


class Proofs:
    """What single cards prove under some rules with some trump; each is worked out once."""

    def __init__(self, rules: Rules, trump: Suit | None) -> None:
        self._rules = rules
        self._trump = trump
        self._found: dict[tuple[Hand, Card], Proof] = {}

    def of(self, before: Hand, played: Card) -> Proof:
        """Suits and the strength above which the player of the card held none of them after it.

        ``before`` are the cards that lay in the trick, one at least.
        """
        found = self._found.get((before, played))
        if found is None:
            found = self._found[before, played] = tuple(self._proved(before, played))
        return found

    def _proved(self, before: Hand, played: Card) -> Iterable[tuple[Suit, int]]:
        suits = dict.fromkeys(suit for suit in (before[0].suit, self._trump) if suit is not None)
        for suit in suits:
            top = TOP
            for card in (card for card in Card if card is not BACK and card.suit is suit):
                held = (played, card)
                if played in allowed_cards(held, before, self._trump, self._rules).cards:
                    break
                top = card.strength - 1
            if top < TOP:
                yield suit, top


@lru_cache(maxsize=64)
def proofs(rules: Rules, trump: Suit | None) -> Proofs:
    """The proofs under these rules, with what has been worked out before."""
    return Proofs(rules, trump)


def ceilings_of(view: View, seats: Iterable[int]) -> dict[tuple[int, Suit], int]:
    """For each of the seats and each suit the strength above which it holds none (-1: void).

    A seat that has played a forbidden card has proved nothing, since the table does not remember
    which card it was. Where forbidden cards are taken in silence no card proves anything.
    """
    deal = view.deal
    rules = view.seen.rules
    found = {(seat, suit): TOP for seat in seats for suit in SUITS}
    if taken_in_silence(view.seen):
        return found
    known = proofs(rules, deal.trump)
    wanted = {seat for seat, _ in found if seat not in deal.offenders}
    tricks = strict_tricks(view.seen)
    for trick in tricks:
        seat = trick.leader
        for place, card in enumerate(trick.cards):
            if place and seat in wanted:
                for suit, top in known.of(trick.cards[:place], card):
                    found[seat, suit] = min(found[seat, suit], top)
            seat = left_of(deal, seat)
    if rules.play.first_lead_trump and rules.stock is None and deal.trump is not None:
        for trick in all_tricks(deal)[:1]:
            if trick.leader in wanted and trick.cards[0].suit is not deal.trump:
                found[trick.leader, deal.trump] = -1
    return found
