"""Estimates for single cards: what a card may still bring, and who will win the trick."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property

from acesaround.ai.knowledge import Knowledge
from acesaround.ai.player import Advice
from acesaround.cards import Card, Hand, Rank, Suit, card_of, deck_of, of_suit, without
from acesaround.game import (
    Tally,
    melds_of_side,
    settle,
    side_of,
    sides,
    total_trick_points,
    tricks_of_side,
)
from acesaround.rules import Rules, card_value, count_melds, meld_points

# Chance that a card wins a trick later, by how many stronger cards of its suit are out.
_SIDE = (0.85, 0.5, 0.28, 0.16, 0.1, 0.06)
_TRUMP = (0.97, 0.75, 0.6, 0.5, 0.42, 0.36, 0.3)
# A counter that wins nothing itself falls to either side, a little more often to the other.
_SHARE = -0.15
_CAPTURED = 2.0
_FELLOW = 0.5


class Estimate:
    """Estimates in points of the scale in force, from what a seat knows in one moment."""

    def __init__(self, knowledge: Knowledge) -> None:
        self.knowledge = knowledge
        rules = knowledge.rules
        deck = deck_of(rules.deck.copies, rules.deck.nines)
        self.average = total_trick_points(rules) / len(deck)

    @cached_property
    def _ally_share(self) -> float:
        """What a point that an ally wins is worth against an own one.

        Where the defenders score each for himself, it only keeps the point from the bidder.
        """
        known = self.knowledge
        together = known.partner is not None or known.rules.chips is not None
        return 1.0 if together else _FELLOW

    @cached_property
    def _lost_share(self) -> float:
        """What a point that an opponent wins costs: less where that is one of many rivals."""
        known = self.knowledge
        if known.deal.contract is not None or not known.opponents:
            return 1.0
        return 1.0 / len(known.opponents) if known.partner is None else 1.0

    def balance(self, ours: float, own: float) -> float:
        """What a point in a trick is worth that our side wins with a chance ``ours``.

        ``own`` is the part of it in which the seat itself wins.
        """
        allies = max(0.0, ours - own) * self._ally_share
        return min(ours, own) + allies - (1.0 - ours) * self._lost_share

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
        if rules.scoring.credit == "player":
            # A partner's trick does not save the seat's own melds.
            won = any(trick.winner == known.seat for trick in known.deal.tricks)
            mine = meld_points(known.deal.melds[known.seat])
            return 0.0 if won else mine / max(1, len(known.hand))
        own = side_of(rules, known.seat)
        now = [tricks_of_side(state, side) for side in sides(rules)]
        every = [
            (total_trick_points(rules), 1) if side == own else each for side, each in enumerate(now)
        ]
        missing = self._counted(every, own) - self._counted(now, own)
        return missing / max(1, len(known.hand))

    def _counted(self, tricks: list[tuple[int, int]], own: int) -> int:
        """The meld points of a side that count with these tricks (points, number) of each side."""
        rules, state = self.knowledge.rules, self.knowledge.state
        tally = Tally(
            melds=tuple(melds_of_side(state, side) for side in sides(rules)),
            tricks=tuple(points for points, _ in tricks),
            won=tuple(number for _, number in tricks),
        )
        return settle(rules, tally)[1][own].counted

    @cached_property
    def melds_are_due(self) -> bool:
        """Whether the melds are counted after the card that is to be played now, without it."""
        known = self.knowledge
        melds = known.rules.melds
        late = melds.meld_timing == "after_own_first_card" and not melds.first_card_counts
        return late and known.state.phase == "tricks" and not known.deal.shown[known.seat]

    def meld_cost(self, card: Card) -> int:
        """The meld points that are lost when the card is played before the melds are counted."""
        known = self.knowledge
        if not self.melds_are_due:
            return 0
        left = without(known.hand, (card,))
        return _points(known.rules, known.hand, known.trump) - _points(
            known.rules, left, known.trump
        )

    def spared_melds(self, card: Card, cards: Iterable[Card]) -> tuple[Advice, ...]:
        """The reason for a card that leaves all melds whole where another would have cost some."""
        if self.meld_cost(card) or not any(map(self.meld_cost, cards)):
            return ()
        return (Advice("first_card_no_meld", {"card": card}),)

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

    def alone(self, card: Card) -> float:
        """About how likely it is that the seat itself wins the trick if the card is led."""
        chance = 1.0
        for seat in self.knowledge.still_to_play():
            chance *= 1.0 - self.knowledge.beat_chance(seat, card, card.suit)
        return chance

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
        rest = (1.0 - wins) * _SHARE * value + 0.01 * card.strength
        return wins * gain + rest + self.meld_cost(card)

    def holds_trick(self, best: Card, led: Card, after: list[int], ours: bool) -> float:
        """About how likely it is that our side wins, when ``best`` wins so far.

        ``ours`` says whose the best card is, ``after`` which seats still play.
        """
        known = self.knowledge
        chance = 1.0 if ours else 0.0
        for seat in after:
            beat = known.beat_chance(seat, best, led.suit)
            if seat in known.allies:
                # An ally's card must beat what others added meanwhile, so a part of it is lost.
                chance += (1.0 - chance) * beat * (1.0 if not ours else 0.5)
            else:
                chance *= 1.0 - beat
        return chance

    def to_come(self, after: list[int], ours: float) -> float:
        """About how many points the seats that still play will add."""
        points = 0.0
        for seat in after:
            wants = ours if seat in self.knowledge.allies else 1.0 - ours
            points += self.average * (0.6 + 0.8 * wants)
        return points


def _points(rules: Rules, hand: Hand, trump: Suit | None) -> int:
    return meld_points(count_melds(hand, trump, rules.melds, rules.scoring.scale))
