"""The cards that a seat may play, compared in the same worlds of the strict play."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

import numpy as np
from numpy.typing import NDArray

from acesaround.ai.search.card_trials import CardTrials
from acesaround.ai.worlds import Moment, moment_of
from acesaround.game import Action, PlayCard, View
from acesaround.teaching.comparing.comparison import Comparison
from acesaround.teaching.comparing.lines import Line, play_line


@dataclass(frozen=True)
class CardComparison(Comparison):
    """Cards compared; the line of each card in each world can be looked at.

    Attributes:
        moment: what compiled play needs of the view; places are its places.
        cards: the card type of each action.
        points: what each place takes in tricks from here on, [world, action, place].
        ours: which places play together with the seat, itself included.
    """

    moment: Moment = field(kw_only=True)
    cards: tuple[int, ...] = field(kw_only=True)
    points: NDArray[np.int64] = field(kw_only=True)
    ours: NDArray[np.bool_] = field(kw_only=True)
    _lines: dict[tuple[int, int], Line] = field(default_factory=dict, kw_only=True, repr=False)

    def line(self, world: int, number: int) -> Line:
        """How the deal goes on in a world after an action; it is kept."""
        found = self._lines.get((world, number))
        if found is None:
            found = play_line(self.moment, self.hands[world], self.cards[number])
            self._lines[world, number] = found
        return found


def compare_cards(
    view: View, seed: int, worlds: int, cards: Sequence[Action] | None = None
) -> CardComparison:
    """The legal cards of the seat to play, or only some of them.

    Raises:
        ValueError: the deal is not in its strict play.
        NotCompiled: the compiled code does not know these rules.
    """
    trials = CardTrials(view, moment_of(view), seed)
    moment = trials.moment
    actions = [PlayCard(seat=view.seat, card=moment.packing.card_of(card)) for card in moment.legal]
    chosen = [at for at, each in enumerate(actions) if cards is None or each in cards]
    types = np.array([moment.legal[at] for at in chosen], dtype=np.int64)
    drawn = trials.sampler.draw(worlds)
    judged = trials.judge(drawn, types)
    contract = view.deal.contract is not None
    return CardComparison(
        actions=tuple(actions[at] for at in chosen),
        value=judged.value,
        made=judged.made if contract else np.full(judged.made.shape, -1.0),
        unit="chips" if view.seen.rules.in_chips else "points",
        moment=moment,
        hands=drawn.hands,
        cards=tuple(types.tolist()),
        points=judged.points,
        ours=trials.ours,
    )
