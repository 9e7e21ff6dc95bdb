"""The words of the program: one catalog of texts for the page, the terminal and the refusals.

What speaks of cards and games is imported from its own module, so that a command which only needs
texts does not load the engine.
"""

from acesaround.words.catalog import (
    Catalog,
    MissingArgument,
    MissingMessage,
    WordsNotBuilt,
    available_languages,
)

__all__ = [
    "Catalog",
    "MissingArgument",
    "MissingMessage",
    "WordsNotBuilt",
    "available_languages",
]
