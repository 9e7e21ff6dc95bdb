"""Looking through a deal move by move: what its reader may see of it after each of them.

Of a deal that is over that is every card. Of one that is still played it is the View of the
reader's own seat, however the table came to be.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from acesaround.game import State, Watcher, evolve
from acesaround.game.event import Event
from acesaround.record import LogLine, log_of_events
from acesaround.server.restarting import NoSuchMoment, moments_of, starts_of


@dataclass(frozen=True)
class Moment:
    """How a deal stands after an action: ``events`` are what it caused, as the reader saw them.

    ``n`` is the number of events before the next choice, for a game that starts again from there;
    None where nobody has to choose, or where no game may start.
    """

    n: int | None
    events: tuple[Event, ...]
    seen: State


@dataclass(frozen=True)
class DealSeen:
    """A deal as its reader may see it. ``deal`` is its place in the game, of ``deals``, from 1.

    ``over``: it is no secret any more. ``again``: another game may start from it.
    """

    deal: int
    deals: int
    over: bool
    again: bool
    moments: tuple[Moment, ...]


def deal_seen(
    events: Sequence[Event], deal: int, *, seat: int | None, open_to: int, again_to: int
) -> DealSeen:
    """The deal with this place in a game.

    ``open_to`` is the number of events of the game whose cards are open to all, ``again_to`` the
    number of those from which a game may start again; after ``open_to`` only the View of ``seat``
    is looked at (None: the game was brought here, and all of it is open).

    Raises:
        NoSuchMoment: the game has no such deal.
        RecordError: the engine of today does not play the game so.
    """
    log = log_of_events(events)
    starts = [*starts_of(log), len(log.lines)]
    deals = len(starts) - 1
    if not 1 <= deal <= deals:
        raise NoSuchMoment("deal", deals=deals)
    lines = log.lines[starts[deal - 1] : starts[deal]]
    end = lines[-1].n + len(lines[-1].events)
    over = end <= open_to or seat is None
    again = end <= again_to
    choices = frozenset(moments_of(log, deal)) if again else frozenset()
    seen = _open(events, lines) if seat is None or over else _seen_by(seat, events, lines)
    moments = tuple(
        Moment(state.events if state.events in choices else None, told, state)
        for told, state in seen
    )
    return DealSeen(deal, deals, over, again and bool(choices), moments)


_Told = tuple[tuple[Event, ...], State]


def _open(events: Sequence[Event], lines: Sequence[LogLine]) -> list[_Told]:
    state: State | None = None
    for event in events[: lines[0].n]:
        state = evolve(state, event)
    told: list[_Told] = []
    for line in lines:
        for event in line.events:
            state = evolve(state, event)
        assert state is not None
        told.append((line.events, state))
    return told


def _seen_by(seat: int, events: Sequence[Event], lines: Sequence[LogLine]) -> list[_Told]:
    watcher = Watcher(seat)
    watcher.see(events[: lines[0].n])
    told: list[_Told] = []
    for line in lines:
        seen = watcher.see(line.events)
        told.append((seen, watcher.view.seen))
    return told
