"""What a review finds: of each decision, of the contract, and lines of play that prove it."""

from __future__ import annotations

from enum import Enum

import msgspec

from acesaround.ai.player import Advice
from acesaround.ai.record import Record
from acesaround.cards import Card, Suit
from acesaround.game import Action, Contract


class NoSuchDeal(ValueError):
    """The record has no such deal, or it is not over."""


class Verdict(Enum):
    """How a choice is judged.

    FORCED: there was no other; CLOSE: the difference is too small to tell; UNKNOWN: it was not, or
    could not be, worked out.
    """

    FORCED = "forced"
    BEST = "best"
    CLOSE = "close"
    COST = "cost"
    UNKNOWN = "unknown"


class Known(msgspec.Struct, frozen=True):
    """A choice against the best one by what the seat could know.

    ``cost`` is how much less the choice brings on average, in the unit of the record ("points" of
    the deal, own side less the others; trick points where its method is "exact"), with ``half`` the
    half width of its 95 % interval. ``better`` is the best action, ``reasons`` are those for it.
    """

    verdict: Verdict
    cost: float
    half: float
    better: Action
    reasons: tuple[Advice, ...]
    record: Record


class OpenUnit(Enum):
    """What is counted with all cards seen.

    TRICKS: trick points that the own camp takes from the moment on; SIDE: melds and trick points
    of the own side in the whole deal.
    """

    TRICKS = "tricks"
    SIDE = "side"


class OpenChoice(msgspec.Struct, frozen=True):
    """What an action is worth with all cards seen: between ``low`` and ``high`` points."""

    action: Action
    low: int
    high: int


class Reach(msgspec.Struct, frozen=True):
    """How far a side gets with trump of this suit, all cards seen: melds and trick points between
    ``low`` and ``high``. Cards that change hands first are chosen by rules of thumb.
    """

    seat: int
    suit: Suit
    low: int
    high: int


class OpenCards(msgspec.Struct, frozen=True):
    """A choice against the best one with all cards seen.

    The cost lies between ``low`` and ``high`` points. ``choices`` are what was compared, the best
    first; ``better`` is the best action where it is known and another one. For a call ``reach`` is
    how far the seat's own contract would get; the cost is then how far the bid is above it.
    """

    verdict: Verdict
    unit: OpenUnit
    low: int
    high: int
    better: Action | None = None
    choices: tuple[OpenChoice, ...] = ()
    reach: Reach | None = None

    @property
    def exact(self) -> bool:
        """Whether the cost is known."""
        return self.low == self.high


class Finding(msgspec.Struct, frozen=True, kw_only=True):
    """One decision of a deal.

    ``number`` is its place among the actions of the deal, the shuffle being number 0; ``trick`` is
    the number of the trick, from 1, for a card. ``swings``: with all cards seen the contract could
    be made before it and not after it, or the other way round; ``makes`` is how it is after it
    (None where that is not known).
    """

    number: int
    seat: int
    action: Action
    phase: str
    trick: int | None = None
    forced: bool = False
    known: Known | None = None
    open: OpenCards | None = None
    makes: bool | None = None
    swings: bool = False


class ContractReview(msgspec.Struct, frozen=True):
    """The contract of a deal that was played.

    ``needed`` are the trick points that the bidder's camp had to take in the play (what is buried
    counts besides); None where no number of points was enough, or points alone do not decide.
    ``low`` to ``high`` is what it takes from the first lead if all play their best with all cards
    seen; ``could`` whether that makes the contract (None: not found out), ``made`` whether it was
    made. ``number`` is the decision of the first lead.
    """

    contract: Contract
    number: int
    needed: int | None
    low: int
    high: int
    could: bool | None
    made: bool | None


class Step(msgspec.Struct, frozen=True):
    """A card of the line.

    ``worth`` is what the counted camp takes in all, from the first lead on, if all play their best
    after this card; ``others`` tell the same of every other card that might be played here. No card
    of the counted camp leads to more, and none of its opponents to less.
    """

    seat: int
    card: Card
    trick: int
    worth: int
    others: tuple[tuple[Card, int], ...]


class Line(msgspec.Struct, frozen=True):
    """Cards from a moment to the end of the deal; ``camp`` is the counted camp and ``points`` the
    trick points that it has at the end, those taken before the line included.
    """

    camp: frozenset[int]
    points: int
    steps: tuple[Step, ...]
