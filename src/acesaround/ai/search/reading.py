"""Reading the play: worlds in which the cards that others have played make sense are likelier.

Nothing is proved by it. How likely a card is comes from the rules of thumb (``kernel.likelihood``),
so it is believed in part only: somebody else may play by other habits.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from acesaround.ai.worlds import Moment
from acesaround.game import View, left_of, strict_tricks, taken_in_silence
from acesaround.kernel.likelihood import HEAT, likelihoods
from acesaround.kernel.position import FIRST_TRICK, LEADER, PLAYED, TRICKS_LEFT, VOIDS

Numbers = NDArray[np.int64]


class Reading:
    """What the play so far says of worlds at a moment, as one seat sees it.

    ``trust`` is from 0, not at all, to 1, as if all played by the rules of thumb.
    """

    def __init__(self, view: View, moment: Moment, trust: float) -> None:
        deal = view.deal
        tricks = strict_tricks(view.seen)
        played = np.zeros(len(deal.seats), dtype=np.int64)
        history = []
        for trick in tricks:
            seat = trick.leader
            for card in trick.cards:
                number = moment.packing.type_of(card)
                history.append(number)
                played[deal.seats.index(seat)] += 1 << (number * moment.packing.bits)
                seat = left_of(deal, seat)
        self._moment = moment
        self._trust = trust
        self._played = played
        self._history = np.array(history, dtype=np.int64)
        # Where a forbidden card lies among them, the play is not what the rules of thumb follow.
        self.says_nothing = not history or taken_in_silence(view.seen) or bool(deal.offenders)
        self._begun = moment.position.copy()
        self._begun[[PLAYED, VOIDS]] = 0
        if tricks:
            self._begun[LEADER] = deal.seats.index(tricks[0].leader)
            self._begun[TRICKS_LEFT] += sum(trick.winner is not None for trick in tricks)
            self._begun[FIRST_TRICK] = view.seen.rules.stock is None

    def weights(self, hands: Numbers) -> NDArray[np.float64]:
        """How much each world counts; they add up to 1. ``hands`` are packed [world, place]."""
        found = np.zeros(len(hands))
        if not self.says_nothing:
            moment = self._moment
            before = hands + self._played
            likelihoods(moment.table, self._begun, self._history, moment.own, before, HEAT, found)
        counted = np.exp(self._trust * (found - found.max()))
        return np.asarray(counted / counted.sum())
