"""Why the engine refuses an action of a record, told to whoever has to mend the file.

The words of refusals (``words/refusals.py``) speak to the player who made the move; a record speaks
of seats and letters.
"""

from __future__ import annotations

from collections.abc import Callable

from acesaround.cards import Hand, count, deck_of, format_cards
from acesaround.errors import Fault
from acesaround.game import (
    CHANCE,
    Action,
    Bid,
    Bury,
    Deal,
    LayMeld,
    PassCards,
    PlayCard,
    Reason,
    Refusal,
    ShareWidow,
    State,
    actor,
    current_deal,
)
from acesaround.record.faults import Refused, Waiting
from acesaround.record.seats import Seats

Telling = Callable[[State, Action, Reason], Fault]

_TASKS = {
    "exchange": Waiting.EXCHANGE,
    "auction": Waiting.AUCTION,
    "widow": Waiting.WIDOW,
    "trump": Waiting.TRUMP,
    "passing": Waiting.PASSING,
    "bury": Waiting.BURY,
    "offers": Waiting.OFFERS,
}


def why_refused(state: State, action: Action, reason: Reason) -> Fault:
    """The reason, with the cards or the number that would be right, and the option behind it."""
    why = FAULTS.get(reason.code, _not_now)(state, action, reason)
    if reason.option is None:
        return why
    value = reason.value
    spelled = str(value).lower() if isinstance(value, bool) else str(value)
    return Refused.BY_OPTION(why=why, option=reason.option, value=spelled)


def waiting_for(state: State) -> Fault:
    """What must come next: "East must play a card"."""
    seat = actor(state)
    if seat is None:
        return Waiting.NOTHING()
    if seat == CHANCE:
        return Waiting.DEAL()
    task = _TASKS.get(state.phase, Waiting.TRICKS)
    if state.phase == "stock" and current_deal(state).melding is not None:
        task = Waiting.MELDING
    elif state.phase == "tricks" and not current_deal(state).hands[seat]:
        task = Waiting.CLAIM
    return task(seat=seat_name(state, seat))


def seat_name(state: State, seat: int) -> str:
    """A seat by its place at the table."""
    return Seats.of(state.rules).names[seat]


def _seat(state: State, action: Action) -> str | Fault:
    seat = action.seat
    known = 0 <= seat < state.rules.deal.players
    return seat_name(state, seat) if known else Refused.SEAT_NUMBER(number=seat)


def _cards(action: Action) -> Hand:
    match action:
        case PlayCard(card=card):
            return (card,)
        case (
            PassCards(cards=cards)
            | Bury(cards=cards)
            | ShareWidow(cards=cards)
            | LayMeld(cards=cards)
        ):
            return cards
        case _:
            return ()


def _plain(code: Refused) -> Telling:
    return lambda state, action, reason: code()


def _of_seat(code: Refused) -> Telling:
    return lambda state, action, reason: code(seat=_seat(state, action))


def _not_now(state: State, action: Action, reason: Reason) -> Fault:
    return Refused.NOT_NOW(waiting=waiting_for(state))


def _not_your_turn(state: State, action: Action, reason: Reason) -> Fault:
    if action.seat == CHANCE:
        return Refused.NO_SHUFFLE(waiting=waiting_for(state))
    return Refused.NOT_YOUR_TURN(seat=_seat(state, action), waiting=waiting_for(state))


def _not_a_deck(state: State, action: Action, reason: Reason) -> Fault:
    deck = deck_of(state.rules.deck.copies, state.rules.deck.nines)
    order = action.order if isinstance(action, Deal) else ()
    why = Refused.NOT_A_DECK(count=len(order), right=len(deck))
    less, more = _beyond(deck, order), _beyond(order, deck)
    if less:
        why = Refused.DECK_LACKS(why=why, cards=less)
    return Refused.DECK_HAS_TOO_MANY(why=why, cards=more) if more else why


def _beyond(cards: Hand, others: Hand) -> str:
    """The cards that are not among the others, or not so often."""
    there = count(others)
    more = {card: n - there.get(card, 0) for card, n in count(cards).items()}
    return format_cards(card for card, n in more.items() for _ in range(n))


def _not_in_hand(state: State, action: Action, reason: Reason) -> Fault:
    hand = current_deal(state).hands[action.seat]
    missing, seat = _beyond(_cards(action), hand), _seat(state, action)
    if not hand:
        return Refused.HAND_EMPTY(cards=missing, seat=seat)
    return Refused.NOT_IN_HAND(cards=missing, seat=seat, hand=format_cards(hand))


def _not_on_table(state: State, action: Action, reason: Reason) -> Fault:
    row = current_deal(state).laid[action.seat]
    there = " ".join(f"{laid.card}@{place}" for place, laid in enumerate(row, 1))
    if not there:
        return Refused.TABLE_EMPTY(seat=_seat(state, action))
    return Refused.NOT_ON_TABLE(seat=_seat(state, action), cards=there)


def _duty(code: Refused) -> Telling:
    def say(state: State, action: Action, reason: Reason) -> Fault:
        card, right = format_cards(_cards(action)), format_cards(reason.cards)
        return code(card=card, seat=_seat(state, action), cards=right)

    return say


