"""Judging a choice by what its seat could know: the search of the players, on the seat's View."""

from __future__ import annotations

import math
import zlib

from acesaround.ai.plain import PlainPlayer
from acesaround.ai.player import Advice, Decision
from acesaround.ai.record import Candidate, Record
from acesaround.ai.search.bidding import choose_call
from acesaround.ai.search.card_play import choose_card
from acesaround.ai.search.exchanging import choose_cards, compare_cards
from acesaround.ai.search.levels import Level
from acesaround.ai.search.naming import choose_trump
from acesaround.ai.search.stock_melding import choose_meld
from acesaround.ai.search.stock_play import choose_in_stock
from acesaround.game import (
    Action,
    Bid,
    Bury,
    EndMelding,
    ExchangeDix,
    LayMeld,
    NameTrump,
    Pass,
    PassCards,
    PlayCard,
    ShowDix,
    View,
)
from acesaround.game.phases.burying import buriable
from acesaround.game.phases.passing import passable
from acesaround.kernel import NotCompiled
from acesaround.rules import total_trick_points
from acesaround.teaching.review.findings import Known, Verdict

LEVEL = Level(name="review", seconds=math.inf, worlds=400, batch=100, deals=300, sets=160, rounds=1)
"""How a review thinks: by worlds alone and never by the clock, so that it finds the same again."""

_NEAR = 4
"""So many of the best sets of cards are compared once more."""

_SMALL = 0.01
"""A cost below this share of a deal's trick points is told as close, however sure it is."""
_SMALL_CHIPS = 0.1
"""The same where chips are won: so many of them."""


def judge_known(view: View, action: Action, seed: int, level: Level = LEVEL) -> Known | None:
    """The action of the view's seat, which must be the actor, against the best one.

    None where nothing was searched: rules that the compiled code does not know, a forbidden card,
    or a kind of choice that is not compared.
    """
    advised = PlainPlayer().act(view)
    drawn = zlib.crc32(f"{seed} {view.seat} {view.seen.events}".encode())
    try:
        record = _record(view, action, advised, level, drawn)
    except NotCompiled:
        return None
    if record is None:
        return None
    chosen = next((each for each in record.candidates if _same(each.action, action)), None)
    if chosen is None:
        return None
    best = record.candidates[0]
    reasons = (
        advised.advice
        if _same(best.action, advised.action)
        else (Advice("best_of_worlds", {"worlds": best.worlds}),)
    )
    verdict = _verdict(view, record, chosen)
    cost = chosen.behind if verdict in (Verdict.COST, Verdict.CLOSE) else 0.0
    return Known(verdict, max(0.0, cost), chosen.half, best.action, reasons, record)


def _record(
    view: View, action: Action, advised: Decision, level: Level, seed: int
) -> Record | None:
    until = math.inf
    match action:
        case PlayCard() if view.seen.phase == "tricks":
            return choose_card(view, level, seed, until)
        case PlayCard() if view.seen.phase == "stock":
            return choose_in_stock(view, level, seed, until)
        case LayMeld() | EndMelding() | ExchangeDix() | ShowDix() if view.seen.phase == "stock":
            return choose_meld(view, level, seed, until)
        case Pass() | Bid():
            return choose_call(view, level, seed, until, asked=action)
        case NameTrump():
            return choose_trump(view, level, seed, until)
        case PassCards() | Bury():
            return _exchange(view, action, advised, level, seed)
    return None


def _exchange(
    view: View, action: PassCards | Bury, advised: Decision, level: Level, seed: int
) -> Record | None:
    """The chosen cards, those of the rules of thumb, and the best near both, against each other."""
    suggested = advised.action
    if type(suggested) is not type(action):
        return None
    assert isinstance(suggested, PassCards | Bury)
    passing = isinstance(action, PassCards)
    free = passable(view.seen, view.seat) if passing else buriable(view.seen, view.seat)
    sets = [suggested.cards, action.cards]
    for start in dict.fromkeys((suggested, action)):
        near = choose_cards(view, start, free, level, seed=seed, until=math.inf)
        best = [each.action for each in near.candidates[:_NEAR]]
        sets += [each.cards for each in best if isinstance(each, PassCards | Bury)]
    # In new worlds: the best of many in the old ones owes some of that to luck.
    return compare_cards(view, action, list(dict.fromkeys(sets)), level, seed=seed + 1)


def _same(one: Action, other: Action) -> bool:
    """Whether two actions are one choice: which of two equal cards is taken does not matter."""
    if isinstance(one, PlayCard) and isinstance(other, PlayCard):
        return one.card == other.card
    if isinstance(one, LayMeld) and isinstance(other, LayMeld):
        sizes = [len(each.cards) + len(each.laid) for each in (one, other)]
        return (one.kind, one.suit, sizes[0]) == (other.kind, other.suit, sizes[1])
    return one == other


def _verdict(view: View, record: Record, chosen: Candidate) -> Verdict:
    if record.method == "forced" or len(record.candidates) == 1:
        return Verdict.FORCED
    if chosen is record.candidates[0] or chosen.behind <= 0:
        return Verdict.BEST
    if chosen.behind < _small(view, record):
        return Verdict.CLOSE
    return Verdict.CLOSE if chosen.behind <= chosen.half else Verdict.COST


def _small(view: View, record: Record) -> float:
    if record.unit == "chips":
        return _SMALL_CHIPS
    return _SMALL * total_trick_points(view.seen.rules) if record.unit == "points" else 0.0
