"""What a good memory knows of the hidden cards, for the reader of a seat's View."""

from __future__ import annotations

import asyncio
import logging

from acesaround.ai.search.readiness import is_ready
from acesaround.cards import Rank
from acesaround.game import View
from acesaround.server.thinking import PATIENCE
from acesaround.server.tracking_message import TrackedCard, TrackedHand, Tracking
from acesaround.teaching.tracking import proved
from acesaround.teaching.whereabouts import CardChances, Whereabouts
from acesaround.words.tracking import counted_texts, deals_text, fact_text, place_name
from acesaround.words.voice import Voice

_log = logging.getLogger("acesaround.table")
_CERTAIN = 1e-9
"""How near to 0 or 1 a chance is that stands for a certainty."""


async def located(view: View, patience: float = PATIENCE) -> Whereabouts | None:
    """Where the hidden cards may be; None where nothing is hidden, or the code is not ready."""
    if view.seen.deal is None or not is_ready():
        return None
    # The code that counts loads numba, which has been loaded by now.
    from acesaround.teaching.foresight import locate

    try:
        return await asyncio.wait_for(asyncio.to_thread(locate, view), patience)
    except Exception:
        _log.exception("nobody could count the deals for seat %s", view.seat)
        return None


def tracking_of(voice: Voice, view: View, found: Whereabouts | None) -> Tracking:
    """All that is known of the hidden cards, in the voice's language."""
    hands = _hands(voice, view, found)
    if not hands:
        text = voice.words.say("tracking.nothing")
    elif found is None:
        text = voice.words.say("tracking.later")
    else:
        text = deals_text(voice, found)
    return Tracking(
        n=view.seen.events,
        text=text,
        hands=hands,
        places=() if found is None else tuple(place_name(voice, each) for each in found.places),
        cards=() if found is None else tuple(_card(view, each) for each in found.cards),
    )


def _hands(voice: Voice, view: View, found: Whereabouts | None) -> tuple[TrackedHand, ...]:
    if view.seen.deal is None or view.seen.phase == "deal":
        return ()
    facts: dict[int, list[str]] = {}
    for fact in proved(view):
        facts.setdefault(fact.seat, []).append(fact_text(voice, fact))
    for counted in found.counted if found is not None else ():
        facts.setdefault(counted.seat, []).extend(counted_texts(voice, counted))
    seats = view.deal.seats
    own = seats.index(view.seat) if view.seat in seats else 0
    clockwise = (*seats[own:], *seats[:own])
    return tuple(
        TrackedHand(
            seat=seat,
            name=voice.name(seat),
            size=len(view.deal.hands[seat]),
            facts=tuple(facts.get(seat, ())),
        )
        for seat in clockwise
        if seat != view.seat and view.deal.hands[seat]
    )


def _card(view: View, each: CardChances) -> TrackedCard:
    card = each.card
    high = card.rank in (Rank.ACE, Rank.TEN) or card.suit is view.deal.trump
    return TrackedCard(
        card=card,
        out=each.out,
        high=high,
        chances=tuple(_percent(chance) for chance in each.chances),
    )


def _percent(chance: float) -> int:
    if chance < _CERTAIN:
        return 0
    return 100 if chance > 1 - _CERTAIN else min(max(round(100 * chance), 1), 99)
