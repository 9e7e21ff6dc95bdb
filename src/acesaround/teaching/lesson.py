"""What there is to learn from a decision, as data: reasons, figures, and why not another choice.

It is put into words elsewhere; importing it loads none of the code that finds it out.
"""

from __future__ import annotations

import msgspec

from acesaround.ai import Advice
from acesaround.cards import Card, Hand, Suit
from acesaround.game import Action

LEAST_TOLD = 0.05
"""A smaller difference would be told as 0.0; it is close, however sure it is."""


class ShownTrick(msgspec.Struct, frozen=True):
    """A trick of a deal that was only supposed.

    ``cards`` are those that are still played to it, with their seats, in order; ``winner`` is the
    seat that wins it, with ``best``, and ``points`` what it is worth.
    """

    cards: tuple[tuple[int, Card], ...]
    winner: int
    best: Card
    points: int


class CardExample(msgspec.Struct, frozen=True):
    """A deal in which one card does better than another.

    ``mine`` and ``theirs`` are the first trick in which the better card brings more, after it and
    after the other one; it is the trick on the table where ``later`` is 0, and so many tricks
    after it else.
    """

    later: int
    mine: ShownTrick
    theirs: ShownTrick


class CallExample(msgspec.Struct, frozen=True):
    """A deal that shows why to bid or why not: what the side would take, and its trump."""

    suit: Suit
    total: int
    amount: int
    made: bool


class Contrast(msgspec.Struct, frozen=True):
    """An action beside the one that was chosen.

    ``behind`` is how much less it is worth on average and ``half`` the half width of the 95 %
    interval, in the unit of the lesson; it is 0 where all deals that are possible were looked at.
    ``same`` says that it brings the same in each of them. ``chance`` is that of the contract with
    it. ``hands`` are
    the hidden hands, by seat, of one deal that agrees with all that is known, in which the action
    costs ``loses``; ``example`` tells what happens in it. They are missing where there is none.
    """

    action: Action
    behind: float
    half: float
    chance: float | None
    same: bool = False
    loses: float = 0.0
    hands: tuple[tuple[int, Hand], ...] = ()
    example: CardExample | CallExample | None = None

    @property
    def close(self) -> bool:
        """Whether chance explains the difference, or it is too small to be told."""
        return self.behind <= self.half or self.behind < LEAST_TOLD


class Lesson(msgspec.Struct, frozen=True):
    """Why a decision is good.

    ``reasons`` are the strongest first. ``value`` is what the action is worth on average in
    ``unit`` ("points": score of the deal, own side less the others; or "chips"), ``chance`` that of
    the contract; ``worlds`` is in how many deals that agree with what is known it was tried, 0
    where nothing was compared. ``others`` are the other choices, the best first. ``instead`` is
    there where another action did clearly better than the decision's in these deals, which are more
    than the player looked at: the lesson is then about that one.
    """

    reasons: tuple[Advice, ...]
    unit: str = "points"
    worlds: int = 0
    value: float | None = None
    chance: float | None = None
    others: tuple[Contrast, ...] = ()
    instead: Action | None = None
