"""Counting the melds of a hand that are shown all at once (RULES 0.5, 0.6).

A card counts at most once in each of the three classes (run and marriages; pinochle; arounds) and
may count in all three. The closed formula is always best for the holder, so nothing is searched.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache

import msgspec

from acesaround.cards import SUITS, Card, Hand, Rank, Suit, card_of, count, parse_card
from acesaround.rules.sections import Melds
from acesaround.rules.tables import TABLES, MeldKind, MeldTable

RUN_RANKS = (Rank.ACE, Rank.TEN, Rank.KING, Rank.QUEEN, Rank.JACK)
PINOCHLE_CARDS = (parse_card("QS"), parse_card("JD"))
AROUND_RANKS = {
    MeldKind.ACES: Rank.ACE,
    MeldKind.KINGS: Rank.KING,
    MeldKind.QUEENS: Rank.QUEEN,
    MeldKind.JACKS: Rank.JACK,
}


class Meld(msgspec.Struct, frozen=True):
    """A combination of cards and the points (in the scale in force) that it scores.

    ``times`` is 1 for a single meld, 2 for a double and so on; ``cards`` holds all copies;
    ``suit`` is that of a run, marriage or dix.
    """

    kind: MeldKind
    times: int
    cards: Hand
    points: int
    suit: Suit | None = None


@cache
def meld_cards(kind: MeldKind, suit: Suit | None) -> Hand:
    """The cards of one meld of a kind; the suit is needed for runs, marriages and the dix."""
    if kind in AROUND_RANKS:
        return tuple(card_of(AROUND_RANKS[kind], each) for each in SUITS)
    if kind is MeldKind.PINOCHLE:
        return PINOCHLE_CARDS
    if kind is MeldKind.LONE_JACK:
        return PINOCHLE_CARDS[1:]
    if suit is None:
        raise ValueError(f"a {kind.value} needs a suit")
    if kind is MeldKind.RUN:
        return tuple(card_of(rank, suit) for rank in RUN_RANKS)
    if kind is MeldKind.DIX:
        return (card_of(Rank.NINE, suit),)
    return (card_of(Rank.KING, suit), card_of(Rank.QUEEN, suit))


def count_melds(
    hand: Iterable[Card], trump: Suit | None, melds: Melds, scale: int = 1
) -> tuple[Meld, ...]:
    """Every meld of the hand with its cards and points, highest class first.

    ``scale`` divides the points of the large scale (RULES 7.2). Cards that are backs are a mistake
    of the caller (AttributeError).
    """
    table = TABLES[melds.table]
    counter = _Counter(count(hand), trump, table, melds.run_extras, scale)
    return tuple(counter.melds())


def meld_points(melds: Iterable[Meld]) -> int:
    """The points of several melds together."""
    return sum(meld.points for meld in melds)


class _Counter:
    def __init__(
        self,
        held: dict[Card, int],
        trump: Suit | None,
        table: MeldTable,
        run_extras: bool,
        scale: int,
    ) -> None:
        self._held = held
        self._trump = trump
        self._table = table
        self._run_extras = run_extras
        self._scale = scale

    def melds(self) -> Iterator[Meld]:
        yield from self._runs_and_marriages()
        yield from self._meld(MeldKind.PINOCHLE, self._fewest(PINOCHLE_CARDS))
        for kind in AROUND_RANKS:
            yield from self._meld(kind, self._fewest(meld_cards(kind, None)))
        yield from self._meld(MeldKind.LONE_JACK, self._held.get(PINOCHLE_CARDS[1], 0))
        if self._trump is not None:
            nines = self._held.get(card_of(Rank.NINE, self._trump), 0)
            yield from self._meld(MeldKind.DIX, nines, self._trump)

    def _runs_and_marriages(self) -> Iterator[Meld]:
        trump = self._trump
        if trump is not None:
            runs = self._fewest(meld_cards(MeldKind.RUN, trump))
            yield from self._meld(MeldKind.RUN, runs, trump)
            king, queen = meld_cards(MeldKind.ROYAL_MARRIAGE, trump)
            kings = self._held.get(king, 0) - runs
            queens = self._held.get(queen, 0) - runs
            if self._run_extras and runs == 1:
                yield from self._run_extra(king, kings)
                yield from self._run_extra(queen, queens)
            else:
                yield from self._meld(MeldKind.ROYAL_MARRIAGE, min(kings, queens), trump)
            if self._table.royal_in_run:
                yield from self._meld(MeldKind.ROYAL_MARRIAGE, runs, trump)
        for suit in SUITS:
            if suit is not trump:
                pairs = self._fewest(meld_cards(MeldKind.MARRIAGE, suit))
                yield from self._meld(MeldKind.MARRIAGE, pairs, suit)

    def _run_extra(self, card: Card, spare: int) -> Iterator[Meld]:
        if spare:
            each = self._table.points(MeldKind.ROYAL_MARRIAGE, 1)
            points = spare * each // self._scale
            yield Meld(MeldKind.RUN_EXTRA, spare, (card,) * spare, points, card.suit)

    def _fewest(self, cards: Hand) -> int:
        return min(self._held.get(card, 0) for card in cards)

    def _meld(self, kind: MeldKind, times: int, suit: Suit | None = None) -> Iterator[Meld]:
        points = self._table.points(kind, times) // self._scale
        if points:
            cards = tuple(card for card in meld_cards(kind, suit) for _ in range(times))
            yield Meld(kind, times, cards, points, suit)
