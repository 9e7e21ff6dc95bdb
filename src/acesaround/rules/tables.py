"""The published meld tables (RULES 0.5 and 8.1) as data.

A value is the points for one, two, three and four equal melds, in the large scale (the tables that
are printed in small numbers are written here times ten).
"""

from enum import Enum

import msgspec


class MeldKind(Enum):
    """The kinds of meld."""

    RUN = "run"
    ROYAL_MARRIAGE = "royal_marriage"
    MARRIAGE = "marriage"
    PINOCHLE = "pinochle"
    ACES = "aces_around"
    KINGS = "kings_around"
    QUEENS = "queens_around"
    JACKS = "jacks_around"
    DIX = "dix"
    RUN_EXTRA = "run_extra"
    PLAIN_RUN = "plain_run"
    LONE_JACK = "lone_jack"

    __hash__ = object.__hash__


class MeldTable(msgspec.Struct, frozen=True):
    """Points by kind and number of equal melds; ``unit`` is the scale in which it is printed.

    ``royal_in_run`` says that the marriage inside a run scores beside it (Foster's 190).
    """

    name: str
    values: dict[MeldKind, tuple[int, ...]]
    unit: int = 1
    royal_in_run: bool = False

    def points(self, kind: MeldKind, times: int) -> int:
        """Large-scale points for ``times`` equal melds of a kind; 0 if the table has none."""
        values = self.values.get(kind, ())
        if not values or times < 1:
            return 0
        return values[min(times, len(values)) - 1]


def _table(
    name: str,
    doubles: tuple[int, int, int, int, int, int],
    **special: bool,
) -> MeldTable:
    run, pinochle, aces, kings, queens, jacks = doubles
    return MeldTable(
        name,
        {
            MeldKind.RUN: (150, run),
            MeldKind.ROYAL_MARRIAGE: (40, 80),
            MeldKind.MARRIAGE: (20, 40),
            MeldKind.PINOCHLE: (40, pinochle),
            MeldKind.ACES: (100, aces),
            MeldKind.KINGS: (80, kings),
            MeldKind.QUEENS: (60, queens),
            MeldKind.JACKS: (40, jacks),
            MeldKind.DIX: (10, 20),
        },
        **special,
    )


_TWICE = (300, 80, 200, 160, 120, 80)
_PRINTED = _table("russian_printed", (300, 400, 1000, 800, 400, 400))

TABLES: dict[str, MeldTable] = {
    table.name: table
    for table in (
        _table("modern", (1500, 300, 1000, 800, 600, 400)),
        _table("eb1911", (300, 300, 1000, 800, 600, 400)),
        _table("russian", (300, 400, 1000, 800, 600, 400)),
        _PRINTED,
        _table("twice", _TWICE),
        _table("foster", _TWICE, royal_in_run=True),
        _table("swedish", _TWICE),
        MeldTable("russian_literal", {**_PRINTED.values, MeldKind.LONE_JACK: (40, 400)}),
        MeldTable(
            "double_deck",
            {
                MeldKind.RUN: (150, 1500, 2250, 3000),
                MeldKind.ROYAL_MARRIAGE: (40, 80, 120, 160),
                MeldKind.MARRIAGE: (20, 40, 60, 80),
                MeldKind.PINOCHLE: (40, 300, 600, 900),
                MeldKind.ACES: (100, 1000, 1500, 2000),
                MeldKind.KINGS: (80, 800, 1200, 1600),
                MeldKind.QUEENS: (60, 600, 900, 1200),
                MeldKind.JACKS: (40, 400, 600, 800),
            },
            unit=10,
        ),
    )
}
