"""The messages between page and server: one definition, from which the page's types are made.

What goes out is made from the View of the seat that it goes to, in the reader's language, so the
page holds no rule, no secret and no sentence about the game.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from acesaround.cards import Card, Suit
from acesaround.game import Action, Refusal
from acesaround.rules import MeldKind, Value
from acesaround.server.control_messages import Controls, TableControl
from acesaround.server.hint_message import Hint
from acesaround.server.path_messages import PathPicture
from acesaround.server.sheet_message import SheetPicture


class _In(msgspec.Struct, frozen=True, tag_field="type", forbid_unknown_fields=True):
    pass


class Act(_In, tag="act", frozen=True):
    """Do an action; ``n`` is the number of the picture on which the reader decided."""

    n: int
    action: Action


class AskHint(_In, tag="ask_hint", frozen=True):
    """One good move and the reason for it."""


class Continue(_In, tag="continue", frozen=True):
    """The reader has seen what the table shows (melds, score sheet) and wants to go on."""

    n: int


class SetPace(_In, tag="set_pace", frozen=True):
    """How fast the computer players move."""

    pace: Literal["slow", "normal", "fast"]


class SetLanguage(_In, tag="set_language", frozen=True):
    """From now on the page is spoken to in another language, such as "sv"."""

    language: str


class PlayAgain(_In, tag="play_again", frozen=True):
    """A new game at the same table with the same players."""


class Resend(_In, tag="resend", frozen=True):
    """Send the picture again."""


class FillSeats(_In, tag="fill_seats", frozen=True):
    """Computer players take the seats that are still open, and the game begins."""


Inbound = (
    Act | AskHint | Continue | SetPace | SetLanguage | PlayAgain | Resend | FillSeats | TableControl
)


class _Out(msgspec.Struct, frozen=True, kw_only=True):
    pass


class MeldPicture(_Out, frozen=True, kw_only=True):
    """A meld in words with its cards and points."""

    kind: MeldKind
    text: str
    cards: tuple[Card, ...]
    points: int


class LaidPicture(_Out, frozen=True, kw_only=True):
    """A card on the table before its owner; ``place`` is what actions call it."""

    card: Card
    place: int
    text: str


class SeatPicture(_Out, frozen=True, kw_only=True):
    """One player as the reader sees him.

    ``cards`` is how many cards are in the hand, ``call`` the last call in words, ``tricks`` the
    number of tricks won; ``meld_points`` all points of melds and dix shown in this deal. ``level``
    is how strong a computer player is, in words; empty for people.
    ``out``: the seat holds no cards in this deal, because the dealer sits out or because the player
    has reached the game and left. ``barred``: the seat has claimed the game wrongly and can win no
    more.
    """

    seat: int
    side: int
    name: str
    who: Literal["you", "person", "computer", "open"]
    level: str
    connected: bool
    cards: int
    laid: tuple[LaidPicture, ...]
    melds: tuple[MeldPicture, ...]
    meld_points: int
    tricks: int
    call: str | None
    dealer: bool
    bidder: bool
    turn: bool
    out: Literal["sitting_out", "left"] | None
    barred: bool


class PlayedPicture(_Out, frozen=True, kw_only=True):
    """A card of a trick and who played it."""

    seat: int
    card: Card


class TrickPicture(_Out, frozen=True, kw_only=True):
    """A trick; ``winner`` and ``text`` ("East wins the trick, 20 points") once it is complete."""

    cards: tuple[PlayedPicture, ...]
    winner: int | None
    points: int
    text: str | None


class SuitWorth(_Out, frozen=True, kw_only=True):
    """What the reader's hand is worth with this suit as trump, in points.

    ``meld_points`` are those of the melds in the hand, ``partner`` what partner's melds and the
    passed cards bring on average, ``tricks`` an estimate of the side's trick points; ``total`` is
    the sum of the three.
    """

    suit: Suit
    melds: tuple[MeldPicture, ...]
    meld_points: int
    partner: int
    tricks: int
    total: int
    best: bool


class CardHelp(_Out, frozen=True, kw_only=True):
    """What a card of the hand is part of, and what giving it away would cost in meld points."""

    card: Card
    parts: tuple[str, ...]
    cost: int
    text: str


class Choice(_Out, frozen=True, kw_only=True):
    """An action that is offered, in words; its cards and points where it is a meld.

    ``sure`` is what to tell the reader before it is done, where it costs much if it is wrong.
    """

    action: Action
    text: str
    cards: tuple[Card, ...]
    points: int
    sure: str = ""


class BidChoice(_Out, frozen=True, kw_only=True):
    """The bids open to the reader: from ``least`` up to ``most``, at first by ``step``.

    There may be gaps further up: ``amounts`` are the lowest open bids. ``passing``: the reader may
    pass too (the button is among the choices then).
    """

    least: int
    step: int
    most: int
    passing: bool
    amounts: tuple[int, ...]


class Asked(_Out, frozen=True, kw_only=True):
    """What the table waits for.

    ``what``: bid (``bid`` is missing where the reader may only pass), trump, pass_cards, bury
    (cards to lay away), share (cards of the widow, one for each of the others), exchange (the nine
    of trump for the dealer's turned card), offer (play on, give up, throw in or shoot the moon),
    lay (meld, dix or go on, after a trick with a stock), play, claim (the game, or let the deal be
    settled, after the last trick), continue (something is shown: see ``text``), wait (for somebody
    else) or over.
    ``mine``: the reader must act. ``choices`` are the actions offered as buttons or, for play, the
    cards that the rules allow and then what may be said instead. ``count`` is the number of cards
    to pass, to lay away or to give, ``free`` are the cards of the hand that may go (every copy that
    may); the others must stay. ``to`` are the seats that get them, where each gets one, in the
    order of the cards.
    """

    what: Literal[
        "bid",
        "trump",
        "pass_cards",
        "bury",
        "share",
        "exchange",
        "offer",
        "lay",
        "play",
        "claim",
        "continue",
        "wait",
        "over",
    ]
    mine: bool
    seat: int | None
    text: str
    choices: tuple[Choice, ...] = ()
    bid: BidChoice | None = None
    count: int = 0
    free: tuple[Card, ...] = ()
    to: tuple[int, ...] = ()


class WidowPicture(_Out, frozen=True, kw_only=True):
    """The cards laid aside in the deal.

    ``count`` of them lie face down on the table; ``cards`` are there once they are turned up, when
    the bidder (``seat``) has them in the hand. Of a widow that is shared out unseen they are those
    that the bidder has still to give, and only the bidder sees them.
    """

    count: int
    cards: tuple[Card, ...]
    seat: int | None


class ScorePicture(_Out, frozen=True, kw_only=True):
    """A side's running score; ``points`` are trick points taken in the deal in progress.

    ``chips`` are those that each player of the side has won where chips are paid beside points.
    """

    side: int
    name: str
    total: int
    melds: int
    points: int
    chips: int | None


class ChangedOption(_Out, frozen=True, kw_only=True):
    """A house rule that differs from the variant's usual one."""

    path: str
    label: str
    value: Value
    text: str


class TableRules(_Out, frozen=True, kw_only=True):
    """The rules of the table in short: the variant in words, and what was changed."""

    variant: str
    name: str
    summary: tuple[str, ...]
    changed: tuple[ChangedOption, ...]


class Picture(_Out, frozen=True, kw_only=True):
    """Everything that the reader's page draws.

    ``n`` counts the events so far. ``seat`` is the reader's own. ``hand`` is sorted; cards that
    lie on the table are with their seat. ``worth`` and ``card_help`` are there while they help
    (before the bid and while trump is named; while cards are passed or laid away). ``turned`` is
    the card that the dealer turned for trump where there is no stock. ``buried`` counts the cards
    that the bidder laid away. ``deals`` is how many deals the game has, 0 where it goes to
    ``target`` points. ``unit`` is what scores are in; ``pot`` are chips. ``log`` holds the deal's
    happenings in words, oldest first. ``sheets`` are the deals of this game so far. ``path`` is
    there for a beginner who is led.
    """

    n: int
    table: str
    seat: int
    rules: TableRules
    phase: str
    deal: int
    seats: tuple[SeatPicture, ...]
    hand: tuple[Card, ...]
    trump: Suit | None
    contract: str | None
    stock: int
    upcard: Card | None
    turned: Card | None
    widow: WidowPicture | None
    buried: int
    pot: int
    unit: Literal["points", "chips"]
    trick: TrickPicture | None
    last_trick: TrickPicture | None
    scores: tuple[ScorePicture, ...]
    target: int
    deals: int
    asked: Asked
    worth: tuple[SuitWorth, ...]
    card_help: tuple[CardHelp, ...]
    log: tuple[str, ...]
    sheets: tuple[SheetPicture, ...]
    winner: str | None
    pace: Literal["slow", "normal", "fast"]
    invite: str | None
    controls: Controls
    path: PathPicture | None


class Happening(_Out, frozen=True, kw_only=True):
    """Something that happened: the event's name, what moved (backs where hidden), and words.

    ``kind`` is the tag of the event in the engine. ``laid`` is the place on the table from which a
    card was played.
    """

    kind: str
    seat: int | None
    to: int | None
    cards: tuple[Card, ...]
    laid: int | None
    text: str


class Update(msgspec.Struct, frozen=True, tag_field="type", tag="update"):
    """What happened since the last update (nothing after a reload) and how things stand now."""

    happened: tuple[Happening, ...]
    picture: Picture


class Refused(msgspec.Struct, frozen=True, tag_field="type", tag="refused"):
    """An action was not allowed: why, in words, and the cards that matter. Nothing has changed.

    ``rule`` is the rule in force behind it and ``option`` the path of its option, if it is one.
    """

    n: int
    code: Refusal
    text: str
    rule: str | None
    cards: tuple[Card, ...]
    option: str | None = None


class Trouble(msgspec.Struct, frozen=True, tag_field="type", tag="trouble"):
    """A message could not be understood, or the table is gone: what is wrong, in words."""

    text: str


Outbound = Update | Refused | Hint | Trouble
