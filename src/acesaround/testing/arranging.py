"""Deals whose hands are chosen, for fixtures."""

from __future__ import annotations

from collections.abc import Mapping

from acesaround.cards import Card, Hand, deck_of, parse_card, parse_cards, without
from acesaround.game import Deal, Game
from acesaround.rules import Rules


def arranged(
    rules: Rules, hands: Mapping[int, str], dealer: int = 0, upcard: str = "", stock: str = ""
) -> Deal:
    """A deal in which the seats get these cards; whatever is not named is filled up in order.

    ``stock`` names its first cards from the top. ValueError if the deck has not so many.
    """
    n, size = rules.deal.players, rules.deal.hand_size
    wanted: dict[int, Hand] = {seat: parse_cards(text) for seat, text in hands.items()}
    first = parse_cards(stock)
    turned: tuple[Card, ...] = (parse_card(upcard),) if upcard else ()
    rest = list(deck_of(rules.deck.copies, rules.deck.nines))
    for cards in (*wanted.values(), first, turned):
        rest = list(without(tuple(rest), cards))
    full: list[list[Card]] = []
    for seat in range(n):
        held = list(wanted.get(seat, ()))
        while len(held) < size:
            held.append(rest.pop())
        full.append(held)
    order: list[Card] = []
    while any(full):
        for step in range(1, n + 1):
            hand = full[(dealer + step) % n]
            order += hand[: rules.deal.packet]
            del hand[: rules.deal.packet]
    if rules.stock is not None and rules.stock.turn_up:
        order.append(turned[0] if turned else rest.pop())
    return Deal(order=(*order, *first, *rest))


def arranged_game(
    rules: Rules, hands: Mapping[int, str], dealer: int = 0, upcard: str = "", stock: str = ""
) -> Game:
    """A game that has just been dealt so."""
    game = Game.start(rules, dealer)
    game.act(arranged(rules, hands, dealer, upcard, stock))
    return game
