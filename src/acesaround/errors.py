"""Every error that Aces Around raises on purpose.

Anything that comes from outside (a file, a message, an option, an action) and is wrong is answered
with one of these; nothing else may escape from the public functions for such input.
"""


class AcesError(Exception):
    """The common ancestor of the project's own errors."""


class CardNotationError(AcesError, ValueError):
    """A text that does not name a card of the deck."""


class RulesError(AcesError, ValueError):
    """Rules that contradict themselves, or an option or a value that does not exist."""


class RecordError(AcesError, ValueError):
    """A record that is truncated, altered or not ours.

    ``line`` is the first line that cannot be used, counted from 1.
    """

    def __init__(self, message: str, line: int) -> None:
        super().__init__(f"line {line}: {message}")
        self.line = line


class RulingError(AcesError, ValueError):
    """A file of rulings that is malformed: the message names file, case and field."""
