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
    0: "TS 9S JH JH 9H AD KD QD JD 9D KC JC",
    1: "AS AS TS QS QS AH TH QH KD 9D QC 9C",
    2: "JS JS 9S KH 9H TD QD JD TC KC JC 9C",
    3: "KS KS AH TH KH QH AD TD AC AC TC QC",
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
