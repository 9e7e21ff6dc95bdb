"""The deal: chance gives the deck, the engine gives it out in packets (RULES 1, 7.1)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from acesaround.cards import Card, Hand, Rank, deck_of, sort_hand
from acesaround.game import event as ev
from acesaround.game.action import CHANCE, Action, Deal
from acesaround.game.refusal import IllegalAction, Reason, Refusal
from acesaround.game.state import State, next_seat, players
from acesaround.rules import MeldKind, Rules, meld_value


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
    """Hands in packets from the eldest on, then widow, stock and turned card."""
    rules = state.rules
    if not isinstance(action, Deal):
        raise IllegalAction(Reason(code=Refusal.NOT_NOW))
    deck = deck_of(rules.deck.copies, rules.deck.nines)
    if sort_hand(action.order) != deck:
        raise IllegalAction(Reason(code=Refusal.NOT_A_DECK, amount=len(deck)))
    last = state.deal
    dealer = next_dealer(state)
    seats = seats_dealt(rules, dealer, state.out)
    hands, widow, rest = _give_out(rules, action.order, dealer, seats)
    number = last.number + 1 if last else 1
    events: list[ev.Event] = [ev.DealBegan(number=number, dealer=dealer, seats=seats)]
    events += [ev.HandDealt(seat=seat, cards=hands[seat]) for seat in seats]
    if widow:
        events.append(ev.WidowDealt(cards=widow))
    if rules.stock is not None:
        turned = rest[0] if rules.stock.turn_up else None
        events.append(ev.StockDealt(cards=rest[1:] if turned else rest))
        events += _turn(rules, turned, dealer)
    elif rules.deal.turn_last:
        events += _turn(rules, action.order[-1], dealer)
    events += _thrown_in(rules, hands)
    return tuple(events)


def _thrown_in(rules: Rules, hands: dict[int, Hand]) -> Iterator[ev.Event]:
    """A hand so full of nines that the cards are dealt again, the first one found."""
    wanted = rules.deal.nines_redeal
    if wanted == "off":
        return
    for seat, hand in hands.items():
        nines = sum(card.rank is Rank.NINE for card in hand)
        aces = any(card.rank is Rank.ACE for card in hand)
        if nines >= (6 if wanted == "six" else 5) and not (wanted == "five_no_ace" and aces):
            yield ev.HandThrownIn(seat=seat, hand=sort_hand(hand))
            return


def _turn(rules: Rules, card: Card | None, dealer: int) -> Iterator[ev.Event]:
    if card is not None:
        nine = meld_value(rules.melds, MeldKind.DIX, 1, rules.scoring.scale)
        points = nine if card.rank is Rank.NINE else 0
        yield ev.UpcardTurned(card=card, dealer=dealer, points=points)


def next_dealer(state: State) -> int:
    """The seat that deals now: the deal passes to the left, past those who have left the game."""
    if state.deal is None:
        return state.dealer
    if state.deal.same_dealer:
        return state.deal.dealer
    dealer = next_seat(state.rules, state.deal.dealer)
    while dealer in state.out:
        dealer = next_seat(state.rules, dealer)
    return dealer


def seats_dealt(rules: Rules, dealer: int, out: tuple[int, ...] = ()) -> tuple[int, ...]:
    """The seats that get cards from a dealer, in ascending order; ``out`` have left the game."""
    resting = set(out)
    if rules.deal.dealer_sits_out:
        right = next_seat(rules, dealer, -1)
        resting.add(right if rules.deal.sits_out == "dealers_right" else dealer)
    return tuple(seat for seat in players(rules) if seat not in resting)


def _give_out(
    rules: Rules, order: Hand, dealer: int, seats: tuple[int, ...]
) -> tuple[dict[int, Hand], Hand, Hand]:
    """Hands by seat, the widow (laid after the first round of packets), and the rest."""
    size, packet, widow_size = rules.cards_dealt, rules.deal.packet, rules.cards_aside
    turn = sorted(seats, key=lambda seat: (seat <= dealer, seat))
    hands: dict[int, Hand] = {seat: () for seat in seats}
    widow: Hand = ()
    at = 0
    while len(hands[turn[-1]]) < size:
        for seat in turn:
            number = min(packet, size - len(hands[seat]))
            hands[seat] += order[at : at + number]
            at += number
        if not widow:
            widow = order[at : at + widow_size]
            at += widow_size
    return hands, widow, order[at:]


def gathered(
    rules: Rules, dealer: int, hands: Mapping[int, Hand], widow: Hand = (), rest: Hand = ()
) -> Hand:
    """The order of the deck that gives out these hands: the way back from a deal.

    ``hands`` are those of the seats in the deal, each in the order dealt; ``rest`` is what lies
    over, the card that is turned under the stock first. Cards too many or too few stay so, and the
    deal will refuse them.
    """
    turn = sorted(hands, key=lambda seat: (seat <= dealer, seat))
    packet = rules.deal.packet
    rounds = -(-max(map(len, hands.values()), default=0) // packet)
    order: Hand = ()
    for at in range(rounds):
        for seat in turn:
            order += hands[seat][at * packet : (at + 1) * packet]
        if at == 0:
            order += widow
    return order + rest
