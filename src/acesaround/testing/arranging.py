"""Deals whose hands are chosen, for fixtures."""

from __future__ import annotations

from collections.abc import Mapping

from acesaround.cards import Card, Hand, deck_of, parse_card, parse_cards, without
from acesaround.game import Deal, Game, seats_dealt
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
    n, size = rules.deal.players, rules.cards_dealt
    wanted: dict[int, Hand] = {seat: parse_cards(text) for seat, text in hands.items()}
    first, laid = parse_cards(stock), list(parse_cards(widow))
    turned: tuple[Card, ...] = (parse_card(upcard),) if upcard else ()
    rest = list(deck_of(rules.deck.copies, rules.deck.nines))
    for cards in (*wanted.values(), first, turned, tuple(laid)):
        rest = list(without(tuple(rest), cards))
    playing = seats_dealt(rules, dealer)
    turn = [seat for step in range(1, n + 1) if (seat := (dealer + step) % n) in playing]
    while len(laid) < rules.cards_aside:
        laid.append(rest.pop())
    last = turned if rules.deal.turn_last else ()
    full: dict[int, list[Card]] = {}
    for seat in sorted(turn):
        held = list(wanted.get(seat, ()))
        while len(held) + (len(last) if seat == dealer else 0) < size:
            held.append(rest.pop())
        full[seat] = [*held, *last] if seat == dealer else held
    order: list[Card] = []
    while any(full.values()):
        for seat in turn:
            order += full[seat][: rules.deal.packet]
            del full[seat][: rules.deal.packet]
        order += laid
        laid = []
    if rules.stock is not None and rules.stock.turn_up:
        order.append(turned[0] if turned else rest.pop())
    return Deal(order=(*order, *first, *rest))


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
