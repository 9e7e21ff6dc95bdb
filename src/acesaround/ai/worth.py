"""What a hand is worth as the bidder's, for every suit as trump, and what single cards are for."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from acesaround.cards import SUITS, Card, Hand, Rank, Suit, count, distinct, of_suit, without
from acesaround.game import View, cards_to_pass, total_trick_points
from acesaround.rules import (
    PINOCHLE_CARDS,
    Meld,
    MeldKind,
    Rules,
    count_melds,
    meld_cards,
    meld_points,
)


class Worth(msgspec.Struct, frozen=True):
    """What a hand is worth if its seat wins the auction and names ``suit`` trump, in points.

    ``melds`` are those of the hand as it is, ``meld_points`` their points; ``partner_melds`` is
    what partner's melds and the passed cards bring on average; ``trick_points`` the estimate for
    the side, last trick included. ``total`` is the sum. ``best`` marks the suit worth most.
    """

    suit: Suit
    melds: tuple[Meld, ...]
    meld_points: int
    partner_melds: int
    trick_points: int
    total: int
    best: bool


class CardRole(msgspec.Struct, frozen=True):
    """What a card does for the melds of its hand.

    ``melds`` are those that a copy of it is part of; ``cost`` is how many meld points are lost if
    one copy is given away.
    """

    card: Card
    melds: tuple[Meld, ...]
    cost: int


def worth(view: View) -> tuple[Worth, ...]:
    """What the seat's hand is worth for every suit as trump, in the order of the suits."""
    return worth_of(view.hand, view.seen.rules, cards_to_pass(view.seen))


def worth_of(hand: Hand, rules: Rules, passed: int) -> tuple[Worth, ...]:
    """What a hand is worth under the rules when ``passed`` cards go each way."""
    found = [_worth(hand, suit, rules, passed) for suit in SUITS]
    best = max(found, key=lambda each: each.total)
    return tuple(msgspec.structs.replace(each, best=each is best) for each in found)


def _worth(hand: Hand, suit: Suit, rules: Rules, passed: int) -> Worth:
    melds = count_melds(hand, suit, rules.melds, rules.scoring.scale)
    own = meld_points(melds)
    partner = rules.scaled(round(_partner_melds(hand, suit, rules, passed)))
    tricks = round(_trick_share(hand, suit, rules, passed) * total_trick_points(rules))
    return Worth(suit, melds, own, partner, tricks, own + partner + tricks, False)


def _partner_melds(hand: Hand, suit: Suit, rules: Rules, passed: int) -> float:
    """What partner shows and the passed cards complete, in points of the large scale.

    The figures are means of some thousand deals played out by ``plain``.
    """
    if not rules.deal.partners:
        return 0.0
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


def _trick_share(hand: Hand, suit: Suit, rules: Rules, passed: int) -> float:
    """The side's share of all trick points, fitted to deals played out by ``plain``.

    With passed cards every bidder ends up with a strong hand, so the hand dealt matters less.
    """
    trumps = of_suit(hand, suit)
    top = sum(card.rank is Rank.ACE for card in trumps)
    tens = sum(card.rank is Rank.TEN for card in trumps)
    aces = sum(card.rank is Rank.ACE for card in hand if card.suit is not suit)
    alone = 0.17 + 0.072 * len(trumps) + 0.03 * tens + 0.06 * aces
    helped = 0.455 + 0.041 * len(trumps) + 0.045 * top + 0.03 * tens + 0.028 * aces
    weight = min(passed, 4) / 4
    share = weight * helped + (1.0 - weight) * alone
    if not rules.deal.partners:
        share -= 0.15
    return max(0.05, min(0.97, share))


def card_help(view: View) -> tuple[CardRole, ...]:
    """For each kind of card in the hand, the melds that it is part of and what giving it costs.

    Before trump is named there is nothing to say yet: the answer is empty.
    """
    rules = view.seen.rules
    trump = view.deal.trump
    if trump is None:
        return ()
    melds = count_melds(view.hand, trump, rules.melds, rules.scoring.scale)
    whole = meld_points(melds)
    return tuple(
        CardRole(
            card,
            tuple(meld for meld in melds if card in meld.cards),
            whole - points_of(without(view.hand, (card,)), trump, rules),
        )
        for card in distinct(view.hand)
    )


def points_of(hand: Iterable[Card], trump: Suit, rules: Rules) -> int:
    """The meld points of a hand."""
    return meld_points(count_melds(hand, trump, rules.melds, rules.scoring.scale))
