"""The section ``Auction``: bidding for the right to name trump."""

from typing import Annotated, Literal

from acesaround.rules.option import Option, Section


class Auction(Section, frozen=True, kw_only=True):
    """Bidding for the right to name trump."""

    min_bid: Annotated[
        int,
        Option(
            "Lowest bid",
            "The first bid must be at least this; a dealer who is stuck plays for it.",
            "RULES 7.1, 7.2",
            (250, 150, 200, 100, 300, 500),
            open=True,
            least=10,
            step=10,
        ),
    ] = 250
    bid_step: Annotated[
        int,
        Option(
            "Bids go up by",
            "Every bid is a multiple of this.",
            "RULES 7.2",
            (10, 50),
            open=True,
            least=10,
            step=10,
        ),
    ] = 10
    all_pass: Annotated[
        Literal["dealer_stuck", "redeal", "dealer_bids"],
        Option(
            "When nobody bids",
            "dealer_stuck: the dealer must play for the lowest bid. "
            "redeal: the dealer may pass too, and the next player deals anew. "
            "dealer_bids: the dealer must bid the lowest bid or more (no more without a marriage "
            "where a bid needs one).",
            "RULES 7.1, 7.2, 8.5",
            ("dealer_stuck", "redeal", "dealer_bids"),
        ),
    ] = "dealer_stuck"
    rounds: Annotated[
        Literal["until_passed", "once"],
        Option(
            "How long the auction lasts",
            "until_passed: until all but one have passed. once: one bid or pass for each player.",
            "RULES 8.4",
            ("until_passed", "once"),
        ),
    ] = "until_passed"
    late_from: Annotated[
        int,
        Option(
            "Where the steps grow",
            "From this bid on the bids go up by the larger step; 0 for nowhere.",
            "RULES 8.1",
            (0, 600),
            open=True,
            step=10,
        ),
    ] = 0
    late_step: Annotated[
        int,
        Option(
            "The larger step",
            "Every bid from there on is a multiple of this.",
            "RULES 8.1",
            (50, 10),
            open=True,
            least=10,
            step=10,
        ),
    ] = 50
    bar_40_90: Annotated[
        bool,
        Option(
            "No bids that end in 40 or 90",
            "Bids such as 340 or 390 are barred.",
            "RULES 6",
            (False, True),
        ),
    ] = False
    eldest_must_bid: Annotated[
        bool,
        Option(
            "The first player must bid",
            "The player at the dealer's left may not pass before bidding.",
            "RULES 6",
            (False, True),
        ),
    ] = False
    marriage_required: Annotated[
        Literal["no", "to_name_trump", "to_bid"],
        Option(
            "A marriage is needed",
            "to_name_trump: only a suit of which the bidder holds king and queen can be trump, "
            "if there is one. to_bid: without a marriage one may only pass.",
            "RULES 7.2, 8.5",
            ("no", "to_name_trump", "to_bid"),
        ),
    ] = "no"
    shared_widow: Annotated[
        bool,
        Option(
            "A widow to share out",
            "Each player is dealt one card fewer, and what is left lies aside as the widow. The "
            "winner of the auction looks at it without showing it, keeps one of its cards and "
            "gives one to each of the others, face down, before naming trump.",
            "RULES 8.3",
            (False, True),
            needs=(("deal.partners", True),),
        ),
    ] = False
    max_bid: Annotated[
        int,
        Option(
            "Highest bid",
            "No bid may be higher; 0 for no limit.",
            "RULES 6, 9 C19",
            (0, 300, 500),
            open=True,
            step=10,
        ),
    ] = 0
