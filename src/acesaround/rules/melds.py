"""Counting the melds of a hand that are shown all at once (RULES 0.5, 0.6).

A card counts at most once in each of the three classes (runs and marriages; pinochle; arounds) and
may count in all three. The closed formula is always best for the holder, so nothing is searched:
only where house rules pay for marriages what runs may not outweigh, the few ways to divide a suit
into runs and marriages are compared (RULES 8.1).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache

import msgspec

from acesaround.cards import SUITS, Card, Hand, Rank, Suit, card_of, count, parse_card
from acesaround.rules.sections import Melds
from acesaround.rules.tables import TABLES, MeldKind

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
    if kind in (MeldKind.RUN, MeldKind.PLAIN_RUN):
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
    return tuple(_Counter(count(hand), trump, melds, scale).melds())


def meld_value(melds: Melds, kind: MeldKind, times: int, scale: int) -> int:
    """Points of ``times`` equal melds of a kind under these rules, in the scale in force."""
    return _large(melds, kind, times) // (scale * melds.meld_scale)


_MARRIAGES = {
    "table": (),
    "royal": (MeldKind.ROYAL_MARRIAGE,),
    "all": (MeldKind.ROYAL_MARRIAGE, MeldKind.MARRIAGE),
}
_MORE_MARRIAGES = 300


def _large(melds: Melds, kind: MeldKind, times: int) -> int:
    """The same in the large scale: what a house rule says, or else the table."""
    table = TABLES[melds.table]
    if kind is MeldKind.PLAIN_RUN:
        return melds.plain_runs * times
    if kind is MeldKind.PINOCHLE and times == 2 and melds.double_pinochle:
        return melds.double_pinochle
    if kind in AROUND_RANKS and times > 2 and melds.high_arounds == "doubling":
        return table.points(kind, 2) << (times - 2)
    if kind in _MARRIAGES[melds.double_marriages] and times > 1:
        return _MORE_MARRIAGES * (times - 1)
    return table.points(kind, times)


def marriage_in_run(melds: Melds) -> bool:
    """Whether the royal marriage inside a run scores besides, with the very same cards."""
    return melds.foster190 or TABLES[melds.table].royal_in_run


def meld_points(melds: Iterable[Meld]) -> int:
    """The points of several melds together."""
    return sum(meld.points for meld in melds)


_CLASSES = {MeldKind.PINOCHLE: 2, MeldKind.LONE_JACK: 4, MeldKind.DIX: 5} | dict.fromkeys(
    AROUND_RANKS, 3
)


def cards_of_melds(melds: Iterable[Meld], hand: Iterable[Card]) -> Hand:
    """The cards of the hand that the melds need, as often as the class that uses most copies.

    Where the marriage inside a run counts besides, the same cards serve both.
    """
    held = count(hand)
    classes: dict[int, list[Card]] = {}
    for meld in melds:
        classes.setdefault(_CLASSES.get(meld.kind, 1), []).extend(meld.cards)
    needed: dict[Card, int] = {}
    for cards in classes.values():
        for card, n in count(cards).items():
            needed[card] = max(n, needed.get(card, 0))
    return tuple(card for card, n in needed.items() for _ in range(min(n, held.get(card, 0))))


class _Counter:
    def __init__(self, held: dict[Card, int], trump: Suit | None, rules: Melds, scale: int) -> None:
        self._held = held
        self._trump = trump
        self._rules = rules
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
        if self._trump is not None:
            yield from self._best(self._trump, MeldKind.RUN)
        for suit in SUITS:
            if suit is not self._trump:
                yield from self._best(suit, MeldKind.PLAIN_RUN)

    def _best(self, suit: Suit, run: MeldKind) -> tuple[Meld, ...]:
        """The runs and marriages of a suit that score most; of equal ones those of fewest cards."""
        rules = self._rules
        most = self._fewest(meld_cards(run, suit)) if run is MeldKind.RUN or rules.plain_runs else 0
        if not most or (run is MeldKind.RUN and rules.double_marriages == "table"):
            # A run is worth more than all marriages that its king and queen could make.
            return tuple(self._divided(suit, run, most))
        ways = (tuple(self._divided(suit, run, runs)) for runs in range(most + 1))
        return max(ways, key=meld_points)

    def _divided(self, suit: Suit, run: MeldKind, runs: int) -> Iterator[Meld]:
        yield from self._meld(run, runs, suit)
        if run is MeldKind.PLAIN_RUN:
            pairs = self._fewest(meld_cards(MeldKind.MARRIAGE, suit)) - runs
            yield from self._meld(MeldKind.MARRIAGE, pairs, suit)
            return
        king, queen = meld_cards(MeldKind.ROYAL_MARRIAGE, suit)
        kings = self._held.get(king, 0) - runs
        queens = self._held.get(queen, 0) - runs
        if self._rules.run_extras and runs == 1:
            yield from self._run_extra(king, kings)
            yield from self._run_extra(queen, queens)
        else:
            yield from self._meld(MeldKind.ROYAL_MARRIAGE, min(kings, queens), suit)
        if runs and marriage_in_run(self._rules):
            points = runs * meld_value(self._rules, MeldKind.ROYAL_MARRIAGE, 1, self._scale)
            cards = (king,) * runs + (queen,) * runs
            yield Meld(MeldKind.ROYAL_MARRIAGE, runs, cards, points, suit)

    def _run_extra(self, card: Card, spare: int) -> Iterator[Meld]:
        if spare:
            points = spare * meld_value(self._rules, MeldKind.ROYAL_MARRIAGE, 1, self._scale)
            yield Meld(MeldKind.RUN_EXTRA, spare, (card,) * spare, points, card.suit)

    def _fewest(self, cards: Hand) -> int:
        return min(self._held.get(card, 0) for card in cards)

    def _meld(self, kind: MeldKind, times: int, suit: Suit | None = None) -> Iterator[Meld]:
        points = meld_value(self._rules, kind, times, self._scale)
        if points:
            cards = tuple(card for card in meld_cards(kind, suit) for _ in range(times))
            yield Meld(kind, times, cards, points, suit)
