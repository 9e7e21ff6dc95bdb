"""The words of the program: one catalog of texts for the page, the terminal and the refusals.

This name alone loads neither engine nor players, so that a command can speak before it works;
``words.voice`` and ``words.advice`` say what happens in a game.
"""

from acesaround.words.catalog import (
    Catalog,
    MissingArgument,
    MissingMessage,
    WordsNotBuilt,
    available_languages,
    known_language,
)

__all__ = [
    "Catalog",
    "MissingArgument",
    "MissingMessage",
    "WordsNotBuilt",
    "available_languages",
    "known_language",
]
