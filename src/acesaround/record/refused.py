"""Why the engine refuses an action of a record, in plain English for whoever has to mend the file.

The catalogs speak to the player who made the move; a record speaks of seats and letters.
"""

from __future__ import annotations

from collections.abc import Callable

from acesaround.cards import Card, Hand, count, deck_of, format_cards
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
from acesaround.record.seats import Seats

_TASKS = {
    "exchange": "must exchange the nine of trump or say no",
    "auction": "must call",
    "widow": "must share the widow out, or say whether to throw in",
    "trump": "must name trump",
    "passing": "must pass cards",
    "bury": "must bury cards",
    "offers": "must say whether to play",
    "tricks": "must play a card",
}


def why_refused(state: State, action: Action, reason: Reason) -> str:
    """The reason, with the cards or the number that would be right, and the option behind it."""
    told = SENTENCES.get(reason.code, _not_now)(state, action, reason)
    if reason.option is None:
        return told
    value = reason.value
    spelled = str(value).lower() if isinstance(value, bool) else value
    return f"{told} ({reason.option} is {spelled})"


def waiting_for(state: State) -> str:
    """What must come next: "East must play a card"."""
    seat = actor(state)
    if seat is None:
        return "the game is over"
    if seat == CHANCE:
        return "the cards of the next deal must come"
    task = _TASKS.get(state.phase, "must play a card")
    if state.phase == "stock" and current_deal(state).melding is not None:
        task = "may meld, and ends that by Done"
    elif state.phase == "tricks" and not current_deal(state).hands[seat]:
        task = "must claim the game or say no"
    return f"{seat_name(state, seat)} {task}"


def seat_name(state: State, seat: int) -> str:
    """A seat by its place at the table."""
    return Seats.of(state.rules).names[seat]


def _name(state: State, action: Action) -> str:
    seat = action.seat
    known = 0 <= seat < state.rules.deal.players
    return seat_name(state, seat) if known else f"seat {seat}"


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


def _game_over(state: State, action: Action, reason: Reason) -> str:
    return "the game is over, so nothing can follow"


def _not_now(state: State, action: Action, reason: Reason) -> str:
    return f"this cannot be done now: {waiting_for(state)}"


def _not_your_turn(state: State, action: Action, reason: Reason) -> str:
    return f"it is not {_name(state, action)}'s turn: {waiting_for(state)}"


def _not_a_deck(state: State, action: Action, reason: Reason) -> str:
    deck = deck_of(state.rules.deck.copies, state.rules.deck.nines)
    order = action.order if isinstance(action, Deal) else ()
    given, right = count(order), count(deck)
    more = {card: n - right.get(card, 0) for card, n in given.items() if n > right.get(card, 0)}
    less = {card: n - given.get(card, 0) for card, n in right.items() if n > given.get(card, 0)}
    parts = [f"{len(order)} cards are here, and the deck has {len(deck)}"]
    if less:
        parts.append(f"missing: {_repeated(less)}")
    if more:
        parts.append(f"too many: {_repeated(more)}")
    return "; ".join(parts)


def _repeated(counts: dict[Card, int]) -> str:
    return format_cards(card for card, n in counts.items() for _ in range(n))


def _not_in_hand(state: State, action: Action, reason: Reason) -> str:
    hand = current_deal(state).hands[action.seat]
    held = count(hand)
    wanted = count(_cards(action))
    missing = {card: n - held.get(card, 0) for card, n in wanted.items() if n > held.get(card, 0)}
    there = f"which is {format_cards(hand)}" if hand else "which is empty"
    return f"{_repeated(missing)} is not in {_name(state, action)}'s hand, {there}"


def _not_on_table(state: State, action: Action, reason: Reason) -> str:
    row = current_deal(state).laid[action.seat]
    there = " ".join(f"{laid.card}@{place}" for place, laid in enumerate(row, 1))
    return f"on the table before {_name(state, action)} lie: {there or 'no cards'}"


def _wrong_card(duty: str) -> Callable[[State, Action, Reason], str]:
    def say(state: State, action: Action, reason: Reason) -> str:
        best = f" {reason.best}" if reason.best else ""
        card = format_cards(_cards(action))
        right = format_cards(reason.cards)
        return f"{card} may not be played: {_name(state, action)} must {duty}{best}, with {right}"

    return say


