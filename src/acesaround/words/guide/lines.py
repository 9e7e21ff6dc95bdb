"""What a rules page is made of: lines of text with the options that they tell, tables, examples."""

from __future__ import annotations

import msgspec

from acesaround.cards import Card
from acesaround.rules import Rules
from acesaround.words.catalog import Catalog
from acesaround.words.rulings import Told


class GuideLine(msgspec.Struct, frozen=True):
    """A sentence or two; ``options`` are the paths of the options whose values it tells.

    ``changed``: one of them is a house rule that differs from the variant's usual one.
    """

    text: str
    options: tuple[str, ...] = ()
    changed: bool = False


class GuideRow(msgspec.Struct, frozen=True):
    """A row of a table: what it is about, perhaps with cards, and its values."""

    text: str
    values: tuple[str, ...]
    cards: tuple[Card, ...] = ()


class GuideTable(msgspec.Struct, frozen=True):
    """A table; ``head`` names its columns, the first one that of the texts."""

    title: str
    head: tuple[str, ...]
    rows: tuple[GuideRow, ...]
    options: tuple[str, ...] = ()
    changed: bool = False


class GuideSection(msgspec.Struct, frozen=True, kw_only=True):
    """A part of the rules page; ``examples`` are deals in numbers that the engine has settled."""

    name: str
    title: str
    lines: tuple[GuideLine, ...]
    tables: tuple[GuideTable, ...] = ()
    examples: tuple[Told, ...] = ()


class Teller:
    """Makes the lines of the page for some rules; ``changed`` are the paths of house rules."""

    def __init__(self, words: Catalog, rules: Rules, changed: frozenset[str]) -> None:
        self.words = words
        self.rules = rules
        self._changed = changed

    def say(self, key: str, /, *of: str, **args: object) -> GuideLine:
        """The line of a key; ``of`` are the options that it tells."""
        return GuideLine(self.words.say(key, **args), of, self.marks(*of))

    def say_n(self, key: str, n: int, /, *of: str, **args: object) -> GuideLine:
        """The same for a count."""
        return GuideLine(self.words.say_n(key, n, **args), of, self.marks(*of))

    def marks(self, *of: str) -> bool:
        """Whether one of the options is a house rule."""
        return not self._changed.isdisjoint(of)
