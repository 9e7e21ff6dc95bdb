"""What the other seats may hold, by what is proved of single cards."""

from __future__ import annotations

from acesaround.ai.knowledge import Knowledge
from acesaround.cards import SUITS, Card, Suit


class ProvedHands:
    """By what the seat knows of each card: soon worked out, however many cards are out.

    How the cards of several hands hang together is left out, so more is held possible than is.
    """

    def __init__(self, known: Knowledge) -> None:
        self._known = known

    def may_be_higher(self, seat: int, card: Card, cards: int) -> bool:
        """As ``OtherHands`` tells."""
        higher = self._known.out(card.suit, card.strength)
        return self._most_of(seat, card.suit) >= cards and any(
            self._known.may_hold(seat, each) for each in higher
        )

    def may_run_short(self, seat: int, suit: Suit, cards: int, trump: Suit, trumps: int) -> bool:
        """As ``OtherHands`` tells."""
        if self._least_of(seat, suit) > cards or self._most_of(seat, trump) < trumps:
            return False
        elsewhere = sum(self._most_of(seat, other) for other in SUITS if other is not suit)
        return elsewhere + cards >= len(self._known.deal.hands[seat])

    def _least_of(self, seat: int, suit: Suit) -> int:
        return sum(n for card, n in self._known.held[seat].items() if card.suit is suit)

    def _most_of(self, seat: int, suit: Suit) -> int:
        room = self._least_of(seat, suit) + self._known.hidden[seat]
        return min(room, sum(self._known.most(seat, card) for card in self._known.out(suit)))
