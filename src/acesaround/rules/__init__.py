"""Rules as data: sections of options, meld tables and counting, presets, contradictions."""

from acesaround.errors import Problem
from acesaround.rules.code import rules_code, rules_from_code
from acesaround.rules.count import card_points, card_value
from acesaround.rules.files import read_rules, write_rules
from acesaround.rules.flaw import Flaw
from acesaround.rules.house import house_rules
from acesaround.rules.melds import (
    AROUND_RANKS,
    PINOCHLE_CARDS,
    RUN_RANKS,
    Meld,
    cards_of_melds,
    count_melds,
    marriage_in_run,
    meld_cards,
    meld_points,
    meld_value,
)
from acesaround.rules.option import Option, Section, Value, bad_value, options_of, spell
from acesaround.rules.presets import PRESETS, preset
from acesaround.rules.problems import problems
from acesaround.rules.reach import most_points, total_trick_points
from acesaround.rules.rules import (
    SECTION_TYPES,
    Rules,
    differences,
    find_option,
    parse_value,
    with_options,
)
from acesaround.rules.sections import (
    Auction,
    Chips,
    Contracts,
    Dealing,
    Deck,
    Match,
    Melds,
    Passing,
    Play,
    Scoring,
    Stakes,
    Stock,
    Widow,
)
from acesaround.rules.tables import TABLES, MeldKind, MeldTable

__all__ = [
    "AROUND_RANKS",
    "PINOCHLE_CARDS",
    "PRESETS",
    "RUN_RANKS",
    "SECTION_TYPES",
    "TABLES",
    "Auction",
    "Chips",
    "Contracts",
    "Dealing",
    "Deck",
    "Flaw",
    "Match",
    "Meld",
    "MeldKind",
    "MeldTable",
    "Melds",
    "Option",
    "Passing",
    "Play",
    "Problem",
    "Rules",
    "Scoring",
    "Section",
    "Stakes",
    "Stock",
    "Value",
    "Widow",
    "bad_value",
    "card_points",
    "card_value",
    "cards_of_melds",
    "count_melds",
    "differences",
    "find_option",
    "house_rules",
    "marriage_in_run",
    "meld_cards",
    "meld_points",
    "meld_value",
    "most_points",
    "options_of",
    "parse_value",
    "preset",
    "problems",
    "read_rules",
    "rules_code",
    "rules_from_code",
    "spell",
    "total_trick_points",
    "with_options",
    "write_rules",
]
