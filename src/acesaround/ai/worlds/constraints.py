"""All that a View says of where hidden cards can be, as a puzzle for the compiled code."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import numpy as np

from acesaround.ai.knowledge import Knowledge
from acesaround.ai.worlds.boxes import Box, Place, boxes_of
from acesaround.ai.worlds.draft import Draft
from acesaround.ai.worlds.moves import Moves
from acesaround.ai.worlds.said import use_what_was_said
from acesaround.ai.worlds.shown import use_what_was_shown
from acesaround.cards import BACK, Card
from acesaround.game import View, players
from acesaround.kernel import packing_of
from acesaround.kernel.sampling import Puzzle

Tilt = Mapping[int, Sequence[float]]
"""By seat a factor for each copy of each card type in its hand, by the type's number."""


class Constraints:
    """The boxes of hidden cards and what each can hold, in one moment of one seat.

    ``boxes`` are in the order of the puzzle's. Nothing is asked but the View, so nothing that the
    seat cannot know is used.

    Some of what it could know is not used, and worlds against it are drawn: that a hand which has
    passed cards unseen could bid or name trump before; that the cards given back completed no meld
    where the bidder showed melds before that; that a card played while a stock lasted had been
    drawn by then; and which melded cards could be buried for want of others where the marriage in a
    run counts besides (RULES 0.6).
    """

    def __init__(self, view: View, tilt: Tilt | None = None) -> None:
        """ValueError for the View of somebody who only looks on."""
        if view.seat not in players(view.seen.rules):
            raise ValueError(f"worlds are for a seat at the table, and {view.seat} is none")
        deck = view.seen.rules.deck
        self.view = view
        self.packing = packing_of(deck.copies, deck.nines)
        # The largest box comes last: its room is implied, which keeps the table small.
        self.boxes: tuple[Box, ...] = tuple(sorted(boxes_of(view), key=lambda box: box.size))
        self._knowledge = Knowledge(view)
        self._moves = Moves(view, self.packing)
        self._draft = Draft(self.packing, self.boxes, self._knowledge.unseen)
        for at, box in enumerate(self.boxes):
            self._seen_and_barred(at, box)
        for at, box in enumerate(self.boxes):
            if box.place is Place.HAND:
                use_what_was_shown(self._draft, view, self._moves, at)
                use_what_was_said(self._draft, view, self._moves, at)
                self._dealt(at, box)
        self.puzzle: Puzzle = self._draft.puzzle(self._tilts(tilt or {}))

    def slot_of(self, card: Card) -> int | None:
        """The number of a card among the types of the puzzle; None if no copy is unseen."""
        return self._draft.slot.get(self._draft.number[card])

    def part_of(self, box: Box, cards: int) -> int:
        """Of packed cards those that can be in the box, by what was said of it."""
        if box.only is None:
            return cards
        return self.packing.pack(card for card in self.packing.unpack(cards) if card in box.only)

    def _seen_and_barred(self, at: int, box: Box) -> None:
        """Faces that are seen in a hand, and cards that its seat would have had to play."""
        least, most = self._draft.least[at], self._draft.most[at]
        seat = box.seat if box.place is Place.HAND else None
        if seat is not None:
            for card in self.view.deal.hands[seat]:
                if card is not BACK:
                    least[self._draft.number[card]] += 1
        ceilings = self._knowledge.ceilings
        for number in self._draft.order:
            card = self._draft.cards[number]
            if box.only is not None and card not in box.only:
                most[number] = 0
            if seat is not None and card.strength > ceilings[seat, card.suit]:
                most[number] = 0

    def _dealt(self, at: int, box: Box) -> None:
        """What the seat was dealt besides the cards in the box, or got from others."""
        assert box.seat is not None
        earlier, moves = self._draft.earlier[at], self._moves
        if self.view.seen.rules.stock is not None:
            # When a card was drawn is not known, so only what is hidden now is told apart.
            earlier[:] = [-known for known in self._draft.least[at]]
            return
        for number in self._draft.order:
            known = moves.got[box.seat][number] + moves.turned[box.seat][number]
            earlier[number] = moves.left[box.seat][number] - known

    def _tilts(self, tilt: Tilt) -> np.ndarray[tuple[int, ...], np.dtype[np.float64]]:
        factors = np.ones((len(self._draft.order), len(self.boxes)))
        for at, box in enumerate(self.boxes):
            if box.place is Place.HAND and box.seat is not None and box.seat in tilt:
                factors[:, at] = [tilt[box.seat][number] for number in self._draft.order]
        return factors
