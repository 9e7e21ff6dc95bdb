"""Why a card is better than another one, in the order in which it is told."""

from __future__ import annotations

from collections.abc import Iterator

from acesaround.ai import Advice, Detail
from acesaround.ai.knowledge import Knowledge
from acesaround.cards import SUITS, Card, of_suit
from acesaround.game import View
from acesaround.kernel.position import TRUMP
from acesaround.rules import card_value
from acesaround.teaching.comparing import CardComparison, Figures, mean_of
from acesaround.teaching.reasons.card_facts import CardFacts, Flags
from acesaround.teaching.reasons.checking import Predicate, may_be_said, often_enough
from acesaround.teaching.reasons.counting import percent, worth_telling


def card_reasons(
    view: View,
    comparison: CardComparison,
    number: int,
    other: int,
    contract: tuple[Advice, ...] = (),
) -> Iterator[Advice]:
    """What may be said for a card against another one that is clearly worse.

    What can be seen on the table comes first, then what is said of the ``contract``, then what
    shows later.
    """
    reasons = _CardReasons(view, comparison, number, other)
    yield from reasons.now()
    yield from contract
    yield from reasons.later()


_ALL = 100
"""In percent. What holds in fewer deals is said with its share."""


class _CardReasons:
    def __init__(self, view: View, comparison: CardComparison, number: int, other: int) -> None:
        self._view = view
        self._comparison = comparison
        self._moment = comparison.moment
        self._mine = CardFacts(comparison, number)
        self._theirs = CardFacts(comparison, other)
        self._type, self._other_type = comparison.cards[number], comparison.cards[other]
        packing = self._moment.packing
        self._card = packing.card_of(self._type)
        self._kept = packing.card_of(self._other_type)
        self._gains = comparison.gains(number, other)
        self._weights = comparison.weights
        # Points of tricks are compared with what they do for the score where they are the same.
        self._alike = comparison.unit == "points" and (
            view.seen.rules.deal.partners or len(self._moment.seats) == 2
        )

    @property
    def _now(self) -> Figures | None:
        """What the trick on the table brings more, in the unit of the gains."""
        return self._mine.balance - self._theirs.balance if self._alike else None

    def now(self) -> Iterator[Advice]:
        """What happens in the trick on the table."""
        mine, theirs = self._mine, self._theirs
        yield from self._trick()
        # What the others add is no doing of the card, so only its own points are told.
        worth = self._worth(self._card) - self._worth(self._kept)
        if worth > 0:
            more = mine.ours & theirs.ours & (mine.points > theirs.points)
            yield from self._gives(more, "gives_more", "gives_more_in", worth)
        if worth < 0:
            less = ~mine.ours & ~theirs.ours & (mine.points < theirs.points)
            yield from self._gives(less, "gives_less", "gives_less_in", -worth)

    def _gives(self, holds: Flags, always: str, sometimes: str, points: int) -> Iterator[Advice]:
        """What the card brings or costs in a trick whose winner does not hang on it."""
        share = self._percent(holds)
        if share == _ALL:
            yield from self._if_so(holds, always, now=True, points=points)
        elif often_enough(holds, self._weights):
            yield from self._if_so(holds, sometimes, now=True, points=points, percent=share)

    def _trick(self) -> Iterator[Advice]:
        """Who wins the trick on the table."""
        mine, theirs = self._mine, self._theirs
        takes = Predicate(mine.ours & ~theirs.ours, self._now)
        figures = {"percent": self._percent(mine.ours), "other": self._percent(theirs.ours)}
        if not self._may(takes) or not worth_telling(**figures):
            return
        if mine.own.all() and self._cannot_be_beaten():
            yield self._advice("wins_surely", other=figures["other"])
        elif (mine.own == mine.ours).all():
            yield self._advice("wins_oftener", **figures)
        else:
            code = "partner_wins" if self._view.seen.rules.deal.partners else "ally_wins"
            yield self._advice(code, **figures)

    def _cannot_be_beaten(self) -> bool:
        """Whether it is proved that nobody who still plays to the trick has a better card."""
        known = Knowledge(self._view)
        trick = self._view.deal.trick
        led = trick.cards[0] if trick is not None and trick.cards else self._card
        after = known.still_to_play()
        return not any(known.can_beat(seat, self._card, led.suit) for seat in after)

    def _keeps(self) -> Iterator[Advice]:
        """The other card does more work later."""
        works = self._mine.wins_later(self._other_type) & ~self._theirs.own
        if self._type != self._other_type:
            yield from self._if_often(works, "keeps_winner")

    def later(self) -> Iterator[Advice]:
        """What happens in the tricks after it."""
        yield from self._keeps()
        mine, theirs = self._mine, self._theirs
        if int(self._moment.position[TRUMP]) >= 0:
            drawn = mine.their_trumps > theirs.their_trumps
            average = mean_of(mine.their_trumps, self._weights)
            yield from self._if_so(drawn, "draws_trumps", trumps=average)
            yield from self._empties()
        brings = mine.last_balance - theirs.last_balance if self._alike else None
        last = Predicate(mine.last_ours & ~theirs.last_ours, brings)
        figures = {
            "percent": self._percent(mine.last_ours),
            "other": self._percent(theirs.last_ours),
        }
        if self._may(last) and worth_telling(**figures):
            yield self._advice("last_trick_oftener", **figures)

    def _empties(self) -> Iterator[Advice]:
        suit = self._card.suit
        if len(of_suit(self._view.hand, suit)) == 1 and suit is not self._view.deal.trump:
            number = SUITS.index(suit)
            trumps = self._mine.trumps_later(number) & ~self._theirs.trumps_later(number)
            yield from self._if_often(trumps, "empties_suit", suit=suit)

    def _if_so(
        self, holds: Flags, code: str, *, now: bool = False, **details: Detail
    ) -> Iterator[Advice]:
        """``now``: it brings by itself what the trick on the table brings more."""
        brings = self._now if now else None
        if self._may(Predicate(holds, brings)):
            yield self._advice(code, **details)

    def _if_often(self, holds: Flags, code: str, **details: Detail) -> Iterator[Advice]:
        """A reason that tells in what share of all worlds it holds."""
        if often_enough(holds, self._weights) and self._may(Predicate(holds)):
            yield self._advice(code, percent=self._percent(holds), **details)

    def _may(self, predicate: Predicate) -> bool:
        return may_be_said(predicate, self._gains, self._weights)

    def _advice(self, code: str, **details: Detail) -> Advice:
        return Advice(code, {"card": self._card, "kept": self._kept, **details})

    def _percent(self, holds: Flags) -> int:
        return percent(holds, self._weights)

    def _worth(self, card: Card) -> int:
        return card_value(card, self._view.seen.rules.scoring)
