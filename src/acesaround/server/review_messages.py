"""What the page of a review is shown. Everything in it is told of a deal that is over."""

from __future__ import annotations

from typing import Literal

import msgspec

from acesaround.cards import Card

VerdictCode = Literal["forced", "best", "close", "cost", "unknown"]


class ReviewCost(msgspec.Struct, frozen=True):
    """What a decision cost: between ``low`` and ``high``, and ``half`` for the half width of the
    95 % interval where it is an average.
    """

    verdict: VerdictCode
    low: float
    high: float
    half: float = 0.0


class ReviewedDecision(msgspec.Struct, frozen=True, kw_only=True):
    """One decision in the list of a review.

    ``number`` names it; ``n`` is the number of events of the game before it, at which the game can
    be gone on with. ``known`` is judged by what the seat could know, in the unit of the review, and
    ``open`` with all cards seen, in points; None as long as that is not done, or where it cannot
    be. ``turn`` is the sentence that the contract turned here, or empty.
    """

    number: int
    n: int
    seat: int
    trick: int | None
    text: str
    cards: tuple[Card, ...]
    known: ReviewCost | None
    open: ReviewCost | None
    turn: str


class ReviewTold(msgspec.Struct, frozen=True, kw_only=True):
    """The review of a deal, as far as it is done (/api/reviews/GAME/DEAL).

    ``state`` is "waiting" (for the code of the players to be ready, or for another review),
    "working", "done" or "failed"; ``done`` of ``total`` pieces. ``seat`` is the reader's own, if he
    played. ``unit`` is what ``known`` costs are in. ``contract`` tells in sentences whether it
    could be made; ``proof`` is the decision from which a line of play proves it, if there is one.
    """

    game: str
    deal: int
    title: str
    variant: str
    state: Literal["waiting", "working", "done", "failed"]
    done: int
    total: int
    seat: int | None
    players: tuple[str, ...]
    unit: Literal["points", "chips"]
    contract: tuple[str, ...]
    could: bool | None
    proof: int | None
    decisions: tuple[ReviewedDecision, ...]


class ReviewChoice(msgspec.Struct, frozen=True, kw_only=True):
    """One of the actions that were compared.

    By what was known, ``low`` is how far it is behind the best on average (0 or less) and ``half``
    the half width of the interval of that; ``made`` is the share of possible deals in which the
    contract is made. With all cards seen it is worth between ``low`` and ``high`` points.
    """

    text: str
    cards: tuple[Card, ...]
    low: float
    high: float
    half: float = 0.0
    made: float | None = None
    chosen: bool = False
    best: bool = False


class ReviewCard(msgspec.Struct, frozen=True):
    """A card that a seat has played to the trick."""

    seat: int
    card: Card


class ReviewHand(msgspec.Struct, frozen=True):
    """The cards that a seat held."""

    seat: int
    cards: tuple[Card, ...]


class ReviewDetail(msgspec.Struct, frozen=True, kw_only=True):
    """One decision opened (/api/reviews/GAME/DEAL/NUMBER).

    ``hand`` and ``trick`` are what its seat saw; ``known`` and ``open`` are sentences, ``reasons``
    those for the better choice, and the choices what was compared. ``method`` and ``worlds`` say on
    what the first comparison rests. ``line``: a line of play can be asked for from here.
    """

    number: int
    hand: tuple[Card, ...]
    trick: tuple[ReviewCard, ...]
    known: str
    reasons: tuple[str, ...]
    worlds: int
    choices: tuple[ReviewChoice, ...]
    open: str
    open_choices: tuple[ReviewChoice, ...]
    hands: tuple[ReviewHand, ...]
    turn: str
    line: bool


class ReviewWorth(msgspec.Struct, frozen=True):
    """A card that might have been played in a line, and the points that it leads to."""

    card: Card
    points: int


class ReviewStep(msgspec.Struct, frozen=True):
    """A card of a line of play, and the points that the counted side takes in all after it."""

    seat: int
    card: Card
    trick: int
    points: int
    others: tuple[ReviewWorth, ...]


class ReviewLine(msgspec.Struct, frozen=True):
    """A line of play with all cards seen (/api/reviews/GAME/DEAL/NUMBER/line?card=CARD).

    ``counted`` are the seats whose points are told; no card of theirs leads to more, and none of
    the others' to less. Without steps there were too many cards; ``text`` says so.
    """

    text: str
    counted: tuple[int, ...]
    steps: tuple[ReviewStep, ...]
