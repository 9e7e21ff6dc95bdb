"""Refusals in words: what stands against the action, and the rule in force that says so."""

from __future__ import annotations

from acesaround.game import Reason, Refusal
from acesaround.words.cards import card_count, suit_name, the_card, the_cards
from acesaround.words.rules_text import rule_in_force
from acesaround.words.voice import Voice, either, listed

# Duties that every way to play has, so that no option stands behind them.
_ALWAYS = (Refusal.MUST_FOLLOW, Refusal.MUST_TRUMP)


def refusal_text(voice: Voice, reason: Reason) -> str:
    """Why the action is refused."""
    words = voice.words
    names = the_cards(words, reason.cards)
    amount = reason.amount or 0
    code = reason.code.value
    if reason.code is Refusal.MUST_TRUMP and reason.option == "play.first_lead_trump":
        code = "must_lead_trump"
    return words.say(
        f"refuse.{code}",
        cards=listed(words, names),
        either=either(words, names),
        best=the_card(words, reason.best) if reason.best else "",
        suit=suit_name(words, reason.suit) if reason.suit else "",
        amount=amount,
        count=card_count(words, amount),
        name=_whose_turn(voice, reason),
    )


def _whose_turn(voice: Voice, reason: Reason) -> str:
    if reason.seat is None or reason.seat < 0:
        return voice.words.say("seat.dealer")
    return voice.name(reason.seat)


def rule_text(voice: Voice, reason: Reason) -> str | None:
    """The rule in force behind the refusal, if one is."""
    if reason.option is not None and reason.value is not None:
        return rule_in_force(voice.words, voice.rules, reason.option, reason.value)
    if reason.code in _ALWAYS:
        return voice.words.say(f"rule.{reason.code.value}")
    return None
