"""What the store knows of games as such: whose they are, when they began, those brought here."""

from __future__ import annotations

from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncEngine

from acesaround.record import Header
from acesaround.server.schema import GAMES, IMPORTS, SEATS


class Standing(msgspec.Struct, frozen=True, kw_only=True):
    """What a list shows of a game: who played what, and how it stands.

    ``deals`` are those that were scored; ``scores`` as in a state, ``out`` the seats that have
    left, ``winner`` a side or None.
    """

    header: Header
    scores: tuple[int, ...]
    deals: int
    winner: int | None
    out: tuple[int, ...] = ()


class GameRow(msgspec.Struct, frozen=True):
    """A game at a table, and the seat of whoever asks."""

    table: str
    game: int
    began: float
    seat: int


class ImportRow(msgspec.Struct, frozen=True):
    """A game that was brought here."""

    id: str
    created: float
    standing: Standing


_decode_standing = msgspec.json.Decoder(Standing).decode


class GameStore:
    """Asks and changes what is stored of games. ``token_hash`` is that of a browser's token."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def at_tables(self, token_hash: str, before: float, most: int) -> list[GameRow]:
        """The games at whose tables the holder has a seat, newest first, begun before a time."""
        wanted = (
            _played_by(token_hash)
            .where(GAMES.c.began < before)
            .order_by(GAMES.c.began.desc(), GAMES.c.table_id, GAMES.c.game.desc())
            .limit(most)
        )
        async with self._engine.connect() as connection:
            return [_game_row(row) for row in await connection.execute(wanted)]

    async def at_table(self, token_hash: str, table: str, game: int) -> GameRow | None:
        """One of them."""
        wanted = _played_by(token_hash).where(GAMES.c.table_id == table, GAMES.c.game == game)
        async with self._engine.connect() as connection:
            row = (await connection.execute(wanted)).first()
            return None if row is None else _game_row(row)

    async def imports(self, token_hash: str, before: float, most: int) -> list[ImportRow]:
        """The games that the holder has brought here before a time, newest first."""
        wanted = (
            sa.select(IMPORTS.c.id, IMPORTS.c.created, IMPORTS.c.shown)
            .where(IMPORTS.c.token_hash == token_hash, IMPORTS.c.created < before)
            .order_by(IMPORTS.c.created.desc(), IMPORTS.c.id)
            .limit(most)
        )
        async with self._engine.connect() as connection:
            return [
                ImportRow(row.id, row.created, _decode_standing(row.shown))
                for row in await connection.execute(wanted)
            ]

    async def imported(
        self, token_hash: str, name: str
    ) -> tuple[ImportRow, tuple[bytes, ...]] | None:
        """One of them with the lines of its event log; None if the holder has no such game."""
        wanted = IMPORTS.select().where(IMPORTS.c.token_hash == token_hash, IMPORTS.c.id == name)
        async with self._engine.connect() as connection:
            row = (await connection.execute(wanted)).one_or_none()
            if row is None:
                return None
            brought = ImportRow(row.id, row.created, _decode_standing(row.shown))
            return brought, tuple(row.log.encode().splitlines())

    async def count_imports(self, token_hash: str) -> int:
        """How many games the holder has brought here."""
        wanted = sa.select(sa.func.count()).where(IMPORTS.c.token_hash == token_hash)
        async with self._engine.connect() as connection:
            return (await connection.execute(wanted)).scalar_one()

    async def add_import(self, token_hash: str, row: ImportRow, lines: tuple[bytes, ...]) -> None:
        """Keep a game that is brought here."""
        values = {
            "id": row.id,
            "token_hash": token_hash,
            "created": row.created,
            "shown": msgspec.json.encode(row.standing).decode(),
            "log": b"\n".join(lines).decode(),
        }
        async with self._engine.begin() as connection:
            await connection.execute(IMPORTS.insert().values(values))

    async def remove_import(self, token_hash: str, name: str) -> bool:
        """Forget one of them; whether there was such a game."""
        mine = sa.and_(IMPORTS.c.token_hash == token_hash, IMPORTS.c.id == name)
        async with self._engine.begin() as connection:
            done = await connection.execute(IMPORTS.delete().where(mine))
            return bool(done.rowcount)


def _played_by(token_hash: str) -> sa.Select[Any]:
    return (
        sa.select(GAMES.c.table_id, GAMES.c.game, GAMES.c.began, SEATS.c.seat)
        .join(SEATS, SEATS.c.table_id == GAMES.c.table_id)
        .where(SEATS.c.token_hash == token_hash)
    )


def _game_row(row: Any) -> GameRow:
    return GameRow(row.table_id, row.game, row.began, row.seat)
