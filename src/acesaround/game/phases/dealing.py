"""The deal: chance gives the deck, the engine gives it out in packets (RULES 1, 7.1)."""

from __future__ import annotations

from acesaround.cards import Hand, Rank, deck_of, sort_hand
from acesaround.game import event as ev
from acesaround.game.action import CHANCE, Action, Deal
from acesaround.game.refusal import IllegalAction, Reason, Refusal
from acesaround.game.state import State, next_seat, players
from acesaround.rules import MeldKind, Rules
from acesaround.rules.tables import TABLES


def auto(state: State) -> tuple[ev.Event, ...]:
    """Nothing: the cards come from chance."""
    return ()


def actor(state: State) -> int | None:
    """Chance, until this deal's cards are out."""
    deal = state.deal
    waiting = deal is None or deal.score is not None or deal.abandoned
    return CHANCE if waiting else None


def legal(state: State) -> tuple[Action, ...]:
    """The sorted deck, standing for every order of it."""
    deck = deck_of(state.rules.deck.copies, state.rules.deck.nines)
    return (Deal(order=deck),)


def decide(state: State, action: Action) -> tuple[ev.Event, ...]:
    """Hands in packets from the eldest on, then the stock and its turned card."""
    rules = state.rules
    if not isinstance(action, Deal):
        raise IllegalAction(Reason(code=Refusal.NOT_NOW))
    deck = deck_of(rules.deck.copies, rules.deck.nines)
    if sort_hand(action.order) != deck:
        raise IllegalAction(Reason(code=Refusal.NOT_A_DECK, amount=len(deck)))
    last = state.deal
    number = last.number + 1 if last else 1
    dealer = next_seat(rules, last.dealer) if last else state.dealer
    hands, rest = _give_out(rules, action.order, next_seat(rules, dealer))
    events: list[ev.Event] = [ev.DealBegan(number=number, dealer=dealer)]
    events += [ev.HandDealt(seat=seat, cards=hands[seat]) for seat in players(rules)]
    if rules.stock is not None:
        turned = rest[0] if rules.stock.turn_up else None
        events.append(ev.StockDealt(cards=rest[1:] if turned else rest))
        if turned is not None:
            nine = TABLES[rules.melds.table].points(MeldKind.DIX, 1)
            points = rules.scaled(nine) if turned.rank is Rank.NINE else 0
            events.append(ev.UpcardTurned(card=turned, dealer=dealer, points=points))
    return tuple(events)


def _give_out(rules: Rules, order: Hand, eldest: int) -> tuple[list[Hand], Hand]:
    n, size = rules.deal.players, rules.deal.hand_size
    hands: list[Hand] = [()] * n
    at = 0
    while at < n * size:
        for step in range(n):
            seat = (eldest + step) % n
            packet = min(rules.deal.packet, size - len(hands[seat]))
            hands[seat] += order[at : at + packet]
            at += packet
    return hands, order[at:]
