"""All the sets of cards that a hand could give away, made only when asked for."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from acesaround.cards import Card, Hand, contains, count, sort_hand
from acesaround.game.action import Action, Bury, PassCards


class CardSets(Collection[Action]):
    """Every different set of ``size`` cards of a hand, as actions of a kind; nothing is listed
    ahead.

    Up to 1,820 sets of four from sixteen cards; equal copies give the same set, so the length is
    the number of different ones.
    """

    def __init__(self, kind: type[PassCards] | type[Bury], seat: int, hand: Hand, size: int):
        self._kind = kind
        self._seat = seat
        self._hand = sort_hand(hand)
        self._size = size

    def __len__(self) -> int:
        ways = [1] + [0] * self._size
        for copies in count(self._hand).values():
            ways = [
                sum(ways[n - used] for used in range(min(copies, n) + 1))
                for n in range(self._size + 1)
            ]
        return ways[self._size]

    def __iter__(self) -> Iterator[Action]:
        for cards in _sets(list(count(self._hand).items()), self._size):
            yield self._kind(seat=self._seat, cards=cards)

    def __contains__(self, action: object) -> bool:
        return (
            isinstance(action, self._kind)
            and action.seat == self._seat
            and len(action.cards) == self._size
            and contains(self._hand, action.cards)
        )


def _sets(kinds: list[tuple[Card, int]], size: int) -> Iterator[Hand]:
    if size == 0:
        yield ()
        return
    if not kinds:
        return
    (card, copies), rest = kinds[0], kinds[1:]
    for used in range(min(copies, size), -1, -1):
        for cards in _sets(rest, size - used):
            yield (card,) * used + cards
