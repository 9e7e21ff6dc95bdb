"""What the cards that a seat does not hold yet will bring: melds to come, and the tricks."""

from __future__ import annotations

import random
import zlib
from functools import lru_cache

from acesaround.cards import Hand, Rank, Suit, count, deck_of, of_suit, without
from acesaround.rules import PINOCHLE_CARDS, MeldKind, Rules, count_melds, meld_cards, meld_points

# Hands or widows that are looked at for an average; of them the best tenth is luck and left out.
_SAMPLES = 30
_LUCK = 3


def melds_to_come(hand: Hand, suit: Suit, rules: Rules, passed: int, widow: int) -> int:
    """About how many meld points others' cards add: partner's melds, passed cards, the widow."""
    if widow:
        return _average(hand, suit, rules, widow, True)
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


def trick_share(hand: Hand, suit: Suit, rules: Rules, passed: int, widow: int) -> float:
    """The side's share of all trick points, fitted to deals played out by ``plain``."""
    if not rules.deal.partners:
        return _solo(hand, suit, rules, widow)
    if rules.deck.copies > 2:
        return _large(hand, suit)
    trumps = of_suit(hand, suit)
    top, tens = _ranks(trumps, Rank.ACE), _ranks(trumps, Rank.TEN)
    aces = _ranks(hand, Rank.ACE) - top
    alone = 0.17 + 0.072 * len(trumps) + 0.03 * tens + 0.06 * aces
    # With passed cards every bidder ends up with a strong hand, so the hand dealt matters less.
    helped = 0.455 + 0.041 * len(trumps) + 0.045 * top + 0.03 * tens + 0.028 * aces
    weight = min(passed, 4) / 4
    return _bounded(weight * helped + (1.0 - weight) * alone)


def _solo(hand: Hand, suit: Suit, rules: Rules, widow: int) -> float:
    """A bidder alone against all others; three cards of the widow bring about one trump."""
    trumps = of_suit(hand, suit)
    top, tens = _ranks(trumps, Rank.ACE), _ranks(trumps, Rank.TEN)
    aces = _ranks(hand, Rank.ACE) - top
    length = len(trumps) + widow / 4
    return _bounded(0.02 + 0.055 * length + 0.02 * top + 0.02 * tens + 0.06 * (aces + widow / 8))


def _large(hand: Hand, suit: Suit) -> float:
    """The double deck: twenty cards, four of each."""
    trumps = of_suit(hand, suit)
    top = _ranks(trumps, Rank.ACE)
    aces = _ranks(hand, Rank.ACE) - top
    return _bounded(0.22 + 0.03 * len(trumps) + 0.02 * top + 0.025 * aces)


def _ranks(cards: Hand, rank: Rank) -> int:
    return sum(card.rank is rank for card in cards)


def _bounded(share: float) -> float:
    return max(0.05, min(0.97, share))
