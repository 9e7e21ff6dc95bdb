"""The player ``random``: any legal action is as good as another. The floor of every measurement."""

from __future__ import annotations

import random
import zlib
from collections.abc import Collection
from itertools import islice

from acesaround.ai.player import Advice, Decision
from acesaround.cards import sort_hand
from acesaround.game import Action, Bid, Bury, Pass, PassCards, View, legal_actions

_FEW = 5
_TRIES = 40


class RandomPlayer:
    """Chooses evenly among the legal actions, and in the auction among a pass and low bids.

    Evenly among all bids every auction would end in the thousands, so it passes two times in
    three. The same seed and view give the same choice.
    """

    name = "random"

    def __init__(self, seed: int = 0) -> None:
        self._seed = seed

    def act(self, view: View, limit: float = 1.0) -> Decision:
        """Choose for the seat of the view, which must be the actor."""
        dice = self._dice(view)
        return Decision(self._choose(view, dice), (Advice("at_random"),))

    def _dice(self, view: View) -> random.Random:
        mark = f"{self._seed} {view.seat} {view.seen.events} {' '.join(map(str, view.hand))}"
        return random.Random(zlib.crc32(mark.encode()))

    def _choose(self, view: View, dice: random.Random) -> Action:
        legal = legal_actions(view.seen)
        first = next(iter(legal))
        if isinstance(first, PassCards | Bury):
            return _some(view, first, legal, dice)
        if isinstance(first, Pass | Bid):
            few = list(islice(legal, _FEW))
            return few[0] if dice.random() < 2 / 3 else dice.choice(few)
        return dice.choice(list(legal))


def _some(
    view: View, first: PassCards | Bury, legal: Collection[Action], dice: random.Random
) -> Action:
    """Evenly over the cards of the hand, without listing every set of them."""
    number = len(first.cards)
    for _ in range(_TRIES):
        cards = sort_hand(dice.sample(view.hand, number))
        chosen = type(first)(seat=view.seat, cards=cards)
        if chosen in legal:
            return chosen
    return type(first)(seat=view.seat, cards=first.cards)
