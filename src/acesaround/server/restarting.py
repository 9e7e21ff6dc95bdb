"""To start again from a deal of a game: which events the new game begins with."""

from __future__ import annotations

from collections.abc import Sequence

from acesaround.game import CHANCE, Deal, Game
from acesaround.game.event import Event
from acesaround.record import Log, log_of_events


class NoSuchMoment(Exception):
    """The game has no such deal, seat or moment; ``what`` it has not, with ``details``."""

    def __init__(self, what: str, **details: int) -> None:
        super().__init__(what)
        self.what = what
        self.details = details


def beginning(events: Sequence[Event], deal: int, n: int | None, seat: int) -> Game:
    """The game up to a moment of a deal, for somebody who takes over a seat.

    ``deal`` counts from 1; ``n`` is the number of events before the moment, None for the moment at
    which the cards of the deal are given out.

    Raises:
        NoSuchMoment: there is no such deal, nobody had to choose then, or the seat is not there.
        RecordError: the engine of today does not play the game so.
    """
    log = log_of_events(events)
    moments = moments_of(log, deal)
    if not moments:
        raise NoSuchMoment("no_choice")
    wanted = moments[0] if n is None else n
    if wanted not in moments:
        raise NoSuchMoment("moment", first=moments[0], last=moments[-1])
    players = log.header.rules.deal.players
    game = Game.replay(events[:wanted])
    if not 0 <= seat < players or seat in game.state.out:
        raise NoSuchMoment("seat", players=players)
    return game


def starts_of(log: Log) -> list[int]:
    """The places of the lines of a log with which its deals begin."""
    return [at for at, line in enumerate(log.lines) if isinstance(line.action, Deal)]


def moments_of(log: Log, deal: int) -> list[int]:
    """The numbers of events after which somebody had to choose in a deal, which counts from 1.

    Raises:
        NoSuchMoment: there is no such deal.
    """
    starts = starts_of(log)
    if not 1 <= deal <= len(starts):
        raise NoSuchMoment("deal", deals=len(starts))
    end = starts[deal] if deal < len(starts) else len(log.lines)
    moments = [line.n for line in log.lines[starts[deal - 1] + 1 : end]]
    if end == len(log.lines) and log.game.actor not in (CHANCE, None):
        moments.append(len(log.game.events))
    return moments
