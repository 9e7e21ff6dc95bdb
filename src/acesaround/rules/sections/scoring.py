"""The section ``Scoring``: how a deal is counted."""

from typing import Annotated, Literal

from acesaround.rules.option import Option, Section


class Scoring(Section, frozen=True, kw_only=True):
    """How a deal is counted."""

    count: Annotated[
        Literal["10-10-10", "11-10-4-3-2", "10-10-5-5"],
        Option(
            "Card points",
            "What ace, ten, king, queen and jack are worth in tricks.",
            "RULES 0.2",
            ("10-10-10", "11-10-4-3-2", "10-10-5-5"),
        ),
    ] = "10-10-10"
    last_trick: Annotated[
        int,
        Option("Last trick", "Points for winning the last trick.", "RULES 0.2", (10, 20)),
    ] = 10
    scale: Annotated[
        int,
        Option(
            "Small numbers",
            "10 divides every number of points by ten: lowest bid 25, game 150.",
            "RULES 0.2, 7.2",
            (1, 10),
        ),
    ] = 1
    keep_melds: Annotated[
        Literal["always", "counter", "any_trick"],
        Option(
            "What saves melds",
            "counter: a side keeps its melds only with a scoring card or the last trick. "
            "any_trick: any trick will do. always: melds count in any case.",
            "RULES 7.1, 7.2",
            ("counter", "any_trick", "always"),
        ),
    ] = "always"
    credit: Annotated[
        Literal["side", "player"],
        Option(
            "Whose trick saves melds",
            "side: a trick of either partner saves the melds of both. player: each must win one.",
            "RULES 5, 9 C18",
            ("side", "player"),
        ),
    ] = "side"
    bidder_needs_counter: Annotated[
        bool,
        Option(
            "The bidders need a trick too",
            "A bidding side whose melds alone reach the bid is set all the same without a "
            "scoring card.",
            "RULES 7.1, 7.2",
            (False, True),
        ),
    ] = False
    min_melds: Annotated[
        int,
        Option(
            "Least melds",
            "A side with fewer meld points records none; a bidding side is set without play.",
            "RULES 8.1",
            (0, 200),
            open=True,
            step=10,
        ),
    ] = 0
    min_tricks: Annotated[
        int,
        Option(
            "Least trick points",
            "A side with fewer trick points records nothing; a bidding side is set.",
            "RULES 8.1",
            (0, 200),
            open=True,
            step=10,
        ),
    ] = 0
    unplayed: Annotated[
        Literal["impossible", "never"],
        Option(
            "A bid out of reach",
            "impossible: a deal in which the bid cannot be made any more is not played. "
            "never: every deal is played out.",
            "RULES 7.1, 8.5",
            ("impossible", "never"),
        ),
    ] = "impossible"
    fall_short: Annotated[
        Literal["lose_bid", "opponents_gain", "opponents_gain_only"],
        Option(
            "When the bid is not made",
            "lose_bid: the bid is taken off the bidders' score. "
            "opponents_gain: the bidders score nothing and the others add the bid to their own. "
            "opponents_gain_only: the others score the bid and nothing else.",
            "RULES 7.2",
            ("lose_bid", "opponents_gain", "opponents_gain_only"),
        ),
    ] = "lose_bid"
    round_card_points: Annotated[
        bool,
        Option(
            "Round card points",
            "Each side's card points go to the nearest ten, 7 and more going up.",
            "RULES 1",
            (False, True),
        ),
    ] = False
