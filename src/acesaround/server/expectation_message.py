"""What the reader can expect before a bid or naming trump, as the page is told of it."""

from __future__ import annotations

import msgspec

from acesaround.server.protocol import SuitWorth


class SuitChances(msgspec.Struct, frozen=True, kw_only=True):
    """What the reader's side takes with a suit as trump, where the contract was played out.

    ``worth`` has the averages in the place of estimates. ``tricks_deviation`` and
    ``total_deviation`` say how far single deals stray from them, in points; ``chances`` are those
    to make each bid of the expectation, in per cent.
    """

    worth: SuitWorth
    tricks_deviation: int
    total_deviation: int
    chances: tuple[int, ...]


class BidSignal(msgspec.Struct, frozen=True, kw_only=True):
    """What a bid tells partner (or all others): a title, and one sentence."""

    title: str
    text: str


class Expectation(msgspec.Struct, frozen=True, kw_only=True):
    """What the reader can expect of a contract of his own.

    ``n`` is the number of the picture that it belongs to. ``bids`` are some of the open bids, the
    lowest first, and ``signals`` what each of them tells; ``suits`` are those that may be named.
    Where the reader names trump there is one bid, the contract, and no signal.
    ``text`` says how it was found.
    """

    n: int
    text: str
    bids: tuple[int, ...]
    suits: tuple[SuitChances, ...]
    later: tuple[int, ...] | None
    signals: tuple[BidSignal, ...]
