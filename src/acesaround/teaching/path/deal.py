"""The deal of the path, and who plays it with the reader."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from acesaround.ai import Player, make_player
from acesaround.cards import parse_cards
from acesaround.game import Deal, Game, gathered
from acesaround.game.event import Event
from acesaround.rules import PRESETS

RULES = PRESETS["modern"]

READER = 0
"""The seat of the reader; the partner sits at 2."""

DEALER = 1
"""The partner calls first, and the reader third."""

_HANDS = {
    0: "AS KS 9S AH TH QH AD JD 9D AC KC JC",
    1: "TS QS QS 9S AH KH JH TD QD 9D TC KC",
    2: "TS KS TH KH JH 9H 9H AD JD AC TC QC",
    3: "AS JS JS QH TD KD KD QD QC JC 9C 9C",
}


@cache
def opening() -> tuple[Event, ...]:
    """The events with which the path begins: the game, and the cards of its first deal."""
    game = Game.start(RULES, DEALER)
    hands = {seat: parse_cards(text) for seat, text in _HANDS.items()}
    game.act(Deal(order=gathered(RULES, DEALER, hands)))
    return tuple(game.events)


def on_path(events: Sequence[Event]) -> bool:
    """Whether a game is one that began on the path."""
    start = opening()
    return len(events) >= len(start) and tuple(events[: len(start)]) == start


def path_player() -> Player:
    """Who plays the other seats: by rules of thumb, so that the same is done each time."""
    return make_player("plain")
