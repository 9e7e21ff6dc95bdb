"""Example deals in numbers that fit the rules; the engine settles them."""

from __future__ import annotations

import math
from collections.abc import Iterator

from acesaround.cards import Suit
from acesaround.record.questions import (
    SettleQuestion,
    meld_unit,
    melding,
    objections,
    playing,
    settlement_of,
    trick_unit,
)
from acesaround.rules import Rules, total_trick_points
from acesaround.words.catalog import Catalog
from acesaround.words.rulings import Told, told


def examples(words: Catalog, rules: Rules) -> Iterator[Told]:
    """A bid that is made and one that is not; without an auction one deal."""
    for question in _questions(rules):
        # Rules can be so odd that the numbers of the example make no sense.
        if not any(objections(question, rules)):
            yield told(words, rules, question, settlement_of(question, rules))


def _questions(rules: Rules) -> Iterator[SettleQuestion]:
    step, total = _step(rules), total_trick_points(rules)
    if rules.auction is None:
        first = _down(0.56 * total, step)
        tricks = (first, *_split(rules, total - first, step))
        yield SettleQuestion(melds=_melds(rules, rules.scaled(120)), tricks=tricks)
        return
    bid, least = rules.scaled(rules.auction.min_bid), rules.scaled(rules.scoring.min_melds)
    own = max(_down(0.4 * bid, step), bid - _down(0.6 * total, step), least)
    needed = bid - own
    trump = Suit.DIAMONDS if rules.in_chips else None
    for mine in (needed + step, max(0, needed - 2 * step)):
        yield SettleQuestion(
            bid=bid,
            melds=_melds(rules, own),
            tricks=(mine, *_split(rules, total - mine, step)),
            trump=trump,
        )


def _step(rules: Rules) -> int:
    """Round numbers for an example that melds and tricks can come to."""
    return math.lcm(rules.scaled(10), meld_unit(rules), trick_unit(rules))


def _down(number: float, step: int) -> int:
    return int(number // step) * step


def _melds(rules: Rules, first: int) -> tuple[int, ...]:
    """Melds of each party that melds: the first, half of it, a third, and so on."""
    number = len(melding(rules))
    return (first, *(_down(first / n, _step(rules)) for n in range(2, number + 1)))


def _split(rules: Rules, rest: int, step: int) -> tuple[int, ...]:
    """The rest of the trick points, shared by the other parties."""
    number = len(playing(rules)) - 1
    each = _down(rest / number, step)
    return (rest - each * (number - 1), *(each,) * (number - 1))
