"""A hint as the page is told of it."""

from __future__ import annotations

import msgspec

from acesaround.cards import Card
from acesaround.game import Action


class HintFigures(msgspec.Struct, frozen=True, kw_only=True):
    """What the move of a hint brought where it was tried.

    ``value`` is its mean in ``unit`` ("points" or "chips"; of both, the reader's side less the
    others), over ``worlds`` ways in which the hidden cards may lie. ``made`` is the part of them
    in which the contract was made, None where there was none; ``text`` says that in words, or
    nothing. ``method`` names how they were judged: "playouts", or "exact" where every world was
    solved. ``expected`` is the value in words. ``told_by`` is the number of the reason, from 0,
    that says what ``text`` says, if there is one: where that reason is shown, the text is not.
    """

    value: float
    unit: str
    made: float | None
    worlds: int
    method: str
    text: str
    expected: str = ""
    told_by: int | None = None


class SupposedHand(msgspec.Struct, frozen=True, kw_only=True):
    """A hidden hand as it may be, in a deal that is only supposed."""

    seat: int
    name: str
    cards: tuple[Card, ...]


class WhyNot(msgspec.Struct, frozen=True, kw_only=True):
    """Another choice beside the move of a hint.

    ``text`` names it, ``figures`` says how much worse it is on average and ``chance`` how often the
    contract is made with it (or nothing). ``close`` marks one that is about as good. ``example``
    tells of one deal in which it does worse, sentence by sentence, and ``hands`` are the hidden
    hands there; both are empty where there is none. The deal is drawn from what the reader knows.
    """

    action: Action
    text: str
    figures: str
    chance: str
    close: bool
    example: tuple[str, ...]
    hands: tuple[SupposedHand, ...]


class Hint(msgspec.Struct, frozen=True, tag_field="type", tag="hint"):
    """One good move: the action, what it is in words, and the reasons, the strongest first.

    ``figures`` are there where the move was compared with others, and ``others`` are those.
    """

    n: int
    action: Action
    text: str
    reasons: tuple[str, ...]
    cards: tuple[Card, ...]
    figures: HintFigures | None
    others: tuple[WhyNot, ...] = ()
