"""The store: tables, seats and the numbered events of every game, in SQLite.

A game is its events, and they hold the rules by value: what is stored is all that is needed to go
on, and a later change of a variant cannot alter a game that has begun.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Container, Iterable
from importlib.resources import as_file, files
from pathlib import Path
from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.exc import DatabaseError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from acesaround.errors import AcesError
from acesaround.game.event import Event
from acesaround.rules import Rules
from acesaround.server.facts import Pace, SeatFacts, TableFacts, Who
from acesaround.server.game_store import GameStore
from acesaround.server.levels import USUAL, Level
from acesaround.server.schema import EVENTS, GAMES, SEATS, TABLES

REVISION = "0003"
"""The newest step of the migrations; a database that is there already is opened at once."""

_decode_event = msgspec.json.Decoder(Event).decode
_decode_rules = msgspec.json.Decoder(Rules).decode


class StoreError(AcesError):
    """The database cannot be opened; the message says which file, and why."""


class Conflict(Exception):
    """Somebody else has already written an event with this number."""


class SeatRecord(msgspec.Struct, frozen=True, kw_only=True):
    """A seat as it is stored; of the token that admits to it only a hash is kept.

    ``level`` is that of the computer player who sits there, or would.
    """

    who: Who
    name: str = ""
    token_hash: str = ""
    level: Level = USUAL


class TableRecord(msgspec.Struct, frozen=True, kw_only=True):
    """A table as it is stored. ``game`` counts the games played at it, from 1."""

    id: str
    created: float
    rules: Rules
    pace: Pace
    seats: tuple[SeatRecord, ...]
    game: int = 1
    acknowledged: int = 0

    def seat_of(self, token_hash: str) -> int | None:
        """The seat that a token admits to."""
        for seat, record in enumerate(self.seats):
            if record.token_hash and secrets.compare_digest(record.token_hash, token_hash):
                return seat
        return None

    def seated(self, seat: int, record: SeatRecord) -> TableRecord:
        """The table with somebody else on a seat."""
        seats = (*self.seats[:seat], record, *self.seats[seat + 1 :])
        return msgspec.structs.replace(self, seats=seats)

    def facts(self, connected: Container[int], *, rest: int | None, on_path: bool) -> TableFacts:
        """What everybody may know: besides what is stored, which seats have a page open, which of
        them has claimed the rest of the deal, and whether this is the first path.
        """
        return TableFacts(
            id=self.id,
            game=self.game,
            seats=tuple(
                SeatFacts(
                    who=each.who, name=each.name, level=each.level, connected=seat in connected
                )
                for seat, each in enumerate(self.seats)
            ),
            pace=self.pace,
            acknowledged=self.acknowledged,
            rest=rest,
            on_path=on_path,
        )


class Store:
    """Keeps tables and their games. ``path`` None keeps them in memory only."""

    def __init__(self, path: Path | None) -> None:
        self._path = path
        database = ":memory:" if path is None else str(path)
        # One connection for a database in memory, or each would see its own.
        pool: dict[str, Any] = {"poolclass": sa.StaticPool} if path is None else {}
        # Not put together as text: a path may hold any character.
        url = sa.URL.create("sqlite+aiosqlite", database=database)
        self._engine: AsyncEngine = create_async_engine(url, **pool)
        sa.event.listen(self._engine.sync_engine, "connect", _set_up)
        self.games = GameStore(self._engine)

    async def open(self) -> None:
        """Make the database ready, bringing an older one up to date.

        Raises:
            StoreError: the file cannot be used.
        """
        try:
            if self._path is not None:
                await asyncio.to_thread(self._path.parent.mkdir, parents=True, exist_ok=True)
            async with self._engine.begin() as connection:
                await connection.run_sync(_migrate)
        except (OSError, DatabaseError) as error:
            why = error.orig if isinstance(error, DatabaseError) else error
            raise StoreError(f"{self._path} cannot hold the games: {why}") from error

    async def close(self) -> None:
        """Let go of the database."""
        await self._engine.dispose()

    async def add_table(self, record: TableRecord, events: Iterable[Event]) -> None:
        """Store a new table and the first events of its first game."""
        async with self._engine.begin() as connection:
            await connection.execute(
                TABLES.insert().values(
                    id=record.id,
                    created=record.created,
                    rules=msgspec.json.encode(record.rules).decode(),
                    pace=record.pace,
                    game=record.game,
                    acknowledged=record.acknowledged,
                )
            )
            rows = [
                {"table_id": record.id, "seat": seat, **msgspec.structs.asdict(each)}
                for seat, each in enumerate(record.seats)
            ]
            await connection.execute(SEATS.insert(), rows)
            began = {"table_id": record.id, "game": record.game, "began": record.created}
            await connection.execute(GAMES.insert().values(began))
            await connection.execute(EVENTS.insert(), _rows(record.id, record.game, 1, events))

    async def append(self, table: str, game: int, n: int, events: Iterable[Event]) -> None:
        """Store further events, the first of which has the number ``n`` (counted from 1).

        Raises:
            Conflict: an event with such a number is there already.
        """
        try:
            async with self._engine.begin() as connection:
                await connection.execute(EVENTS.insert(), _rows(table, game, n, events))
        except IntegrityError as error:
            raise Conflict(f"{table}: event {n} of game {game} is there already") from error

    async def begin_game(
        self,
        table: str,
        game: int,
        events: Iterable[Event],
        began: float,
        *,
        acknowledged: int = 0,
        instead_of: int | None = None,
    ) -> None:
        """Store the first events of a further game at a table, and when it began.

        ``instead_of`` is the number of a game that goes, because the others hold all of it.
        """
        row = {"table_id": table, "game": game, "began": began}
        try:
            async with self._engine.begin() as connection:
                await connection.execute(GAMES.insert().values(row))
                await connection.execute(EVENTS.insert(), _rows(table, game, 1, events))
                changed = TABLES.update().where(TABLES.c.id == table)
                await connection.execute(changed.values(game=game, acknowledged=acknowledged))
                for kept in (EVENTS, GAMES) if instead_of is not None else ():
                    old = sa.and_(kept.c.table_id == table, kept.c.game == instead_of)
                    await connection.execute(kept.delete().where(old))
        except IntegrityError as error:
            raise Conflict(f"{table}: game {game} has begun already") from error

    async def set_seat(self, table: str, seat: int, record: SeatRecord) -> None:
        """Change who sits on a seat."""
        where = sa.and_(SEATS.c.table_id == table, SEATS.c.seat == seat)
        async with self._engine.begin() as connection:
            values = msgspec.structs.asdict(record)
            await connection.execute(SEATS.update().where(where).values(**values))

    async def set_table(self, table: str, **values: int | str) -> None:
        """Change the pace of a table, or what has been acknowledged at it."""
        async with self._engine.begin() as connection:
            await connection.execute(TABLES.update().where(TABLES.c.id == table).values(**values))

    async def table(self, table: str) -> TableRecord | None:
        """A table by its id."""
        async with self._engine.connect() as connection:
            row = (
                await connection.execute(TABLES.select().where(TABLES.c.id == table))
            ).one_or_none()
            if row is None:
                return None
            seats = await connection.execute(
                SEATS.select().where(SEATS.c.table_id == table).order_by(SEATS.c.seat)
            )
            return TableRecord(
                id=row.id,
                created=row.created,
                rules=_decode_rules(row.rules),
                pace=row.pace,
                game=row.game,
                acknowledged=row.acknowledged,
                seats=tuple(
                    SeatRecord(who=s.who, name=s.name, token_hash=s.token_hash, level=s.level)
                    for s in seats
                ),
            )

    async def events(self, table: str, game: int) -> tuple[Event, ...]:
        """The events of a game, in order."""
        wanted = (
            sa.select(EVENTS.c.event)
            .where(EVENTS.c.table_id == table, EVENTS.c.game == game)
            .order_by(EVENTS.c.n)
        )
        async with self._engine.connect() as connection:
            return tuple(_decode_event(row.event) for row in await connection.execute(wanted))

    async def tables_of(self, token_hash: str, most: int = 50) -> tuple[str, ...]:
        """The tables at which the holder of a token has a seat, newest first."""
        wanted = (
            sa.select(TABLES.c.id)
            .join(SEATS, SEATS.c.table_id == TABLES.c.id)
            .where(SEATS.c.token_hash == token_hash)
            .order_by(TABLES.c.created.desc())
            .limit(most)
        )
        async with self._engine.connect() as connection:
            return tuple(row.id for row in await connection.execute(wanted))


def _rows(table: str, game: int, n: int, events: Iterable[Event]) -> list[dict[str, Any]]:
    return [
        {"table_id": table, "game": game, "n": at, "event": msgspec.json.encode(event).decode()}
        for at, event in enumerate(events, n)
    ]


def _set_up(connection: Any, _record: Any) -> None:
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=NORMAL", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _migrate(connection: sa.Connection) -> None:
    if sa.inspect(connection).has_table("alembic_version"):
        found = connection.execute(sa.text("SELECT version_num FROM alembic_version")).scalar()
        if found == REVISION:
            return
    from alembic import command
    from alembic.config import Config
    from alembic.util import CommandError

    with as_file(files("acesaround.server") / "migrations") as folder:
        config = Config()
        config.set_main_option("script_location", str(folder).replace("%", "%%"))
        config.attributes["connection"] = connection
        try:
            command.upgrade(config, "head")
        except CommandError as error:
            raise StoreError(f"the games were stored by a newer version: {error}") from error
