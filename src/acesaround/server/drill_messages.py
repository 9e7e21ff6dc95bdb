"""Drills as the page is told of them. What is right is told only after an answer."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from acesaround.cards import Card, Suit
from acesaround.game import Action
from acesaround.server.hint_message import SupposedHand
from acesaround.server.protocol import Choice, MeldPicture, Picture
from acesaround.teaching.drills import Answered, Grade, Kind

MOST_ANSWERS = 400
"""So many of the last answers are looked at; the page need not send more."""

Answers = Annotated[tuple[Answered, ...], msgspec.Meta(max_length=MOST_ANSWERS)]


class DrillWish(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The request for a drill (POST /api/drills): of a kind or mixed.

    ``answers`` are the reader's so far, the oldest first, as they came with the verdicts; ``seed``
    is any number that the reader keeps; ``variant`` the rules to stay with, all if it is empty.
    """

    kind: Literal["mixed", "melds", "pass", "bid", "play"] = "mixed"
    answers: Answers = ()
    seed: int = 0
    variant: str = ""


class DrillAnswer(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """An answer (POST /api/drills/DRILL): ``points`` where melds are counted, else ``action``."""

    points: int | None = None
    action: Action | None = None
    answers: Answers = ()


class KindSoFarPicture(msgspec.Struct, frozen=True, kw_only=True):
    """How the last answers of a kind went, at most ten."""

    kind: Kind
    title: str
    answered: int
    right: int


class PracticePicture(msgspec.Struct, frozen=True, kw_only=True):
    """What to practise next, in words; ``kind`` is the one to choose, if it is one."""

    text: str
    kind: Kind | None
    so_far: tuple[KindSoFarPicture, ...]
    streak: int


class GameOfDrills(msgspec.Struct, frozen=True, kw_only=True):
    """A game that there are drills of: its variant, and what it is called."""

    name: str
    title: str


class DrillPicture(msgspec.Struct, frozen=True, kw_only=True):
    """A drill as its reader sees it.

    ``rules`` names the variant whose ``title`` is shown; ``text`` is the question. ``again``: it
    went wrong before. ``level`` is how hard it is, 1 to 5. ``hand`` and ``trump`` are there in any
    case; ``picture`` is the table, made from the View of the seat, None where the hand is all there
    is. ``choices`` are the calls of a bidding drill. ``games`` are those that there are drills of.
    """

    id: str
    kind: Kind
    kind_title: str
    level: int
    again: bool
    rules: str
    title: str
    text: str
    hand: tuple[Card, ...]
    trump: Suit | None
    picture: Picture | None
    choices: tuple[Choice, ...]
    games: tuple[GameOfDrills, ...]
    practice: PracticePicture


class DrillRow(msgspec.Struct, frozen=True, kw_only=True):
    """One choice in the table of a verdict: ``value`` is what the deal brings on average, own side
    less the others, ``behind`` how much less than the best, ``chance`` that of the contract or
    nothing; ``given`` marks the answer and ``close`` those that are about as good as the best.
    """

    text: str
    cards: tuple[Card, ...]
    value: str
    behind: str
    chance: str
    best: bool
    given: bool
    close: bool


class DrillVerdict(msgspec.Struct, frozen=True, kw_only=True):
    """What an answer was worth.

    ``answered`` is to be kept with the answers so far. ``text`` is the verdict, ``reasons`` say why
    the best is better, ``figures`` how much worse the answer is, in a sentence. ``rows`` are all
    choices and ``melds`` those of a hand that was counted, ``total`` their points. ``example``
    tells of one deal in which the answer does worse, and ``hands`` are the hidden hands there; it
    is drawn from what the seat knows. ``unit`` is what figures are in, ``worlds`` in how many deals
    they were found.
    """

    answered: Answered
    grade: Grade
    text: str
    reasons: tuple[str, ...]
    figures: str
    rows: tuple[DrillRow, ...]
    melds: tuple[MeldPicture, ...]
    total: int | None
    example: tuple[str, ...]
    hands: tuple[SupposedHand, ...]
    unit: Literal["points", "chips"]
    worlds: int
    practice: PracticePicture
