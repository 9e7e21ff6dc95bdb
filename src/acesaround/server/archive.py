"""The archive: the games of a browser, those at tables and those brought here, as records.

What leaves it of a game that is still played are its finished deals. The deal in progress stays
out of every record, for a record tells all cards.
"""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import Iterable
from datetime import UTC, datetime

import msgspec

from acesaround.game import CHANCE, Game, State, actor
from acesaround.game import event as ev
from acesaround.game.event import Event
from acesaround.record import Header, Log, lines_of, load_log, log_of_events, read_record
from acesaround.server.facts import is_practice, name_of_game
from acesaround.server.game_store import GameRow, ImportRow, Standing
from acesaround.server.lobby import Lobby, new_id
from acesaround.server.looking import DealSeen, deal_seen
from acesaround.server.store import TableRecord

MOST_IMPORTS = 200
"""Games that one browser may bring here."""

_REMEMBERED = 2000
"""Finished games whose standing is kept in memory."""


class TooManyImports(Exception):
    """The browser has brought as many games as it may."""


class KeptGame(msgspec.Struct, frozen=True, kw_only=True):
    """A game in the list of a browser.

    ``began`` is in seconds since 1970: when it began, or when it was brought here. ``table`` and
    ``seat`` are there for a game that was played at a table here; ``running`` if it can be played
    on, ``left`` if a step back has left it for another.
    """

    id: str
    began: float
    standing: Standing
    table: str | None = None
    seat: int | None = None
    running: bool = False
    left: bool = False


class Moments(msgspec.Struct, frozen=True, kw_only=True):
    """A game from whose deals somebody may start again.

    ``events`` are all of it that is no secret: its finished deals, and the deal in progress where
    one person plays with computer players alone. ``table`` is the one at which it was played, if it
    was one here, and ``seat`` that of whoever asks.
    """

    events: tuple[Event, ...]
    seat: int | None = None
    table: TableRecord | None = None


