"""The cards of a deal judged with all hands seen, from the last one back to the first.

What a later moment is worth says what the card before it was worth, so that in long deals one
question is left: is there anything better?
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec

from acesaround.cards import Card
from acesaround.game import PlayCard
from acesaround.kernel.solver import CannotSolve
from acesaround.teaching.review.findings import OpenCards, OpenChoice, OpenUnit, Verdict
from acesaround.teaching.review.open_play import (
    Effort,
    OpenMoment,
    Worth,
    open_moment,
    points_left,
    taken_by,
    worth_after,
)
from acesaround.teaching.review.playing import Playing


class CardPlayed(msgspec.Struct, frozen=True):
    """A card that was played, and the moments before and after it. ``at`` is for the caller."""

    at: int
    action: PlayCard
    before: Playing
    after: Playing


class CardJudged(msgspec.Struct, frozen=True):
    """What was found of a card; ``worth`` is that of the moment before it, for ``camp``."""

    at: int
    open: OpenCards
    camp: frozenset[int]
    worth: Worth


def judge_cards(
    played: Sequence[CardPlayed], effort: Effort
) -> Iterator[tuple[int, CardJudged | None]]:
    """Judge cards of one deal, given in the order played; the last one is judged first.

    With each card goes its ``at``; None where the solver does not take the moment.
    """
    later: tuple[OpenMoment, Worth] | None = None
    for card in reversed(played):
        moment = open_moment(card.before)
        if moment is None:
            later = None
            yield card.at, None
            continue
        after = _after(card, moment, later)
        try:
            cards = _cards(card, moment, after, effort)
        except CannotSolve:
            later = None
            yield card.at, None
            continue
        judged = _judged(card, moment, cards)
        later = (moment, judged.worth)
        yield card.at, judged


def _after(
    card: CardPlayed, moment: OpenMoment, later: tuple[OpenMoment, Worth] | None
) -> Worth | None:
    """What the card was worth by what came after it, where that is known."""
    if later is not None and later[0].seat == card.after.actor:
        return worth_after(card.before, card.after, moment.camp, later[1])
    if points_left(card.before.state) and not any(
        card.after.state.deal.hands if card.after.state.deal is not None else ()
    ):
        gained = taken_by(card.after.state, moment.camp) - taken_by(card.before.state, moment.camp)
        return Worth(gained, gained)
    return None


def _cards(
    card: CardPlayed, moment: OpenMoment, after: Worth | None, effort: Effort
) -> dict[Card, Worth]:
    chosen = card.action.card
    if after is not None and len(moment.moment.legal) == 1:
        return {chosen: after}
    cards = moment.cards(effort.usual)
    if after is None or chosen not in cards:
        return cards
    own = cards[chosen]
    own = cards[chosen] = Worth(max(own.low, after.low), min(own.high, after.high))
    if own.exact and any(each.high > own.high and each.low <= own.high for each in cards.values()):
        nodes = effort.take_hard()
        better = moment.reaches(own.high + 1, nodes) if nodes else None
        if better is False:
            return {
                each: Worth(min(worth.low, own.high), min(worth.high, own.high))
                for each, worth in cards.items()
            }
    return cards


def _judged(card: CardPlayed, moment: OpenMoment, cards: dict[Card, Worth]) -> CardJudged:
    low = max(each.low for each in cards.values())
    high = max(each.high for each in cards.values())
    best = max(cards, key=lambda each: (cards[each].low, cards[each].high))
    chosen = card.action.card
    choices = sorted(cards.items(), key=lambda item: (-item[1].low, -item[1].high))
    own = cards.get(chosen)
    if own is None:
        # A forbidden card, where such cards are taken: there is nothing to compare it with.
        verdict, least, most = Verdict.UNKNOWN, 0, 0
    else:
        others = [worth for each, worth in cards.items() if each is not chosen]
        least = max([0, *(each.low - own.high for each in others)])
        most = max([0, *(each.high - own.low for each in others)])
        verdict = _verdict(len(cards), least, most)
    found = OpenCards(
        verdict,
        OpenUnit.TRICKS,
        least,
        most,
        better=PlayCard(seat=moment.seat, card=best) if verdict is Verdict.COST else None,
        choices=tuple(
            OpenChoice(PlayCard(seat=moment.seat, card=each), worth.low, worth.high)
            for each, worth in choices
        ),
    )
    return CardJudged(card.at, found, moment.camp, Worth(low, high))


def _verdict(choices: int, least: int, most: int) -> Verdict:
    if choices == 1:
        return Verdict.FORCED
    if least > 0:
        return Verdict.COST
    return Verdict.BEST if most == 0 else Verdict.UNKNOWN
