"""What a good memory knows of the hidden hands: what is proved, and by which trick or meld.

From the View alone, and without any of the compiled code; how likely the rest is, is found out in
``teaching.whereabouts``.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

import msgspec

from acesaround.ai.knowledge import Knowledge, shown_cards
from acesaround.ai.proofs import Shown, shown_by_play
from acesaround.cards import BACK, SUITS, Card, Hand, Suit, count, sort_hand
from acesaround.game import View


class Barred(msgspec.Struct, frozen=True):
    """Cards that a seat cannot hold, since it would have had to play one.

    ``cards`` are those of ``suit`` that are out and not with the seat, ``void`` says that it has
    none of the suit at all. ``trick`` is the number of the trick that proves it, from 1; ``led``
    whether the suit was led to it. ``beaten`` is the card that would have had to be beaten; None
    where the seat is void, or where it is none of the cards of the trick.
    """

    seat: int
    suit: Suit
    void: bool
    trick: int
    led: bool
    beaten: Card | None
    cards: Hand


class Held(msgspec.Struct, frozen=True):
    """Cards that a seat surely holds, each as often as it surely does.

    ``why``: the reader has "passed" them, they were "seen" on the table on their way to the seat,
    "shown" in melds, or "counted" since nobody else can have them. ``whole``: all that was shown is
    still there.
    """

    seat: int
    cards: Hand
    why: Literal["passed", "seen", "shown", "counted"]
    whole: bool = True


def proved(view: View) -> tuple[Barred | Held, ...]:
    """All that is proved of the hidden hands and still matters, seat by seat."""
    if view.seen.phase == "deal":
        return ()
    known = Knowledge(view)
    facts: list[Barred | Held] = []
    for seat in known.others:
        if known.deal.hands[seat]:
            facts += _held(known, seat)
            facts += _barred(known, seat)
    return tuple(facts)


def _held(known: Knowledge, seat: int) -> Iterator[Held]:
    deal = known.deal
    held = dict(known.held[seat])
    if held and sum(held.values()) == sum(known.unseen.values()):
        yield Held(seat, _cards(held), "counted")
        return
    faces = count(card for card in deal.hands[seat] if card is not BACK)
    given: dict[Card, int] = {}
    for passed in deal.passes:
        if passed.seat == known.seat and passed.to == seat:
            for card, n in count(passed.cards).items():
                given[card] = min(faces.get(card, 0), n)
    seen = {card: n - given.get(card, 0) for card, n in faces.items()}
    shown = {card: n - faces.get(card, 0) for card, n in held.items()}
    if any(given.values()):
        yield Held(seat, _cards(given), "passed")
    if any(seen.values()):
        yield Held(seat, _cards(seen), "seen")
    if any(shown.values()):
        wanted = shown_cards(deal.melds[seat], known.rules)
        whole = all(held.get(card, 0) >= n for card, n in wanted.items())
        yield Held(seat, _cards(shown), "shown", whole)


def _barred(known: Knowledge, seat: int) -> Iterator[Barred]:
    strongest: dict[Suit, Shown] = {}
    for shown in shown_by_play(known.view, (seat,)):
        before = strongest.get(shown.suit)
        if before is None or shown.top < before.top:
            strongest[shown.suit] = shown
    for suit in SUITS:
        if suit not in strongest:
            continue
        shown = strongest[suit]
        cards = known.out(suit, shown.top)
        if cards:
            beaten = (c for c in shown.before if c.suit is suit and c.strength == shown.top)
            yield Barred(
                seat=seat,
                suit=suit,
                void=shown.top < 0,
                trick=shown.trick + 1,
                led=shown.before[0].suit is suit,
                beaten=next(beaten, None),
                cards=tuple(sort_hand(cards)),
            )


def _cards(copies: dict[Card, int]) -> Hand:
    return tuple(sort_hand(card for card, n in copies.items() for _ in range(n)))
