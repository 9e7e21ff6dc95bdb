"""Leading to a trick."""

from __future__ import annotations

from collections.abc import Sequence

from acesaround.ai.estimate import Estimate
from acesaround.ai.knowledge import Knowledge
from acesaround.ai.player import Advice
from acesaround.ai.proofs import TOP
from acesaround.cards import Card, of_suit

# In average cards (the points of a deal shared out evenly): what it is worth to the bidders that
# trumps go when they have more of them than are out, and otherwise; to the defenders, with and
# without the twin of their ace; and to keep the last trump.
_DRAW = 1.0
_DRAW_FEW = 0.2
_DEFENDER = -6.0
_DEFENDER_TWIN_GONE = -0.5
_DRAWN = -5.0
_LAST_TRUMP = -4.0


def lead(knowledge: Knowledge, cards: Sequence[Card]) -> tuple[Card, tuple[Advice, ...]]:
    """The best of the cards to lead, and why."""
    estimate = Estimate(knowledge)
    worth = {card: _worth(estimate, card) for card in cards}
    best = max(cards, key=lambda card: worth[card])
    drawing = best.suit is knowledge.trump and not estimate.melds_are_due
    if drawing and estimate.chance_to_lead(best) < 1.0:
        best = _to_draw(estimate, best, cards)
    return best, (*_reasons(estimate, best, cards), *estimate.spared_melds(best, cards))


def _to_draw(estimate: Estimate, best: Card, cards: Sequence[Card]) -> Card:
    """Trumps are drawn with the highest that is no counter, so that the ten is not lost."""
    cheap = [card for card in cards if card.suit is best.suit and estimate.is_low(card)]
    return max(cheap, key=lambda card: card.strength, default=best)


def _worth(estimate: Estimate, card: Card) -> float:
    known = estimate.knowledge
    chance = estimate.chance_to_lead(card)
    points = estimate.value(card) + estimate.to_come(known.still_to_play(), chance)
    worth = estimate.balance(chance, estimate.alone(card)) * points
    worth += chance * estimate.at_stake - estimate.keep(card)
    if card.suit is known.trump:
        worth += _trump_lead(estimate, card) * estimate.average
    return worth


def _trump_lead(estimate: Estimate, card: Card) -> float:
    """What it is worth for the own side that trumps go: good for the bidders only."""
    known = estimate.knowledge
    own = len(of_suit(known.hand, known.trump))
    extra = _LAST_TRUMP if own == 1 and len(known.hand) > 1 else 0.0
    if known.deal.contract is None:
        return extra
    if not known.bidding:
        if own > known.copies_out(known.trump):
            return extra
        twin_gone = card.strength == TOP and card not in known.unseen
        return extra + (_DEFENDER_TWIN_GONE if twin_gone else _DEFENDER)
    if not known.opponents_trumps():
        return extra + _DRAWN
    return extra + (_DRAW if own > known.copies_out(known.trump) else _DRAW_FEW)


def _reasons(estimate: Estimate, card: Card, cards: Sequence[Card]) -> list[Advice]:
    known = estimate.knowledge
    if len(known.hand) == 1:
        return list(estimate.last_card(card))
    trump = known.trump
    reasons = []
    sure = estimate.chance_to_lead(card) >= 1.0
    if card.suit is trump and known.bidding and known.opponents_trumps():
        counters = [each for each in cards if each.suit is trump and not estimate.is_low(each)]
        if estimate.is_low(card) and counters:
            reasons.append(Advice("draw_trumps_save_ten", {"card": card, "kept": counters[0]}))
        else:
            reasons.append(Advice("draw_trumps", {"card": card}))
    if sure:
        reasons.append(Advice("lead_sure_winner", {"card": card}))
        if estimate.at_stake:
            reasons.append(Advice("save_melds"))
    elif not known.out(card.suit, card.strength):
        reasons.append(Advice("lead_high_card", {"card": card, "suit": card.suit}))
    elif _ally_holds_best(known, card):
        code = "lead_to_ally" if known.partner is None else "lead_to_partner"
        reasons.append(Advice(code, {"card": card, "suit": card.suit}))
    elif estimate.is_low(card):
        reasons.append(Advice("lead_low", {"card": card}))
    else:
        reasons.append(Advice("lead_best_left", {"card": card}))
    trumps = of_suit(known.hand, trump)
    if len(trumps) == 1 and card.suit is not trump and not known.opponents_trumps():
        reasons.append(Advice("keep_last_trump", {"card": trumps[0]}))
    if known.deal.contract is not None and not known.bidding and trumps and card.suit is not trump:
        reasons.append(Advice("not_their_trump", {"suit": trumps[0].suit}))
    return reasons


def _ally_holds_best(known: Knowledge, card: Card) -> bool:
    """Whether somebody on the same side surely holds the highest card of the suit led."""
    highest = [
        each
        for each in known.unseen
        if each.suit is card.suit and not known.out(card.suit, each.strength)
    ]
    return any(known.chance_of_any(seat, highest) >= 1.0 for seat in known.allies)
