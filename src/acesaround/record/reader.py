"""Reading event logs: every line is played again by the engine and compared with what it says."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

from acesaround.errors import RecordError, RulesError
from acesaround.game import Game, IllegalAction
from acesaround.game.event import Event
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

    def __init__(
        self, message: str, line: int, good: Log | None, rules: RulesError | None = None
    ) -> None:
        super().__init__(message, line, rules=rules)
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
            raise BadLine("the log is empty; its first line must be the header")
        if not log.ended and not unfinished:
            raise BadLine("the log stops without its end line: the rest has been cut off")
    except BadLine as error:
        raise DamagedLog(str(error), number, log, error.rules) from error
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
        raise BadLine("", error) from error
    if game.state.dealer != header.dealer:
        raise BadLine(f"the draw gives seat {game.state.dealer} the first deal, not the header's")
    return Log(header, game, check_of(data))


def _follow(log: Log, data: bytes) -> None:
    if log.ended:
        raise BadLine("the log goes on after its end line, which must be the last")
    if data.startswith(b'{"end":'):
        end = decode_line(data, LogEnd, log.check)
        if end.end != len(log.game.events):
            raise BadLine(f"the log ends after {end.end} events, not {len(log.game.events)}")
        log.ended = True
    else:
        line = decode_line(data, LogLine, log.check)
        _replay(log, line)
        log.lines.append(line)
    log.check = check_of(data)


def _replay(log: Log, line: LogLine) -> None:
    game = log.game
    if line.n != len(game.events):
        raise BadLine(f"the line follows {line.n} events, but there are {len(game.events)}")
    # Played on a copy, so that a line which is refused leaves the good part as it was.
    attempt = Game(game.state, ())
    try:
        events = attempt.act(line.action)
    except IllegalAction as error:
        code = error.reason.code.value
        why = why_refused(game.state, line.action, error.reason)
        raise BadLine(f"the rules refuse the action {line.action!r} ({code}): {why}") from error
    if events != line.events:
        raise BadLine(difference(line.events, events))
    game.state = attempt.state
    game.events += events


def difference(recorded: tuple[Event, ...], right: tuple[Event, ...]) -> str:
    """Where the events of a record are not the right ones, as an error says it."""
    for at, event in enumerate(right):
        if at >= len(recorded):
            return f"after the action the event {event!r} is missing"
        if recorded[at] != event:
            return f"event {at} of the line is {recorded[at]!r}; the engine says {event!r}"
    return f"the event {recorded[len(right)]!r} does not follow from the action"
