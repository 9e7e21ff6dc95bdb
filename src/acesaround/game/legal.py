"""Which cards may be played to a trick, and which duty says so (RULES 0.4)."""

from __future__ import annotations

from enum import Enum
from typing import NamedTuple

from acesaround.cards import Card, Hand, Suit, of_suit
from acesaround.game.refusal import IllegalAction, Reason, Refusal
from acesaround.rules import Rules

HEAD = "play.head"
VOID_UNDERTRUMP = "play.void_undertrump"
FIRST_LEAD_TRUMP = "play.first_lead_trump"


class Duty(Enum):
    """What the player must do, from nothing at all to over-trumping."""

    FREE = "free"
    FOLLOW = "follow"
    BEAT = "beat"
    TRUMP = "trump"
    OVER_TRUMP = "over_trump"


class Allowed(NamedTuple):
    """The cards that may be played (copies included), the duty behind them, and the card to beat.

    ``option`` is the path of the option that makes the duty as strict as it is.
    """

    cards: Hand
    duty: Duty
    suit: Suit | None = None
    best: Card | None = None
    option: str | None = None


def best_of(cards: Hand, suit: Suit) -> Card | None:
    """The strongest card of a suit among the cards; of equal ones the first."""
    best: Card | None = None
    for card in cards:
        if card.suit is suit and (best is None or card.strength > best.strength):
            best = card
    return best


def trick_winner(cards: Hand, trump: Suit | None) -> int:
    """The place in the trick of the winning card; of equal cards the first wins (RULES 0.3)."""
    best = 0
    top = cards[0]
    for place, card in enumerate(cards[1:], 1):
        if card.suit is top.suit:
            if card.strength > top.strength:
                best, top = place, card
        elif card.suit is trump:
            best, top = place, card
    return best


def allowed_cards(
    hand: Hand, trick: Hand, trump: Suit | None, rules: Rules, first: bool = False
) -> Allowed:
    """The cards of the hand that may be played to the trick so far.

    ``first``: it is the first trick of the deal.
    """
    if not trick:
        trumps = of_suit(hand, trump)
        if first and trumps and rules.play.first_lead_trump:
            return Allowed(trumps, Duty.TRUMP, trump, None, FIRST_LEAD_TRUMP)
        return Allowed(hand, Duty.FREE)
    led = trick[0].suit
    follow = tuple(card for card in hand if card.suit is led)
    trumped = best_of(trick, trump) if trump is not None and led is not trump else None
    if follow:
        duty_to_beat = rules.play.head == "always" or (
            rules.play.head == "trump_led_only" and led is trump
        )
        best = best_of(trick, led) if trumped is None and duty_to_beat else None
        return _following(follow, best)
    trumps = tuple(card for card in hand if card.suit is trump)
    if not trumps:
        return Allowed(hand, Duty.FREE)
    if trumped is None:
        return Allowed(trumps, Duty.TRUMP, trump)
    over = tuple(card for card in trumps if card.strength > trumped.strength)
    if over:
        if rules.play.head == "always":
            return Allowed(over, Duty.OVER_TRUMP, trump, trumped, HEAD)
        return Allowed(trumps, Duty.TRUMP, trump)
    if rules.play.void_undertrump == "forced":
        return Allowed(trumps, Duty.TRUMP, trump, None, VOID_UNDERTRUMP)
    return Allowed(hand, Duty.FREE)


def _following(follow: Hand, best: Card | None) -> Allowed:
    led = follow[0].suit
    better = tuple(card for card in follow if best and card.strength > best.strength)
    if better:
        return Allowed(better, Duty.BEAT, led, best, HEAD)
    return Allowed(follow, Duty.FOLLOW, led)


_REFUSALS = {
    Duty.FOLLOW: Refusal.MUST_FOLLOW,
    Duty.BEAT: Refusal.MUST_BEAT,
    Duty.TRUMP: Refusal.MUST_TRUMP,
    Duty.OVER_TRUMP: Refusal.MUST_OVER_TRUMP,
}


def refused_card(card: Card, allowed: Allowed, rules: Rules) -> IllegalAction:
    """Why a card that is not among the allowed ones may not be played."""
    code = _REFUSALS[allowed.duty]
    option = allowed.option
    if card.suit is not allowed.suit:
        # The weaker duty is the one that this card breaks.
        if code is Refusal.MUST_BEAT:
            code, option = Refusal.MUST_FOLLOW, None
        elif code is Refusal.MUST_OVER_TRUMP:
            code, option = Refusal.MUST_TRUMP, None
    return IllegalAction(
        Reason(
            code=code,
            cards=tuple(dict.fromkeys(allowed.cards)),
            suit=allowed.suit,
            best=allowed.best,
            option=option,
            value=_value(rules, option),
        )
    )


def _value(rules: Rules, option: str | None) -> bool | str | None:
    if option == HEAD:
        return rules.play.head
    if option == VOID_UNDERTRUMP:
        return rules.play.void_undertrump
    return True if option is not None else None
