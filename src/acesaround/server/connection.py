"""One open page: which seat it has, in which language, and what waits to be sent to it."""

from __future__ import annotations

import asyncio

import msgspec

from acesaround.server.protocol import Outbound
from acesaround.words import Catalog

BACKLOG = 200
"""Messages that may wait for a slow page before it is cut off; it then comes back and reloads."""

UNHEARD = 20
"""Messages of a page that may wait for the table before no more are read from it."""


class Connection:
    """Messages for one page. The table puts them in and never waits."""

    def __init__(self, seat: int, words: Catalog) -> None:
        self.seat = seat
        self.words = words
        self.unheard = asyncio.Semaphore(UNHEARD)
        self._waiting: asyncio.Queue[bytes | None] = asyncio.Queue(BACKLOG)
        self._cut_off = False

    def send(self, message: Outbound) -> None:
        """Send a message of this page alone."""
        self.send_bytes(msgspec.json.encode(message))

    def send_bytes(self, message: bytes) -> None:
        """Send a message that has been encoded already."""
        if self._cut_off:
            return
        try:
            self._waiting.put_nowait(message)
        except asyncio.QueueFull:
            while not self._waiting.empty():
                self._waiting.get_nowait()
            self.close()

    def close(self) -> None:
        """Send nothing more than what waits already."""
        if self._cut_off:
            return
        self._cut_off = True
        if self._waiting.full():
            self._waiting.get_nowait()
        self._waiting.put_nowait(None)
        # Whoever waits to be heard need not wait any longer.
        for _ in range(UNHEARD):
            self.unheard.release()

    async def next(self) -> bytes | None:
        """The next message to send; None when the connection is over."""
        return await self._waiting.get()
