"""A log deal by deal: where each begins, what was dealt, and how it stood at its end."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import pairwise

import msgspec

from acesaround.cards import Card, Hand, Suit
from acesaround.game import (
    Action,
    Call,
    Contract,
    Deal,
    DealScore,
    Game,
    PassedCards,
    State,
    Trick,
    current_deal,
    evolve,
)
from acesaround.game import event as ev
from acesaround.record.line import Header, LogLine
from acesaround.record.reader import Log
from acesaround.rules import Meld


@dataclass(frozen=True)
class DealPart:
    """The lines of one deal, as many as are wanted of it, and the states before and after them.

    ``number`` is that of the deal; a hand that is thrown in has one as well.
    """

    number: int
    lines: tuple[LogLine, ...]
    before: State
    after: State

    @property
    def events(self) -> Iterable[ev.Event]:
        """What happened in it."""
        return (event for line in self.lines for event in line.events)


def deals_of(log: Log, upto: int | None = None) -> list[DealPart]:
    """The deals of a log. ``upto`` is how many actions of the game are looked at, the shuffles
    included; all of them if it is None.
    """
    parts: list[DealPart] = []
    state = opening(log.header)
    for lines in _split(log.lines[:upto]):
        before = state
        state = _folded(state, lines)
        parts.append(DealPart(current_deal(state).number, tuple(lines), before, state))
    return parts


def cut(part: DealPart, upto: int) -> DealPart:
    """The first so many actions of a deal; the shuffle is one of them."""
    lines = part.lines[:upto]
    return DealPart(part.number, lines, part.before, _folded(part.before, lines))


def opening(header: Header) -> State:
    """The state of a game before its first deal."""
    return Game.start(header.rules, header.dealer, header.drawn).state


def _split(lines: Sequence[LogLine]) -> Iterable[Sequence[LogLine]]:
    starts = [at for at, line in enumerate(lines) if isinstance(line.action, Deal)]
    return (lines[a:b] for a, b in pairwise([*starts, len(lines)]))


def _folded(state: State, lines: Iterable[LogLine]) -> State:
    for line in lines:
        for event in line.events:
            state = evolve(state, event)
    return state


class DealRecord(msgspec.Struct, frozen=True, kw_only=True):
    """One deal as programs read it. Tuples of seats are indexed by seat.

    ``hands``, ``widow``, ``stock`` (top card first) and ``turned`` are what was dealt; ``actions``
    all that was done, without the shuffle. ``trick`` is one that is not complete. ``scores`` are
    every side's after the last action.
    """

    number: int
    dealer: int
    hands: tuple[Hand, ...]
    widow: Hand
    stock: Hand
    turned: Card | None
    actions: tuple[Action, ...]
    calls: tuple[Call, ...]
    contract: Contract | None
    trump: Suit | None
    passes: tuple[PassedCards, ...]
    buried: Hand
    melds: tuple[tuple[Meld, ...], ...]
    tricks: tuple[Trick, ...]
    trick: Trick | None
    abandoned: bool
    score: DealScore | None
    scores: tuple[int, ...]


def deal_record(part: DealPart) -> DealRecord:
    """The deal as data."""
    deal = current_deal(part.after)
    hands: list[Hand] = [()] * len(deal.hands)
    widow: Hand = ()
    stock: Hand = ()
    for event in part.lines[0].events:
        match event:
            case ev.HandDealt(seat=seat, cards=cards):
                hands[seat] = cards
            case ev.WidowDealt(cards=cards):
                widow = cards
            case ev.StockDealt(cards=cards):
                stock = cards
    return DealRecord(
        number=part.number,
        dealer=deal.dealer,
        hands=tuple(hands),
        widow=widow,
        stock=stock,
        turned=deal.turned,
        actions=tuple(line.action for line in part.lines[1:]),
        calls=deal.calls,
        contract=deal.contract,
        trump=deal.trump,
        passes=deal.passes,
        buried=deal.buried,
        melds=deal.melds,
        tricks=deal.tricks,
        trick=deal.trick,
        abandoned=deal.abandoned,
        score=deal.score,
        scores=part.after.scores,
    )
