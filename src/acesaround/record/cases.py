"""The kinds of case that a file of rulings may hold; every field is what the file calls it.

A kind that can also be asked has the name of the question. A case is more than that question: it
says under which rules and what must come of it.

``variant`` is the variant that a case is about, ``options`` are house rules set for it alone.
"""

from __future__ import annotations

from typing import ClassVar

import msgspec

from acesaround.cards import Hand, Suit
from acesaround.record.questions.kinds import (
    CardPointsQuestion,
    LegalQuestion,
    MeldsInTurnQuestion,
    MeldsQuestion,
    SettleQuestion,
    WinnerQuestion,
)
from acesaround.rules import Value


class Case(msgspec.Struct, frozen=True, kw_only=True):
    """What all cases have in common; ``kind`` is the name of the kind in the files."""

    kind: ClassVar[str]
    id: str
    variant: str = "modern"
    options: dict[str, Value] = {}


class MeldsCase(Case, frozen=True, kw_only=True):
    """What a hand is worth when all its melds are shown, in the table's own scale."""

    kind = MeldsQuestion.kind
    table: str | None = None
    trump: Suit | None
    hand: Hand
    points: int


class MeldsInTurnCase(Case, frozen=True, kw_only=True):
    """The best total of laying one meld on each of ``tricks`` turns."""

    kind = MeldsInTurnQuestion.kind
    variant: str = "two_hand"
    table: str | None = None
    trump: Suit | None
    hand: Hand
    tricks: int
    best: int


class LegalCase(Case, frozen=True, kw_only=True):
    """The cards that may be played to a trick, each kind once."""

    kind = LegalQuestion.kind
    trump: Suit | None
    trick: Hand
    hand: Hand
    legal: Hand


class WinnerCase(Case, frozen=True, kw_only=True):
    """The place of the winning card in a trick, 0 for the card led."""

    kind = WinnerQuestion.kind
    trump: Suit | None
    trick: Hand
    winner: int


class CardPointsCase(Case, frozen=True, kw_only=True):
    """The points of cards under a system of counting, without the last trick."""

    kind = CardPointsQuestion.kind
    count: str | None = None
    cards: Hand
    points: int


class AuctionCase(Case, frozen=True, kw_only=True):
    """What calls lead to; seat 0 calls first, the dealer last."""

    kind = "auction"
    players: int = 4
    calls: tuple[str, ...]
    result: str


class SettleCase(Case, frozen=True, kw_only=True):
    """What the bidding side and the others score; ``defender_rounds`` are tricks worth nothing."""

    kind = SettleQuestion.kind
    bid: int
    bidder_melds: int
    defender_melds: int
    bidder_tricks: int | None = None
    defender_rounds: int = 0
    played: bool = True
    score: tuple[int, int]


class ChipsCase(Case, frozen=True, kw_only=True):
    """What the bidder wins or pays in chips, in a deal of seat 0 with ``pot`` chips in the pot.

    ``conceded``: the bidder gave up before the first lead.
    """

    kind = "chips"
    variant: str = "auction_chips"
    bid: int
    trump: Suit
    made: bool
    conceded: bool = False
    pot: int = 1000
    bidder: int


class GameEndCase(Case, frozen=True, kw_only=True):
    """What the scores after a deal mean for the game; ``bidder`` is the bidding side."""

    kind = "game_end"
    before: tuple[int, ...]
    deal: tuple[int, ...]
    bidder: int | None = None
    result: str


CASES: dict[str, type[Case]] = {
    case.kind: case
    for case in (
        MeldsCase,
        MeldsInTurnCase,
        LegalCase,
        WinnerCase,
        CardPointsCase,
        AuctionCase,
        SettleCase,
        ChipsCase,
        GameEndCase,
    )
}
