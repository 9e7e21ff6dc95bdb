"""Hands whose melds are worth counting: doubles, arounds, runs with marriages, nines of trump."""

from __future__ import annotations

import random

import msgspec

from acesaround.cards import SUITS, Hand, deck_of, format_cards, sort_hand
from acesaround.rules import Meld, MeldKind, Rules, count_melds, meld_points, preset, rules_code
from acesaround.teaching.drills.stored import HandDrill

WANTED = {
    "modern": 18,
    "partnership_classic": 5,
    "double_deck": 7,
    "auction_chips": 5,
    "modern3": 5,
}
TRIED = 3000
"""Hands that are dealt for each variant."""
LEVELS = 5
_TELLING = {
    MeldKind.RUN: 3,
    MeldKind.ROYAL_MARRIAGE: 1,
    MeldKind.PINOCHLE: 1,
    MeldKind.DIX: 1,
    MeldKind.ACES: 2,
    MeldKind.KINGS: 2,
    MeldKind.QUEENS: 2,
    MeldKind.JACKS: 2,
}


def hand_drills(seed: int) -> list[HandDrill]:
    """The drills, from those that are easily counted to those that are not."""
    found = []
    for variant, number in WANTED.items():
        found += _of_variant(variant, number, random.Random(f"{seed} hands {variant}"))
    found.sort(key=lambda each: each[0])
    return [
        msgspec.structs.replace(drill, level=1 + LEVELS * at // len(found))
        for at, (_, drill) in enumerate(found)
    ]


def _of_variant(variant: str, number: int, source: random.Random) -> list[tuple[int, HandDrill]]:
    """Hands of all sorts: one for each set of melds, spread over how much there is to see."""
    rules = preset(variant)
    deck = list(deck_of(rules.deck.copies, rules.deck.nines))
    sorts: dict[tuple[object, ...], tuple[int, HandDrill]] = {}
    for _ in range(TRIED):
        source.shuffle(deck)
        hand = sort_hand(deck[: rules.deal.hand_size])
        drill = _drill(f"{variant}-hand-{len(sorts)}", rules, hand)
        melds = count_melds(hand, drill.trump, rules.melds, rules.scoring.scale)
        telling = _telling(melds)
        if telling >= _LEAST:
            sorts.setdefault(_sort(melds), (telling, drill))
    ranked = sorted(sorts.values(), key=lambda each: each[0])
    step = len(ranked) / number
    return [ranked[int(step * at + step / 2)] for at in range(number)]


_LEAST = 3


def _drill(name: str, rules: Rules, hand: Hand) -> HandDrill:
    """The hand with the trump in which it melds most."""
    scale = rules.scoring.scale
    trump = max(SUITS, key=lambda suit: meld_points(count_melds(hand, suit, rules.melds, scale)))
    return HandDrill(
        id=name, rules=rules_code(rules), level=1, hand=format_cards(hand), trump=trump
    )


def _telling(melds: tuple[Meld, ...]) -> int:
    """How much there is to see: doubles twice over, and marriages in plain suits a little."""
    return sum(_TELLING.get(meld.kind, 1) * (2 * meld.times - 1) for meld in melds)


def _sort(melds: tuple[Meld, ...]) -> tuple[object, ...]:
    return tuple(sorted((meld.kind.value, meld.times) for meld in melds))
