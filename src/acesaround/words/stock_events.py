"""The events of the games with a stock, in words: what is laid after a trick, and what is drawn."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from acesaround.game import event as ev
from acesaround.words.cards import cards_text, the_card
from acesaround.words.melds import meld_text
from acesaround.words.voice import Voice, points, told


def _stock_dealt(voice: Voice, event: ev.StockDealt) -> str:
    return voice.words.say_n("event.stock_dealt", len(event.cards))


def _meld_laid(voice: Voice, event: ev.MeldLaid) -> str:
    person, name = voice.person(event.seat), voice.name(event.seat)
    meld, gained = meld_text(voice.words, event.meld), points(voice.words, event.meld.points)
    return voice.words.say(f"event.meld_laid.{person}", name=name, meld=meld, points=gained)


def _dix_exchanged(voice: Voice, event: ev.DixExchanged) -> str:
    words = voice.words
    person, name = voice.person(event.seat), voice.name(event.seat)
    nine, card = the_card(words, event.nine), the_card(words, event.card)
    gained = points(words, event.points)
    return words.say(
        f"event.dix_exchanged.{person}", name=name, nine=nine, card=card, points=gained
    )


def _dix_shown(voice: Voice, event: ev.DixShown) -> str:
    words = voice.words
    person, name = voice.person(event.seat), voice.name(event.seat)
    nine, gained = the_card(words, event.nine), points(words, event.points)
    return words.say(f"event.dix_shown.{person}", name=name, nine=nine, points=gained)


def _card_drawn(voice: Voice, event: ev.CardDrawn) -> str:
    person, name = voice.person(event.seat), voice.name(event.seat)
    cards = cards_text(voice.words, event.cards)
    return voice.words.say(f"event.card_drawn.{person}", name=name, cards=cards)


def _upcard_drawn(voice: Voice, event: ev.UpcardDrawn) -> str:
    person, name = voice.person(event.seat), voice.name(event.seat)
    card = the_card(voice.words, event.card)
    return voice.words.say(f"event.upcard_drawn.{person}", name=name, card=card)


def _drawn_card_shown(voice: Voice, event: ev.DrawnCardShown) -> str:
    return told(voice, "drawn_card_shown", event.seat, card=the_card(voice.words, event.card))


def _table_taken_up(voice: Voice, event: ev.TableTakenUp) -> str:
    return voice.words.say("event.table_taken_up")


def _silent(voice: Voice, event: ev.Event) -> str:
    return ""


TELL_STOCK: dict[type, Callable[[Voice, Any], str]] = {
    ev.StockDealt: _stock_dealt,
    ev.MeldLaid: _meld_laid,
    ev.DixExchanged: _dix_exchanged,
    ev.DixShown: _dix_shown,
    ev.MeldingEnded: _silent,
    ev.CardDrawn: _card_drawn,
    ev.UpcardDrawn: _upcard_drawn,
    ev.TableTakenUp: _table_taken_up,
    ev.DrawnCardShown: _drawn_card_shown,
}
