"""Passing cards to the bidder, and giving cards back."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations

from acesaround.ai.player import Advice, Decision
from acesaround.ai.worth import points_of
from acesaround.cards import BACK, Card, Hand, Rank, Suit, count, of_suit, sort_hand, without
from acesaround.game import PassCards, View, cards_to_pass
from acesaround.rules import PINOCHLE_CARDS, Meld, MeldKind, cards_of_melds, count_melds

# How welcome single cards are, in points of the large scale or nearly so. The sets are compared
# among the most welcome cards only: that is enough, and keeps the choice quick.
_POOL = 8
_TRUMP_GIFT = {
    Rank.ACE: 100.0,
    Rank.TEN: 90.0,
    Rank.KING: 82.0,
    Rank.QUEEN: 80.0,
    Rank.JACK: 75.0,
    Rank.NINE: 40.0,
}
_SIDE_GIFT = {
    Rank.ACE: 38.0,
    Rank.KING: 10.0,
    Rank.QUEEN: 9.0,
    Rank.TEN: 8.0,
    Rank.JACK: 4.0,
    Rank.NINE: -20.0,
}
_TWIN = 8.0
_PINOCHLE_GIFT = 25.0
_PINOCHLE_UNWANTED = 1.0
_BROKEN_BY_PARTNER = 0.6
# What the bidder would give up with a card of a side suit, and with each card of a longer suit.
# Tens and kings that lose are no loss: in partner's hand they can be added to the bidder's tricks.
_KEPT = {
    Rank.ACE: 45.0,
    Rank.TEN: 0.0,
    Rank.KING: 0.0,
    Rank.QUEEN: 2.0,
    Rank.JACK: 1.0,
    Rank.NINE: 0.0,
}
_LENGTH = 5.0


def pass_cards(view: View) -> Decision:
    """The cards to pass: to the bidder what helps most, to the partner what is not needed."""
    contract = view.deal.contract
    trump = view.deal.trump
    assert contract is not None and trump is not None
    if contract.seat == view.seat:
        return _give_back(view, trump)
    return _help_bidder(view, trump)


def _choose(view: View, trump: Suit, gift: Callable[[Card], float], weight: float) -> Hand:
    """The set worth most: the single cards' gifts less the weighted melds that are broken."""
    number = cards_to_pass(view.seen)
    rules = view.seen.rules
    hand = view.hand
    worth: dict[Hand, float] = {}
    # What has been shown before stays (the engine asks for it).
    free = without(hand, cards_of_melds(view.deal.melds[view.seat], hand))
    ranked = sorted(free, key=lambda card: (-gift(card), card.order))
    pool = ranked[: max(_POOL, number)]
    whole = points_of(hand, trump, rules) * rules.scoring.scale
    for cards in combinations(pool, number):
        chosen = sort_hand(cards)
        if chosen not in worth:
            lost = whole - points_of(without(hand, chosen), trump, rules) * rules.scoring.scale
            worth[chosen] = sum(gift(card) for card in chosen) - weight * lost
    return max(worth, key=lambda cards: worth[cards])


def _help_bidder(view: View, trump: Suit) -> Decision:
    held = count(view.hand)
    with_trump = any(card.suit is trump for card in PINOCHLE_CARDS)

    def gift(card: Card) -> float:
        if card.suit is trump:
            return _TRUMP_GIFT[card.rank] - (_TWIN if held[card] > 1 else 0.0)
        if card in PINOCHLE_CARDS:
            return _PINOCHLE_GIFT if with_trump else _PINOCHLE_UNWANTED
        return _SIDE_GIFT[card.rank]

    cards = _choose(view, trump, gift, _BROKEN_BY_PARTNER)
    trumps = of_suit(cards, trump)
    aces = tuple(card for card in cards if card.rank is Rank.ACE and card not in trumps)
    halves = tuple(card for card in cards if card in PINOCHLE_CARDS and with_trump)
    rest = tuple(card for card in cards if card not in (*trumps, *aces, *halves))
    reasons = []
    if trumps:
        reasons.append(Advice("pass_trump_length", {"cards": trumps, "suit": trump}))
    if aces:
        reasons.append(Advice("pass_ace", {"cards": aces}))
    if halves:
        reasons.append(Advice("pass_pinochle_part", {"cards": halves}))
    if rest:
        reasons.append(Advice("pass_for_melds", {"cards": rest}))
    reasons += _keeping(view, trump, cards)
    return Decision(PassCards(seat=view.seat, cards=cards), tuple(reasons))


def _give_back(view: View, trump: Suit) -> Decision:
    def gift(card: Card) -> float:
        if card.suit is trump:
            return -100.0 - 10.0 * card.strength
        return -_KEPT[card.rank] - _LENGTH * len(of_suit(view.hand, card.suit))

    cards = _choose(view, trump, gift, 1.0)
    reasons = []
    emptied = [
        card.suit
        for card in cards
        if card.suit is not trump
        and len(of_suit(cards, card.suit)) == len(of_suit(view.hand, card.suit))
    ]
    received = [
        card for passed in view.deal.passes if passed.to == view.seat for card in passed.cards
    ]
    counters = tuple(card for card in cards if card.rank in (Rank.TEN, Rank.KING))
    useless = tuple(card for card in cards if card not in counters)
    if useless:
        reasons.append(Advice("return_useless", {"cards": useless}))
    if counters:
        reasons.append(Advice("return_counters", {"cards": counters}))
    for suit in dict.fromkeys(emptied):
        reasons.append(Advice("return_empties_suit", {"suit": suit}))
    completed = [
        meld
        for meld in _melds(view, trump, without(view.hand, cards))
        if BACK not in received and any(card in meld.cards for card in received)
    ]
    if completed:
        best = max(completed, key=lambda meld: meld.points)
        reasons.append(_about(best, "return_keeps_gift"))
    reasons += _keeping(view, trump, cards)
    return Decision(PassCards(seat=view.seat, cards=cards), tuple(reasons))


def _melds(view: View, trump: Suit, hand: Hand) -> tuple[Meld, ...]:
    return count_melds(hand, trump, view.seen.rules.melds, view.seen.rules.scoring.scale)


def _keeping(view: View, trump: Suit, cards: Hand) -> list[Advice]:
    """The best meld that stays whole in the own hand, if there is one worth a word."""
    kept = [m for m in _melds(view, trump, without(view.hand, cards)) if m.kind is not MeldKind.DIX]
    if not kept:
        return []
    return [_about(max(kept, key=lambda meld: meld.points), "keep_melds")]


def _about(meld: Meld, code: str) -> Advice:
    return Advice(code, {"kind": meld.kind, "cards": meld.cards, "points": meld.points})
