"""What can be compared in a moment, whatever there is to choose."""

from __future__ import annotations

import math
from typing import NamedTuple

import numpy as np
from msgspec.structs import replace
from numpy.typing import NDArray

from acesaround.ai.search.bidding import compare_calls
from acesaround.ai.search.courses import Played
from acesaround.ai.search.drawing import each_once
from acesaround.ai.search.exchanging import compare_sets
from acesaround.ai.search.levels import EXPERT
from acesaround.ai.search.naming import compare_trumps
from acesaround.ai.search.stock_play import compare_in_stock
from acesaround.ai.worlds import NoWorld
from acesaround.game import Action, Bid, Bury, NameTrump, Pass, PassCards, PlayCard, View
from acesaround.kernel import NotCompiled
from acesaround.teaching.comparing.cards import compare_cards
from acesaround.teaching.comparing.comparison import Comparison, Figures, alike

WORLDS = 1200
"""How many worlds a comparison is made in where nothing else is asked for."""


def compare(
    view: View, actions: tuple[Action, ...], seed: int, worlds: int = WORLDS
) -> Comparison | None:
    """The actions of a moment in the same worlds, as a strong player looks at them.

    None where they cannot be compared.

    ``actions`` are those that must be among them. Cards are compared with every legal card, calls
    as pass and bid, suits with all suits; sets of cards only with each other.
    """
    try:
        found = _compared(view, actions, seed, worlds)
    except (NotCompiled, NoWorld):
        return None
    if found is None or any(action not in found.actions for action in actions):
        return None
    return found


def _compared(view: View, actions: tuple[Action, ...], seed: int, worlds: int) -> Comparison | None:
    unit = "chips" if view.seen.rules.in_chips else "points"
    level = replace(EXPERT, deals=worlds, sets=worlds, worlds=worlds, aim="score")
    match actions[0]:
        case PlayCard() if view.seen.phase == "tricks":
            return compare_cards(view, level, seed)
        case PlayCard() if view.seen.phase == "stock":
            plays, value = compare_in_stock(view, seed, worlds)
            none = np.full(value.shape, -1.0)
            return Comparison(plays, value, none, unit, alike(len(value)))
        case Pass() | Bid():
            calls = compare_calls(view, level, seed, math.inf)
            if calls is None:
                return None
            made = calls.made.astype(np.float64)
            tried = _Tried(calls.actions, calls.value, made, (calls.own,), calls.hands)
            return _told_once(tried, unit, with_hands=True)
        case NameTrump():
            suits = compare_trumps(view, level, seed, math.inf)
            tried = _Tried(suits.actions, suits.value, suits.made, suits.played, suits.hands)
            return _told_once(tried, unit)
        case PassCards() | Bury():
            cards = [each.cards for each in actions if isinstance(each, PassCards | Bury)]
            sets = compare_sets(view, cards, level, seed)
            return _told_once(_Tried(actions, *sets), unit)
    return None


class _Tried(NamedTuple):
    """Actions before the tricks, with their figures in worlds that count alike."""

    actions: tuple[Action, ...]
    value: Figures
    made: Figures
    contracts: tuple[Played, ...]
    hands: NDArray[np.int64]


def _told_once(tried: _Tried, unit: str, *, with_hands: bool = False) -> Comparison:
    """The comparison, in which a world that was drawn more than once is one of more weight."""
    # In parts of the worlds the own contract may be looked at in different suits.
    trumps = [played.trumps for played in tried.contracts]
    rows, times = each_once(np.column_stack([tried.hands, *trumps]))
    return Comparison(
        tried.actions,
        tried.value[rows],
        tried.made[rows],
        unit,
        times / len(tried.hands),
        contracts=tuple(played.only(rows) for played in tried.contracts),
        hands=tried.hands[rows] if with_hands else tried.hands[:0],
    )
