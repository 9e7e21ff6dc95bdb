"""What a hand must be like to have shown just these melds, all that it had (RULES 0.6).

Where melds are shown all at once the engine shows every one, so a hand shows exactly what it holds:
the melds that are not shown prove as much as those that are.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache

import msgspec

from acesaround.ai.worlds.moves import swapper
from acesaround.cards import SUITS, Card, Suit
from acesaround.game import View
from acesaround.game.laying import nine_of_trump
from acesaround.rules import (
    AROUND_RANKS,
    Meld,
    MeldKind,
    Rules,
    count_melds,
    marriage_in_run,
    meld_cards,
    meld_value,
)


class Fewest(msgspec.Struct, frozen=True):
    """The fewest copies that a hand holds of any of the cards are one of ``numbers``, ascending."""

    cards: tuple[Card, ...]
    numbers: tuple[int, ...]


def melds_of(view: View, seat: int) -> tuple[Meld, ...] | None:
    """The melds that a seat showed at once, every one that it had; None where it has not."""
    deal = view.deal
    melds = view.seen.rules.melds
    bidder = deal.contract is not None and deal.contract.seat == seat
    if not deal.shown[seat] or (melds.who == "bidder" and not bidder):
        return None
    # The first meld of a seat that swapped is the nine that it gave away.
    return deal.melds[seat][1:] if seat == swapper(deal) else deal.melds[seat]


@lru_cache(maxsize=1000)
def demands_of(rules: Rules, trump: Suit | None, melds: tuple[Meld, ...]) -> tuple[Fewest, ...]:
    """What all melds of a hand, as ``count_melds`` finds them, say of the hand, and no less.

    A hand has these melds, the dix aside, if and only if it meets every demand.
    """
    return tuple(_demands(rules, trump, melds))


def _demands(rules: Rules, trump: Suit | None, melds: tuple[Meld, ...]) -> Iterator[Fewest]:
    times: dict[tuple[MeldKind, Suit | None], int] = {}
    for meld in melds:
        times[meld.kind, meld.suit] = times.get((meld.kind, meld.suit), 0) + meld.times
    for suit in SUITS:
        if suit is trump:
            yield from _in_trump(rules, trump, times, melds)
        elif _counts(rules, MeldKind.MARRIAGE):
            runs = times.get((MeldKind.PLAIN_RUN, suit), 0)
            pairs = runs + times.get((MeldKind.MARRIAGE, suit), 0)
            yield Fewest(meld_cards(MeldKind.MARRIAGE, suit), (pairs,))
            yield from _runs(rules, suit, trump, runs, pairs)
    for kind in (MeldKind.PINOCHLE, *AROUND_RANKS, MeldKind.LONE_JACK):
        if _counts(rules, kind):
            yield Fewest(meld_cards(kind, None), (times.get((kind, None), 0),))


def _in_trump(
    rules: Rules,
    trump: Suit,
    times: dict[tuple[MeldKind, Suit | None], int],
    melds: tuple[Meld, ...],
) -> Iterator[Fewest]:
    runs = times.get((MeldKind.RUN, trump), 0)
    royal = times.get((MeldKind.ROYAL_MARRIAGE, trump), 0)
    if marriage_in_run(rules.melds):
        royal -= runs
    pair = meld_cards(MeldKind.ROYAL_MARRIAGE, trump)
    pairs = runs + royal
    if rules.melds.run_extras and runs == 1:
        extra = {m.cards[0]: m.times for m in melds if m.kind is MeldKind.RUN_EXTRA}
        for card in pair:
            yield Fewest((card,), (1 + extra.get(card, 0),))
        pairs = 1 + min(extra.get(card, 0) for card in pair)
    else:
        yield Fewest(pair, (pairs,))
    yield from _runs(rules, trump, trump, runs, pairs)


def _runs(rules: Rules, suit: Suit, trump: Suit | None, shown: int, pairs: int) -> Iterator[Fewest]:
    """How many runs a suit with so many marriages in it can have held to show as many as it did.

    Where marriages pay more, a run may be left unshown for them.
    """
    kind = MeldKind.RUN if suit is trump else MeldKind.PLAIN_RUN
    king, queen = meld_cards(MeldKind.MARRIAGE, suit)
    rest = [card for card in meld_cards(kind, suit) if card not in (king, queen)]
    numbers = []
    for runs in range(pairs + 1):
        held = (*rest * runs, *(king, queen) * pairs)
        found = count_melds(held, trump, rules.melds, rules.scoring.scale)
        if sum(meld.times for meld in found if meld.kind is kind) == shown:
            numbers.append(runs)
    if len(numbers) <= pairs:
        yield Fewest(meld_cards(kind, suit), tuple(numbers))


def _counts(rules: Rules, kind: MeldKind) -> bool:
    return meld_value(rules.melds, kind, 1, rules.scoring.scale) > 0


def nines_shown(view: View, melds: Iterable[Meld], seat: int) -> tuple[Card, int, int] | None:
    """The nine of trump, and the least and greatest number of them that the hand held."""
    deal, rules = view.deal, view.seen.rules
    nine = nine_of_trump(deal)
    if nine is None or not rules.deck.nines or not _counts(rules, MeldKind.DIX):
        return None
    shown = sum(meld.times for meld in melds if meld.kind is MeldKind.DIX)
    scored = deal.spent_nines[seat]
    return nine, shown + scored if shown else 0, shown + scored
