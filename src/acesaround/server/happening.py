"""An event as the page is told of it."""

from __future__ import annotations

from acesaround.cards import Card
from acesaround.game import event as ev
from acesaround.server.protocol import Happening
from acesaround.words.events import event_text
from acesaround.words.voice import Voice


def happening_of(voice: Voice, event: ev.Event) -> Happening:
    """The happening for a reader; ``event`` is what that reader saw."""
    seat = getattr(event, "seat", None)
    return Happening(
        kind=str(type(event).__struct_config__.tag),
        seat=getattr(event, "dealer", None) if seat is None else seat,
        to=getattr(event, "to", None),
        cards=_moved(event),
        laid=event.laid if isinstance(event, ev.CardPlayed) else None,
        text=event_text(voice, event),
    )


def _moved(event: ev.Event) -> tuple[Card, ...]:
    match event:
        case ev.HandDealt() | ev.StockDealt() | ev.CardsPassed() | ev.MeldLaid() | ev.CardDrawn():
            return event.cards
        case ev.WidowDealt() | ev.WidowTaken() | ev.WidowSeen() | ev.WidowShared():
            return event.cards
        case ev.CardsBuried():
            return event.cards
        case ev.CardPlayed() | ev.UpcardTurned() | ev.UpcardDrawn() | ev.DrawnCardShown():
            return (event.card,)
        case ev.DealerDrawn():
            return event.drawn
        case ev.HandThrownIn():
            return event.hand
        case ev.DixExchanged() | ev.UpcardSwapped():
            return (event.nine, event.card)
        case ev.DixShown():
            return (event.nine,)
    return ()
