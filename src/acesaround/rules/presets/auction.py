"""Relatives of the modern partnership game (RULES 7.5, 8.1-8.5)."""

from msgspec.structs import replace

from acesaround.rules.presets.modern import MODERN
from acesaround.rules.rules import Rules
from acesaround.rules.sections import (
    Auction,
    Contracts,
    Dealing,
    Deck,
    Match,
    Melds,
    Play,
    Scoring,
    Stakes,
)

_PHASES = ("deal", "auction", "widow", "trump", "melds", "offers", "tricks", "score")

NO_PASS = replace(
    MODERN,
    name="partnership_auction",
    phases=_PHASES,
    auction=Auction(min_bid=100),
    passing=None,
    play=replace(MODERN.play, first_lead="eldest"),
    scoring=replace(MODERN.scoring, count="11-10-4-3-2", keep_melds="any_trick"),
    match=replace(MODERN.match, target=1000),
)
"""Partnership auction without passing cards, as Bicycle has it (RULES 8.3)."""

FIREHOUSE = replace(
    NO_PASS,
    name="firehouse",
    auction=Auction(min_bid=200, rounds="once"),
    play=replace(NO_PASS.play, first_lead="bidder"),
    scoring=replace(NO_PASS.scoring, unplayed="never"),
)
"""One bid or pass each (RULES 8.4)."""

CHECK = replace(
    FIREHOUSE,
    name="check",
    auction=Auction(min_bid=200, marriage_required="to_bid"),
    stakes=Stakes(),
)
"""Check Pinochle: a bid needs a marriage; chips beside the points (RULES 8.5)."""

RACEHORSE = replace(MODERN, name="racehorse", scoring=replace(MODERN.scoring, scale=10))
"""The modern game in small numbers (RULES 8.2)."""

DOUBLE_DECK = Rules(
    name="double_deck",
    phases=_PHASES,
    deck=Deck(copies=4, nines=False),
    deal=Dealing(players=4, partners=True, hand_size=20, packet=5),
    auction=Auction(min_bid=500, late_from=600, late_step=50, marriage_required="to_name_trump"),
    contracts=Contracts(),
    melds=Melds(table="double_deck"),
    play=Play(head="always", first_lead="bidder"),
    scoring=Scoring(
        count="10-10-10",
        last_trick=20,
        scale=10,
        keep_melds="counter",
        min_melds=200,
        min_tricks=200,
    ),
    match=Match(target=5000, end_rule="bidder_first"),
)
"""Eighty cards, in the form of the National Pinochle Association (RULES 8.1)."""
