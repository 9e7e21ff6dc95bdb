"""The lines of an event log, and the chain of checks that holds them together.

A log is a header, one line for each action with the events that followed, and an end. The check of
a line is a short hash over the previous line's check and over this line as it is written, so a
later version that knows more fields still reads what an earlier one wrote. A log holds the whole
deck: it is never sent to a seat.
"""

from __future__ import annotations

import hashlib
import re
from typing import TypeVar

import msgspec

from acesaround.cards import Hand
from acesaround.errors import Fault, FaultyInput, RulesError
from acesaround.game import Action
from acesaround.game.event import Event
from acesaround.record.decoding import decoding_fault
from acesaround.record.faults import HeaderFault, LogFault
from acesaround.record.tags import check_tags
from acesaround.rules import Rules

FORMAT = "acesaround-log"
VERSION = 1

CHECK_LENGTH = 16
_TAIL = re.compile(rb',"check":"([0-9a-f]{%d})"\}' % CHECK_LENGTH)
_TAIL_LENGTH = len(',"check":""}') + CHECK_LENGTH


class _Line(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    check: str = ""


class Header(_Line, frozen=True, kw_only=True):
    """The first line: what this is, the rules by value, who deals first and who sits where.

    ``drawn`` are the cards of the draw for the first deal, by seat, where there was one. ``seats``
    are names and ``kinds`` what sits there ("person", "plain"), both by seat as far as they are
    known. ``tags`` are whatever else is noted, such as a ``Date``. FaultyInput for names beyond the
    last seat, and for a tag that is one of the record's own.
    """

    format: str = FORMAT
    version: int = VERSION
    rules: Rules
    dealer: int
    drawn: Hand = ()
    seats: tuple[str, ...] = ()
    kinds: tuple[str, ...] = ()
    tags: dict[str, str] = {}

    def __post_init__(self) -> None:
        players = self.rules.deal.players
        if max(len(self.seats), len(self.kinds)) > players:
            raise FaultyInput(HeaderFault.TOO_MANY_NAMES(players=players))
        check_tags(self.tags)


class LogLine(_Line, frozen=True, kw_only=True):
    """An action: ``n`` is the number of events before it, ``events`` those that it caused."""

    n: int
    action: Action
    events: tuple[Event, ...]


class LogEnd(_Line, frozen=True, kw_only=True):
    """The last line: how many events there are in all. Without it a log may have been cut."""

    end: int


class _Kind(msgspec.Struct):
    format: str = ""
    version: int = 0


class BadLine(ValueError):
    """A line that cannot be used. ``why`` is what is wrong with it, or with the rules in it."""

    def __init__(self, why: Fault | RulesError) -> None:
        super().__init__(str(why))
        self.why = why


T = TypeVar("T", bound=_Line)


def encode_line(line: _Line, previous: str = "") -> bytes:
    """The line as it is written, without a line break; its check is made here.

    ``previous`` is the check of the line before it, empty for the first.
    """
    written = msgspec.json.encode(msgspec.structs.replace(line, check=""))
    # The encoder writes the check first, and it must stand last: it is taken over all the rest.
    content = b"{" + written.removeprefix(b'{"check":"",').removesuffix(b"}")
    return content + b',"check":"' + _check(content, previous) + b'"}'


def check_of(data: bytes) -> str:
    """The check that a written line carries.

    Raises:
        BadLine: it carries none.
    """
    found = _TAIL.fullmatch(data[-_TAIL_LENGTH:])
    if found is None:
        raise BadLine(LogFault.CUT(length=CHECK_LENGTH))
    return found[1].decode()


def decode_line(data: bytes, kind: type[T], previous: str = "") -> T:
    """The line that was written as ``data``, checked against the one before it.

    Raises:
        BadLine: it is cut, altered, out of order or not of this kind.
    """
    carried = check_of(data)
    right = _check(data[:-_TAIL_LENGTH], previous).decode()
    if carried != right:
        raise BadLine(LogFault.OUT_OF_PLACE(check=carried, right=right))
    return _decode(data, kind)


def decode_header(data: bytes) -> Header:
    """The header that was written as ``data``.

    Raises:
        BadLine: it is cut or altered, or this is no log or one of a later version.
    """
    try:
        kind = msgspec.json.decode(data, type=_Kind)
    except (msgspec.MsgspecError, ValueError, RecursionError):
        kind = _Kind()
    if kind.format != FORMAT:
        raise BadLine(LogFault.NO_LOG(format=FORMAT))
    if kind.version != VERSION:
        raise BadLine(LogFault.OTHER_VERSION(version=kind.version, right=VERSION))
    return decode_line(data, Header)


_NOT_A: dict[type[_Line], LogFault] = {
    Header: LogFault.NO_HEADER,
    LogLine: LogFault.NO_LINE,
    LogEnd: LogFault.NO_END_LINE,
}


def _decode(data: bytes, kind: type[T]) -> T:
    try:
        return msgspec.json.decode(data, type=kind)
    except (msgspec.MsgspecError, ValueError, RecursionError) as error:
        raise BadLine(_NOT_A[kind](why=decoding_fault(error))) from error


def _check(content: bytes, previous: str) -> bytes:
    digest = hashlib.blake2b(content, digest_size=CHECK_LENGTH // 2, key=previous.encode())
    return digest.hexdigest().encode()
