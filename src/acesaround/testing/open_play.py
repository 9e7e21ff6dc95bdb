"""The plain way to solve the play with all cards seen: every card is tried, by the engine's rules.

Slow and simple, to judge faster ways by. Four cards a hand take some milliseconds.
"""

from __future__ import annotations

from acesaround.cards import Card, Hand, Suit, distinct, of_suit
from acesaround.game.legal import allowed_cards, trick_winner
from acesaround.rules import Rules, card_points


class OpenPlay:
    """The play of one deal from some moment on, with the hands of all places seen by all.

    ``sides`` has 0 or 1 for each place. Values are points, in the scale in force, that side 0 takes
    from the moment on, with the trick on the table and the last trick.
    """

    def __init__(self, rules: Rules, trump: Suit | None, sides: tuple[int, ...]) -> None:
        self._rules = rules
        self._trump = trump
        self._sides = sides
        self._last_trick = rules.scaled(rules.scoring.last_trick)
        self._known: dict[tuple[tuple[Hand, ...], int, Hand], int] = {}

    def cards(
        self, hands: tuple[Hand, ...], leader: int, trick: Hand = (), first: bool = False
    ) -> dict[Card, int]:
        """The value of every card that may be played now; ``first`` for the deal's first lead."""
        may = self.allowed(hands, leader, trick, first)
        return {card: self._after(hands, leader, trick, card) for card in may}

    def allowed(
        self, hands: tuple[Hand, ...], leader: int, trick: Hand = (), first: bool = False
    ) -> Hand:
        """Each kind of card that may be played now, once."""
        hand = hands[(leader + len(trick)) % len(hands)]
        may = allowed_cards(hand, trick, self._trump, self._rules).cards
        if first and self._rules.play.first_lead_trump and not trick:
            may = of_suit(hand, self._trump) or may
        return tuple(distinct(may))

    def value(
        self, hands: tuple[Hand, ...], leader: int, trick: Hand = (), first: bool = False
    ) -> int:
        """The value if both sides play their best."""
        if not any(hands):
            return 0
        key = (hands, leader, trick)
        if not first and key in self._known:
            return self._known[key]
        values = self.cards(hands, leader, trick, first).values()
        side = self._sides[(leader + len(trick)) % len(hands)]
        best = max(values) if side == 0 else min(values)
        if not first:
            self._known[key] = best
        return best

    def _after(self, hands: tuple[Hand, ...], leader: int, trick: Hand, card: Card) -> int:
        place = (leader + len(trick)) % len(hands)
        at = hands[place].index(card)
        hand = hands[place][:at] + hands[place][at + 1 :]
        hands = (*hands[:place], hand, *hands[place + 1 :])
        trick = (*trick, card)
        if len(trick) < len(hands):
            return self.value(hands, leader, trick)
        winner = (leader + trick_winner(trick, self._trump)) % len(hands)
        points = card_points(trick, self._rules.scoring)
        if not any(hands):
            points += self._last_trick
        taken = points if self._sides[winner] == 0 else 0
        return taken + self.value(hands, winner)
