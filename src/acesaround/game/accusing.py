"""Accusing a player of a card that the rules forbid, where players must find it out (RULES 7.2).

Such a card is taken in silence: no event and no choice tells of it. Only an accusation is judged,
from the hand that the player held when the card was played. If it is right the penalty of the rules
falls on the side of the accused, if not on the side of the accuser. As only the first offence of a
deal is punished, only one accusation is heard in a deal.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from msgspec.structs import replace

from acesaround.cards import Card, Hand, sort_hand
from acesaround.game import event as ev
from acesaround.game.action import Accuse
from acesaround.game.legal import allowed_cards, refused_card
from acesaround.game.refusal import IllegalAction, Reason, Refusal
from acesaround.game.state import (
    State,
    card_of_seat,
    current_deal,
    side_of,
    strict_tricks,
)

OPTION = "play.accusation"


def taken_in_silence(state: State) -> bool:
    """Whether a forbidden card is taken and nobody is told."""
    play = state.rules.play
    return play.wrong_card != "refuse" and play.accusation != "automatic"


def _first_in_question(state: State) -> int:
    """The place among the strict tricks from which on cards may be called wrong now."""
    if state.rules.play.accusation == "by_players_any_trick":
        return 0
    number = 1 if current_deal(state).trick is None else 2
    return max(0, len(strict_tricks(state)) - number)


def accusable(state: State, seat: int) -> tuple[int, ...]:
    """The opponents whom the seat, whose turn it is, may accuse: those who have played a card."""
    deal = current_deal(state)
    if not taken_in_silence(state) or deal.offenders:
        return ()
    own = side_of(state.rules, seat)
    tricks = strict_tricks(state)[_first_in_question(state) :]
    return tuple(
        other
        for other in deal.seats
        if side_of(state.rules, other) != own
        and any(card_of_seat(deal, trick, other) is not None for trick in tricks)
    )


def accuse(state: State, action: Accuse) -> tuple[ev.Event, ...]:
    """The accusation, judged; ``state`` is the whole one, with every hand.

    Raises:
        IllegalAction: there is nothing that this seat can be accused of now.
    """
    if action.accused not in accusable(state, action.seat):
        raise IllegalAction(_refusal(state))
    hand = current_deal(state).hands[action.accused]
    wrong = next(wrong_cards(state, action.accused, hand), None)
    if wrong is None:
        return (ev.Accused(seat=action.seat, accused=action.accused),)
    reason = replace(wrong.reason, cards=())
    return (ev.Accused(seat=action.seat, accused=action.accused, card=wrong.card, reason=reason),)


def _refusal(state: State) -> Reason:
    value = state.rules.play.accusation
    if not taken_in_silence(state):
        return Reason(code=Refusal.NOT_NOW, option=OPTION, value=value)
    code = Refusal.ONE_ACCUSATION if current_deal(state).offenders else Refusal.NOTHING_TO_ACCUSE
    return Reason(code=code, option=OPTION, value=value)


class WrongCard(NamedTuple):
    """A card that a seat played, and why it was wrong: the duty, and the cards that kept it."""

    card: Card
    reason: Reason


def wrong_cards(state: State, seat: int, rest: Hand) -> Iterator[WrongCard]:
    """The cards in question of a seat that the rules forbade, the latest first.

    ``rest`` is what the seat holds now. Where only some of that is known, what is found is wrong
    all the same, but more may be: a further card in the hand never makes a wrong card right.
    """
    deal = current_deal(state)
    strict = strict_tricks(state)
    hand = rest
    for n in range(len(strict) - 1, _first_in_question(state) - 1, -1):
        trick = strict[n]
        card = card_of_seat(deal, trick, seat)
        if card is None:
            continue
        hand = sort_hand((*hand, card))
        place = (deal.seats.index(seat) - deal.seats.index(trick.leader)) % len(deal.seats)
        first = n == 0 and state.rules.stock is None
        allowed = allowed_cards(hand, trick.cards[:place], deal.trump, state.rules, first)
        if card not in allowed.cards:
            yield WrongCard(card, refused_card(card, allowed, state.rules).reason)
