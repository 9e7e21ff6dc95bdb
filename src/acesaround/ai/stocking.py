"""Playing while the stock lasts: tricks for the sake of melds, and what to lay down when."""

from __future__ import annotations

from acesaround.ai.estimate import Estimate
from acesaround.ai.knowledge import Knowledge
from acesaround.ai.melding import best_points, lay, waiting
from acesaround.ai.player import Advice, Decision
from acesaround.ai.prospects import Prospects
from acesaround.cards import Card
from acesaround.game import Action, PlayCard, View, legal_actions, trick_winner


def in_stock(view: View) -> Decision:
    """A meld or its end on a melding turn, else a card to play; and why."""
    knowledge = Knowledge(view)
    legal = list(legal_actions(view.seen))
    if view.deal.melding is not None:
        return lay(knowledge, legal)
    return _play(knowledge, legal)


def _play(known: Knowledge, legal: list[Action]) -> Decision:
    estimate = Estimate(known)
    prospects = Prospects(known)
    plays = [action for action in legal if isinstance(action, PlayCard)]
    melds = waiting(known)
    gains = {play: best_points(known, melds, play) for play in plays}
    worth = {play: _worth(estimate, prospects, play, gains[play]) for play in plays}
    best = max(plays, key=lambda play: worth[play])
    return Decision(best, (_reason(estimate, best, gains[best]),))


def _worth(estimate: Estimate, prospects: Prospects, play: PlayCard, meld: int) -> float:
    card = play.card
    chance, points = _chance(estimate, card)
    gain = (2.0 * chance - 1.0) * points
    if prospects.turns:
        gain += chance * (0.6 * meld + 0.5 * estimate.average)
    return gain - prospects.need(card) - 0.7 * _strength(estimate, card)


def _chance(estimate: Estimate, card: Card) -> tuple[float, float]:
    """The chance that the card wins the trick, and about how many points will be in it."""
    known = estimate.knowledge
    trick = known.deal.trick
    before = trick.cards if trick is not None else ()
    cards = (*before, card)
    after = known.still_to_play()
    chance = 1.0 if trick_winner(cards, known.trump) == len(before) else 0.0
    for seat in after:
        beat = known.beat_chance(seat, card, cards[0].suit)
        if card.suit is not known.trump:
            # Nobody must follow yet, so any trump beats a plain card; few are spent on nothing.
            beat = max(beat, 0.5 * known.chance_of_any(seat, known.out(known.trump)))
        chance *= 1.0 - 0.8 * beat
    return chance, sum(map(estimate.value, cards)) + estimate.average * len(after)


def _strength(estimate: Estimate, card: Card) -> float:
    """What the card will be worth in the tricks after the stock."""
    trump = card.suit is estimate.knowledge.trump
    base = (0.5, 0.6, 0.8, 1.0, 1.6, 3.0)[card.strength]
    return estimate.average * (base + (1.8 if trump else 0.0))


def _reason(estimate: Estimate, play: PlayCard, meld: int) -> Advice:
    known = estimate.knowledge
    chance, _ = _chance(estimate, play.card)
    if chance >= 1.0 and known.deal.trick is not None:
        if meld:
            return Advice("win_to_meld", {"card": play.card, "points": meld})
        return Advice("stock_win", {"card": play.card})
    if known.deal.trick is None:
        if chance > 0.6 and not estimate.is_low(play.card):
            return Advice("stock_lead_high", {"card": play.card})
        return Advice("stock_lead", {"card": play.card})
    return Advice("spare_card", {"card": play.card})
