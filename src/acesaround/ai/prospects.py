"""What cards are worth for melds that are still to be laid, while the stock lasts."""

from __future__ import annotations

from collections.abc import Iterator

from acesaround.ai.knowledge import Knowledge
from acesaround.cards import SUITS, Card, Suit, count
from acesaround.rules import AROUND_RANKS, MeldKind, meld_cards, meld_value

# Chance to get each missing card, with one and with two copies out, while many cards are to come.
_GET = {0: 0.0, 1: 0.28, 2: 0.45}
_BLOCKED: dict[MeldKind, tuple[MeldKind, ...]] = {
    MeldKind.RUN: (MeldKind.RUN,),
    MeldKind.MARRIAGE: (MeldKind.MARRIAGE, MeldKind.ROYAL_MARRIAGE, MeldKind.RUN),
    MeldKind.ROYAL_MARRIAGE: (MeldKind.MARRIAGE, MeldKind.ROYAL_MARRIAGE, MeldKind.RUN),
    MeldKind.PINOCHLE: (MeldKind.PINOCHLE,),
    **{kind: (kind,) for kind in AROUND_RANKS},
}


class Prospects:
    """The melds that a seat may still lay, and what each of its cards does for them (points)."""

    def __init__(self, knowledge: Knowledge) -> None:
        self._known = knowledge
        deal = knowledge.deal
        seats = len(deal.seats)
        left = len(deal.stock) + (deal.upcard is not None)
        self.turns = left // seats
        self._later = min(1.0, self.turns / 6)

    def meld(self, kind: MeldKind, suit: Suit | None) -> tuple[float, dict[Card, int]]:
        """About how many points a meld is worth that may come, and the cards for it held now."""
        known = self._known
        hand = count(known.hand)
        usable: dict[Card, int] = {}
        chance = 1.0 if self.turns else 0.0
        fresh = False
        for card in meld_cards(kind, suit):
            n = hand.get(card, 0)
            fresh = fresh or n > 0
            n += sum(
                laid.card is card and not any(use in _BLOCKED[kind] for use in laid.uses)
                for laid in known.deal.laid[known.seat]
            )
            usable[card] = n
            if not n:
                fresh = True
                chance *= _GET[min(2, known.unseen.get(card, 0))] * self._later
        if not fresh:
            chance = 0.0
        points = meld_value(known.rules.melds, kind, 1, known.rules.scoring.scale)
        return points * chance, usable

    def need(self, card: Card) -> float:
        """About how many meld points are lost with one copy of the card."""
        lost = 0.0
        for kind, suit in self._kinds():
            points, usable = self.meld(kind, suit)
            have = usable.get(card)
            if have:
                lost += points if have == 1 else 0.15 * points
        return lost

    def _kinds(self) -> Iterator[tuple[MeldKind, Suit | None]]:
        trump = self._known.trump
        if trump is not None:
            yield MeldKind.RUN, trump
            yield MeldKind.ROYAL_MARRIAGE, trump
        for suit in SUITS:
            if suit is not trump:
                yield MeldKind.MARRIAGE, suit
        yield MeldKind.PINOCHLE, None
        for kind in AROUND_RANKS:
            yield kind, None
