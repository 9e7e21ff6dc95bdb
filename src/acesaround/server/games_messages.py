"""What the page "My games" asks for and is shown beside its list: see requests for that."""

from __future__ import annotations

from typing import Literal

import msgspec

from acesaround.cards import Card, Suit
from acesaround.server.protocol import PlayedPicture
from acesaround.server.requests import GameInfo


class Restart(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The request for a practice table that goes on from a game (POST /api/games/ID/restart).

    ``deal`` counts the deals of the game from 1, those that were thrown in too, as GET
    /api/games/ID lists them. With "same_deal" its cards are given out again by the same dealer at
    the same scores; with "from_here" all is as it was after ``n`` events of the game, when somebody
    had to choose (None: when the cards lay ready). ``seat`` is the reader's, None for the one that
    he had in the game, or the first. The answer is a TableMade.
    """

    deal: int
    mode: Literal["same_deal", "from_here"]
    n: int | None = None
    seat: int | None = None


class SeatLooked(msgspec.Struct, frozen=True, kw_only=True):
    """A seat at one moment of a deal; cards that the reader may not see are backs.

    ``laid`` are cards that lie open before the player as melds, ``tricks`` how many he has won.
    """

    hand: tuple[Card, ...]
    laid: tuple[Card, ...]
    tricks: int
    turn: bool


class AsideLooked(msgspec.Struct, frozen=True):
    """Cards that are in no hand and in no trick; of a stock the first one is drawn next."""

    what: Literal["widow", "stock", "upcard", "buried"]
    cards: tuple[Card, ...]


class MomentLooked(msgspec.Struct, frozen=True, kw_only=True):
    """How a deal stands after a move; ``text`` says what has happened, in a few sentences.

    ``n`` is what a Restart "from_here" goes on from, or None where that cannot be. ``trick`` is the
    one on the table, which stays there until the next lead, ``winner`` who has won it. ``points``
    are the trick points of each side so far.
    """

    n: int | None
    text: str
    seats: tuple[SeatLooked, ...]
    trick: tuple[PlayedPicture, ...]
    winner: int | None
    aside: tuple[AsideLooked, ...]
    trump: Suit | None
    contract: str | None
    points: tuple[int, ...]


class DealLooked(msgspec.Struct, frozen=True, kw_only=True):
    """A deal to be looked through move by move (GET /api/games/ID/deals/N).

    ``deal`` is its place in the game, of ``deals``, from 1, those that were thrown in too. A deal
    that is not ``over`` is shown as the reader's own seat sees it. ``again``: it can be played
    again. ``names`` and ``sides`` are what seats and sides are called, ``dealer`` is a seat, and
    ``playing`` are the seats that hold cards.
    """

    game: GameInfo
    deal: int
    deals: int
    over: bool
    again: bool
    names: tuple[str, ...]
    sides: tuple[str, ...]
    playing: tuple[int, ...]
    dealer: int
    moments: tuple[MomentLooked, ...]
