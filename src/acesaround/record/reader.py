"""Reading event logs: every line is played again by the engine and compared with what it says."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

import msgspec

from acesaround.errors import Fault, RecordError, RulesError
from acesaround.game import Action, Game, IllegalAction, Reason, State
from acesaround.game.event import Event
from acesaround.record.faults import LogFault
from acesaround.record.line import (
    BadLine,
    Header,
    LogEnd,
    LogLine,
    check_of,
    decode_header,
    decode_line,
)
from acesaround.record.refused import why_refused

Lines = Iterable[str | bytes]

_LONGEST = 300
"""Characters of an event in an error."""


@dataclass
class Log:
    """A game as a record holds it: its header and its actions, and the game that they make.

    ``check`` is that of the last line, empty if the log was not read from lines; ``ended`` says
    that nothing is missing at its end.
    """

    header: Header
    game: Game
    check: str = ""
    lines: list[LogLine] = field(default_factory=list)
    ended: bool = False


class DamagedLog(RecordError):
    """A log that is damaged from ``line`` on; ``good`` is what the lines before it say, if any."""

    def __init__(self, why: Fault | RulesError, line: int, good: Log | None) -> None:
        super().__init__(why, line)
        self.good = good


def read_log(lines: Lines, *, unfinished: bool = False) -> Game:
    """The game that a log tells, played again by the engine to the same state.

    ``lines`` may be an open file. With ``unfinished`` the end line may be missing: a game that is
    still being written.

    Raises:
        DamagedLog: (a RecordError) the log is cut, altered, out of order or not ours. It names the
            line, and its ``good.game`` is the game up to there.
    """
    return load_log(lines, unfinished=unfinished).game


def load_log(lines: Lines, *, unfinished: bool = False) -> Log:
    """As ``read_log``, with the header, the actions and the last check as well."""
    log: Log | None = None
    number = 1
    try:
        for data in _stripped(lines):
            if log is None:
                log = _begun(data)
            else:
                _follow(log, data)
            number += 1
        if log is None:
            raise BadLine(LogFault.EMPTY())
        if not log.ended and not unfinished:
            raise BadLine(LogFault.NO_END())
    except BadLine as error:
        raise DamagedLog(error.why, number, log) from error
    return log


def _stripped(lines: Lines) -> Iterator[bytes]:
    for line in lines:
        # A text that is no Unicode cannot be one of ours, and its check will say so.
        data = line.encode("utf-8", "replace") if isinstance(line, str) else line
        yield data.removesuffix(b"\n").removesuffix(b"\r")


def _begun(data: bytes) -> Log:
    header = decode_header(data)
    try:
        game = Game.start(header.rules, header.dealer, header.drawn)
    except RulesError as error:
        raise BadLine(error) from error
    if game.state.dealer != header.dealer:
        raise BadLine(LogFault.DRAWN_OTHERWISE(dealer=game.state.dealer))
    return Log(header, game, check_of(data))


def _follow(log: Log, data: bytes) -> None:
    if log.ended:
        raise BadLine(LogFault.AFTER_END())
    if data.startswith(b'{"end":'):
        end = decode_line(data, LogEnd, log.check)
        if end.end != len(log.game.events):
            raise BadLine(LogFault.END_COUNT(count=end.end, right=len(log.game.events)))
        log.ended = True
    else:
        line = decode_line(data, LogLine, log.check)
        _replay(log, line)
        log.lines.append(line)
    log.check = check_of(data)


def _replay(log: Log, line: LogLine) -> None:
    game = log.game
    if line.n != len(game.events):
        raise BadLine(LogFault.LINE_COUNT(count=line.n, right=len(game.events)))
    # Played on a copy, so that a line which is refused leaves the good part as it was.
    attempt = Game(game.state, ())
    try:
        events = attempt.act(line.action)
    except IllegalAction as error:
        raise BadLine(action_refused(game.state, line.action, error.reason)) from error
    if events != line.events:
        raise BadLine(difference(line.events, events))
    game.state = attempt.state
    game.events += events


def action_refused(state: State, action: Action, reason: Reason) -> Fault:
    """That the rules refuse the action of a record, and why."""
    why = why_refused(state, action, reason)
    return LogFault.REFUSED(action=as_written(action), code=reason.code.value, why=why)


def difference(recorded: tuple[Event, ...], right: tuple[Event, ...]) -> Fault:
    """Where the events of a record are not the right ones."""
    for at, event in enumerate(right):
        if at >= len(recorded):
            return LogFault.EVENT_MISSING(event=as_written(event))
        if recorded[at] != event:
            written = as_written(recorded[at])
            return LogFault.EVENT_OTHERWISE(number=at, event=written, right=as_written(event))
    return LogFault.EVENT_TOO_MANY(event=as_written(recorded[len(right)]))


def as_written(told: Action | Event) -> str:
    """An action or an event as it stands in a log; rules in it would be too long for an error."""
    text = msgspec.json.encode(told).decode()
    return text if len(text) <= _LONGEST else text[: _LONGEST - 1] + "…"
