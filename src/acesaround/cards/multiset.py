"""Hands as sorted multisets of cards (plain tuples), some of which may be backs."""

from collections.abc import Iterable, Iterator

from acesaround.cards.card import BACK, Card, Suit

Hand = tuple[Card, ...]


def _order(card: Card) -> int:
    return card.order


def sort_hand(cards: Iterable[Card]) -> Hand:
    """The cards suit by suit, high to low, backs last."""
    return tuple(sorted(cards, key=_order))


def count(cards: Iterable[Card]) -> dict[Card, int]:
    """How many copies of each card there are, in the order of first appearance."""
    counts: dict[Card, int] = {}
    for card in cards:
        counts[card] = counts.get(card, 0) + 1
    return counts


def distinct(cards: Iterable[Card]) -> Iterator[Card]:
    """Each kind of card once, in the order of first appearance."""
    return iter(dict.fromkeys(cards))


def of_suit(cards: Iterable[Card], suit: Suit | None) -> Hand:
    """The cards of one suit, in the order given; none for no suit."""
    return tuple(card for card in cards if card is not BACK and card.suit is suit)


def contains(hand: Iterable[Card], cards: Iterable[Card]) -> bool:
    """Whether the hand holds all of the cards, copies counted."""
    held = count(hand)
    return all(held.get(card, 0) >= n for card, n in count(cards).items())


def lacking(hand: Iterable[Card], cards: Iterable[Card]) -> Hand:
    """Each kind of card of which the hand has fewer copies than are wanted."""
    held = count(hand)
    return tuple(card for card, n in count(cards).items() if held.get(card, 0) < n)


def is_hidden(cards: Iterable[Card]) -> bool:
    """Whether any of the cards is a back."""
    return any(card is BACK for card in cards)


def without(hand: Hand, cards: Iterable[Card]) -> Hand:
    """The hand less the cards, for a reader who may see only part of it.

    A card that is not seen in the hand was one of its backs. A back that leaves a hand in which
    some cards are seen may have been any of them, so the whole rest is hidden after it: knowledge
    is lost rather than invented.

    Raises:
        ValueError: the hand cannot have held the card.
    """
    left = list(hand)
    for card in cards:
        if card is BACK:
            if not left:
                raise ValueError("an empty hand gives no card")
            left = [BACK] * (len(left) - 1)
        elif card in left:
            left.remove(card)
        elif BACK in left:
            left.remove(BACK)
        else:
            raise ValueError(f"{card} is not in the hand {' '.join(map(str, hand))}")
    return tuple(left)
