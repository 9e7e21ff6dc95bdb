"""A record in either of its forms, told apart by how it begins."""

from __future__ import annotations

from acesaround.errors import RecordError
from acesaround.record.decoding import line_of, not_utf8
from acesaround.record.notation.reader import read_game
from acesaround.record.reader import Log, load_log


def read_record(content: bytes, *, unfinished: bool = False) -> Log:
    """The game of a file: an event log or a text. ``unfinished`` as for a log that is read.

    Raises:
        RecordError: it is damaged, or no game of ours in either form.
    """
    if content.lstrip().startswith(b'{"'):
        return load_log(content.splitlines(), unfinished=unfinished)
    try:
        text = content.decode()
    except UnicodeDecodeError as error:
        raise RecordError(not_utf8(error), line_of(error)) from error
    return read_game(text)
