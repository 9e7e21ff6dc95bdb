"""Writing event logs, whole or line by line while a game is played."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import IO

from acesaround.game import Action, Game
from acesaround.game.event import Event
from acesaround.record.line import Header, LogEnd, LogLine, check_of, encode_line
from acesaround.record.played import played
from acesaround.record.reader import Log
from acesaround.rules import Rules


class LogWriter:
    """Appends the lines of one game to a binary file, each as soon as it is known.

    >>> writer = LogWriter.begin(file, rules)                        # doctest: +SKIP
    >>> writer.append(action, game.act(action))                      # doctest: +SKIP
    >>> writer.end()                                                 # doctest: +SKIP
    """

    def __init__(self, out: IO[bytes], n: int, check: str) -> None:
        self._out = out
        self._n = n
        self._check = check

    @classmethod
    def begin(
        cls, out: IO[bytes], rules: Rules, dealer: int = 0, seats: tuple[str, ...] = ()
    ) -> LogWriter:
        """A new log: writes the header. RulesError if the rules contradict themselves."""
        return cls.begin_with(out, Header(rules=rules, dealer=dealer, seats=seats))

    @classmethod
    def begin_with(cls, out: IO[bytes], header: Header) -> LogWriter:
        """A new log under this header; RulesError if no game can begin under it."""
        opening = Game.start(header.rules, header.dealer, header.drawn)
        writer = cls(out, len(opening.events), "")
        writer._write(encode_line(header))
        return writer

    @classmethod
    def resume(cls, out: IO[bytes], log: Log) -> LogWriter:
        """Goes on after the last line of a log without an end, read with ``unfinished``."""
        if log.ended:
            raise ValueError("the log has its end line: nothing can follow")
        if not log.check:
            raise ValueError("the log was not read from lines, so there are none to follow")
        return cls(out, len(log.game.events), log.check)

    def append(self, action: Action, events: tuple[Event, ...]) -> LogLine:
        """Write one action and the events that it caused."""
        line = LogLine(n=self._n, action=action, events=events)
        self._write(encode_line(line, self._check))
        self._n += len(events)
        return line

    def end(self) -> None:
        """Write the end line, so that a reader knows that nothing is missing."""
        self._write(encode_line(LogEnd(end=self._n), self._check))

    def _write(self, data: bytes) -> None:
        self._out.write(data + b"\n")
        self._out.flush()
        self._check = check_of(data)


def log_lines(
    rules: Rules, actions: Iterable[Action], dealer: int = 0, seats: tuple[str, ...] = ()
) -> Iterator[bytes]:
    """The lines of the log of a game that these actions make, without line breaks.

    Raises:
        RulesError: the rules contradict themselves.
        IllegalAction: an action that they do not allow.
    """
    game = Game.start(rules, dealer)
    header = Header(rules=rules, dealer=dealer, seats=seats)
    yield from _encoded(header, (played(game, action) for action in actions), game)


def lines_of(log: Log) -> Iterator[bytes]:
    """The lines of a whole log, its end line too, without line breaks."""
    return _encoded(log.header, log.lines, log.game)


def _encoded(header: Header, lines: Iterable[LogLine], game: Game) -> Iterator[bytes]:
    data = encode_line(header)
    yield data
    for line in lines:
        data = encode_line(line, check_of(data))
        yield data
    yield encode_line(LogEnd(end=len(game.events)), check_of(data))


def write_log(
    out: IO[bytes],
    rules: Rules,
    actions: Iterable[Action],
    dealer: int = 0,
    seats: tuple[str, ...] = (),
) -> None:
    """Write the whole log of a game to a binary file; raises as ``log_lines``."""
    out.writelines(line + b"\n" for line in log_lines(rules, actions, dealer, seats))
