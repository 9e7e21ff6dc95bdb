"""The answers: the engine is asked, and what it says is kept with all that explains it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from acesaround.cards import Card, Hand, Suit, distinct, sort_hand
from acesaround.game import (
    DealScore,
    DealState,
    Duty,
    Reason,
    allowed_cards,
    current_deal,
    deal_score,
    refused_card,
    trick_winner,
)
from acesaround.record.best_laying import best_laying
from acesaround.record.questions.kinds import (
    CardPointsQuestion,
    LegalQuestion,
    MeldsInTurnQuestion,
    MeldsQuestion,
    Question,
    SettleQuestion,
    WinnerQuestion,
)
from acesaround.record.questions.settling import settled
from acesaround.rules import Meld, Rules, card_points, card_value, count_melds, meld_points


class MeldsInTurnAnswer(msgspec.Struct, frozen=True):
    """Melds in the best order of laying them, one a turn."""

    melds: tuple[Meld, ...]
    points: int


class MeldsAnswer(msgspec.Struct, frozen=True):
    """Melds shown at once; ``in_turn`` where they are laid one by one, with as many turns as help.

    It is None too for more cards than a player can have at a time.
    """

    melds: tuple[Meld, ...]
    points: int
    in_turn: MeldsInTurnAnswer | None = None


class Verdict(msgspec.Struct, frozen=True):
    """Whether a card may be played; ``reason`` is the engine's refusal where it may not."""

    card: Card
    reason: Reason | None = None

    @property
    def allowed(self) -> bool:
        """Whether it may be played."""
        return self.reason is None


class LegalAnswer(msgspec.Struct, frozen=True):
    """The kinds of card that may be played, the duty, and the verdict on each kind of the hand.

    ``option`` is the path of the option that makes the duty as strict as it is.
    """

    cards: tuple[Card, ...]
    duty: Duty
    option: str | None
    verdicts: tuple[Verdict, ...]


class WinnerAnswer(msgspec.Struct, frozen=True):
    """The place of the winning card (0: the card led), and the card points of the trick.

    ``trumped``: it wins as a trump; ``twins`` counts the equal cards that came after it.
    """

    place: int
    card: Card
    trumped: bool
    twins: int
    points: int


class CardPointsAnswer(msgspec.Struct, frozen=True):
    """The points of each card, of the last trick if it is counted, and of all together."""

    each: tuple[int, ...]
    last: int
    points: int


class SettleAnswer(msgspec.Struct, frozen=True):
    """The settlement, and the deal that it settles, as far as the question tells it."""

    score: DealScore
    deal: DealState


Answer = (
    MeldsAnswer | MeldsInTurnAnswer | LegalAnswer | WinnerAnswer | CardPointsAnswer | SettleAnswer
)


def answer(question: Question, rules: Rules) -> Answer:
    """What the engine says; the question must be one that has an answer (``check_question``)."""
    return _ANSWERS[type(question)](question, rules)


def melds_of(question: MeldsQuestion, rules: Rules) -> MeldsAnswer:
    """All melds of a hand, at once and, where that is how they are laid, one by one."""
    found = count_melds(question.hand, question.trump, rules.melds, rules.scoring.scale)
    in_turn = None
    if rules.stock is not None and len(question.hand) <= rules.deal.hand_size:
        in_turn = _laid(question.hand, question.trump, rules.deal.hand_size, rules)
    return MeldsAnswer(found, meld_points(found), in_turn)


def laying_of(question: MeldsInTurnQuestion, rules: Rules) -> MeldsInTurnAnswer:
    """The best order of laying melds on so many turns."""
    return _laid(question.hand, question.trump, question.tricks, rules)


def _laid(hand: Hand, trump: Suit | None, turns: int, rules: Rules) -> MeldsInTurnAnswer:
    best = best_laying(hand, trump, turns, rules)
    return MeldsInTurnAnswer(best.melds, best.points)


def verdicts_of(question: LegalQuestion, rules: Rules) -> LegalAnswer:
    """Which cards may be played, and what the engine says against the others."""
    allowed = allowed_cards(question.hand, question.trick, question.trump, rules, question.first)
    verdicts = tuple(
        Verdict(card, None if card in allowed.cards else refused_card(card, allowed, rules).reason)
        for card in sort_hand(distinct(question.hand))
    )
    cards = tuple(verdict.card for verdict in verdicts if verdict.allowed)
    return LegalAnswer(cards, allowed.duty, allowed.option, verdicts)


def winner_of(question: WinnerQuestion, rules: Rules) -> WinnerAnswer:
    """Which card of a trick wins."""
    place = trick_winner(question.trick, question.trump)
    card = question.trick[place]
    return WinnerAnswer(
        place=place,
        card=card,
        trumped=card.suit is question.trump,
        twins=question.trick.count(card) - 1,
        points=card_points(question.trick, rules.scoring),
    )


def points_of(question: CardPointsQuestion, rules: Rules) -> CardPointsAnswer:
    """What cards taken in tricks count."""
    scoring = rules.scoring
    last = rules.scaled(scoring.last_trick) if question.last else 0
    each = tuple(card_value(card, scoring) for card in question.cards)
    return CardPointsAnswer(each, last, card_points(question.cards, scoring) + last)


def settlement_of(question: SettleQuestion, rules: Rules) -> SettleAnswer:
    """The settlement of a deal."""
    state = settled(question, rules)
    return SettleAnswer(deal_score(state), current_deal(state))


_ANSWERS: dict[type[Question], Callable[[Any, Rules], Answer]] = {
    MeldsQuestion: melds_of,
    MeldsInTurnQuestion: laying_of,
    LegalQuestion: verdicts_of,
    WinnerQuestion: winner_of,
    CardPointsQuestion: points_of,
    SettleQuestion: settlement_of,
}
