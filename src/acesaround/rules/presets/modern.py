"""Modern partnership auction with a pass of four cards (RULES 7.1)."""

from acesaround.rules.rules import Rules
from acesaround.rules.sections import (
    Auction,
    Contracts,
    Dealing,
    Match,
    Melds,
    Passing,
    Play,
    Scoring,
)

MODERN = Rules(
    name="modern",
    phases=("deal", "auction", "widow", "trump", "passing", "melds", "offers", "tricks", "score"),
    deal=Dealing(players=4, partners=True, hand_size=12, packet=3),
    auction=Auction(min_bid=250, bid_step=10, all_pass="dealer_stuck"),
    passing=Passing(pass_count=4),
    contracts=Contracts(),
    melds=Melds(table="modern"),
    play=Play(head="always", void_undertrump="forced", first_lead="bidder"),
    scoring=Scoring(count="10-10-10", keep_melds="counter"),
    match=Match(target=1500, end_rule="bidder_first"),
)
