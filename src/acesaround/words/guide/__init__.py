"""The rules page: how to play by some rules, in words for a beginner.

Every sentence comes from the catalog and is there on conditions of the rules' values alone. Each
part of the page is a module; a sentence names the options whose values it tells.
"""

from __future__ import annotations

from collections.abc import Collection

from acesaround.rules import Rules
from acesaround.words.catalog import Catalog
from acesaround.words.guide import (
    aim,
    before_play,
    bidding,
    cards,
    dealing,
    ending,
    house,
    melding,
    playing,
    scoring,
    trump,
)
from acesaround.words.guide.lines import (
    GuideLine,
    GuideRow,
    GuideSection,
    GuideTable,
    Teller,
)

__all__ = [
    "GuideLine",
    "GuideRow",
    "GuideSection",
    "GuideTable",
    "guide",
]

_PARTS = (
    aim,
    cards,
    dealing,
    bidding,
    trump,
    before_play,
    melding,
    playing,
    scoring,
    ending,
    house,
)


def guide(words: Catalog, rules: Rules, changed: Collection[str] = ()) -> tuple[GuideSection, ...]:
    """The sections of the page, those left out that have nothing to say.

    ``changed`` are the paths of the options that differ from the variant's usual values.
    """
    tell = Teller(words, rules, frozenset(changed))
    sections = (part.section(tell) for part in _PARTS)
    return tuple(each for each in sections if each.lines or each.tables)
