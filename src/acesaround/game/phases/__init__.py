"""The phases of a deal. Each is a module with four small functions.

``auto(state)``: events that happen by themselves now; ``actor(state)``: the seat that must choose,
CHANCE, or None when the phase is over; ``legal(state)``: what that seat may do, lazily where there
is much of it; ``decide(state, action)``: the events that follow, or IllegalAction. (``claims`` is
no phase but what those two have in common in which tricks are won.)
"""

from collections.abc import Callable, Collection
from typing import NamedTuple

from acesaround.game.action import Action
from acesaround.game.event import Event
from acesaround.game.phases import (
    auction,
    burying,
    dealing,
    exchange,
    melding,
    offers,
    passing,
    scoring,
    stock,
    tricks,
    trump,
    widow,
)
from acesaround.game.state import State


class Phase(NamedTuple):
    """A phase as data."""

    auto: Callable[[State], tuple[Event, ...]]
    actor: Callable[[State], int | None]
    legal: Callable[[State], Collection[Action]]
    decide: Callable[[State, Action], tuple[Event, ...]]


PHASES: dict[str, Phase] = {
    name: Phase(module.auto, module.actor, module.legal, module.decide)
    for name, module in {
        "deal": dealing,
        "exchange": exchange,
        "auction": auction,
        "widow": widow,
        "bury": burying,
        "trump": trump,
        "passing": passing,
        "melds": melding,
        "offers": offers,
        "stock": stock,
        "tricks": tricks,
        "score": scoring,
    }.items()
}
