"""What compiled play while a stock lasts needs of a deal besides the hidden cards."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from acesaround.cards import SUITS
from acesaround.game import DealState
from acesaround.kernel import Packing
from acesaround.kernel.stock import stock_table
from acesaround.kernel.stock.table import (
    HOLDINGS,
    IN_AROUND,
    IN_MARRIAGE,
    IN_PINOCHLE,
    IN_RUN,
    LAID,
    SIZE,
    TRICK,
    StockTable,
)
from acesaround.rules import AROUND_RANKS, MeldKind, Rules

_CLASSES = {
    MeldKind.RUN: (IN_RUN,),
    MeldKind.MARRIAGE: (IN_MARRIAGE,),
    MeldKind.ROYAL_MARRIAGE: (IN_MARRIAGE,),
    MeldKind.PINOCHLE: (IN_PINOCHLE,),
    **{kind: (IN_AROUND,) for kind in AROUND_RANKS},
}
_PAIR = ("K", "Q")


def open_table(deal: DealState, rules: Rules, packing: Packing, seat: int) -> StockTable:
    """What is open to all when the seat is about to play a card."""
    stock = rules.stock
    assert stock is not None
    trick = deal.trick
    cards = trick.cards if trick is not None else ()
    leader = trick.leader if trick is not None else seat
    row = stock_table(
        places=len(deal.seats),
        trump=SUITS.index(deal.trump) if deal.trump is not None else -1,
        leader=deal.seats.index(leader),
        played=len(cards),
        stock_left=len(deal.stock),
        upcard=packing.type_of(deal.upcard) if deal.upcard is not None else -1,
        first_marriage_royal=stock.first_marriage == "royal",
        new_card=stock.need_new_card,
        draw_first=not stock.meld_then_draw,
        upgrades=stock.upgrade_to_double,
    )
    row[TRICK : TRICK + len(cards)] = [packing.type_of(card) for card in cards]
    assert len(row) == SIZE
    return row


def holdings_of(deal: DealState, packing: Packing) -> NDArray[np.int64]:
    """What lies melded before each place, and in which classes of meld each card is used."""
    rows = np.zeros((len(deal.seats), HOLDINGS), dtype=np.int64)
    for place, seat in enumerate(deal.seats):
        for laid in deal.laid[seat]:
            one = 1 << (packing.type_of(laid.card) * packing.bits)
            rows[place, LAID] += one
            classes = {kind for use in laid.uses for kind in _CLASSES.get(use, ())}
            if MeldKind.RUN in laid.uses and laid.card.rank.value in _PAIR:
                classes.add(IN_MARRIAGE)
            for kind in classes:
                rows[place, kind] += one
    return rows
