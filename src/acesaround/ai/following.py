"""Playing to a trick that somebody else has led."""

from __future__ import annotations

from collections.abc import Sequence

from acesaround.ai.estimate import Estimate
from acesaround.ai.knowledge import Knowledge
from acesaround.ai.player import Advice
from acesaround.cards import Card
from acesaround.game import Trick, left_of, trick_winner


def follow(knowledge: Knowledge, cards: Sequence[Card]) -> tuple[Card, tuple[Advice, ...]]:
    """The best of the cards that may be played to the trick on the table, and why."""
    trick = knowledge.deal.trick
    assert trick is not None
    estimate = Estimate(knowledge)
    worth = {card: _worth(estimate, trick, card) for card in cards}
    best = max(cards, key=lambda card: worth[card])
    reasons = _reasons(estimate, trick, best, cards)
    return best, (*reasons, *estimate.spared_melds(best, cards))


def _worth(estimate: Estimate, trick: Trick, card: Card) -> float:
    known = estimate.knowledge
    winner, best = _winner_with(known, trick, card)
    ours = winner == known.seat or winner in known.allies
    after = known.still_to_play()
    chance = estimate.holds_trick(best, trick.cards[0], after, ours)
    points = sum(estimate.value(each) for each in trick.cards) + estimate.value(card)
    points_all = points + estimate.to_come(after, chance)
    lead = 0.3 * estimate.average if winner == known.seat else 0.0
    return (
        estimate.balance(chance, chance if winner == known.seat else 0.0) * points_all
        + chance * (lead + (estimate.at_stake if points else 0.0))
        - estimate.keep(card)
    )


def _winner_with(known: Knowledge, trick: Trick, card: Card) -> tuple[int, Card]:
    cards = (*trick.cards, card)
    place = trick_winner(cards, known.trump)
    return left_of(known.deal, trick.leader, place), cards[place]


def _reasons(estimate: Estimate, trick: Trick, card: Card, cards: Sequence[Card]) -> list[Advice]:
    known = estimate.knowledge
    if len(known.hand) == 1:
        return list(estimate.last_card(card))
    others = [other for other in cards if other is not card]
    reasons = [] if others else [Advice("only_card", {"card": card})]
    winner, best = _winner_with(known, trick, card)
    ours = winner == known.seat or winner in known.allies
    chance = estimate.holds_trick(best, trick.cards[0], known.still_to_play(), ours)
    value = estimate.value(card)
    winning = [other for other in others if _winner_with(known, trick, other)[0] == known.seat]
    stronger = [other for other in others if _power(known, other) > _power(known, card)]
    if winner == known.seat:
        code = "win_surely" if chance >= 1.0 else "win_perhaps"
        reasons.append(Advice(code, {"card": card}))
        if estimate.at_stake:
            reasons.append(Advice("save_melds"))
        spared = [other for other in stronger if other in winning]
        if spared:
            reasons.append(Advice("beat_cheaply", {"card": card, "kept": spared[0]}))
        return reasons
    if winner in known.allies:
        if value and chance >= 0.5:
            code = "feed_partner" if chance >= 1.0 else "feed_partner_likely"
            if known.partner is None:
                code = "feed_ally" if chance >= 1.0 else "feed_ally_likely"
            reasons.append(Advice(code, {"card": card, "points": value, "best": best}))
        else:
            code = "ally_has_it" if known.partner is None else "partner_has_it"
            reasons.append(Advice(code, {"card": card, "best": best}))
    elif chance >= 0.5 and value:
        code = "ally_may_win" if known.partner is None else "partner_may_win"
        reasons.append(Advice(code, {"card": card}))
    elif winning:
        reasons.append(Advice("trick_not_worth", {"card": card, "kept": winning[0]}))
    else:
        code = "lose_least" if value else "cannot_win_play_low"
        reasons.append(Advice(code, {"card": card}))
    kept = [other for other in stronger if estimate.value(other) == value > 0]
    if kept:
        reasons.append(Advice("keep_stronger", {"card": card, "kept": kept[0]}))
    return reasons


def _power(known: Knowledge, card: Card) -> int:
    return card.strength + (10 if card.suit is known.trump else 0)
