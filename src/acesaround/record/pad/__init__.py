"""The score pad for a game with real cards: what it asks of a deal, and what the engine says.

A deal is written down as texts by field, so that one that cannot be read is kept as it is. No rule
of scoring is written here: the numbers become a deal of the engine (``game/told.py``).
"""

from acesaround.record.pad.fields import UNDEALT, PadField, deal_endings, deal_fields
from acesaround.record.pad.parties import BIDDER, OTHERS
from acesaround.record.pad.reading import Texts, WrittenDeal, read_deal
from acesaround.record.pad.reckoning import Reckoned, new_pad, reckon
from acesaround.record.pad.text import Pad, read_pad, write_pad

__all__ = [
    "BIDDER",
    "OTHERS",
    "UNDEALT",
    "Pad",
    "PadField",
    "Reckoned",
    "Texts",
    "WrittenDeal",
    "deal_endings",
    "deal_fields",
    "new_pad",
    "read_deal",
    "read_pad",
    "reckon",
    "write_pad",
]
