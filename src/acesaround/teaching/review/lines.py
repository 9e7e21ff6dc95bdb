"""A line of play that proves what a moment is worth: both camps play their best, all cards seen."""

from __future__ import annotations

from acesaround.ai.plain import PlainPlayer
from acesaround.cards import Card
from acesaround.game import PlayCard, current_deal
from acesaround.kernel.solver import CannotSolve
from acesaround.teaching.review.contract import bidders_camp, worth_for
from acesaround.teaching.review.findings import Line, Step
from acesaround.teaching.review.open_play import OpenMoment, Worth, open_moment, taken_by
from acesaround.teaching.review.playing import Playing

_NODES = 40_000_000


def best_line(start: Playing, first: Card | None = None) -> Line | None:
    """The play from this moment on, with ``first`` (any legal card) as its first card.

    Counted is the bidder's camp, or that of the seat to play where there is no contract. Among
    equally good cards the rules of thumb choose, so that the line looks like play. None where the
    solver does not get to the end.
    """
    playing = start.fork()
    moment = open_moment(playing)
    if moment is None:
        return None
    camp = bidders_camp(playing.state) or moment.camp
    steps: list[Step] = []
    number = current_deal(playing.state).number
    while True:
        moment = open_moment(playing, camp)
        if moment is None or current_deal(playing.state).number != number:
            break
        try:
            cards = moment.cards(_NODES)
        except CannotSolve:
            return None
        if not all(each.exact for each in cards.values()):
            return None
        card = first if not steps and first in cards else None
        if card is None:
            card = _natural(playing, moment.seat, cards)
        steps.append(_step(playing, moment, card, cards, camp))
        playing.act(PlayCard(seat=moment.seat, card=card))
    if not steps:
        return None
    return Line(camp, taken_by(playing.state, camp), tuple(steps))


def _natural(playing: Playing, seat: int, cards: dict[Card, Worth]) -> Card:
    most = max(each.low for each in cards.values())
    best = [card for card, each in cards.items() if each.low == most]
    if len(best) == 1:
        return best[0]
    usual = PlainPlayer().act(playing.view(seat)).action
    if isinstance(usual, PlayCard) and usual.card in best:
        return usual.card
    return min(best, key=lambda card: (card.strength, card.suit.value))


def _step(
    playing: Playing,
    moment: OpenMoment,
    card: Card,
    cards: dict[Card, Worth],
    camp: frozenset[int],
) -> Step:
    state = playing.state
    so_far = taken_by(state, camp)
    in_all = {
        each: so_far + worth_for(state, camp, moment.camp, worth).low
        for each, worth in cards.items()
    }
    others = tuple((each, worth) for each, worth in in_all.items() if each is not card)
    number = len(current_deal(state).tricks) + 1
    return Step(moment.seat, card, number, in_all[card], others)
