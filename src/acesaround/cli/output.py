"""What a command says: lines for the reader, complaints, JSON; and the end of a broken pipe."""

from __future__ import annotations

import os
import sys
from typing import TextIO

from acesaround.words import Catalog


class Output:
    """Where a command writes, and the words to say it in.

    When the reader of the output has gone (``| head``) the rest is written to nowhere: the work
    goes on, so that the exit status is still the answer.
    """

    def __init__(self, words: Catalog) -> None:
        self.words = words

    def line(self, text: str = "") -> None:
        """One line, or several, on the standard output."""
        try:
            print(text)
        except BrokenPipeError:
            _silence(sys.stdout)
        except UnicodeEncodeError:
            encoding = sys.stdout.encoding
            print(text.encode(encoding, "replace").decode(encoding))

    def json(self, value: object) -> None:
        """A value as one JSON document on one line."""
        import msgspec

        self.line(msgspec.json.encode(value).decode())

    def complain(self, text: str) -> None:
        """One line on the standard error output."""
        try:
            print(text, file=sys.stderr, flush=True)
        except OSError:
            _silence(sys.stderr)

    def finish(self) -> None:
        """Send what is still held back; nothing may fail after this."""
        for stream in (sys.stdout, sys.stderr):
            try:
                stream.flush()
            except OSError:
                _silence(stream)


def _silence(stream: TextIO) -> None:
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, stream.fileno())
    os.close(nowhere)
