"""The words of the program: one catalog of texts for the page, the terminal and the refusals."""

from acesaround.words.advice import explain
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
    "explain",
]
