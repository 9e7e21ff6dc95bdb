"""What the cards that a seat has played prove about those that it still holds (RULES 0.4).

Whether another card would have been a duty is asked of the engine, so every option of play counts.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import NamedTuple

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
        self._found: dict[tuple[Hand, Card, bool], Proof] = {}

    def of(self, before: Hand, played: Card, first: bool = False) -> Proof:
        """Suits and the strength above which the player of the card held none of them after it.

        ``before`` are the cards that lay in the trick; ``first``: it was the first of the deal.
        """
        key = before, played, first
        found = self._found.get(key)
        if found is None:
            found = self._found[key] = tuple(self._proved(before, played, first))
        return found

    def _proved(self, before: Hand, played: Card, first: bool) -> Iterable[tuple[Suit, int]]:
        suits = [*(card.suit for card in before[:1]), *([self._trump] if self._trump else [])]
        for suit in dict.fromkeys(suits):
            top = TOP
            for card in (card for card in Card if card is not BACK and card.suit is suit):
                held = (played, card)
                if played in allowed_cards(held, before, self._trump, self._rules, first).cards:
                    break
                top = card.strength - 1
            if top < TOP:
                yield suit, top


@lru_cache(maxsize=64)
def proofs(rules: Rules, trump: Suit | None) -> Proofs:
    """The proofs under these rules, with what has been worked out before."""
    return Proofs(rules, trump)


class Shown(NamedTuple):
    """What a card proved when it was played: its seat held none of ``suit`` above ``top``.

    ``top`` is a strength, -1 where the seat was void. ``trick`` is the number of the trick in the
    deal, from 0, and ``before`` are the cards that lay in it.
    """

    seat: int
    suit: Suit
    top: int
    trick: int
    before: Hand


def shown_by_play(view: View, seats: Iterable[int]) -> Iterator[Shown]:
    """All that the cards of these seats have proved, in the order in which they were played.

    A seat that has played a forbidden card has proved nothing, since the table does not remember
    which card it was. Where forbidden cards are taken in silence no card proves anything.
    """
    deal = view.deal
    rules = view.seen.rules
    if taken_in_silence(view.seen):
        return
    honest = {seat for seat in seats if seat not in deal.offenders}
    known = proofs(rules, deal.trump)
    strict = strict_tricks(view.seen)
    earlier = len(deal.tricks) + (deal.trick is not None) - len(strict)
    for number, trick in enumerate(strict):
        first = number == 0 and rules.stock is None
        seat = trick.leader
        for place, card in enumerate(trick.cards):
            if seat in honest:
                before = trick.cards[:place]
                for suit, top in known.of(before, card, first):
                    yield Shown(seat, suit, top, earlier + number, before)
            seat = left_of(deal, seat)


def ceilings_of(view: View, seats: Iterable[int]) -> dict[tuple[int, Suit], int]:
    """For each of the seats and each suit the strength above which it holds none (-1: void)."""
    asked = tuple(seats)
    found = {(seat, suit): TOP for seat in asked for suit in SUITS}
    for shown in shown_by_play(view, asked):
        key = shown.seat, shown.suit
        found[key] = min(found[key], shown.top)
    return found
