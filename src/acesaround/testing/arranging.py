"""Deals whose hands are chosen, for fixtures."""

from __future__ import annotations

from collections.abc import Mapping

from acesaround.cards import Card, Hand, deck_of, parse_card, parse_cards, without
from acesaround.game import Deal, Game, gathered, seats_dealt
from acesaround.rules import Rules


def arranged(
    rules: Rules,
    hands: Mapping[int, str],
    dealer: int = 0,
    upcard: str = "",
    stock: str = "",
    *,
    widow: str = "",
) -> Deal:
    """A deal in which the seats get these cards; whatever is not named is filled up in order.

    ``upcard`` is the card turned for trump, under the stock or as the dealer's last; ``stock``
    names its first cards from the top. ValueError if the deck has not so many.
    """
    size = rules.cards_dealt
    wanted: dict[int, Hand] = {seat: parse_cards(text) for seat, text in hands.items()}
    first, laid = parse_cards(stock), list(parse_cards(widow))
    turned: tuple[Card, ...] = (parse_card(upcard),) if upcard else ()
    rest = list(deck_of(rules.deck.copies, rules.deck.nines))
    for cards in (*wanted.values(), first, turned, tuple(laid)):
        rest = list(without(tuple(rest), cards))
    while len(laid) < rules.cards_aside:
        laid.append(rest.pop())
    last = turned if rules.deal.turn_last else ()
    full: dict[int, list[Card]] = {}
    for seat in seats_dealt(rules, dealer):
        held = list(wanted.get(seat, ()))
        while len(held) + (len(last) if seat == dealer else 0) < size:
            held.append(rest.pop())
        full[seat] = [*held, *last] if seat == dealer else held
    over: list[Card] = []
    if rules.stock is not None and rules.stock.turn_up:
        over.append(turned[0] if turned else rest.pop())
    dealt = {seat: tuple(cards) for seat, cards in full.items()}
    order = gathered(rules, dealer, dealt, tuple(laid), (*over, *first, *rest))
    return Deal(order=order)


def arranged_game(
    rules: Rules,
    hands: Mapping[int, str],
    dealer: int = 0,
    upcard: str = "",
    stock: str = "",
    *,
    widow: str = "",
) -> Game:
    """A game that has just been dealt so."""
    game = Game.start(rules, dealer)
    game.act(arranged(rules, hands, dealer, upcard, stock, widow=widow))
    return game
