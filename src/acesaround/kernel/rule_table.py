"""Rules as a row of numbers, the only source of rules for the compiled code.

The constants are the places in the row. Points are those of the scale in force.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from acesaround.cards import SUITS, card_of
from acesaround.cards.card import RANKS
from acesaround.errors import AcesError
from acesaround.kernel.packing import packing_of
from acesaround.rules import (
    MeldKind,
    Rules,
    Section,
    Value,
    card_value,
    marriage_in_run,
    meld_value,
    options_of,
)
from acesaround.rules.option import values_of

RuleTable = NDArray[np.int64]

RANKS_IN_SUIT = 0
BITS = 1
COPIES = 2
HEAD = 3
"""0: beat whenever you can; 1: only when trump was led; 2: never."""
UNDERTRUMP_FREE = 4
FIRST_LEAD_TRUMP = 5
LAST_TRICK = 6
"""Points for the last trick."""
VALUE = 7
"""Points of a card by its rank, the lowest rank of the deck first: six places."""
MELDS = 13
"""Points of 1 to 4 equal melds, four places for each kind in the order of ``MELD_ORDER``."""
RUN_EXTRAS = 57
ROYAL_IN_RUN = 58
DIVIDES = 59
"""Whether a run of trump less, and a marriage more, can be worth more."""
WORTH = 60
"""What a point is worth in all tables alike: times this and shifted right by 16, the points of all
ranks together are 50 for each rank, so that a counter of the usual ones is 100."""
SCALE = 61
"""By how much points of the large scale are divided."""
SIZE = 64

MELD_ORDER = (
    MeldKind.RUN,
    MeldKind.ROYAL_MARRIAGE,
    MeldKind.MARRIAGE,
    MeldKind.PINOCHLE,
    MeldKind.ACES,
    MeldKind.KINGS,
    MeldKind.QUEENS,
    MeldKind.JACKS,
    MeldKind.DIX,
    MeldKind.LONE_JACK,
    MeldKind.PLAIN_RUN,
)
MOST_EQUAL = 4
_HEADS = {"always": 0, "trump_led_only": 1, "never": 2}

# What of the sections that the compiled code stands for has been looked at: it is in the table, or
# it changes neither what may be played nor what melds are worth. Of an option that takes any number
# every number is known.
KNOWN: dict[str, dict[str, tuple[Value, ...]]] = {
    "deck": {"copies": (2, 4), "nines": (False, True)},
    "play": {
        "head": tuple(_HEADS),
        "void_undertrump": ("forced", "free"),
        "first_lead": ("bidder", "eldest"),
        "first_lead_trump": (False, True),
        "wrong_card": ("refuse", "cards", "deal", "game", "all_250", "set_bid"),
        "accusation": ("automatic", "by_players", "by_players_any_trick"),
    },
    "melds": {
        "table": (
            "modern",
            "eb1911",
            "russian",
            "russian_printed",
            "twice",
            "foster",
            "swedish",
            "russian_literal",
            "double_deck",
        ),
        "run_extras": (False, True),
        "who": ("all", "bidder"),
        "meld_timing": ("before_lead", "after_own_first_card"),
        "first_card_counts": (False, True),
        "foster190": (False, True),
        "meld_scale": (1, 2),
        "double_pinochle": (0, 300, 400, 80),
        "high_arounds": ("table", "doubling"),
        "double_marriages": ("table", "royal", "all"),
        "plain_runs": (0, 40, 100),
    },
}


class NotCompiled(AcesError, ValueError):
    """The compiled code does not know a value of these rules; the message names the option."""


@lru_cache(maxsize=256)
def compile_rules(rules: Rules) -> RuleTable:
    """The rules as the compiled code reads them, read-only.

    Raises:
        NotCompiled: an option has a value that the compiled code does not know.
    """
    for section, options in KNOWN.items():
        _check_known(section, getattr(rules, section), options)
    table = np.zeros(SIZE, dtype=np.int64)
    try:
        packing = packing_of(rules.deck.copies, rules.deck.nines)
    except ValueError as error:
        raise NotCompiled(f"deck: {error}") from error
    table[RANKS_IN_SUIT] = packing.ranks
    table[BITS] = packing.bits
    table[COPIES] = rules.deck.copies
    table[HEAD] = _HEADS[rules.play.head]
    table[UNDERTRUMP_FREE] = rules.play.void_undertrump == "free"
    table[SCALE] = rules.scoring.scale
    table[FIRST_LEAD_TRUMP] = rules.play.first_lead_trump
    table[LAST_TRICK] = rules.scaled(rules.scoring.last_trick)
    lowest_first = tuple(reversed(RANKS))[len(RANKS) - packing.ranks :]
    for place, rank in enumerate(lowest_first):
        table[VALUE + place] = card_value(card_of(rank, SUITS[0]), rules.scoring)
    table[WORTH] = (50 * packing.ranks << 16) // table[VALUE : VALUE + packing.ranks].sum()
    for place, kind in enumerate(MELD_ORDER):
        for times in range(1, MOST_EQUAL + 1):
            points = meld_value(rules.melds, kind, times, rules.scoring.scale)
            table[MELDS + place * MOST_EQUAL + times - 1] = points
    table[RUN_EXTRAS] = rules.melds.run_extras
    table[ROYAL_IN_RUN] = marriage_in_run(rules.melds)
    table[DIVIDES] = rules.melds.double_marriages != "table"
    table.setflags(write=False)
    return table


def _check_known(name: str, section: Section, known: Mapping[str, tuple[Value, ...]]) -> None:
    # An option that came later says by its default that all is as it was.
    defaults = type(section)()
    described = options_of(type(section))
    for option, value in values_of(section):
        if option in known and described[option].open:
            continue
        if value not in known.get(option, (getattr(defaults, option),)):
            raise NotCompiled(f"{name}.{option}: {value!r} is not known to the compiled code")
