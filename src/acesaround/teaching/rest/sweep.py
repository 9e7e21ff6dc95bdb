"""The order of cards that wins every trick to come, whatever the others hold and play.

Whoever wins each trick with his own card always leads, so all that the others can do is to follow.
Leading trumps first and each suit from the top is then as good as any other order: a lead of a
suit takes a card of it from all who have one, a lead of anything else takes none of those that
matter, and the higher of two cards is the harder to beat. So no other order wins where this fails.
"""

from __future__ import annotations

from typing import Protocol

import msgspec

from acesaround.cards import SUITS, Card, Hand, Suit, distinct, of_suit, without
from acesaround.game import trick_winner


class OtherHands(Protocol):
    """What the other seats may hold. Where that is not known exactly, the answer is yes."""

    def may_be_higher(self, seat: int, card: Card, cards: int) -> bool:
        """Whether it may hold so many cards of the card's suit or more, one of them higher."""

    def may_run_short(self, seat: int, suit: Suit, cards: int, trump: Suit, trumps: int) -> bool:
        """Whether it may hold no more than so many cards of a suit, and so many trumps or more."""


class Turn(msgspec.Struct, frozen=True):
    """A seat is to play. ``legal`` are its cards that may be played now, ``trick`` what lies there.

    ``later`` are the seats that play to this trick after it, ``others`` all but the seat itself.
    ``strict``: everybody keeps the duties of play; else forbidden cards are possible.
    ``must_undertrump``: so does who cannot over-trump.
    """

    hand: Hand
    legal: Hand
    trick: Hand
    trump: Suit | None
    later: tuple[int, ...]
    others: tuple[int, ...]
    strict: bool
    must_undertrump: bool


def sweep(turn: Turn, hands: OtherHands) -> Hand:
    """All cards of the seat, in an order in which each surely wins its trick; () if none is sure.

    Proved for leading; where cards lie on the table an order may be missed, never wrongly found.
    """
    proof = _Proof(turn, hands)
    if not turn.trick:
        order = _leads(turn, turn.hand)
        return order if proof.all_win(order) else ()
    for card in distinct(turn.legal):
        leads = _leads(turn, without(turn.hand, (card,)))
        if proof.wins_now(card) and proof.all_win(leads, card):
            return (card, *leads)
    return ()


def _leads(turn: Turn, cards: Hand) -> Hand:
    """The cards in the order in which they are led: trumps, then each suit from the top."""
    return tuple(
        sorted(
            cards,
            key=lambda card: (card.suit is not turn.trump, SUITS.index(card.suit), -card.strength),
        )
    )


class _Proof:
    def __init__(self, turn: Turn, hands: OtherHands) -> None:
        self._turn = turn
        self._hands = hands

    def wins_now(self, card: Card) -> bool:
        """Whether the card wins the trick on the table."""
        turn = self._turn
        if trick_winner((*turn.trick, card), turn.trump) != len(turn.trick):
            return False
        led = turn.trick[0].suit
        for seat in turn.later:
            higher = self._hands.may_be_higher(seat, card, 1)
            ruffs = self._may_ruff(seat, led, 0, 1)
            # A trump that was laid on another suit is beaten only by who may ruff, and higher.
            if (higher or ruffs) if card.suit is led else (higher and ruffs):
                return False
        return True

    def all_win(self, leads: Hand, now: Card | None = None) -> bool:
        """Whether each lead wins, one after the other; ``now`` is what is played before them."""
        return not any(
            self._may_beat(seat, lead, leads[:number], now)
            for number, lead in enumerate(leads)
            for seat in self._turn.others
        )

    def _may_beat(self, seat: int, lead: Card, before: Hand, now: Card | None) -> bool:
        """Whether a seat may beat a lead, after all leads ``before`` it have won."""
        turn = self._turn
        led_now = turn.trick[0].suit if now is not None and seat in turn.later else None

        def drawn(suit: Suit | None) -> int:
            """How many cards of a suit it must have played by then, if it had so many."""
            return len(of_suit(before, suit)) + (suit is led_now) if turn.strict else 0

        suit = lead.suit
        if self._hands.may_be_higher(seat, lead, drawn(suit) + 1):
            return True
        thrown = 0
        if led_now not in (None, suit, turn.trump) and now is not None and now.suit is turn.trump:
            # Who need not under-trump may throw away any card now, and keep his trumps.
            thrown = not turn.must_undertrump
        return self._may_ruff(seat, suit, drawn(suit) + thrown, drawn(turn.trump) + 1)

    def _may_ruff(self, seat: int, suit: Suit, cards: int, trumps: int) -> bool:
        """Whether a seat may trump a suit if it held no more than so many cards of it,
        and so many trumps or more.
        """
        turn = self._turn
        if turn.trump is None or suit is turn.trump:
            return False
        most = cards if turn.strict else len(turn.hand)
        return self._hands.may_run_short(seat, suit, most, turn.trump, trumps)
