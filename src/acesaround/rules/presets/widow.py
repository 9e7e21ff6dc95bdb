"""Auctions of three players for a widow, played to a number of points (RULES 7.3, 8.6)."""

from msgspec.structs import replace

from acesaround.rules.rules import Rules
from acesaround.rules.sections import (
    Auction,
    Chips,
    Contracts,
    Dealing,
    Match,
    Melds,
    Play,
    Scoring,
    Widow,
)

MODERN3 = Rules(
    name="modern3",
    phases=("deal", "auction", "widow", "trump", "melds", "bury", "offers", "tricks", "score"),
    contracts=Contracts(),
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

AUCTION_CHIPS = Rules(
    name="auction_chips",
    phases=("deal", "auction", "widow", "trump", "melds", "bury", "offers", "tricks", "score"),
    deal=Dealing(players=4, hand_size=15, packet=3, dealer_sits_out=True),
    widow=Widow(size=3),
    auction=Auction(min_bid=300, all_pass="redeal"),
    contracts=Contracts(throw_in="free", opponents_concede=True),
    melds=Melds(table="russian", who="bidder"),
    play=Play(head="trump_led_only", first_lead="bidder"),
    scoring=Scoring(count="11-10-4-3-2", keep_melds="any_trick", unplayed="never"),
    match=Match(target=1000, deals=12),
    chips=Chips(),
)
"""Auction pinochle for chips: the dealer sits out, two partners play against the bidder."""
