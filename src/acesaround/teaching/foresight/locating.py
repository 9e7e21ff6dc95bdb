"""How likely each hidden card is where, exactly; and how many deals are still possible."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import numpy as np
from numpy.typing import NDArray

from acesaround.ai.knowledge import Knowledge
from acesaround.ai.worlds import Box, Holdings, NoWorld, Place, Sampler, Worlds
from acesaround.cards import SUITS, Card, sort_hand
from acesaround.game import View, players
from acesaround.teaching.whereabouts import CardChances, Counted, HiddenPlace, Whereabouts

_NEVER = 1e-9
"""A chance below this is none: what is impossible has been counted as such."""
_DRAWN = 20_000
_WEIGHED = 4_000
"""Of so many of the deals drawn it is asked how many deals look like each."""


def locate(view: View) -> Whereabouts | None:
    """Where every hidden card may be; None where nothing is hidden, or nothing can be said."""
    if view.seen.phase == "deal" or view.seat not in players(view.seen.rules):
        return None
    try:
        sampler = Sampler(view, seed=view.seen.events)
        boxes = [box for box in sampler.constraints.boxes if box.size]
        if not boxes:
            return None
        return _found(view, sampler, boxes)
    except NoWorld:
        return None


def _found(view: View, sampler: Sampler, boxes: Iterable[Box]) -> Whereabouts:
    known = Knowledge(view)
    holdings = sampler.holdings
    places = tuple(_in_order(view, boxes))
    drawn = None if holdings.exact else sampler.draw(_DRAWN)
    if sampler.demands_given_up:
        drawn = None
    cards = []
    for card in _sorted(known):
        chances = [_chance(holdings, place, card) for place in places]
        if drawn is not None:
            shares = [_share(sampler, drawn, view, place, card) for place in places]
            chances = [_likely(*both) for both in zip(chances, shares, strict=True)]
        cards.append(CardChances(card, known.unseen[card], tuple(chances)))
    return Whereabouts(
        places=places,
        cards=tuple(cards),
        counted=tuple(_counted(known, places, cards)),
        deals=_number(sampler, drawn),
        drawn=0 if drawn is None else _DRAWN,
        exact=holdings.exact or drawn is not None,
    )


def _number(sampler: Sampler, drawn: Worlds | None) -> int:
    """In how many ways the hidden cards can lie, or about how many."""
    if drawn is None:
        listed = None if sampler.exact else sampler.all_worlds()
        return sampler.distinct if listed is None else len(listed.hands)
    # Equal cards are told apart in what was drawn: a world that weighs more came more often.
    rows = zip(drawn.hands[:_WEIGHED], drawn.aside[:_WEIGHED], strict=True)
    alike = [1.0 / sampler.weight(hands, aside) for hands, aside in rows]
    return round(sampler.deals * sampler.acceptance * float(np.mean(alike)))


def _likely(chance: float, share: float) -> float:
    """The share, unless it is certain; what only never or always came in the draw is not."""
    if chance < _NEVER or chance > 1.0 - _NEVER:
        return chance
    return min(max(share, 1.0 / _DRAWN), 1.0 - 1.0 / _DRAWN)


def _share(sampler: Sampler, drawn: Worlds, view: View, place: HiddenPlace, card: Card) -> float:
    """In what part of the deals drawn the place holds the card."""
    packing = sampler.constraints.packing
    held: NDArray[np.int64]
    if place.seat is not None:
        held = drawn.hands[:, view.deal.seats.index(place.seat)]
    else:
        held = drawn.aside[:, sampler.aside.index(Place(place.place))]
    copies = held >> (packing.type_of(card) * packing.bits) & ((1 << packing.bits) - 1)
    return float((copies > 0).mean())


def _in_order(view: View, boxes: Iterable[Box]) -> Iterator[HiddenPlace]:
    """Hands clockwise from the reader, then what lies aside; each place once."""
    found = dict.fromkeys(
        HiddenPlace(box.place.value, box.seat if box.place is Place.HAND else None) for box in boxes
    )
    order = view.deal.seats
    own = order.index(view.seat) if view.seat in order else 0

    def rank(each: HiddenPlace) -> tuple[bool, int, str]:
        steps = 0 if each.seat is None else (order.index(each.seat) - own) % len(order)
        return each.seat is None, steps, each.place

    yield from sorted(found, key=rank)


def _sorted(known: Knowledge) -> list[Card]:
    """Trump first, then suit by suit, the strongest card first."""
    suits = sorted(SUITS, key=lambda suit: suit is not known.trump)
    hidden = sort_hand(known.unseen)
    return [card for suit in suits for card in hidden if card.suit is suit]


def _chance(holdings: Holdings, place: HiddenPlace, card: Card) -> float:
    if place.seat is not None:
        return holdings.any(place.seat, card)
    return 1.0 - holdings.aside(Place(place.place), card, 0)


def _counted(
    known: Knowledge, places: Iterable[HiddenPlace], cards: Iterable[CardChances]
) -> Iterator[Counted]:
    """What is certain and cannot be said by naming a meld, a trick or a card that was passed."""
    for at, place in enumerate(places):
        seat = place.seat
        if seat is None:
            continue
        must, cannot = [], []
        for each in cards:
            card, chance = each.card, each.chances[at]
            if chance > 1.0 - _NEVER and not known.held[seat].get(card):
                must.append(card)
            elsewhere = sum(held.get(card, 0) for held in known.held.values())
            plain = elsewhere >= each.out or card.strength > known.ceilings[seat, card.suit]
            if chance < _NEVER and not plain:
                cannot.append(card)
        if must or cannot:
            yield Counted(seat, tuple(must), tuple(cannot))
