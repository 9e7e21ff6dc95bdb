"""The searching players: one for each level."""

from __future__ import annotations

import time
import zlib

from acesaround.ai.plain import PlainPlayer
from acesaround.ai.player import Advice, Decision
from acesaround.ai.record import Record
from acesaround.ai.search.bidding import choose_call
from acesaround.ai.search.card_play import choose_card
from acesaround.ai.search.exchanging import choose_cards
from acesaround.ai.search.levels import Level
from acesaround.ai.search.naming import choose_trump
from acesaround.cards import without
from acesaround.game import Bid, Bury, NameTrump, Pass, PassCards, PlayCard, View
from acesaround.game.phases.burying import buriable
from acesaround.rules import cards_of_melds


class SearchingPlayer:
    """Plays by search on worlds that agree with its View; where nothing is to be searched, plain.

    The same seed and view give the same decision as long as the time lasts.
    """

    def __init__(self, level: Level, seed: int = 0) -> None:
        self.name = level.name
        self._level = level
        self._seed = seed
        self._plain = PlainPlayer()

    def act(self, view: View, limit: float = 1.0) -> Decision:
        """Choose for the seat of the view, which must be the actor, within ``limit`` seconds."""
        advised = self._plain.act(view)
        until = time.monotonic() + min(limit, self._level.seconds)
        record = self._search(view, advised, until)
        if record is None:
            return advised
        best = record.candidates[0].action
        if best == advised.action:
            return Decision(best, advised.advice, record)
        return Decision(best, (Advice("best_of_worlds", {"worlds": record.worlds}),), record)

    def _search(self, view: View, advised: Decision, until: float) -> Record | None:
        level = self._level
        seed = zlib.crc32(f"{self._seed} {view.seat} {view.seen.events}".encode())
        match advised.action:
            case PlayCard() if view.seen.phase == "tricks":
                return choose_card(view, level, seed, until)
            case Pass() | Bid():
                return choose_call(view, level, seed)
            case NameTrump():
                return choose_trump(view, level, seed)
            case PassCards():
                shown = cards_of_melds(view.deal.melds[view.seat], view.hand)
                free = without(view.hand, shown)
                return choose_cards(view, advised.action, free, level, seed, until)
            case Bury():
                free = buriable(view.seen, view.seat)
                return choose_cards(view, advised.action, free, level, seed, until)
        return None
