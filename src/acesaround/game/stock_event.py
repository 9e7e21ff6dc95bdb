"""The events of the games with a stock: what is laid after a trick, and what is drawn (RULES 1)."""

from __future__ import annotations

from acesaround.cards import Card, Hand
from acesaround.game.visibility import Visible, _Event
from acesaround.rules import Meld


class StockDealt(_Event, tag="stock_dealt", frozen=True, kw_only=True):
    """The stock was laid face down, top card first."""

    visible = Visible.NOBODY
    cards: Hand


class MeldLaid(_Event, tag="meld_laid", frozen=True, kw_only=True):
    """A seat laid a meld: ``cards`` from its hand, ``laid`` the places of those on the table."""

    visible = Visible.ALL
    seat: int
    meld: Meld
    cards: Hand
    laid: tuple[int, ...]


class DixExchanged(_Event, tag="dix_exchanged", frozen=True, kw_only=True):
    """A seat put the nine of trump under the stock and took the turned card.

    ``ends_turn``: under the rules in force this was the turn's one meld.
    """

    visible = Visible.ALL
    seat: int
    nine: Card
    card: Card
    points: int
    ends_turn: bool = False


class DixShown(_Event, tag="dix_shown", frozen=True, kw_only=True):
    """A seat laid a nine of trump on the table; ``ends_turn`` as for the exchange."""

    visible = Visible.ALL
    seat: int
    nine: Card
    points: int
    ends_turn: bool = False


class MeldingEnded(_Event, tag="melding_ended", frozen=True, kw_only=True):
    """The winner of the trick melds no more on this turn, and may choose the turned card."""

    visible = Visible.ALL
    seat: int
    takes_upcard: bool = False


class CardDrawn(_Event, tag="card_drawn", frozen=True, kw_only=True):
    """A seat drew the top card of the stock."""

    visible = Visible.OWNER
    seat: int
    cards: Hand


class DrawnCardShown(_Event, tag="drawn_card_shown", frozen=True, kw_only=True):
    """The card just drawn, the last one face down, was shown to all."""

    visible = Visible.ALL
    seat: int
    card: Card


class UpcardDrawn(_Event, tag="upcard_drawn", frozen=True, kw_only=True):
    """A seat took the turned card, the last of the stock."""

    visible = Visible.ALL
    seat: int
    card: Card


class TableTakenUp(_Event, tag="table_taken_up", frozen=True, kw_only=True):
    """Both players took the cards of their melds back into their hands."""

    visible = Visible.ALL
