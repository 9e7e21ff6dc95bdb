"""Estimates for single cards: what a card may still bring, and who will win the trick."""

from __future__ import annotations

from functools import cached_property

from acesaround.ai.knowledge import Knowledge
from acesaround.ai.player import Advice
from acesaround.cards import Card, Rank, card_of, of_suit
from acesaround.game import (
    Tally,
    melds_of_side,
    players,
    settle,
    side_of,
    sides,
    total_trick_points,
    tricks_of_side,
)
from acesaround.rules import card_value

# Chance that a card wins a trick later, by how many stronger cards of its suit are out.
_SIDE = (0.85, 0.5, 0.28, 0.16, 0.1, 0.06)
_TRUMP = (0.97, 0.75, 0.6, 0.5, 0.42, 0.36, 0.3)
# A counter that wins nothing itself falls to either side, a little more often to the other.
_SHARE = -0.15
_CAPTURED = 2.0


class Estimate:
    """Estimates in points of the scale in force, from what a seat knows in one moment."""

    def __init__(self, knowledge: Knowledge) -> None:
        self.knowledge = knowledge
        rules = knowledge.rules
        self.average = total_trick_points(rules) / (
            len(knowledge.deal.hands) * rules.deal.hand_size
            if rules.stock is None
            else rules.deck.copies * (24 if rules.deck.nines else 20)
        )
        self._seats = len(players(rules))

    @cached_property
    def at_stake(self) -> float:
        """Meld points that are lost unless the own side wins something, per trick still to come.

        In the first half of the deal there is time enough, and the answer is 0.

        Whether they are safe already is asked of the engine's settlement of the deal as it stands.
        """
        known = self.knowledge
        rules, state = known.rules, known.state
        if 2 * len(known.hand) > rules.deal.hand_size:
            return 0.0
        tricks = [tricks_of_side(state, side) for side in sides(rules)]
        melds = tuple(melds_of_side(state, side) for side in sides(rules))
        tally = Tally(
            melds=melds,
            tricks=tuple(each[0] for each in tricks),
            won=tuple(each[1] for each in tricks),
        )
        own = side_of(rules, known.seat)
        if settle(rules, tally)[1][own].keeps_melds:
            return 0.0
        return melds[own] / max(1, len(known.hand))

    def value(self, card: Card) -> int:
        """The points of the card."""
        return card_value(card, self.knowledge.rules.scoring)

    def last_card(self, card: Card) -> tuple[Advice, ...]:
        """The reasons for the last card of a hand: there is no choice."""
        rules = self.knowledge.rules
        bonus = rules.scaled(rules.scoring.last_trick)
        return Advice("last_card", {"card": card}), Advice("last_trick", {"points": bonus})

    def is_low(self, card: Card) -> bool:
        """Whether the card is no counter: worth less than half of an ace."""
        return 2 * self.value(card) < self.value(card_of(Rank.ACE, card.suit))

    def chance_to_lead(self, card: Card) -> float:
        """About how likely it is that our side wins the trick if the card is led."""
        return self.holds_trick(card, card, self.knowledge.still_to_play(), True)

    def later(self, card: Card) -> float:
        """About how likely it is that the card wins a trick if it is not played now."""
        known = self.knowledge
        trump = known.trump
        if card.suit is trump:
            higher = known.copies_out(trump, card.strength)
            return _TRUMP[min(higher, len(_TRUMP) - 1)]
        higher = known.copies_out(card.suit, card.strength)
        chance = _SIDE[min(higher, len(_SIDE) - 1)]
        safe = 1.0
        for seat in known.opponents:
            if trump is not None and known.chance_of_any(seat, known.out(trump)) > 0:
                length = len(of_suit(known.hand, card.suit))
                ruff = known.void_chance(seat, card.suit)
                safe *= 1.0 - min(1.0, ruff + 0.06 * length)
        return chance * safe

    def keep(self, card: Card) -> float:
        """About how many points it is worth to still hold the card after this trick."""
        value = self.value(card)
        wins = self.later(card)
        gain = value + _CAPTURED * self.average
        return wins * gain + (1.0 - wins) * _SHARE * value + 0.01 * card.strength

    def holds_trick(self, best: Card, led: Card, after: list[int], ours: bool) -> float:
        """About how likely it is that our side wins, when ``best`` wins so far.

        ``ours`` says whose the best card is, ``after`` which seats still play.
        """
        known = self.knowledge
        chance = 1.0 if ours else 0.0
        for seat in after:
            beat = known.beat_chance(seat, best, led.suit)
            if seat == known.partner:
                # Partner's card must beat what others added meanwhile, so a part of it is lost.
                chance += (1.0 - chance) * beat * (1.0 if not ours else 0.5)
            else:
                chance *= 1.0 - beat
        return chance

    def to_come(self, after: list[int], ours: float) -> float:
        """About how many points the seats that still play will add."""
        points = 0.0
        for seat in after:
            wants = ours if seat == self.knowledge.partner else 1.0 - ours
            points += self.average * (0.6 + 0.8 * wants)
        return points
