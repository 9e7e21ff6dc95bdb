"""Passing cards to the bidder, and giving cards back."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations

from acesaround.ai.player import Advice, Decision
from acesaround.ai.worth import points_of
from acesaround.cards import Card, Hand, Rank, Suit, count, of_suit, sort_hand, without
from acesaround.game import PassCards, View, cards_to_pass
from acesaround.rules import PINOCHLE_CARDS

_POOL = 8


def pass_cards(view: View) -> Decision:
    """The cards to pass: to the bidder what helps most, to the partner what is not needed."""
    contract = view.deal.contract
    assert contract is not None and view.deal.trump is not None
    if contract.seat == view.seat:
        return _give_back(view, view.deal.trump)
    return _help_bidder(view, view.deal.trump)


def _choose(view: View, trump: Suit, gift: Callable[[Card], float], weight: float) -> Hand:
    """The set worth most: the single cards' gifts less the weighted melds that are broken."""
    number = cards_to_pass(view.seen)
    rules = view.seen.rules
    hand = view.hand
    seen: dict[Hand, float] = {}
    ranked = sorted(hand, key=lambda card: (-gift(card), card.order))
    pool = ranked[: max(_POOL, number)]
    whole = points_of(hand, trump, rules) * rules.scoring.scale
    for cards in combinations(pool, number):
        chosen = sort_hand(cards)
        if chosen in seen:
            continue
        lost = whole - points_of(without(hand, chosen), trump, rules) * rules.scoring.scale
        seen[chosen] = sum(gift(card) for card in chosen) - weight * lost
    return max(seen, key=lambda cards: seen[cards])


def _help_bidder(view: View, trump: Suit) -> Decision:
    trump_gift = {
        Rank.ACE: 100.0,
        Rank.TEN: 90.0,
        Rank.KING: 82.0,
        Rank.QUEEN: 80.0,
        Rank.JACK: 75.0,
        Rank.NINE: 40.0,
    }
    side_gift = {
        Rank.ACE: 38.0,
        Rank.KING: 10.0,
        Rank.QUEEN: 9.0,
        Rank.TEN: 8.0,
        Rank.JACK: 2.0,
        Rank.NINE: -20.0,
    }
    held = count(view.hand)
    half = any(card.suit is trump for card in PINOCHLE_CARDS)

    def gift(card: Card) -> float:
        if card.suit is trump:
            return trump_gift[card.rank] - (
                8.0 if held[card] > 1 and card.rank is not Rank.ACE else 0
            )
        if card in PINOCHLE_CARDS and half:
            return 25.0
        return side_gift[card.rank]

    cards = _choose(view, trump, gift, 0.6)
    reasons = []
    if of_suit(cards, trump):
        reasons.append(Advice("pass_trump_length", {"cards": of_suit(cards, trump), "suit": trump}))
    aces = tuple(card for card in cards if card.rank is Rank.ACE and card.suit is not trump)
    if aces:
        reasons.append(Advice("pass_ace", {"cards": aces}))
    if not reasons:
        reasons.append(Advice("pass_for_melds", {"cards": cards}))
    return Decision(PassCards(seat=view.seat, cards=cards), tuple(reasons))


def _give_back(view: View, trump: Suit) -> Decision:
    worth = {
        Rank.ACE: 45.0,
        Rank.TEN: 10.0,
        Rank.KING: 4.0,
        Rank.QUEEN: 2.0,
        Rank.JACK: 1.0,
        Rank.NINE: 0.0,
    }

    def gift(card: Card) -> float:
        if card.suit is trump:
            return -100.0 - 10.0 * card.strength
        length = len(of_suit(view.hand, card.suit))
        return -worth[card.rank] - 1.5 * length

    cards = _choose(view, trump, gift, 1.0)
    reasons = [Advice("return_useless", {"cards": cards})]
    return Decision(PassCards(seat=view.seat, cards=cards), tuple(reasons))
