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
    seats = frozenset(moment.moment.seats)
    if (
        later is not None
        and later[0].seat == card.after.actor
        # Where each plays for himself, a camp is not what another one leaves over.
        and later[0].camp in (moment.camp, seats - moment.camp)
    ):
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
    cards = _narrowed(moment.cards(effort.usual), chosen, after)
    own = cards.get(chosen)
    if own is None or not _open(own, cards):
        return cards
    if own.exact:
        nodes = effort.take_hard()
        better = moment.reaches(own.high + 1, nodes) if nodes else None
        if better is False:
            return {
                each: Worth(min(worth.low, own.high), min(worth.high, own.high))
                for each, worth in cards.items()
            }
        if better is None:
            return cards
    nodes = effort.take_hard()
    return _narrowed(moment.cards(nodes), chosen, after) if nodes else cards


def _narrowed(cards: dict[Card, Worth], chosen: Card, after: Worth | None) -> dict[Card, Worth]:
    """With what is known of the chosen card by what came after it."""
    if after is None or chosen not in cards:
        return cards
    own = cards[chosen]
    return {**cards, chosen: Worth(max(own.low, after.low), min(own.high, after.high))}


def _open(own: Worth, cards: dict[Card, Worth]) -> bool:
    """Whether another card may be better, and is not known to be."""
    best = max(each.low for each in cards.values())
    return any(each.high > max(own.high, best) for each in cards.values())


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
