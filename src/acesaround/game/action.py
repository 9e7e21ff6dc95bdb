"""Actions: what a seat, or chance, asks to do. An action is a request; only events are facts."""

from __future__ import annotations

import msgspec

from acesaround.cards import Card, Hand, Suit
from acesaround.rules import MeldKind

CHANCE = -1
"""The seat number under which the cards are shuffled; the engine holds no random generator."""


class _Action(
    msgspec.Struct, frozen=True, kw_only=True, tag_field="do", forbid_unknown_fields=True
):
    """``seat`` is who asks, counted from 0 clockwise, or CHANCE."""

    seat: int


class Deal(_Action, tag="deal", frozen=True, kw_only=True):
    """Chance gives the deck in this order: packets from the front, then what lies over."""

    seat: int = CHANCE
    order: Hand


class Bid(_Action, tag="bid", frozen=True, kw_only=True):
    """Call a bid, in points."""

    amount: int


class Pass(_Action, tag="pass", frozen=True, kw_only=True):
    """Leave the auction."""


class NameTrump(_Action, tag="name_trump", frozen=True, kw_only=True):
    """Name the trump suit."""

    suit: Suit


class PassCards(_Action, tag="pass_cards", frozen=True, kw_only=True):
    """Give cards to the partner."""

    cards: Hand


class Bury(_Action, tag="bury", frozen=True, kw_only=True):
    """Lay cards away face down after taking the widow; they count for the bidder."""

    cards: Hand


class ThrowIn(_Action, tag="throw_in", frozen=True, kw_only=True):
    """Throw in, before the widow is taken up, a deal in which the bid was forced."""


class ShareWidow(_Action, tag="share_widow", frozen=True, kw_only=True):
    """Give one card of the widow to each of the others, in the order from the seat's left on.

    What is left over of the widow is kept.
    """

    cards: Hand


class Concede(_Action, tag="concede", frozen=True, kw_only=True):
    """Give the deal up before it is played."""


class TakeBack(_Action, tag="take_back", frozen=True, kw_only=True):
    """Take back trump, melds and buried cards before the first lead, to do all of it anew."""


class ShootMoon(_Action, tag="shoot_moon", frozen=True, kw_only=True):
    """Announce that the bidder's side will win every trick."""


class Decline(_Action, tag="decline", frozen=True, kw_only=True):
    """Answer no to what every player is asked in turn; the deal goes on."""


class LayMeld(_Action, tag="lay_meld", frozen=True, kw_only=True):
    """Lay one meld after winning a trick (two-handed game).

    ``cards`` come from the hand; ``laid`` are the places, in the seat's own row on the table, of
    the cards that lie there already and become part of the meld too.
    """

    kind: MeldKind
    suit: Suit | None = None
    cards: Hand
    laid: tuple[int, ...] = ()


class ExchangeDix(_Action, tag="exchange_dix", frozen=True, kw_only=True):
    """Put the nine of trump in place of the turned card and take that."""


class ShowDix(_Action, tag="show_dix", frozen=True, kw_only=True):
    """Lay a nine of trump on the table for its points."""


class EndMelding(_Action, tag="end_melding", frozen=True, kw_only=True):
    """Meld no more on this turn; the cards are drawn.

    ``upcard``: take the turned card, the last time that cards are drawn, where the rules allow it.
    """

    upcard: bool = False


class PlayCard(_Action, tag="play", frozen=True, kw_only=True):
    """Play a card to the trick, from the hand or, with ``laid``, from that place on the table."""

    card: Card
    laid: int | None = None


class ClaimGame(_Action, tag="claim_game", frozen=True, kw_only=True):
    """Claim to have reached the game, right after winning a trick."""


class Accuse(_Action, tag="accuse", frozen=True, kw_only=True):
    """Accuse another seat of a card that the rules forbid, before playing to the trick."""

    accused: int


Action = (
    Deal
    | Bid
    | Pass
    | NameTrump
    | PassCards
    | Bury
    | ThrowIn
    | ShareWidow
    | Concede
    | TakeBack
    | ShootMoon
    | Decline
    | LayMeld
    | ExchangeDix
    | ShowDix
    | EndMelding
    | PlayCard
    | ClaimGame
    | Accuse
)
