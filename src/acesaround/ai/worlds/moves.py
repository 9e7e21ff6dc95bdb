"""The cards that others have been seen to part with, and those that they have been seen to get."""

from __future__ import annotations

from collections.abc import Iterable

from acesaround.ai.worlds.numbers import numbers_of
from acesaround.cards import BACK, Card
from acesaround.game import DealState, View, left_of
from acesaround.game.laying import nine_of_trump
from acesaround.kernel import Packing


class Moves:
    """Copies of each card type, by seat: lists indexed by the type's number.

    ``played`` are the cards played to tricks; ``left`` all that a seat has parted with in the sight
    of the viewer, played cards and those melded on the table included; ``got`` the cards that it
    surely received after the deal; ``turned`` those that it was seen to be dealt; ``given`` those
    of a widow that it shared out, which ``left`` holds as well. ``first`` is the type of the first
    card that each seat played, None before that.
    """

    def __init__(self, view: View, packing: Packing) -> None:
        deal = view.deal
        seats = range(view.seen.rules.deal.players)
        self._number = numbers_of(packing)
        self.played: list[list[int]] = [[0] * packing.types for _ in seats]
        self.first: list[int | None] = [None for _ in seats]
        for trick in deal.tricks if deal.trick is None else (*deal.tricks, deal.trick):
            seat = trick.leader
            for card in trick.cards:
                number = self._number[card]
                self.played[seat][number] += 1
                if self.first[seat] is None:
                    self.first[seat] = number
                seat = left_of(deal, seat)
        self.left = [list(row) for row in self.played]
        self.got: list[list[int]] = [[0] * packing.types for _ in seats]
        self.turned: list[list[int]] = [[0] * packing.types for _ in seats]
        self._laid(deal)
        self._turned(view)
        self.given: list[list[int]] = [[0] * packing.types for _ in seats]
        for share in deal.shares:
            self._add(self.left[share.seat], share.cards)
            self._add(self.given[share.seat], share.cards)
            self._add(self.got[share.to], share.cards)
        for passed in deal.passes:
            self._add(self.left[passed.seat], passed.cards)
            self._add(self.got[passed.to], passed.cards)
        if deal.widow_taken and deal.contract is not None:
            self._add(self.got[deal.contract.seat], deal.widow)

    def _add(self, row: list[int], cards: Iterable[Card]) -> None:
        for card in cards:
            if card is not BACK:
                row[self._number[card]] += 1

    def _laid(self, deal: DealState) -> None:
        for seat, row in enumerate(deal.laid):
            self._add(self.left[seat], (laid.card for laid in row))

    def _turned(self, view: View) -> None:
        deal = view.deal
        if deal.turned is None or view.seen.rules.stock is not None:
            return
        self._add(self.turned[deal.dealer], (deal.turned,))
        seat, nine = swapper(deal), nine_of_trump(deal)
        if seat is not None and nine is not None:
            self._add(self.left[deal.dealer], (deal.turned,))
            self._add(self.got[seat], (deal.turned,))
            self._add(self.left[seat], (nine,))
            self._add(self.got[deal.dealer], (nine,))


def swapper(deal: DealState) -> int | None:
    """The seat that took the dealer's turned card for a nine, if one has."""
    return left_of(deal, deal.dealer, len(deal.asked) + 1) if deal.swapped else None
