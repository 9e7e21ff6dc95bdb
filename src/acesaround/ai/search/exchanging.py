"""Passing cards, giving cards back, and burying: sets of cards compared in the same worlds."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from typing import NamedTuple

import numpy as np
from msgspec.structs import replace
from numpy.typing import NDArray

from acesaround.ai.record import Candidate, Record
from acesaround.ai.search.courses import Played, Settler, Worlds, play
from acesaround.ai.search.drawing import each_once, worlds_of
from acesaround.ai.search.levels import Level
from acesaround.ai.search.payoff import unit_of, worth_of
from acesaround.ai.search.racing import Budget, Standing, Trial, Tried, race
from acesaround.cards import SUITS, Card, Hand, Rank, distinct, sort_hand, without
from acesaround.game import Bury, PassCards, View
from acesaround.kernel import packing_of
from acesaround.kernel.contracts import DONE

Numbers = NDArray[np.int64]


def choose_cards(
    view: View,
    suggestion: PassCards | Bury,
    free: Hand,
    level: Level,
    *,
    seed: int,
    until: float,
) -> Record:
    """The record of the sets of cards nearest to the suggestion, best first.

    ``free`` are the cards of the hand that may be given. Each candidate differs from the suggestion
    by one card; if one of them is better, those that differ from it are tried as well. What helps
    nobody (``_of_use``) is no candidate.
    """
    search = _Exchange(view, level, seed)
    best = suggestion.cards
    free = tuple(card for card in free if card in best or _of_use(card, view, suggestion))
    tried: list[Hand] = [best]
    for _ in range(level.rounds):
        fresh = [cards for cards in _neighbours(best, free) if cards not in tried]
        # Only what was compared with it can take the place of the suggestion.
        sets = list(dict.fromkeys((suggestion.cards, best, *fresh)))
        tried += fresh
        budget = Budget(search.worlds, -(-search.worlds // 4), until)
        standings = race(len(sets), search.trial(sets), budget)
        winner = sets[standings[0].number]
        record = search.record(suggestion, sets, standings)
        if winner == best:
            break
        best = winner
    return record


class Sets(NamedTuple):
    """What sets of cards are worth in each world and whether the contract is made, [world, set];
    and the contract as it was played with each. ``hands`` are the packed hands, [world, place].
    """

    value: NDArray[np.float64]
    made: NDArray[np.float64]
    played: tuple[Played, ...]
    hands: Numbers


def compare_sets(view: View, sets: Sequence[Hand], level: Level, seed: int) -> Sets:
    """Sets of cards to pass or to bury in the same ``level.sets`` worlds."""
    return _Exchange(view, level, seed).compared(sets)


def compare_cards(
    view: View, action: PassCards | Bury, sets: Sequence[Hand], level: Level, *, seed: int
) -> Record:
    """The record of just these sets of cards, best first, for an action of this kind."""
    search = _Exchange(view, level, seed)
    budget = Budget(search.worlds, search.worlds, math.inf)
    return search.record(action, sets, race(len(sets), search.trial(sets), budget))


class _Exchange:
    def __init__(self, view: View, level: Level, seed: int) -> None:
        contract, trump = view.deal.contract, view.deal.trump
        assert contract is not None and trump is not None
        self._view = view
        self._seed = seed
        self._contract = contract
        self._place = view.deal.seats.index(contract.seat)
        self._trump = SUITS.index(trump)
        self._unit = unit_of(view, level.aim)
        self._settler = Settler(view, worth_of(view, level.aim))
        self._drawn = worlds_of(view, seed, level.sets)
        # A world that was drawn more than once is played once and counts for more.
        self._rows, self._times = each_once(
            np.column_stack([self._drawn.hands, self._drawn.widows])
        )
        self.worlds = len(self._rows)
        self._used = 0

    def trial(self, sets: Sequence[Hand]) -> Trial:
        """The race's question: value, contract made and own meld points of each set."""
        rules = self._view.seen.rules
        packing = packing_of(rules.deck.copies, rules.deck.nines)
        packed = [packing.pack(cards) for cards in sets]
        self._used = 0

        def ask(number: int, running: Numbers) -> Tried:
            part = slice(self._used, self._used + number)
            self._used += number
            rows = self._rows[part]
            worlds = Worlds(self._drawn.hands[rows], self._drawn.widows[rows])
            figures = np.empty((number, len(running), 2))
            for column, candidate in enumerate(running):
                _, value, made = self._play(worlds, packed[candidate])
                figures[:, column] = np.column_stack([value, made])
            return Tried(figures, self._times[part].astype(np.float64))

        return ask

    def compared(self, sets: Sequence[Hand]) -> Sets:
        """Every set in all the worlds."""
        rules = self._view.seen.rules
        packing = packing_of(rules.deck.copies, rules.deck.nines)
        self._used = 0
        found = [self._play(self._drawn, packing.pack(cards)) for cards in sets]
        played, values, mades = zip(*found, strict=True)
        return Sets(np.column_stack(values), np.column_stack(mades), played, self._drawn.hands)

    def _play(
        self, worlds: Worlds, cards: int
    ) -> tuple[Played, NDArray[np.float64], NDArray[np.float64]]:
        number = len(worlds.hands)
        chosen = np.full(number, cards)
        helping = self._view.seat != self._contract.seat
        played = play(
            self._view,
            worlds,
            np.full(number, self._place),
            np.full(number, self._trump),
            seed=self._seed + self._used,
            given=chosen if helping else np.full(number, DONE),
            left=None if helping else chosen,
        )
        amounts = np.full(number, self._contract.amount)
        value, made = self._settler.settle(played, np.arange(number), amounts, self._contract.stuck)
        return played, value, made

    def record(
        self, suggestion: PassCards | Bury, sets: Sequence[Hand], standings: Sequence[Standing]
    ) -> Record:
        """The record of a race between sets."""
        candidates = tuple(
            Candidate(
                action=replace(suggestion, cards=sets[each.number]),
                value=each.means[0],
                behind=each.behind,
                half=each.half,
                worlds=each.worlds,
                made=each.means[1],
            )
            for each in standings
        )
        return Record("playouts", self._unit, standings[0].worlds, candidates)


def _of_use(card: Card, view: View, suggestion: PassCards | Bury) -> bool:
    """Whether a card may be of any use where it goes: to the bidder a nine is not, but of trump."""
    contract = view.deal.contract
    if isinstance(suggestion, Bury) or contract is None or contract.seat == view.seat:
        return True
    return card.rank is not Rank.NINE or card.suit is view.deal.trump


def _neighbours(cards: Hand, free: Hand) -> Iterator[Hand]:
    """The sets that differ by one card."""
    rest = without(free, cards)
    found = set()
    for out in distinct(cards):
        for into in distinct(rest):
            if into is not out:
                other = sort_hand((*without(cards, (out,)), into))
                if other not in found:
                    found.add(other)
                    yield other