class Archive:
    """Lists, gives out and takes in the games of whoever has a token (by its hash)."""

    def __init__(self, lobby: Lobby) -> None:
        self._lobby = lobby
        self._ended: OrderedDict[str, Standing] = OrderedDict()
        # Records are read and written one at a time, or they would hold up the tables.
        self._busy = asyncio.Lock()

    async def games_of(self, token_hash: str, before: float, most: int) -> list[KeptGame]:
        """The newest games before a time, newest first."""
        store = self._lobby.store.games
        rows = await store.at_tables(token_hash, before, most)
        brought = await store.imports(token_hash, before, most)
        dated: list[tuple[float, GameRow | ImportRow]] = [(row.began, row) for row in rows]
        dated += [(row.created, row) for row in brought]
        dated.sort(key=lambda pair: -pair[0])
        return [await self._kept(row) for _, row in dated[:most]]

    async def _kept(self, row: GameRow | ImportRow) -> KeptGame:
        if isinstance(row, ImportRow):
            return KeptGame(id=row.id, began=row.created, standing=row.standing)
        name = name_of_game(row.table, row.game)
        record = await self._table(row)
        left = row.game < record.game
        standing = self._ended.get(name)
        if standing is None:
            events = await self._lobby.store.events(row.table, row.game)
            header = _header(record, row.began, events)
            state = await asyncio.to_thread(lambda: Game.replay(events).state)
            standing = standing_of(state, header)
            if standing.winner is not None or left:
                self._ended[name] = standing
                if len(self._ended) > _REMEMBERED:
                    self._ended.popitem(last=False)
        over = standing.winner is not None
        return KeptGame(
            id=name,
            began=row.began,
            standing=standing,
            table=row.table,
            seat=row.seat,
            running=not over and not left,
            left=not over and left,
        )

    async def _table(self, row: GameRow) -> TableRecord:
        record = await self._lobby.record(row.table)
        assert record is not None
        return record

    async def _played(self, row: GameRow) -> tuple[TableRecord, tuple[Event, ...]]:
        """The table of a game, and the events so far."""
        return await self._table(row), await self._lobby.store.events(row.table, row.game)

    async def record(self, token_hash: str, name: str) -> tuple[KeptGame, Log] | None:
        """A game by its id, and its record; None if the holder of the token has no such game.

        Of a game that is still played, the record holds only the deals that are over.

        Raises:
            RecordError: the engine of today does not play the stored game so.
        """
        row = await self._row(token_hash, name)
        if row is not None:
            record, events = await self._played(row)
            async with self._busy:
                log = await asyncio.to_thread(_record_of, record, row.began, events)
            return await self._kept(row), log
        found = await self._lobby.store.games.imported(token_hash, name)
        if found is None:
            return None
        brought, lines = found
        async with self._busy:
            return await self._kept(brought), await asyncio.to_thread(load_log, lines)

    async def moments(self, token_hash: str, name: str) -> Moments | None:
        """A game by its id, to start again from; None if the holder of the token has no such game.

        Raises:
            RecordError: as for ``record``.
        """
        row = await self._row(token_hash, name)
        if row is not None:
            record, events = await self._played(row)
            if not is_practice(seat.who for seat in record.seats):
                events = finished_deals(events)
            return Moments(events=events, seat=row.seat, table=record)
        found = await self.record(token_hash, name)
        return None if found is None else Moments(events=tuple(found[1].game.events))

    async def look(self, token_hash: str, name: str, deal: int) -> tuple[KeptGame, DealSeen] | None:
        """A deal of a game as the holder of the token may see it; None if he has no such game.

        Raises:
            NoSuchMoment: the game has no such deal; they count from 1.
            RecordError: as for ``record``.
        """
        row = await self._row(token_hash, name)
        if row is None:
            found = await self.record(token_hash, name)
            if found is None:
                return None
            kept, events, seat = found[0], tuple(found[1].game.events), None
            open_to = again_to = len(events)
        else:
            record, events = await self._played(row)
            kept, seat = await self._kept(row), row.seat
            open_to = await asyncio.to_thread(lambda: len(finished_deals(events)))
            practice = is_practice(each.who for each in record.seats)
            again_to = len(events) if practice else open_to
        async with self._busy:
            seen = await asyncio.to_thread(
                lambda: deal_seen(events, deal, seat=seat, open_to=open_to, again_to=again_to)
            )
        return kept, seen

    async def _row(self, token_hash: str, name: str) -> GameRow | None:
        """The row of a game that was played at a table here."""
        table, at_table, number = name.partition("-")
        if not at_table:
            return None
        return await self._lobby.store.games.at_table(token_hash, table, int(number))

    async def take_in(self, token_hash: str, content: bytes) -> KeptGame:
        """Keep a game that was played elsewhere, in either form.

        Raises:
            RecordError: it is damaged, or no game.
            TooManyImports: there is no room for another one.
        """
        store = self._lobby.store.games
        if await store.count_imports(token_hash) >= MOST_IMPORTS:
            raise TooManyImports
        async with self._busy:
            log, lines = await asyncio.to_thread(_read, content)
        standing = standing_of(log.game.state, log.header)
        row = ImportRow(new_id(), time.time(), standing)
        await store.add_import(token_hash, row, lines)
        return await self._kept(row)

    async def forget(self, token_hash: str, name: str) -> bool:
        """Forget a game that was brought here; whether there was one."""
        return await self._lobby.store.games.remove_import(token_hash, name)


def _read(content: bytes) -> tuple[Log, tuple[bytes, ...]]:
    log = read_record(content)
    return log, tuple(lines_of(log))


def standing_of(state: State, header: Header) -> Standing:
    """What a list shows of a game in this state."""
    return Standing(
        header=header,
        scores=state.scores,
        deals=len(state.history),
        winner=state.winner,
        out=state.out,
    )


def _record_of(record: TableRecord, began: float, events: tuple[Event, ...]) -> Log:
    header = _header(record, began, events)
    return log_of_events(finished_deals(events), header.seats, header.kinds, header.tags)


def finished_deals(events: tuple[Event, ...]) -> tuple[Event, ...]:
    """The events up to the end of the last deal that is over: none of its cards is secret now."""
    state = Game.replay(events).state
    if state.winner is not None or actor(state) == CHANCE:
        return events
    last = max(at for at, event in enumerate(events) if isinstance(event, ev.DealBegan))
    return events[:last]


def _header(record: TableRecord, began: float, events: Iterable[Event]) -> Header:
    """Who played; the address of the table, which is its invitation, is told to nobody."""
    started = next(iter(events))
    assert isinstance(started, ev.GameStarted)
    day = datetime.fromtimestamp(began, UTC).date().isoformat()
    return Header(
        rules=started.rules,
        dealer=started.dealer,
        seats=tuple(seat.name for seat in record.seats),
        kinds=tuple(seat.who for seat in record.seats),
        tags={"Date": day},
    )
