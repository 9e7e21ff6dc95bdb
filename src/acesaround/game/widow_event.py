"""Events of the cards laid aside for the winner of the auction."""

from __future__ import annotations

from acesaround.cards import Hand
from acesaround.game.visibility import Visible, _Event


class WidowDealt(_Event, tag="widow_dealt", frozen=True, kw_only=True):
    """The widow was laid aside face down."""

    visible = Visible.NOBODY
    cards: Hand


class WidowTaken(_Event, tag="widow_taken", frozen=True, kw_only=True):
    """The winner of the auction turned the widow up for all to see and took it."""

    visible = Visible.ALL
    seat: int
    cards: Hand


class WidowSeen(_Event, tag="widow_seen", frozen=True, kw_only=True):
    """The winner of the auction took the widow up without showing it."""

    visible = Visible.OWNER
    seat: int
    cards: Hand


class WidowShared(_Event, tag="widow_shared", frozen=True, kw_only=True):
    """The winner of the auction gave a card of the widow to another seat, face down."""

    visible = Visible.GIVER_AND_RECEIVER
    seat: int
    to: int
    cards: Hand


class ThrownInUnseen(_Event, tag="thrown_in_unseen", frozen=True, kw_only=True):
    """The bidder threw in a forced bid before the widow was taken up."""

    visible = Visible.ALL
    seat: int


class CardsBuried(_Event, tag="cards_buried", frozen=True, kw_only=True):
    """The bidder laid cards away face down."""

    visible = Visible.OWNER
    seat: int
    cards: Hand


class BuriedAnnounced(_Event, tag="buried_announced", frozen=True, kw_only=True):
    """The bidder had to say how many trumps and aces of other suits were buried."""

    visible = Visible.ALL
    seat: int
    trumps: int
    aces: int


class TakenBack(_Event, tag="taken_back", frozen=True, kw_only=True):
    """The bidder took back trump, melds and buried cards; trump is named anew."""

    visible = Visible.ALL
    seat: int
