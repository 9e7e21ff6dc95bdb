"""The socket of a page that is open on a table."""

from __future__ import annotations

import asyncio
import contextlib

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from acesaround.server.connection import Connection
from acesaround.server.cookie import token_of
from acesaround.server.language import words_for
from acesaround.server.lobby import Lobby, hash_of
from acesaround.server.protocol import Inbound, Trouble
from acesaround.server.table import Table
from acesaround.words.problems import decoding_text

NO_TABLE = 4404
NO_SEAT = 4403

_decode = msgspec.json.Decoder(Inbound).decode


async def table_socket(socket: WebSocket) -> None:
    """WS /ws/ID: the cookie admits to the seat; every message is answered or taken to the table."""
    words = words_for(socket)
    await socket.accept()
    lobby: Lobby = socket.app.state.lobby
    token = token_of(socket)
    name = socket.path_params["table"]
    table = await lobby.find(name) if len(name) <= 32 else None
    if table is None:
        await _turn_away(socket, words.say("table.no_such_table"), NO_TABLE)
        return
    seat = table.seat_of(hash_of(token)) if token else None
    if seat is None:
        await _turn_away(socket, words.say("table.no_seat"), NO_SEAT)
        return
    connection = Connection(seat, words)
    table.join(connection)
    sending = asyncio.create_task(_send(socket, connection))
    try:
        await _listen(socket, table, connection)
    except WebSocketDisconnect:
        pass
    finally:
        table.leave(connection)
        connection.close()
        await sending


async def _turn_away(socket: WebSocket, text: str, code: int) -> None:
    await socket.send_text(msgspec.json.encode(Trouble(text)).decode())
    await socket.close(code)


async def _listen(socket: WebSocket, table: Table, connection: Connection) -> None:
    while True:
        received = await socket.receive()
        if received["type"] == "websocket.disconnect":
            return
        data = received.get("text") or received.get("bytes") or ""
        try:
            message = _decode(data)
        except (msgspec.DecodeError, UnicodeError) as error:
            words = connection.words
            why = decoding_text(words, error)
            connection.send(Trouble(words.say("table.not_understood", why=why)))
            continue
        await table.say(connection, message)


async def _send(socket: WebSocket, connection: Connection) -> None:
    with contextlib.suppress(WebSocketDisconnect, RuntimeError):
        while (message := await connection.next()) is not None:
            await socket.send_text(message.decode())
        await socket.close(1012)
