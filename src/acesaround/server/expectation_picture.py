"""What the reader can expect of a contract: found in possible deals, beside the event loop."""

from __future__ import annotations

import asyncio
import logging

from msgspec.structs import replace

from acesaround.ai.search.readiness import is_ready
from acesaround.game import View
from acesaround.server.expectation_message import BidSignal, Expectation, SuitChances
from acesaround.server.thinking import PATIENCE
from acesaround.server.worth_picture import worth_of
from acesaround.teaching import expectation as found
from acesaround.words.expectation import expectation_text, signal_text, signal_title
from acesaround.words.voice import Voice

_log = logging.getLogger("acesaround.table")


async def looked_ahead(view: View, patience: float = PATIENCE) -> found.Expectation | None:
    """What the seat of the view can expect; None where nothing can be said.

    The same view is answered the same.
    """
    if view.seen.phase not in ("auction", "trump") or not view.hand or not is_ready():
        return None
    # The code that looks ahead loads numba, which has been loaded by now.
    from acesaround.teaching.foresight import look_ahead

    try:
        looking = asyncio.to_thread(look_ahead, view, view.seen.events)
        return await asyncio.wait_for(looking, patience)
    except Exception:
        _log.exception("nobody could look ahead for seat %s", view.seat)
        return None


def expectation_of(voice: Voice, view: View, expectation: found.Expectation) -> Expectation:
    """The expectation in the voice's language."""
    best = max(expectation.suits, key=lambda each: each.total.mean)
    estimates = {each.suit: each for each in worth_of(voice, view)}
    suits = []
    for each in expectation.suits:
        others, tricks = round(each.others), round(each.tricks.mean)
        suits.append(
            SuitChances(
                # The melds of the hand are the same, and in words already.
                worth=replace(
                    estimates[each.suit],
                    partner=others,
                    tricks=tricks,
                    total=each.own + others + tricks,
                    best=each is best,
                ),
                tricks_deviation=round(each.tricks.deviation),
                total_deviation=round(each.total.deviation),
                chances=_per_cent(each.chances),
            )
        )
    return Expectation(
        n=view.seen.events,
        text=expectation_text(voice, expectation),
        bids=expectation.bids,
        suits=tuple(suits),
        later=_per_cent(expectation.later.chances) if expectation.later is not None else None,
        signals=tuple(
            BidSignal(
                title=signal_title(voice, signal),
                text=signal_text(voice, signal, expectation.usual),
            )
            for signal in expectation.signals
        ),
    )


def _per_cent(chances: tuple[float, ...]) -> tuple[int, ...]:
    return tuple(round(100 * chance) for chance in chances)
