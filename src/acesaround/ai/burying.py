"""What the bidder buries of the widow and the hand."""

from __future__ import annotations

from itertools import combinations

from acesaround.ai.estimate import Estimate
from acesaround.ai.knowledge import Knowledge
from acesaround.ai.player import Advice, Decision
from acesaround.cards import Card, Hand, of_suit, sort_hand
from acesaround.game import Bury, View, buriable, cards_to_bury

# In average cards: what a card that wins takes with it, a trump's power over other suits, and
# what it is worth to have none, or one card only, of a side suit.
_CAPTURED = 2.0
_RUFF = 1.5
_VOID = 2.0
_SINGLE = 0.4
_POOL = 12


def bury(view: View) -> Decision:
    """The cards to lay away: points that would be lost, and the rest of a short suit; and why."""
    known = Knowledge(view)
    estimate = Estimate(known)
    free = buriable(view.seen, view.seat)
    number = cards_to_bury(view.seen)
    single = {card: _gain(estimate, card) for card in dict.fromkeys(free)}
    pool = sorted(free, key=lambda card: (-single[card], card.order))[: max(_POOL, number)]
    worth: dict[Hand, float] = {}
    for cards in combinations(pool, number):
        chosen = sort_hand(cards)
        if chosen not in worth:
            gain = sum(single[card] for card in chosen)
            worth[chosen] = gain + _shape(estimate, chosen)
    best = max(worth, key=lambda cards: worth[cards])
    return Decision(Bury(seat=view.seat, cards=best), tuple(_reasons(estimate, best)))


def _gain(estimate: Estimate, card: Card) -> float:
    """The points saved by burying a card, less what it would win in play."""
    value = estimate.value(card)
    wins = estimate.later(card)
    power = _RUFF * estimate.average if card.suit is estimate.knowledge.trump else 0.0
    return value - wins * (value + _CAPTURED * estimate.average) - power


def _shape(estimate: Estimate, cards: Hand) -> float:
    known = estimate.knowledge
    gain = 0.0
    for suit in dict.fromkeys(card.suit for card in cards if card.suit is not known.trump):
        left = len(of_suit(known.hand, suit)) - len(of_suit(cards, suit))
        gain += {0: _VOID, 1: _SINGLE}.get(left, 0.0) * estimate.average
    return gain


def _reasons(estimate: Estimate, cards: Hand) -> list[Advice]:
    known = estimate.knowledge
    counters = tuple(card for card in cards if not estimate.is_low(card))
    useless = tuple(card for card in cards if estimate.is_low(card))
    reasons = []
    if counters:
        points = sum(map(estimate.value, counters))
        reasons.append(Advice("bury_counters", {"cards": counters, "points": points}))
    if useless:
        reasons.append(Advice("bury_useless", {"cards": useless}))
    for suit in dict.fromkeys(card.suit for card in cards):
        if suit is not known.trump and len(of_suit(cards, suit)) == len(of_suit(known.hand, suit)):
            reasons.append(Advice("bury_empties_suit", {"suit": suit}))
    return reasons
