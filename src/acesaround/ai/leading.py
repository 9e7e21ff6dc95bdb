"""Leading to a trick."""

from __future__ import annotations

from collections.abc import Sequence

from acesaround.ai.estimate import Estimate
from acesaround.ai.knowledge import Knowledge
from acesaround.ai.player import Advice
from acesaround.cards import Card, of_suit
from acesaround.game import side_of


def lead(knowledge: Knowledge, cards: Sequence[Card]) -> tuple[Card, tuple[Advice, ...]]:
    """The best of the cards to lead, and why."""
    estimate = Estimate(knowledge)
    worth = {card: _worth(estimate, card) for card in cards}
    best = max(cards, key=lambda card: worth[card])
    return best, tuple(_reasons(estimate, best))


def _worth(estimate: Estimate, card: Card) -> float:
    known = estimate.knowledge
    after = known.still_to_play()
    chance = estimate.holds_trick(card, card, after, True)
    points = estimate.value(card) + estimate.to_come(after, chance)
    worth = (2.0 * chance - 1.0) * points - estimate.keep(card)
    if card.suit is known.trump and known.deal.contract is not None:
        worth += _drawing(estimate, card)
    return worth


def _bidding_side(known: Knowledge) -> bool:
    contract = known.deal.contract
    return contract is not None and side_of(known.rules, contract.seat) == side_of(
        known.rules, known.seat
    )


def _drawing(estimate: Estimate, card: Card) -> float:
    """What it is worth for the own side that trumps go: good for the bidders only."""
    known = estimate.knowledge
    average = estimate.average
    if not _bidding_side(known):
        twin = card.strength == 5 and card not in known.unseen
        return -1.5 * average if not twin else -0.5 * average
    own = len(of_suit(known.hand, known.trump))
    out = known.copies_out(known.trump)
    if not known.opponents_trumps():
        return -1.0 * average
    return (1.0 if own > out else 0.2) * average


def _reasons(estimate: Estimate, card: Card) -> list[Advice]:
    known = estimate.knowledge
    if len(known.hand) == 1:
        return [Advice("last_card", {"card": card})]
    after = known.still_to_play()
    chance = estimate.holds_trick(card, card, after, True)
    reasons = []
    if card.suit is known.trump and _bidding_side(known) and known.opponents_trumps():
        reasons.append(Advice("draw_trumps", {"card": card}))
    if chance >= 1.0:
        reasons.append(Advice("lead_sure_winner", {"card": card}))
    elif not known.out(card.suit, card.strength):
        reasons.append(Advice("lead_high_card", {"card": card}))
    elif not estimate.value(card):
        reasons.append(Advice("lead_low", {"card": card}))
    else:
        reasons.append(Advice("lead_best_left", {"card": card}))
    return reasons