def _beating(code: Refused) -> Telling:
    def say(state: State, action: Action, reason: Reason) -> Fault:
        card, right = format_cards(_cards(action)), format_cards(reason.cards)
        best = str(reason.best)
        return code(card=card, seat=_seat(state, action), best=best, cards=right)

    return say


def _count(code: Refused) -> Telling:
    return lambda state, action, reason: code(count=len(_cards(action)), right=reason.amount or 0)


def _melded(code: Refused) -> Telling:
    def say(state: State, action: Action, reason: Reason) -> Fault:
        deal = current_deal(state)
        shown = format_cards(card for meld in deal.melds[action.seat] for card in meld.cards)
        return code(cards=format_cards(reason.cards), shown=shown)

    return say


def _bid(code: Refused) -> Telling:
    def say(state: State, action: Action, reason: Reason) -> Fault:
        assert isinstance(action, Bid)
        if reason.amount is None:
            return code(amount=action.amount)
        return code(amount=action.amount, right=reason.amount)

    return say


def _of_cards(code: Refused) -> Telling:
    return lambda state, action, reason: code(cards=format_cards(reason.cards))


def _not_a_meld(state: State, action: Action, reason: Reason) -> Fault:
    if not reason.cards:
        return Refused.NOTHING_MELDED()
    return Refused.NOT_A_MELD(cards=format_cards(reason.cards))


def _meld_not_trump(state: State, action: Action, reason: Reason) -> Fault:
    if reason.suit is None:
        return Refused.MELD_WITHOUT_TRUMP()
    return Refused.MELD_NOT_TRUMP(suit=reason.suit.name.lower())


def _no_dix(state: State, action: Action, reason: Reason) -> Fault:
    deal, seat = current_deal(state), _seat(state, action)
    if deal.trump is None:
        return Refused.NO_DIX_WITHOUT_TRUMP(seat=seat)
    if not deal.hands[action.seat]:
        return Refused.NO_DIX_IN_NO_HAND(seat=seat)
    hand = format_cards(deal.hands[action.seat])
    return Refused.NO_DIX(seat=seat, suit=deal.trump.name.lower(), hand=hand)


FAULTS: dict[Refusal, Telling] = {
    Refusal.GAME_OVER: _plain(Refused.GAME_OVER),
    Refusal.NOT_YOUR_TURN: _not_your_turn,
    Refusal.NOT_NOW: _not_now,
    Refusal.NOT_A_DECK: _not_a_deck,
    Refusal.BID_TOO_LOW: _bid(Refused.BID_TOO_LOW),
    Refusal.BID_STEP: _bid(Refused.BID_STEP),
    Refusal.BID_BARRED: _bid(Refused.BID_BARRED),
    Refusal.BID_TOO_HIGH: _bid(Refused.BID_TOO_HIGH),
    Refusal.MUST_BID: _of_seat(Refused.MUST_BID),
    Refusal.NEEDS_MARRIAGE: _of_seat(Refused.NEEDS_MARRIAGE),
    Refusal.PASS_COUNT: _count(Refused.PASS_COUNT),
    Refusal.PASS_SHOWN: _melded(Refused.PASS_SHOWN),
    Refusal.BURY_COUNT: _count(Refused.BURY_COUNT),
    Refusal.BURY_MELDED: _melded(Refused.BURY_MELDED),
    Refusal.SHARE_COUNT: _count(Refused.SHARE_COUNT),
    Refusal.SHARE_NOT_WIDOW: _of_cards(Refused.SHARE_NOT_WIDOW),
    Refusal.NOT_IN_HAND: _not_in_hand,
    Refusal.NOT_ON_TABLE: _not_on_table,
    Refusal.MUST_FOLLOW: _duty(Refused.MUST_FOLLOW),
    Refusal.MUST_BEAT: _beating(Refused.MUST_BEAT),
    Refusal.MUST_TRUMP: _duty(Refused.MUST_TRUMP),
    Refusal.MUST_OVER_TRUMP: _beating(Refused.MUST_OVER_TRUMP),
    Refusal.ONE_MELD: _of_seat(Refused.ONE_MELD),
    Refusal.NOT_A_MELD: _not_a_meld,
    Refusal.MELD_NOT_TRUMP: _meld_not_trump,
    Refusal.MELD_USED_CARD: _of_cards(Refused.MELD_USED_CARD),
    Refusal.MELD_NEEDS_NEW_CARD: _plain(Refused.MELD_NEEDS_NEW_CARD),
    Refusal.NO_DIX: _no_dix,
    Refusal.NO_EXCHANGE: _of_seat(Refused.NO_EXCHANGE),
    Refusal.CLAIM_AFTER_TRICK: _plain(Refused.CLAIM_AFTER_TRICK),
    Refusal.CLAIM_BARRED: _of_seat(Refused.CLAIM_BARRED),
    Refusal.NOTHING_TO_ACCUSE: _plain(Refused.NOTHING_TO_ACCUSE),
    Refusal.ONE_ACCUSATION: _plain(Refused.ONE_ACCUSATION),
}
