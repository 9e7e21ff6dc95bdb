"""The kinds of question. Numbers of points are in the scale in force."""

from __future__ import annotations

from typing import ClassVar, Literal

import msgspec

from acesaround.cards import Hand, Suit


class Question(msgspec.Struct, frozen=True, kw_only=True):
    """What all questions have in common; ``kind`` is the name of the kind, as in case files."""

    kind: ClassVar[str]


class MeldsQuestion(Question, frozen=True, kw_only=True):
    """What a hand is worth when all its melds are shown at once."""

    kind = "melds"
    trump: Suit | None
    hand: Hand


class MeldsInTurnQuestion(Question, frozen=True, kw_only=True):
    """The best order of laying one meld on each of ``tricks`` turns (RULES 1, M1-M7)."""

    kind = "melds_in_turn"
    trump: Suit | None
    hand: Hand
    tricks: int


class LegalQuestion(Question, frozen=True, kw_only=True):
    """Which cards of a hand may be played to a trick; ``first``: to the first of the deal."""

    kind = "legal"
    trump: Suit | None
    trick: Hand = ()
    hand: Hand
    first: bool = False


class WinnerQuestion(Question, frozen=True, kw_only=True):
    """Which card wins a trick, whole or so far."""

    kind = "winner"
    trump: Suit | None
    trick: Hand


class CardPointsQuestion(Question, frozen=True, kw_only=True):
    """What cards taken in tricks count; ``last``: with the last trick."""

    kind = "card_points"
    cards: Hand
    last: bool = False


class SettleQuestion(Question, frozen=True, kw_only=True):
    """What each party scores; ``melds``, ``tricks`` and ``won`` follow the order of ``parties``.

    ``bid`` is None without an auction. ``tricks`` are points, the last trick and buried cards
    included; None where nothing was played. ``won`` counts the tricks of each party; without it
    only who has trick points has won any. ``ended``: given_up by the bidder, yielded by all
    opponents, or no_marriage: the bidder lacked the one in trump that the rules ask for.
    ``moon``: all tricks were announced. ``pot`` are the chips in the pot, None for what everybody
    puts in at first.
    """

    kind = "settle"
    bid: int | None = None
    melds: tuple[int, ...]
    tricks: tuple[int, ...] | None = None
    won: tuple[int, ...] | None = None
    trump: Suit | None = None
    ended: Literal["played", "given_up", "yielded", "no_marriage"] = "played"
    moon: bool = False
    pot: int | None = None


KINDS: dict[str, type[Question]] = {
    kind.kind: kind
    for kind in (
        MeldsQuestion,
        MeldsInTurnQuestion,
        LegalQuestion,
        WinnerQuestion,
        CardPointsQuestion,
        SettleQuestion,
    )
}
