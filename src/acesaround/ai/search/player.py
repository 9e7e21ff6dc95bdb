"""The searching players: one for each level."""

from __future__ import annotations

import time
import zlib

from acesaround.ai.plain import PlainPlayer
from acesaround.ai.player import Advice, Decision
from acesaround.ai.record import Candidate, Record
from acesaround.ai.search.bidding import choose_call
from acesaround.ai.search.card_play import choose_card
from acesaround.ai.search.exchanging import choose_cards
from acesaround.ai.search.levels import Level
from acesaround.ai.search.naming import choose_trump
from acesaround.ai.search.offering import choose_offer
from acesaround.ai.search.stock_melding import choose_meld
from acesaround.ai.search.stock_play import choose_in_stock
from acesaround.cards import Suit
from acesaround.game import (
    Action,
    Bid,
    Bury,
    Concede,
    Decline,
    EndMelding,
    ExchangeDix,
    LayMeld,
    NameTrump,
    Pass,
    PassCards,
    PlayCard,
    ShootMoon,
    ShowDix,
    View,
)
from acesaround.game.phases.burying import buriable
from acesaround.game.phases.passing import passable
from acesaround.kernel import NotCompiled

_MELDING = (LayMeld, EndMelding, ExchangeDix, ShowDix)


class SearchingPlayer:
    """Plays by search on worlds that agree with its View; where nothing is to be searched, plain.

    The same seed and view give the same decision as long as the time lasts.
    """

    def __init__(self, level: Level, seed: int = 0) -> None:
        self.name = level.name
        self._level = level
        self._seed = seed
        self._plain = PlainPlayer()

    def act(self, view: View, limit: float = 60.0) -> Decision:
        """Choose for the seat of the view, which must be the actor, within ``limit`` seconds."""
        until = time.monotonic() + min(limit, self._level.seconds)
        advised = self._plain.act(view)
        try:
            record = self._search(view, advised, until)
        except NotCompiled:
            # House rules that only the reference engine knows are played by rules of thumb.
            record = None
        if record is None:
            return advised
        best = _choice(record, advised, view)
        if best.action == advised.action:
            return Decision(advised.action, advised.advice, record)
        reason = Advice("best_of_worlds", {"worlds": best.worlds})
        return Decision(best.action, (reason,), record)

    def _search(self, view: View, advised: Decision, until: float) -> Record | None:
        level = self._level
        seed = zlib.crc32(f"{self._seed} {view.seat} {view.seen.events}".encode())
        match advised.action:
            case PlayCard() if view.seen.phase == "tricks":
                return choose_card(view, level, seed, until)
            case PlayCard() if view.seen.phase == "stock":
                return choose_in_stock(view, level, seed, until)
            case action if isinstance(action, _MELDING) and view.seen.phase == "stock":
                return choose_meld(view, level, seed, until)
            case Decline() | Concede() | ShootMoon() if view.seen.phase == "offers":
                return choose_offer(view, level, seed, until)
            case Pass() | Bid():
                return choose_call(view, level, seed, until)
            case NameTrump():
                return choose_trump(view, level, seed, until)
            case PassCards():
                free = passable(view.seen, view.seat)
                return choose_cards(view, advised.action, free, level, seed=seed, until=until)
            case Bury():
                free = buriable(view.seen, view.seat)
                return choose_cards(view, advised.action, free, level, seed=seed, until=until)
        return None


def _choice(record: Record, advised: Decision, view: View) -> Candidate:
    """The best candidate, or the advised one where the worlds cannot tell them apart.

    Of equally good cards the lowest is played, which may make a difference to people.
    """
    margin = _margin(advised.action, view.seen.phase)
    for each in record.candidates:
        if each.action == advised.action and each.behind <= margin * each.half:
            return each
    best = [each for each in record.candidates if each.behind == 0.0]
    return min(best, key=lambda each: _height(each.action, view.deal.trump))


def _height(action: Action, trump: Suit | None) -> tuple[bool, int]:
    if isinstance(action, PlayCard):
        return action.card.suit is trump, action.card.strength
    return False, 0


def _margin(advised: Action, phase: str) -> float:
    """How many half widths of its interval the advised action may be behind the best.

    Of many sets of cards, or of cards on few worlds, one is always lucky; but too much doubt loses
    good ones. Melds that are due are what everybody expects.
    """
    match advised:
        case LayMeld() | EndMelding() | ExchangeDix() | ShowDix():
            return 1.0
        case PassCards() | Bury():
            return 0.5
        case PlayCard() if phase == "tricks":
            return 0.5
    return 0.0
