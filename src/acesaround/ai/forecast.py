"""What the cards that a seat does not hold yet will bring: melds to come, and the tricks."""

from __future__ import annotations

import random
import zlib
from functools import lru_cache

from acesaround.cards import SUITS, Card, Hand, Rank, Suit, count, deck_of, of_suit, without
from acesaround.rules import (
    PINOCHLE_CARDS,
    MeldKind,
    Rules,
    count_melds,
    meld_cards,
    meld_points,
    total_trick_points,
)

# Hands or widows that are looked at for an average; of them the best tenth is luck and left out.
_SAMPLES = 30
_LUCK = 3


def melds_to_come(hand: Hand, suit: Suit, rules: Rules, passed: int, widow: int) -> int:
    """About how many meld points others' cards add: partner's melds, passed cards, the widow."""
    if widow and rules.widow is not None:
        return _average(hand, suit, rules, widow, True)
    kept = _best_of(hand, suit, rules, widow) if widow else 0
    return kept + _from_partner(hand, suit, rules, passed)


def _from_partner(hand: Hand, suit: Suit, rules: Rules, passed: int) -> int:
    if not rules.deal.partners:
        return 0
    if not passed:
        return _average(hand, suit, rules, rules.deal.hand_size, False)
    return rules.scaled(round(_with_passing(hand, suit, passed)))


def _average(hand: Hand, suit: Suit, rules: Rules, size: int, added: bool) -> int:
    """The average over sets of so many unseen cards, added to the hand or as a hand of its own."""
    own = _points(hand, suit, rules) if added else 0
    found = sorted(
        _points((*hand, *cards) if added else cards, suit, rules) - own
        for cards in _unseen(hand, rules.deck.copies, rules.deck.nines, size)
    )
    kept = found[:-_LUCK]
    return round(sum(kept) / len(kept))


def _best_of(hand: Hand, suit: Suit, rules: Rules, widow: int) -> int:
    """What the one card that is kept of a widow adds on average, the best of so many."""
    own = _points(hand, suit, rules)
    found = [
        max(_points((*hand, card), suit, rules) for card in cards) - own
        for cards in _unseen(hand, rules.deck.copies, rules.deck.nines, widow)
    ]
    return round(sum(found) / len(found))


@lru_cache(maxsize=16)
def _unseen(hand: Hand, copies: int, nines: bool, size: int) -> tuple[Hand, ...]:
    """Sets of cards as they may lie elsewhere; the same for the same hand."""
    rest = without(deck_of(copies, nines), hand)
    dice = random.Random(zlib.crc32(" ".join(map(str, hand)).encode()))
    return tuple(tuple(dice.sample(rest, size)) for _ in range(_SAMPLES))


def _points(hand: Hand, suit: Suit, rules: Rules) -> int:
    return meld_points(count_melds(hand, suit, rules.melds, rules.scoring.scale))


def _with_passing(hand: Hand, suit: Suit, passed: int) -> float:
    """What partner shows and the passed cards complete, in points of the large scale.

    The figures are means of some thousand deals played out by ``plain``.
    """
    held = count(hand)
    missing = sum(card not in held for card in meld_cards(MeldKind.RUN, suit))
    gain = 86.0 + {0: -15.0, 1: 35.0, 2: 14.0}.get(missing, -8.0)
    for kind in (MeldKind.ACES, MeldKind.JACKS):
        if sum(card in held for card in meld_cards(kind, None)) == 3:
            gain += 35.0 if kind is MeldKind.ACES else 12.0
    if sum(card in held for card in PINOCHLE_CARDS) == 1:
        gain += 17.0
    # Fewer passed cards complete fewer melds; without any, partner shows what was dealt.
    return 33.0 + (gain - 33.0) * min(passed, 4) / 4


# Shares of all trick points, fitted to deals played out by ``plain``: what every bidder gets, and
# what is added by each trump, ace and ten of trump, other ace, card that a side suit is short of
# two, and other ten. Passed cards make every bidder strong, so the hand dealt matters less then.
_WITH_PASSING = (0.455, 0.041, 0.045, 0.03, 0.028, 0.0, 0.0)
_WITH_PARTNER = (0.26, 0.037, 0.05, 0.023, 0.051, 0.036, 0.003)
_DOUBLE_DECK = (0.167, 0.038, 0.035, 0.011, 0.028, 0.021, 0.003)
_ALONE = (-0.135, 0.056, 0.076, 0.04, 0.053, 0.05, 0.034)
_ALONE_BEFORE_WIDOW = (0.1, 0.035, 0.073, 0.037, 0.043, 0.029, 0.031)
_MOST_PASSED = 4


def trick_share(hand: Hand, suit: Suit, rules: Rules, passed: int, widow: int) -> float:
    """The side's share of all trick points, what the bidder buries included.

    ``hand`` holds the cards to bury still, ``widow`` is the number of cards to be taken up yet.
    """
    marks = _marks(hand, suit)
    if not rules.deal.partners:
        return _bounded(_sum(_ALONE_BEFORE_WIDOW if widow else _ALONE, marks))
    if rules.deck.copies > 2:
        return _bounded(_sum(_DOUBLE_DECK, marks))
    weight = min(passed, _MOST_PASSED) / _MOST_PASSED
    share = weight * _sum(_WITH_PASSING, marks) + (1.0 - weight) * _sum(_WITH_PARTNER, marks)
    return _bounded(share)


def card_worth(card: Card, hand: Hand, suit: Suit, rules: Rules) -> float:
    """About how many points one card more brings to the side of another player's hand.

    That is the melds that it completes there and the tricks that it wins; ``hand`` are all cards
    that are known to be elsewhere.
    """
    size = rules.cards_dealt
    others = _unseen(hand, rules.deck.copies, rules.deck.nines, size)
    melds = sum(
        _points((*other, card), suit, rules) - _points(other, suit, rules) for other in others
    )
    weights = _DOUBLE_DECK if rules.deck.copies > 2 else _WITH_PARTNER
    _, trumps, top, tens, aces, _, other_tens = _marks((card,), suit)
    share = _sum(weights, (0, trumps, top, tens, aces, 0, other_tens))
    return melds / len(others) + share * total_trick_points(rules)


def _marks(hand: Hand, suit: Suit) -> tuple[int, ...]:
    trumps = of_suit(hand, suit)
    top, tens = _ranks(trumps, Rank.ACE), _ranks(trumps, Rank.TEN)
    short = sum(max(0, 2 - len(of_suit(hand, side))) for side in SUITS if side is not suit)
    aces, other_tens = _ranks(hand, Rank.ACE) - top, _ranks(hand, Rank.TEN) - tens
    return 1, len(trumps), top, tens, aces, short, other_tens


def _sum(weights: tuple[float, ...], marks: tuple[int, ...]) -> float:
    return sum(weight * mark for weight, mark in zip(weights, marks, strict=True))


def _ranks(cards: Hand, rank: Rank) -> int:
    return sum(card.rank is rank for card in cards)


def _bounded(share: float) -> float:
    return max(0.05, min(0.97, share))
