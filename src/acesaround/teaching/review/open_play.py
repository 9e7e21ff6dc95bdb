"""What cards are worth with all hands seen, by the exact solver."""

from __future__ import annotations

import msgspec
import numpy as np

from acesaround.ai.worlds import Moment, moment_of
from acesaround.cards import Card
from acesaround.game import State, current_deal
from acesaround.kernel import NotCompiled
from acesaround.kernel.position import SIDE, Position
from acesaround.kernel.solver import reaches, solve, solve_moves
from acesaround.rules import card_points
from acesaround.teaching.review.playing import Playing


class Effort(msgspec.Struct):
    """How much may be searched, in nodes (cards played): for a usual question, and for each of the
    few hard ones that are still allowed.
    """

    usual: int = 4_000_000
    hard: int = 12_000_000
    hard_left: int = 6

    def take_hard(self) -> int:
        """The nodes for a hard question; 0 if no more are allowed."""
        if self.hard_left == 0:
            return 0
        self.hard_left -= 1
        return self.hard


class Worth(msgspec.Struct, frozen=True):
    """The trick points that the camp of the seat to play takes from here on, the trick on the table
    included: between ``low`` and ``high``.
    """

    low: int
    high: int

    @property
    def exact(self) -> bool:
        """Whether they are known."""
        return self.low == self.high


class OpenMoment:
    """A moment of strict play with all hands seen, as the solver takes it.

    The camp is that of the seat to play: partners, all against a lone bidder, or the seat alone
    against all others. With ``counted`` the two camps are these seats and all others.

    Raises:
        ValueError: no card of strict play is due.
        NotCompiled: the compiled code does not know these rules.
    """

    def __init__(self, playing: Playing, counted: frozenset[int] | None = None) -> None:
        seat = playing.actor
        if seat is None or seat < 0:
            raise ValueError("nobody is to play")
        moment: Moment = moment_of(playing.view(seat))
        self.seat = seat
        self.moment = moment
        camps = moment.position[SIDE : SIDE + len(moment.seats)]
        if counted is not None:
            camps = np.array([each in counted for each in moment.seats])
        camp = camps == camps[moment.turn]
        self._position: Position = moment.position.copy()
        # The camp is side 0, and whoever is not in it plays against it.
        self._position[SIDE : SIDE + len(moment.seats)] = ~camp
        self.camp = frozenset(s for s, mine in zip(moment.seats, camp, strict=True) if mine)
        hands = current_deal(playing.state).hands
        self._hands = [moment.packing.pack(hands[each]) for each in moment.seats]

    def cards(self, nodes: int) -> dict[Card, Worth]:
        """What each card is worth that may be played; bounds where the search ends before.

        Raises:
            CannotSolve: there are too many cards.
        """
        found = solve_moves(self.moment.table, self._position, self._hands, nodes=nodes)
        return {
            self.moment.packing.card_of(kind): Worth(each.low, each.high)
            for kind, each in found.items()
        }

    def worth(self, nodes: int) -> Worth:
        """What the moment is worth if all play their best. CannotSolve as ``cards``."""
        found = solve(self.moment.table, self._position, self._hands, nodes=nodes)
        return Worth(found.low, found.high)

    def reaches(self, points: int, nodes: int) -> bool | None:
        """Whether the camp takes at least so many points; None if it is not found out.

        CannotSolve as ``cards``.
        """
        return reaches(self.moment.table, self._position, self._hands, points, nodes=nodes)


def open_moment(playing: Playing, counted: frozenset[int] | None = None) -> OpenMoment | None:
    """The moment as the solver takes it; None where it is none of strict play, or not known."""
    if playing.state.phase != "tricks" or playing.actor is None or playing.actor < 0:
        return None
    deal = current_deal(playing.state)
    if not deal.hands[playing.actor] or any(deal.laid) or deal.offenders:
        return None
    try:
        return OpenMoment(playing, counted)
    except NotCompiled:
        return None


def points_left(state: State) -> int:
    """The trick points that are still to be taken, those on the table included."""
    deal = current_deal(state)
    scoring = state.rules.scoring
    cards = [*deal.hands, deal.trick.cards if deal.trick is not None else ()]
    return sum(card_points(each, scoring) for each in cards) + state.rules.scaled(
        scoring.last_trick
    )


def taken_by(state: State, seats: frozenset[int]) -> int:
    """The trick points that seats have taken so far in the deal, without what is buried."""
    return sum(
        trick.points + trick.bonus for trick in current_deal(state).tricks if trick.winner in seats
    )


def worth_after(before: Playing, after: Playing, camp: frozenset[int], next_worth: Worth) -> Worth:
    """What the card between two moments was worth to its camp, by the worth of the second one."""
    gained = taken_by(after.state, camp) - taken_by(before.state, camp)
    if after.actor in camp:
        return Worth(gained + next_worth.low, gained + next_worth.high)
    left = points_left(after.state)
    return Worth(gained + left - next_worth.high, gained + left - next_worth.low)
