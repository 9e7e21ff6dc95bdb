"""Melding after a won trick: each meld that may be laid, or none, is followed to the end.

In each world the cards are drawn and the deal is played out from there. A meld that waits is laid
on the next trick won, so what is compared is this turn with the next ones. Whoever keeps a meld
back will want that trick; so several leads are tried after each meld, and the best of them counts.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from acesaround.ai.record import Candidate, Record
from acesaround.ai.search.levels import Level
from acesaround.ai.search.racing import Budget, Standing, Tried, race
from acesaround.ai.search.stock_moment import holdings_of, open_table
from acesaround.ai.worlds import Place, Sampler
from acesaround.cards import Card, Suit
from acesaround.game import (
    Action,
    DealState,
    EndMelding,
    ExchangeDix,
    LayMeld,
    ShowDix,
    State,
    View,
    act,
    legal_actions,
)
from acesaround.kernel import Packing, compile_rules, packing_of
from acesaround.kernel.playouts import RULE
from acesaround.kernel.stock.playouts import play_stock_out
from acesaround.kernel.stock.table import STOCK_LEFT

Numbers = NDArray[np.int64]

_ANY = -1
"""In place of a lead: the card that the playouts would lead."""


def choose_meld(view: View, level: Level, seed: int, until: float) -> Record | None:
    """The record of what may be laid on this turn, best first; ``until`` as time.monotonic().

    None where there is nothing to weigh up: on the last turn, and while a nine of trump scores
    besides a meld.
    """
    rules = view.seen.rules
    stock = rules.stock
    assert stock is not None
    actions = _one_way_each(legal_actions(view.seen))
    nines = any(isinstance(action, ExchangeDix | ShowDix) for action in actions)
    if len(actions) == 1 or (nines and stock.dix_is_free):
        return None
    afterwards = [_after(view, action) for action in actions]
    last = view.deal.to_draw >= len(view.deal.stock) + (view.deal.upcard is not None)
    if last or any(after.phase != "stock" for after in afterwards):
        return None
    search = _Melding(view, [after.deal for after in afterwards if after.deal is not None], seed)
    budget = Budget(level.worlds, level.batch, until)
    found: dict[int, Standing] = {}
    for each in race(len(search.lines), search.trial, budget):
        found.setdefault(search.lines[each.number].after, each)
    candidates = tuple(
        Candidate(actions[after], each.means[0], each.behind, each.half, each.worlds)
        for after, each in found.items()
    )
    worlds = candidates[0].worlds
    return Record("playouts", "points", worlds, candidates, search.sampler.possible)


def _one_way_each(legal: Iterable[Action]) -> list[Action]:
    """What may be done, each meld once: with as many cards as possible that lie there already."""
    ways: dict[object, Action] = {}
    for action in legal:
        key: object = action
        if isinstance(action, LayMeld):
            key = action.kind, action.suit, len(action.cards) + len(action.laid)
            other = ways.get(key)
            if isinstance(other, LayMeld) and len(other.laid) >= len(action.laid):
                continue
        if isinstance(action, LayMeld | EndMelding | ExchangeDix | ShowDix):
            ways[key] = action
    return list(ways.values())


def _after(view: View, action: Action) -> State:
    """The state right after the action, before any card is drawn."""
    return view.seen if isinstance(action, EndMelding) else act(view.seen, action)[0]


class _Line(NamedTuple):
    """The number of an action, and the type of the card that is led next."""

    after: int
    lead: int


class _Melding:
    """Tries what follows from each action; ``afterwards`` are the deals right after it."""

    def __init__(self, view: View, afterwards: list[DealState], seed: int) -> None:
        rules = view.seen.rules
        self._view = view
        self._packing: Packing = packing_of(rules.deck.copies, rules.deck.nines)
        self.sampler = Sampler(view, seed)
        self._chance = np.random.default_rng(seed)
        self._seed = seed
        self._rounds = 0
        self._table = compile_rules(rules)
        self._own = view.deal.seats.index(view.seat)
        self._deals = afterwards
        before = _meld_points(view.deal, view.seat)
        self._gains = [_meld_points(deal, view.seat) - before for deal in afterwards]
        self.lines = [
            _Line(after, lead)
            for after, deal in enumerate(afterwards)
            for lead in self._leads(deal)
        ]

    def _leads(self, deal: DealState) -> list[int]:
        """The strongest card of each suit, the weakest of all, and what the playouts would lead."""
        seat = self._view.seat
        cards = (*deal.hands[seat], *(laid.card for laid in deal.laid[seat]))
        strongest: dict[Suit, Card] = {}
        for card in cards:
            if card.suit not in strongest or card.strength > strongest[card.suit].strength:
                strongest[card.suit] = card
        weakest = min(cards, key=lambda card: (card.suit is deal.trump, card.strength))
        types = [self._packing.type_of(card) for card in (*strongest.values(), weakest)]
        return [_ANY, *dict.fromkeys(types)]

    def trial(self, number: int, running: Numbers) -> Tried:
        """What each line brings: own points less the mean of the others', in new worlds."""
        worlds = self.sampler.draw(number)
        stocks = worlds.aside[:, self.sampler.aside.index(Place.STOCK)].copy()
        drawn = self._draw(stocks)
        self._rounds += 1
        lines = [self.lines[each] for each in running.tolist()]
        values = np.empty((number, len(lines), 1))
        for after in {line.after for line in lines}:
            columns = [column for column, line in enumerate(lines) if line.after == after]
            leads = np.array([lines[column].lead for column in columns], dtype=np.int64)
            values[:, columns, 0] = self._play(after, leads, worlds.hands, stocks, drawn)
        return Tried(values)

    def _draw(self, stocks: Numbers) -> Numbers:
        """What each place draws after the turn, taken out of the stocks: [world, place]."""
        deal, packing = self._view.deal, self._packing
        drawn = np.zeros((len(stocks), len(deal.seats)), dtype=np.int64)
        shifts = np.arange(packing.types) * packing.bits
        for step in range(deal.to_draw):
            counts = (stocks[:, None] >> shifts) & ((1 << packing.bits) - 1)
            upto = counts.cumsum(axis=1)
            pick = self._chance.integers(upto[:, -1])
            card = 1 << shifts[(upto > pick[:, None]).argmax(axis=1)]
            stocks -= card
            drawn[:, (self._own + step) % len(deal.seats)] = card
        return drawn

    def _play(
        self, after: int, leads: Numbers, hands: Numbers, stocks: Numbers, drawn: Numbers
    ) -> NDArray[np.float64]:
        deal, packing = self._deals[after], self._packing
        concealed = hands + drawn
        concealed[:, self._own] = packing.pack(deal.hands[self._view.seat]) + drawn[:, self._own]
        row = open_table(deal, self._view.seen.rules, packing, self._view.seat)
        row[STOCK_LEFT] -= deal.to_draw
        points = np.zeros((len(hands), len(leads), len(deal.seats)), dtype=np.int64)
        play_stock_out(
            self._table,
            row,
            holdings_of(deal, packing),
            concealed,
            stocks,
            leads,
            RULE,
            self._seed + self._rounds,
            points,
        )
        own = points[:, :, self._own].astype(np.float64)
        others = (points.sum(axis=2) - own) / (len(deal.seats) - 1)
        return np.asarray(own - others + self._gains[after], dtype=np.float64)


def _meld_points(deal: DealState, seat: int) -> int:
    return sum(meld.points for meld in deal.melds[seat])