def _count(verb: str) -> Callable[[State, Action, Reason], str]:
    def say(state: State, action: Action, reason: Reason) -> str:
        return f"{len(_cards(action))} cards are {verb} here, and there must be {reason.amount}"

    return say


def _melded(verb: str) -> Callable[[State, Action, Reason], str]:
    def say(state: State, action: Action, reason: Reason) -> str:
        deal = current_deal(state)
        shown = format_cards(card for meld in deal.melds[action.seat] for card in meld.cards)
        cards = format_cards(reason.cards)
        return f"{cards} cannot be {verb}, for shown melds stay whole; they need {shown}"

    return say


def _bid(problem: str) -> Callable[[State, Action, Reason], str]:
    def say(state: State, action: Action, reason: Reason) -> str:
        amount = action.amount if isinstance(action, Bid) else "this"
        return f"{amount} cannot be bid: {problem.format(amount=reason.amount)}"

    return say


def _plain(sentence: str) -> Callable[[State, Action, Reason], str]:
    def say(state: State, action: Action, reason: Reason) -> str:
        suit = reason.suit.name.lower() if reason.suit else "not known yet"
        return sentence.format(name=_name(state, action), suit=suit, cards=_used(action, reason))

    return say


def _used(action: Action, reason: Reason) -> str:
    return format_cards(reason.cards or _cards(action)) or "nothing"


def _no_dix(state: State, action: Action, reason: Reason) -> str:
    deal = current_deal(state)
    hand = format_cards(deal.hands[action.seat]) or "empty"
    trump = deal.trump.name.lower() if deal.trump else "not known yet"
    name = _name(state, action)
    return f"{name} has no nine of trump to show now: trump is {trump}, the hand is {hand}"


SENTENCES: dict[Refusal, Callable[[State, Action, Reason], str]] = {
    Refusal.GAME_OVER: _game_over,
    Refusal.NOT_YOUR_TURN: _not_your_turn,
    Refusal.NOT_NOW: _not_now,
    Refusal.NOT_A_DECK: _not_a_deck,
    Refusal.BID_TOO_LOW: _bid("the least is {amount}"),
    Refusal.BID_STEP: _bid("bids here are multiples of {amount}"),
    Refusal.BID_BARRED: _bid("bids that end in 40 or 90 are barred"),
    Refusal.BID_TOO_HIGH: _bid("the most is {amount}"),
    Refusal.MUST_BID: _plain("{name} must bid, and may not pass"),
    Refusal.NEEDS_MARRIAGE: _plain("{name} has no marriage for this"),
    Refusal.PASS_COUNT: _count("passed"),
    Refusal.PASS_SHOWN: _melded("passed"),
    Refusal.BURY_COUNT: _count("buried"),
    Refusal.BURY_MELDED: _melded("buried"),
    Refusal.SHARE_COUNT: _count("given away"),
    Refusal.SHARE_NOT_WIDOW: _plain("{cards} is not among the cards of the widow"),
    Refusal.NOT_IN_HAND: _not_in_hand,
    Refusal.NOT_ON_TABLE: _not_on_table,
    Refusal.MUST_FOLLOW: _wrong_card("follow suit"),
    Refusal.MUST_BEAT: _wrong_card("beat"),
    Refusal.MUST_TRUMP: _wrong_card("play trump"),
    Refusal.MUST_OVER_TRUMP: _wrong_card("over-trump"),
    Refusal.ONE_MELD: _plain("{name} has used the one meld of this turn"),
    Refusal.NOT_A_MELD: _plain("{cards} is no such meld"),
    Refusal.MELD_NOT_TRUMP: _plain("this meld and its suit do not go together: trump is {suit}"),
    Refusal.MELD_USED_CARD: _plain("{cards} has been used in such a meld already"),
    Refusal.MELD_NEEDS_NEW_CARD: _plain("a meld needs a card from the hand"),
    Refusal.NO_DIX: _no_dix,
    Refusal.NO_EXCHANGE: _plain("{name} can have no other card for it: nothing is turned"),
    Refusal.CLAIM_AFTER_TRICK: _plain("the game is claimed right after a trick, by its winner"),
    Refusal.CLAIM_BARRED: _plain("{name} has claimed the game in vain and cannot claim it again"),
    Refusal.NOTHING_TO_ACCUSE: _plain("nobody can be accused of anything now"),
    Refusal.ONE_ACCUSATION: _plain("there has been an accusation in this deal already"),
}
