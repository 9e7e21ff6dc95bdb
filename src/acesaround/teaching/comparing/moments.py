"""What can be compared in a moment, whatever there is to choose."""

from __future__ import annotations

import math

import numpy as np
from msgspec.structs import replace

from acesaround.ai.search.bidding import compare_calls
from acesaround.ai.search.exchanging import compare_sets
from acesaround.ai.search.levels import EXPERT
from acesaround.ai.search.naming import compare_trumps
from acesaround.ai.search.stock_play import compare_in_stock
from acesaround.ai.worlds import NoWorld
from acesaround.game import Action, Bid, Bury, NameTrump, Pass, PassCards, PlayCard, View
from acesaround.kernel import NotCompiled
from acesaround.teaching.comparing.cards import compare_cards
from acesaround.teaching.comparing.comparison import Comparison, alike

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
            return Comparison(
                calls.actions,
                calls.value,
                made,
                unit,
                alike(len(made)),
                contracts=(calls.own,),
                hands=calls.hands,
            )
        case NameTrump():
            suits = compare_trumps(view, level, seed, math.inf)
            weights = alike(len(suits.made))
            return Comparison(
                suits.actions, suits.value, suits.made, unit, weights, contracts=suits.played
            )
        case PassCards() | Bury():
            cards = [each.cards for each in actions if isinstance(each, PassCards | Bury)]
            sets = compare_sets(view, cards, level, seed)
            weights = alike(len(sets.made))
            return Comparison(actions, sets.value, sets.made, unit, weights, contracts=sets.played)
    return None
