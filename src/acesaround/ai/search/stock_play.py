"""Choosing a card while the stock lasts: every card is played out to the end of the deal."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from acesaround.ai.record import Candidate, Record
from acesaround.ai.search.levels import Level
from acesaround.ai.search.racing import Budget, race
from acesaround.ai.worlds import Place, Sampler
from acesaround.cards import SUITS, Card
from acesaround.game import DealState, PlayCard, View, legal_actions
from acesaround.kernel import Packing, compile_rules, packing_of
from acesaround.kernel.playouts import RULE
from acesaround.kernel.stock import stock_table
from acesaround.kernel.stock.playouts import play_stock_out
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
from acesaround.rules import AROUND_RANKS, MeldKind

_CLASSES = {
    MeldKind.RUN: (IN_RUN,),
    MeldKind.MARRIAGE: (IN_MARRIAGE,),
    MeldKind.ROYAL_MARRIAGE: (IN_MARRIAGE,),
    MeldKind.PINOCHLE: (IN_PINOCHLE,),
    **{kind: (IN_AROUND,) for kind in AROUND_RANKS},
}
_PAIR = ("K", "Q")


def choose_in_stock(view: View, level: Level, seed: int, until: float) -> Record:
    """The record of the cards that may be played, best first; ``until`` as time.monotonic()."""
    plays = _one_of_each(view)
    if len(plays) == 1:
        return Record("forced", "points", 0, (Candidate(plays[0], 0.0, 0.0, 0.0, 0),))
    search = _StockSearch(view, plays, seed)
    standings = race(len(plays), search.trial, Budget(level.worlds, level.batch, until))
    candidates = tuple(
        Candidate(plays[each.number], each.means[0], each.behind, each.half, each.worlds)
        for each in standings
    )
    return Record("playouts", "points", standings[0].worlds, candidates)


def compare_in_stock(
    view: View, seed: int, worlds: int
) -> tuple[tuple[PlayCard, ...], NDArray[np.float64]]:
    """The cards that may be played, and what each brings in each world: [world, card]."""
    plays = _one_of_each(view)
    value = _StockSearch(view, plays, seed).trial(worlds, np.arange(len(plays)))
    return tuple(plays), value[:, :, 0]


def _one_of_each(view: View) -> list[PlayCard]:
    """For each card one way to play it: a copy that has done its service before a fresh one."""
    row = view.deal.laid[view.seat]
    chosen: dict[Card, tuple[int, PlayCard]] = {}
    for action in legal_actions(view.seen):
        if isinstance(action, PlayCard):
            served = len(row[action.laid].uses) if action.laid is not None else -1
            if action.card not in chosen or served > chosen[action.card][0]:
                chosen[action.card] = (served, action)
    return [action for _, action in chosen.values()]


class _StockSearch:
    def __init__(self, view: View, plays: list[PlayCard], seed: int) -> None:
        rules = view.seen.rules
        packing = packing_of(rules.deck.copies, rules.deck.nines)
        self._sampler = Sampler(view, seed)
        self._seed = seed
        self._rounds = 0
        self._table = compile_rules(rules)
        self._open = _open_table(view, packing)
        self._holdings = _holdings(view.deal, packing)
        self._moves = np.array([packing.type_of(play.card) for play in plays], dtype=np.int64)
        self._own = view.deal.seats.index(view.seat)

    def trial(self, number: int, running: NDArray[np.int64]) -> NDArray[np.float64]:
        """What each card brings: own points less the mean of the others', in new worlds."""
        worlds = self._sampler.draw(number)
        stocks = np.zeros(number, dtype=np.int64)
        if Place.STOCK in self._sampler.aside:
            stocks = worlds.aside[:, self._sampler.aside.index(Place.STOCK)].copy()
        points = np.zeros((number, len(running), len(self._holdings)), dtype=np.int64)
        self._rounds += 1
        play_stock_out(
            self._table,
            self._open,
            self._holdings,
            worlds.hands,
            stocks,
            self._moves[running],
            RULE,
            self._seed + self._rounds,
            points,
        )
        own = points[:, :, self._own].astype(np.float64)
        others = (points.sum(axis=2) - own) / (points.shape[2] - 1)
        return np.stack([own - others], axis=2)


def _open_table(view: View, packing: Packing) -> StockTable:
    deal, stock = view.deal, view.seen.rules.stock
    assert stock is not None
    trick = deal.trick
    cards = trick.cards if trick is not None else ()
    leader = trick.leader if trick is not None else view.seat
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


def _holdings(deal: DealState, packing: Packing) -> NDArray[np.int64]:
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
