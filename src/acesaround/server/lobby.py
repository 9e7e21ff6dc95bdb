"""The lobby: makes tables, finds them again, and keeps the running ones."""

from __future__ import annotations

import asyncio
import hashlib
import secrets
import time
from collections.abc import Callable

from msgspec.structs import replace

from acesaround.game import Game
from acesaround.game import event as ev
from acesaround.rules import Rules
from acesaround.server.levels import BEGINNERS, USUAL, Level, levels_of
from acesaround.server.opening import open_game
from acesaround.server.requests import (
    NewTable,
)
from acesaround.server.store import SeatRecord, Store, TableRecord
from acesaround.server.table import Table
from acesaround.server.thinking import MakePlayer
from acesaround.teaching.path import READER, RULES, opening

NAME_LENGTH = 24
# Without letters and digits that are easily mistaken for each other: people read links aloud.
_LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"
_ID_LENGTH = 12
# In a game of partners the first friend sits opposite.
_ORDER = {4: (0, 2, 1, 3)}


class BadRequest(Exception):
    """A wish that cannot be granted; ``key`` and ``args`` say why in the reader's language."""

    def __init__(self, key: str, **details: object) -> None:
        super().__init__(key)
        self.key = key
        self.details = details


def new_token() -> str:
    """A token that admits a browser to its seats: 256 random bits."""
    return secrets.token_urlsafe(32)


def hash_of(token: str) -> str:
    """What is stored of a token."""
    return hashlib.sha256(token.encode()).hexdigest()


def new_id() -> str:
    """A name for a table or a game that nobody can guess."""
    return "".join(secrets.choice(_LETTERS) for _ in range(_ID_LENGTH))


def clean_name(name: str) -> str:
    """A name as it is shown: one line, no control characters.

    Raises:
        BadRequest: it is too long.
    """
    shown = " ".join("".join(c if c.isprintable() else " " for c in name).split())
    if len(shown) > NAME_LENGTH:
        raise BadRequest("table.name_too_long", most=NAME_LENGTH)
    return shown


class Lobby:
    """All tables of a server: the running ones here, the others in the store."""

    def __init__(
        self, store: Store, make_player: MakePlayer, pace: float = 1.0, level: Level = USUAL
    ) -> None:
        """``level`` is that of computer players for whom nobody chooses one."""
        self.store = store
        self.level: Level = level
        self._make_player = make_player
        self._pace = pace
        self._tables: dict[str, Table] = {}
        self._opening = asyncio.Lock()

    async def make(self, wish: NewTable, rules: Rules, token: str) -> Table:
        """A new table for the holder of the token, under these rules.

        Raises:
            BadRequest: the wrong number of people, or no proper name.
        """
        most = rules.deal.players
        if not 1 <= wish.people <= most:
            raise BadRequest("table.people", most=most)
        own, *levels = levels_of(rules, wish.levels, self.level)
        creator = SeatRecord(
            who="person", name=clean_name(wish.name), token_hash=hash_of(token), level=own
        )
        people = _ORDER.get(most, tuple(range(most)))[: wish.people]
        others = (
            SeatRecord(who="open" if seat in people else "computer", level=level)
            for seat, level in enumerate(levels, 1)
        )
        record = TableRecord(
            id=new_id(),
            created=time.time(),
            rules=rules,
            pace=wish.pace,
            seats=(creator, *others),
        )
        game = open_game(rules)
        await self.store.add_table(record, game.events)
        return self._start(record, game)

    async def begin_path(self, name: str, token: str) -> Table:
        """A new table at which the holder of the token is led along the first path.

        Raises:
            BadRequest: no proper name.
        """
        reader = SeatRecord(who="person", name=clean_name(name), token_hash=hash_of(token))
        seats = [SeatRecord(who="computer", level=BEGINNERS)] * RULES.deal.players
        seats[READER] = reader
        record = TableRecord(
            id=new_id(), created=time.time(), rules=RULES, pace="normal", seats=tuple(seats)
        )
        game = Game.replay(opening())
        await self.store.add_table(record, game.events)
        return self._start(record, game)

    async def go_on(self, game: Game, seat: int, past: TableRecord | None, token: str) -> Table:
        """A new table at which the holder of the token plays a game on, against computer players.

        ``past`` is the table at which it was played before, if it was one here: its levels, its
        pace and the holder's name are kept, but nobody's else.
        """
        started = game.events[0]
        assert isinstance(started, ev.GameStarted)
        rules = started.rules
        players = rules.deal.players
        hashed = hash_of(token)
        old = past.seats if past else (SeatRecord(who="computer", level=self.level),) * players
        name = next((each.name for each in old if each.token_hash == hashed), "")
        seats = [SeatRecord(who="computer", level=each.level) for each in old]
        seats[seat] = replace(seats[seat], who="person", name=name, token_hash=hashed)
        record = TableRecord(
            id=new_id(),
            created=time.time(),
            rules=rules,
            pace=past.pace if past else "normal",
            seats=tuple(seats),
            acknowledged=len(game.events),
        )
        await self.store.add_table(record, game.events)
        return self._start(record, game)

    async def find(self, name: str) -> Table | None:
        """A table by its id, brought back from the store if it does not run."""
        table = self._tables.get(name)
        if table is not None and not table.task.done():
            return table
        async with self._opening:
            table = self._tables.get(name)
            if table is not None and not table.task.done():
                return table
            record = await self.store.table(name)
            if record is None:
                return None
            events = await self.store.events(record.id, record.game)
            return self._start(record, Game.replay(events))

    async def record(self, name: str) -> TableRecord | None:
        """What is stored of a table, which need not run for it."""
        table = self._tables.get(name)
        return table.record if table is not None else await self.store.table(name)

    async def tables_of(self, token: str) -> list[Table]:
        """The tables at which the holder of the token has a seat, newest first."""
        found = [await self.find(name) for name in await self.store.tables_of(hash_of(token))]
        return [table for table in found if table is not None]

    async def close(self) -> None:
        """Stop every table; their games are in the store."""
        await asyncio.gather(*(table.stop() for table in list(self._tables.values())))

    def _start(self, record: TableRecord, game: Game) -> Table:
        table = Table(record, game, self.store, self._make_player, self._pace)
        self._tables[record.id] = table
        table.task.add_done_callback(self._forget(record.id, table))
        return table

    def _forget(self, name: str, table: Table) -> Callable[[asyncio.Task[None]], None]:
        def forget(_task: asyncio.Task[None]) -> None:
            if self._tables.get(name) is table:
                del self._tables[name]

        return forget
