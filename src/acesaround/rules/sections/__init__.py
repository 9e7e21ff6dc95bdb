"""The sections of the rules and their options (RULES 0-7), one file each.

Every option is read in exactly one module of the engine. A section that a variant lacks is None.
Numbers of points are written for the large scale; ``scoring.scale`` divides them all.
"""

from acesaround.rules.sections.auction import Auction
from acesaround.rules.sections.chips import Chips
from acesaround.rules.sections.contract import Contracts
from acesaround.rules.sections.dealing import Dealing
from acesaround.rules.sections.deck import Deck
from acesaround.rules.sections.match import Match
from acesaround.rules.sections.melds import Melds
from acesaround.rules.sections.passing import Passing
from acesaround.rules.sections.play import Play
from acesaround.rules.sections.scoring import Scoring
from acesaround.rules.sections.stakes import Stakes
from acesaround.rules.sections.stock import Stock
from acesaround.rules.sections.widow import Widow

__all__ = [
    "Auction",
    "Chips",
    "Contracts",
    "Dealing",
    "Deck",
    "Match",
    "Melds",
    "Passing",
    "Play",
    "Scoring",
    "Stakes",
    "Stock",
    "Widow",
]
