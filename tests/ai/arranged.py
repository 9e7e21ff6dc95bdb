"""Deals with chosen hands, played through the engine up to the moment that a test asks about."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from acesaround.cards import Card, count, deck_of, parse_cards, parse_suit
from acesaround.game import Bid, Deal, Game, NameTrump, Pass, PassCards, PlayCard, next_seat
from acesaround.rules import Rules, preset, with_options

MODERN = preset("modern")
NO_PASS = with_options(MODERN, {"pass_count": 0})
TWO_HAND = preset("two_hand")


def order(rules: Rules, hands: Sequence[str], dealer: int, rest: str = "") -> tuple[Card, ...]:
    """An order of the deck that gives these cards to these seats; what is not named fills up."""
    left = count(deck_of(rules.deck.copies, rules.deck.nines))
    given = [list(parse_cards(hand)) for hand in hands]
    stock = list(parse_cards(rest))
    for card in (*(card for hand in given for card in hand), *stock):
        left[card] -= 1
        assert left[card] >= 0, f"too many of {card}"
    # Weakest cards first, so that hands that are not described hold little.
    fill = sorted(
        (card for card, n in left.items() for _ in range(n)),
        key=lambda card: (card.strength, card.order),
    )
    size = rules.deal.hand_size
    for hand in given:
        while len(hand) < size:
            hand.append(fill.pop(0))
    n = rules.deal.players
    dealt: list[Card] = []
    at = [0] * n
    while len(dealt) < n * size:
        for step in range(1, n + 1):
            seat = (dealer + step) % n
            packet = given[seat][at[seat] : at[seat] + rules.deal.packet]
            at[seat] += len(packet)
            dealt += packet
    return (*dealt, *stock, *fill)


def dealt(rules: Rules, hands: Sequence[str], dealer: int = 0, rest: str = "") -> Game:
    """A game in which these hands were just dealt."""
    game = Game.start(rules, dealer)
    game.act(Deal(order=order(rules, hands, dealer, rest)))
    return game


def with_contract(
    hands: Sequence[str],
    bidder: int,
    trump: str,
    rules: Rules = NO_PASS,
    amount: int | None = None,
    scores: tuple[int, ...] | None = None,
) -> Game:
    """The deal after the auction, with trump named; cards are not passed under NO_PASS."""
    game = dealt(rules, hands, dealer=(bidder - 1) % 4)
    game.act(Bid(seat=bidder, amount=amount or 250))
    while game.state.phase == "auction":
        assert game.actor is not None
        game.act(Pass(seat=game.actor))
    game.act(NameTrump(seat=bidder, suit=parse_suit(trump)))
    return game


def play(game: Game, cards: str) -> Game:
    """The cards are played by whoever is to play."""
    for card in parse_cards(cards):
        assert game.actor is not None
        game.act(PlayCard(seat=game.actor, card=card))
    return game


def give(game: Game, cards: str) -> Game:
    """The actor passes these cards."""
    assert game.actor is not None
    game.act(PassCards(seat=game.actor, cards=parse_cards(cards)))
    return game


def call(game: Game, calls: Iterable[int | None]) -> Game:
    """The seats call one after the other: a bid in points, or None for a pass."""
    for amount in calls:
        assert game.actor is not None
        seat = game.actor
        game.act(Pass(seat=seat) if amount is None else Bid(seat=seat, amount=amount))
    return game


__all__ = ["call", "dealt", "give", "next_seat", "play", "with_contract"]
