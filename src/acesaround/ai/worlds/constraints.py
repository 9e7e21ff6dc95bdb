"""All that a View says of where hidden cards can be, as a puzzle for the compiled code."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

import numpy as np
from numpy.typing import NDArray

from acesaround.ai.knowledge import Knowledge
from acesaround.ai.worlds.bounds import Bounds
from acesaround.ai.worlds.boxes import Box, Place, boxes_of
from acesaround.ai.worlds.melded import demands_of, melds_of, nines_shown
from acesaround.ai.worlds.moves import Moves
from acesaround.ai.worlds.said import (
    marriages_when_bidding,
    marriages_when_naming,
    too_many_nines,
)
from acesaround.cards import BACK, SUITS, Card, Rank, card_of, count, deck_of
from acesaround.game import View
from acesaround.kernel import Packing, packing_of
from acesaround.kernel.sampling import FEWEST, NINES, PAIRS, WIDTH, Puzzle
from acesaround.rules import PINOCHLE_CARDS, cards_of_melds

Tilt = Mapping[int, Sequence[float]]
"""By seat a factor for each copy of each card type in its hand, by the type's number."""

_RANKS_IN_ORDER = (Rank.JACK, Rank.ACE, Rank.TEN, Rank.NINE)


class Constraints:
    """The boxes of hidden cards and what each can hold, in one moment of one seat.

    ``boxes`` are in the order of the puzzle's. Nothing is asked but the View, so nothing that the
    seat cannot know is used.
    """

    def __init__(self, view: View, tilt: Tilt | None = None) -> None:
        deck = view.seen.rules.deck
        self.view = view
        self.packing: Packing = packing_of(deck.copies, deck.nines)
        self.boxes: tuple[Box, ...] = tuple(sorted(boxes_of(view), key=lambda box: box.size))
        self._knowledge = Knowledge(view)
        self._moves = Moves(view, self.packing)
        self._copies = self._unseen()
        self._order = [number for number in self._dealing_order() if self._copies[number]]
        self._slot = {number: slot for slot, number in enumerate(self._order)}
        self._demands: list[list[int]] = []
        self._joined: set[int] = set()
        self._group = [self._group_of(box) for box in self.boxes]
        self._least = [self._seen_in(box) for box in self.boxes]
        self._most = [self._possible_in(box) for box in self.boxes]
        self._group_least = [[0] * self.packing.types for _ in self.boxes]
        self._group_most = [list(self._copies) for _ in self.boxes]
        self._spare = [0] * self.packing.types
        for at, box in enumerate(self.boxes):
            if box.place is Place.HAND and box.seat is not None:
                self._hand(at, box.seat)
        self.puzzle = self._puzzle(tilt)

    def slot_of(self, card: Card) -> int | None:
        """The number of a card among the types of the puzzle; None if no copy is unseen."""
        return self._slot.get(self.packing.type_of(card))

    def part_of(self, box: Box, cards: int) -> int:
        """Of packed cards those that can be in the box, by what was said of it."""
        if box.only is None:
            return cards
        return self.packing.pack(card for card in self.packing.unpack(cards) if card in box.only)

    def _unseen(self) -> list[int]:
        copies = [0] * self.packing.types
        for card, n in self._knowledge.unseen.items():
            copies[self.packing.type_of(card)] = n
        return copies

    def _dealing_order(self) -> Iterator[int]:
        """Kings with their queens first: most melds are settled by them."""
        for suit in SUITS:
            for rank in (Rank.KING, Rank.QUEEN):
                yield self.packing.type_of(card_of(rank, suit))
            if suit is PINOCHLE_CARDS[0].suit:
                yield self.packing.type_of(PINOCHLE_CARDS[1])
        for rank in _RANKS_IN_ORDER[: self.packing.ranks - 2]:
            for suit in SUITS:
                if card_of(rank, suit) is not PINOCHLE_CARDS[1]:
                    yield self.packing.type_of(card_of(rank, suit))

    def _group_of(self, box: Box) -> int:
        owner = box if box.place is Place.HAND else None
        if box.place is Place.BURIED:
            owner = next(
                each for each in self.boxes if (each.place, each.seat) == (Place.HAND, box.seat)
            )
        return self.boxes.index(owner if owner is not None else box)

    def _seen_in(self, box: Box) -> list[int]:
        least = [0] * self.packing.types
        if box.place is Place.HAND and box.seat is not None:
            for card in self.view.deal.hands[box.seat]:
                if card is not BACK:
                    least[self.packing.type_of(card)] += 1
        return least

    def _possible_in(self, box: Box) -> list[int]:
        most = list(self._copies)
        for number in self._order:
            card = self.packing.card_of(number)
            if box.only is not None and card not in box.only:
                most[number] = 0
            elif box.place is Place.HAND and box.seat is not None:
                if card.strength > self._knowledge.ceilings[box.seat, card.suit]:
                    most[number] = 0
        return most

    def _hand(self, at: int, seat: int) -> None:
        """What the hand of a seat is known to be, from its melds and from what it said."""
        buried = [n for n, box in enumerate(self.boxes) if self._group[n] == at and n != at]
        phases = self.view.seen.rules.phases
        together = bool(buried) and phases.index("melds") < phases.index("bury")
        boxes = [at, *buried] if together else [at]
        if buried:
            self._buried(seat, together)
        if melds_of(self.view, seat) is not None:
            self._melded(at, seat, boxes)
        self._said(at, seat, [at, *buried])

    def _buried(self, seat: int, after_melds: bool) -> None:
        """Melded cards stay in the hand, unless too few others were there to bury."""
        rules, deal = self.view.seen.rules, self.view.deal
        self._spare = list(self._moves.played[seat])
        melds = deal.melds[seat] if after_melds else ()
        kept = cards_of_melds(melds, deck_of(rules.deck.copies, rules.deck.nines))
        if rules.deal.hand_size + len(deal.widow) - len(kept) < len(deal.buried):
            return
        for card, n in count(kept).items():
            self._spare[self.packing.type_of(card)] -= n

    def _melded(self, at: int, seat: int, boxes: list[int]) -> None:
        rules = self.view.seen.rules
        melds = melds_of(self.view, seat)
        assert melds is not None
        base = list(self._moves.played[seat])
        first = self._moves.first[seat]
        late = rules.melds.meld_timing == "after_own_first_card"
        if late and not rules.melds.first_card_counts and first is not None:
            if self._may_have_shown_early(seat):
                # It cannot be told whether the first card was in the hand that was shown.
                return
            base[first] -= 1
        whole = len(boxes) > 1 or self._group.count(at) == 1
        least = self._group_least[at] if whole else self._least[at]
        most = self._group_most[at] if whole else self._most[at]
        bounds = Bounds(base, *self._hidden(boxes))
        nines = nines_shown(self.view, melds, seat)
        if nines is not None:
            bounds.limit(self.packing.type_of(nines[0]), *nines[1:])
        open_demands = bounds.narrow(demands_of(rules, self.view.deal.trump, melds), self.packing)
        for number in self._order:
            least[number] = max(least[number], bounds.least[number])
            most[number] = min(most[number], bounds.most[number])
        for types, fewest in open_demands:
            self._demand(FEWEST, boxes, fewest, types, base)
            self._join(types)

    def _may_have_shown_early(self, seat: int) -> bool:
        passing, contract = self.view.seen.rules.passing, self.view.deal.contract
        early = passing is not None and passing.show_before_return and passing.pass_count > 0
        return early and contract is not None and contract.seat == seat

    def _hidden(self, boxes: list[int]) -> tuple[list[int], list[int]]:
        """The least and the most copies of each type in some boxes of one hand."""
        least, most = [0] * self.packing.types, [0] * self.packing.types
        for number in self._order:
            least[number] = sum(self._least[box][number] for box in boxes)
            possible = sum(self._most[box][number] for box in boxes)
            most[number] = min(possible, self._copies[number])
        return least, most

    def _join(self, types: tuple[int, ...]) -> None:
        """Let the types of a demand of two be dealt out together."""
        if len(types) != 2 or any(number not in self._slot for number in types):
            return
        first, last = sorted(self._slot[number] for number in types)
        self._joined.update(range(first + 1, last + 1))

    def _said(self, at: int, seat: int, boxes: list[int]) -> None:
        """What the seat proved by bidding, by naming trump, and by not showing its nines."""
        dealt = self._dealt(seat)
        if dealt is None:
            return
        pairs = [
            self.packing.type_of(card_of(rank, suit))
            for suit in SUITS
            for rank in (Rank.KING, Rank.QUEEN)
        ]
        deal, phases = self.view.deal, self.view.seen.rules.phases
        named = dealt
        if "widow" in phases and phases.index("widow") < phases.index("trump"):
            named = list(dealt)
            for card in deal.widow if deal.contract and deal.contract.seat == seat else ():
                named[self.packing.type_of(card)] += 1
        for allowed, base in (
            (marriages_when_bidding(self.view, seat), dealt),
            (marriages_when_naming(self.view, seat), named),
        ):
            if not self._sure_of_pairs(allowed, boxes, pairs, base):
                self._demand(PAIRS, boxes, allowed, pairs, base)
        nines = too_many_nines(self.view)
        if nines and self.packing.ranks == len(Rank):
            types = [
                self.packing.type_of(card_of(rank, suit))
                for rank in (Rank.NINE, Rank.ACE)
                for suit in SUITS
            ]
            _, most = self._hidden(boxes)
            if sum(dealt[number] + most[number] for number in types[: len(SUITS)]) >= abs(nines):
                self._demand(NINES, boxes, nines, types, dealt)

    def _dealt(self, seat: int) -> list[int] | None:
        """What to add to the hidden cards of a seat to have the hand that it was dealt.

        None where cards have come or gone that the viewer has not seen.
        """
        deal = self.view.deal
        unseen = any(
            BACK in passed.cards and seat in (passed.seat, passed.to) for passed in deal.passes
        )
        if unseen or (self.view.seen.rules.stock is not None and deal.tricks):
            return None
        left, got = self._moves.left[seat], self._moves.got[seat]
        return [a - b for a, b in zip(left, got, strict=True)]

    def _sure_of_pairs(
        self, allowed: int, boxes: list[int], pairs: list[int], base: list[int]
    ) -> bool:
        """Whether the hidden cards hold allowed marriages whatever they are."""
        least, most = self._hidden(boxes)
        surely = possibly = 0
        for at in range(0, len(pairs), 2):
            pair = pairs[at : at + 2]
            surely |= all(least[n] + base[n] > 0 for n in pair) << (at // 2)
            possibly |= all(most[n] + base[n] > 0 for n in pair) << (at // 2)
        return all(
            (allowed >> held) & 1
            for held in range(1 << len(SUITS))
            if held & surely == surely and held & ~possibly == 0
        )

    def _demand(
        self, kind: int, boxes: list[int], number: int, types: Sequence[int], base: list[int]
    ) -> None:
        row = [0] * WIDTH
        row[0], row[1] = kind, sum(1 << box for box in boxes)
        row[2], row[3] = number, len(types)
        for at, each in enumerate(types):
            row[4 + at] = self._slot.get(each, -1)
            row[12 + at] = base[each]
        self._demands.append(row)

    def _puzzle(self, tilt: Tilt | None) -> Puzzle:
        order = self._order
        earlier = [[0] * self.packing.types for _ in self.boxes]
        tilts = np.ones((len(order), len(self.boxes)))
        for at, box in enumerate(self.boxes):
            if box.place is not Place.HAND or box.seat is None:
                continue
            seat, moves = box.seat, self._moves
            for number in order:
                known = moves.got[seat][number] + moves.turned[seat][number]
                earlier[at][number] = moves.left[seat][number] - known
            if self.view.seen.rules.stock is not None:
                # When a card was drawn is not known, so only what is hidden now is counted.
                earlier[at] = [-known for known in self._least[at]]
            if tilt is not None and seat in tilt:
                tilts[:, at] = [tilt[seat][number] for number in order]
        return Puzzle(
            copies=np.array([self._copies[number] for number in order], dtype=np.int64),
            shift=np.array([number * self.packing.bits for number in order], dtype=np.int64),
            mask=(1 << self.packing.bits) - 1,
            room=np.array([box.size for box in self.boxes], dtype=np.int64),
            least=self._by_type(self._least),
            most=self._by_type(self._most),
            group=np.array(self._group, dtype=np.int64),
            group_least=self._by_type(self._group_least),
            group_most=self._by_type(self._group_most),
            earlier=self._by_type(earlier),
            spare=np.array([self._spare[number] for number in order], dtype=np.int64),
            tilt=tilts,
            joined=np.array([slot in self._joined for slot in range(len(order))], dtype=np.int64),
            demands=np.array(self._demands, dtype=np.int64).reshape(-1, WIDTH),
        )

    def _by_type(self, rows: list[list[int]]) -> NDArray[np.int64]:
        table = [[row[number] for row in rows] for number in self._order]
        return np.array(table, dtype=np.int64).reshape(len(self._order), len(rows))
