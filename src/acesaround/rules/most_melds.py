"""The most that the melds of one side can come to, by a complete search (RULES 12).

A side is one hand or two. How many runs and pinochles, kings and queens around each hand holds is
tried out, the most promising first. Once these are given, the other kinds no longer touch each
other, nor do the marriages of one suit those of another: the best of each is found by itself, and
they are put together by the number of cards that they take. What cannot beat the best so far is
left out.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from itertools import product

from acesaround.cards import SUITS, Suit
from acesaround.rules.melds import (
    PINOCHLE_CARDS,
    count_melds,
    meld_cards,
    meld_points,
    meld_value,
)
from acesaround.rules.sections import Deck, Melds
from acesaround.rules.tables import MeldKind

Pair = tuple[int, int]
"""A number for each of the two hands."""
Best = dict[Pair, int]
"""The most points by the numbers of cards that they take from the two hands."""

_NONE = (0, 0)
_OF_QUEEN, _OF_JACK = (card.suit for card in PINOCHLE_CARDS)
# Suits without a card of the pinochle differ in nothing.
_UNLIKE = (_OF_QUEEN, _OF_JACK, next(s for s in SUITS if s not in (_OF_QUEEN, _OF_JACK)))


@cache
def most_melds(melds: Melds, deck: Deck, sizes: Pair, trump: Suit | None = None) -> int:
    """The most points that two hands of these sizes can meld together, with the best trump.

    The points are those of the large scale. ``trump`` allows this trump only. A side of one hand
    has a second one of no cards.
    """
    best = 0
    for suit in _UNLIKE if trump is None else (trump,):
        best = _Search(melds, deck, sizes, suit).most(best)
    return best


class _Search:
    def __init__(self, melds: Melds, deck: Deck, sizes: Pair, trump: Suit) -> None:
        self._melds = melds
        self._sizes = sizes
        self._trump = trump
        self._deck = deck
        self._pairs = [
            (one, two)
            for one, two in product(range(deck.copies + 1), repeat=2)
            if one + two <= deck.copies and (sizes[1] or not two)
        ]
        self._worth = {
            kind: {pair: sum(meld_value(melds, kind, n, 1) for n in pair) for pair in self._pairs}
            for kind in MeldKind
        }
        self._marriages_of: dict[tuple[Pair | None, Pair, Pair], Best] = {}

    def most(self, best: int) -> int:
        """The most points with this trump, or ``best`` if that is more."""
        for bound, runs, pinochles in sorted(self._openings(), reverse=True):
            if bound <= best:
                break
            best = self._most_with(runs, pinochles, best)
        return best

    def _openings(self) -> Iterator[tuple[int, Pair, Pair]]:
        """Runs and pinochles of both hands, and what they can come to at the very most."""
        alike = self._sizes[0] == self._sizes[1]
        for runs in self._pairs:
            if alike and runs[0] < runs[1]:
                continue  # the same as with the hands exchanged
            beside = self._beside(runs, _NONE)
            found = [
                points + beside[rest] for points, rest, *_ in self._arounds(runs, _NONE, beside)
            ]
            if found:
                bound = max(found) + self._most_marriages(runs)
                for pinochles in self._pairs:
                    yield bound + self._worth[MeldKind.PINOCHLE][pinochles], runs, pinochles

    def _most_with(self, runs: Pair, pinochles: Pair, best: int) -> int:
        """The most with these runs and pinochles, or ``best`` if that is more."""
        beside = self._beside(runs, pinochles)
        certain = self._worth[MeldKind.PINOCHLE][pinochles]
        bound = certain + self._most_marriages(runs)
        for points, rest, kings, queens in self._arounds(runs, pinochles, beside):
            if bound + points + beside[rest] <= best:
                continue
            found = self._with_marriages(runs, pinochles, kings, queens)
            for (one, two), more in found.items():
                left = self._sizes[0] - one, self._sizes[1] - two
                if left in beside:
                    best = max(best, certain + points + more + beside[left])
        return best

    def _arounds(
        self, runs: Pair, pinochles: Pair, beside: Best
    ) -> Iterator[tuple[int, Pair, Pair, Pair]]:
        """Kings and queens around that can go with these: points, cards left, and how many."""
        for kings, queens in product(self._pairs, repeat=2):
            each = zip(self._sizes, runs, pinochles, kings, queens, strict=True)
            one, two = (size - self._kings_and_queens(*hand) for size, *hand in each)
            if (one, two) in beside:
                points = self._worth[MeldKind.KINGS][kings] + self._worth[MeldKind.QUEENS][queens]
                yield points, (one, two), kings, queens

    def _kings_and_queens(self, runs: int, pinochles: int, kings: int, queens: int) -> int:
        """How many kings and queens a hand needs for these melds."""
        least = 3 * kings + max(kings, runs)
        if self._trump is _OF_QUEEN:
            return least + 3 * queens + max(queens, runs, pinochles)
        return least + 2 * queens + max(queens, runs) + max(queens, pinochles)

    def _with_marriages(self, runs: Pair, pinochles: Pair, kings: Pair, queens: Pair) -> Best:
        """The most by runs and marriages, for the kings and queens of all suits that they take."""
        found = {_NONE: 0}
        for suit in SUITS:
            in_runs = runs if suit is self._trump else _NONE
            in_pinochles = pinochles if suit is _OF_QUEEN else _NONE
            k = _most_of_each(kings, in_runs)
            q = _most_of_each(queens, in_runs, in_pinochles)
            found = self._together(found, self._marriages(suit, runs, k, q))
        return found

    def _marriages(self, suit: Suit, runs: Pair, kings: Pair, queens: Pair) -> Best:
        """The most by the runs and marriages of a suit with at least these kings and queens."""
        trump = suit is self._trump
        key = (runs if trump else None, kings, queens)
        if key not in self._marriages_of:
            found: Best = {}
            for k, q in product(self._at_least(kings), self._at_least(queens)):
                hands = zip(runs if trump else _NONE, k, q, strict=True)
                points = sum(_in_suit(self._melds, suit, trump, hand) for hand in hands)
                self._note(found, (k, q), points)
            self._marriages_of[key] = found
        return self._marriages_of[key]

    def _most_marriages(self, runs: Pair) -> int:
        """The most by the runs and marriages of all suits, whatever cards they take."""
        total = 0
        for suit in SUITS:
            least = runs if suit is self._trump else _NONE
            total += max(self._marriages(suit, runs, least, least).values())
        return total

    def _beside(self, runs: Pair, pinochles: Pair) -> Best:
        """The most by aces, jacks and nines within any numbers of cards that are left for them.

        The aces, tens and jacks of the runs are among the cards.
        """
        found = {runs: 0}  # the tens
        for choices in (self._aces(runs), self._jacks(runs, pinochles), self._nines()):
            found = self._together(found, choices)
        for one, two in product(*(range(size + 1) for size in self._sizes)):
            fewer = ((one - 1, two), (one, two - 1), (one, two))
            known = [found[at] for at in fewer if at in found]
            if known:
                found[one, two] = max(known)
        return found

    def _aces(self, runs: Pair) -> Best:
        found: Best = {}
        for pair in self._pairs:
            cards = (pair, pair, pair, _most_of_each(pair, runs))
            self._note(found, cards, self._worth[MeldKind.ACES][pair])
        return found

    def _jacks(self, runs: Pair, pinochles: Pair) -> Best:
        """The jacks around; a table may pay for jacks of diamonds alone, besides."""
        found: Best = {}
        for pair in self._pairs:
            held = {suit: pair for suit in SUITS}
            held[self._trump] = _most_of_each(pair, runs)
            for diamonds in self._at_least(_most_of_each(held[_OF_JACK], pinochles)):
                held[_OF_JACK] = diamonds
                points = self._worth[MeldKind.JACKS][pair]
                points += self._worth[MeldKind.LONE_JACK][diamonds]
                self._note(found, held.values(), points)
        return found

    def _nines(self) -> Best:
        pairs = self._pairs if self._deck.nines else [_NONE]
        return {pair: self._worth[MeldKind.DIX][pair] for pair in pairs}

    def _at_least(self, least: Pair) -> list[Pair]:
        return [pair for pair in self._pairs if pair[0] >= least[0] and pair[1] >= least[1]]

    def _note(self, found: Best, cards: Iterable[Pair], points: int) -> None:
        """Note the points of cards that the deck has, unless as many have brought as much."""
        pairs = tuple(cards)
        at = sum(one for one, _ in pairs), sum(two for _, two in pairs)
        enough = all(one + two <= self._deck.copies for one, two in pairs)
        if enough and points > found.get(at, -1):
            found[at] = points

    def _together(self, first: Best, second: Best) -> Best:
        """The best of both, one from each, as far as the hands hold them."""
        found: Best = {}
        most_one, most_two = self._sizes
        for ((a, b), x), ((c, d), y) in product(first.items(), second.items()):
            one, two = a + c, b + d
            if one <= most_one and two <= most_two and x + y > found.get((one, two), -1):
                found[one, two] = x + y
        return found


def _most_of_each(*pairs: Pair) -> Pair:
    one, two = zip(*pairs, strict=True)
    return max(one), max(two)


@cache
def _in_suit(melds: Melds, suit: Suit, trump: bool, held: tuple[int, int, int]) -> int:
    """The points of one hand in one suit; ``held`` are its runs and all its kings and queens."""
    runs, kings, queens = held
    king, queen = meld_cards(MeldKind.MARRIAGE, suit)
    rest = [card for card in meld_cards(MeldKind.RUN, suit) if card not in (king, queen)]
    cards = rest * runs + [king] * kings + [queen] * queens
    return meld_points(count_melds(cards, suit if trump else None, melds))
