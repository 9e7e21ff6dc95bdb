"""Auctions of three players for a widow, played to a number of points (RULES 7.3, 8.6)."""

from msgspec.structs import replace

from acesaround.rules.rules import Rules
from acesaround.rules.sections import Auction, Dealing, Match, Melds, Play, Scoring, Widow

MODERN3 = Rules(
    name="modern3",
    phases=("deal", "auction", "widow", "trump", "melds", "bury", "tricks", "score"),
    deal=Dealing(players=3, hand_size=15, packet=3),
    widow=Widow(size=3),
    auction=Auction(min_bid=250),
    melds=Melds(table="modern"),
    play=Play(head="always", first_lead="bidder"),
    scoring=Scoring(count="10-10-10", keep_melds="counter"),
    match=Match(target=1500, end_rule="bidder_first"),
)
"""Three players, each alone, with a kitty of three cards."""

CUTTHROAT = replace(MODERN3, name="cutthroat", scoring=replace(MODERN3.scoring, scale=10))
"""The same in small numbers."""
