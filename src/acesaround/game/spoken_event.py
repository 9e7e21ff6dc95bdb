"""The events of what is said beside the play: claims and accusations (RULES 3, 7.2)."""

from __future__ import annotations

from acesaround.cards import Card
from acesaround.game.refusal import Reason
from acesaround.game.visibility import Visible, _Event


class Accused(_Event, tag="accused", frozen=True, kw_only=True):
    """A seat accused another of a card that the rules forbid.

    If that is right, ``card`` is the card and ``reason`` names the duty it broke; if it is wrong
    both are None.
    """

    visible = Visible.ALL
    seat: int
    accused: int
    card: Card | None = None
    reason: Reason | None = None


class GameClaimed(_Event, tag="game_claimed", frozen=True, kw_only=True):
    """A seat claimed to have reached the game; ``total`` are the points that it has in truth."""

    visible = Visible.ALL
    seat: int
    total: int
    right: bool


class ClaimWaived(_Event, tag="claim_waived", frozen=True, kw_only=True):
    """The winner of the last trick could claim the game and lets the deal be settled instead."""

    visible = Visible.ALL
    seat: int
