"""Why not another choice: how much worse it is, and a deal in which it shows."""

from __future__ import annotations

import numpy as np
from msgspec.structs import replace

from acesaround.cards import SUITS, Hand
from acesaround.game import Bid, View, left_of
from acesaround.kernel import packing_of
from acesaround.teaching.comparing import CardComparison, Comparison, Figures, Line, LineTrick
from acesaround.teaching.lesson import CallExample, CardExample, Contrast, ShownTrick


def contrasts_of(view: View, comparison: Comparison, number: int) -> tuple[Contrast, ...]:
    """Every other action of a comparison beside the one with the number, the best first."""
    return tuple(_contrast(view, comparison, number, other) for other in comparison.others(number))


def _contrast(view: View, comparison: Comparison, number: int, other: int) -> Contrast:
    difference = comparison.difference(number, other)
    contrast = Contrast(
        action=comparison.actions[other],
        behind=difference.mean,
        half=difference.half,
        same=difference.same,
        chance=comparison.chance(other),
    )
    world = _telling_world(comparison, number, other)
    if world is None:
        return contrast
    return replace(
        contrast,
        loses=float(comparison.losses(number, other)[world]),
        hands=_hidden_hands(view, comparison, world),
        example=_example(view, comparison, number, other, world),
    )


def _telling_world(comparison: Comparison, number: int, other: int) -> int | None:
    """A world in which the other action loses about as much as it does where it loses.

    Those in which it shows in the very trick on the table go before.
    """
    if not len(comparison.hands):
        return None
    losses = comparison.losses(number, other)
    losing = np.nonzero((losses > 0) & (comparison.gains(number, other) > 0))[0]
    if not len(losing):
        return None
    weights = comparison.weights
    usual = _median(losses[losing], weights[losing])
    order = sorted(losing.tolist(), key=lambda at: (abs(losses[at] - usual), -weights[at], at))
    if isinstance(comparison, CardComparison):
        order = order[:_LOOKED_AT]
        return min(order, key=lambda world: _first_other(comparison, number, other, world))
    return int(order[0])


def _median(figures: Figures, weights: Figures) -> float:
    order = figures.argsort(kind="stable")
    upto = weights[order].cumsum()
    return float(figures[order[np.searchsorted(upto, upto[-1] / 2)]])


_LOOKED_AT = 25
"""Among so many worlds with a usual loss the one is chosen in which it shows soonest."""


def _first_other(comparison: CardComparison, number: int, other: int, world: int) -> int:
    """In which trick, 0 being the one on the table, the first line is first ahead of the second.

    The other card may take more before; that is not what makes it worse.
    """
    mine, theirs = comparison.line(world, number), comparison.line(world, other)
    for at, (one, two) in enumerate(zip(mine, theirs, strict=True)):
        if _balance(comparison, one) > _balance(comparison, two):
            return at
    return len(mine)


def _balance(comparison: CardComparison, trick: LineTrick) -> int:
    """The points of a trick, counted as lost where the others win it."""
    return trick.points if comparison.ours[trick.winner] else -trick.points


def _example(
    view: View, comparison: Comparison, number: int, other: int, world: int
) -> CardExample | CallExample | None:
    if isinstance(comparison, CardComparison):
        at = _first_other(comparison, number, other, world)
        lines = comparison.line(world, number), comparison.line(world, other)
        if at == len(lines[0]):
            return None
        return CardExample(at, *(_shown(view, comparison, line, at) for line in lines))
    # The bid that was made is what the deal is shown for, or else the one that was not.
    bids = [at for at in (number, other) if isinstance(comparison.actions[at], Bid)]
    if not bids or comparison.made[world, bids[0]] < 0:
        return None
    bid = comparison.actions[bids[0]]
    assert isinstance(bid, Bid)
    own = comparison.contracts[0]
    total = int(own.totals(view.seen.rules.deal.partners)[world])
    made = bool(comparison.made[world, bids[0]])
    if made != (total >= bid.amount):
        # For a higher bid another suit may be named, or more than points is wanting.
        return None
    return CallExample(
        suit=SUITS[int(own.trumps[world])], total=total, amount=bid.amount, made=made
    )


def _shown(view: View, comparison: CardComparison, line: Line, at: int) -> ShownTrick:
    moment, trick = comparison.moment, line[at]
    cards = tuple(
        (moment.seats[place], moment.packing.card_of(card)) for place, card in trick.cards
    )
    winner = moment.seats[trick.winner]
    best = next((card for seat, card in cards if seat == winner), None)
    if best is None:
        there = view.deal.trick
        assert at == 0 and there is not None
        seats = [left_of(view.deal, there.leader, step) for step in range(len(there.cards))]
        best = there.cards[seats.index(winner)]
    return ShownTrick(cards, winner, best, trick.points)


def _hidden_hands(view: View, comparison: Comparison, world: int) -> tuple[tuple[int, Hand], ...]:
    deck = view.seen.rules.deck
    packing = packing_of(deck.copies, deck.nines)
    return tuple(
        (seat, packing.unpack(int(packed)))
        for seat, packed in zip(view.deal.seats, comparison.hands[world], strict=True)
        if seat != view.seat
    )
