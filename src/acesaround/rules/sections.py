"""The sections of the rules and their options (RULES 0-7).

Every option is read in exactly one module of the engine. A section that a variant lacks is None.
Numbers of points are written for the large scale; ``scoring.scale`` divides them all.
"""

from typing import Annotated, Literal

from acesaround.rules.option import Option, Section

YES_NO = (False, True)


class Deck(Section, frozen=True, kw_only=True):
    """Which cards there are."""

    copies: Annotated[
        int,
        Option(
            "Copies of each card",
            "Two in the ordinary deck of 48 cards, four in the double deck.",
            "RULES 0.1",
            (2, 4),
        ),
    ] = 2
    nines: Annotated[
        bool,
        Option(
            "Nines in the deck",
            "The double deck has no nines, so no dix.",
            "RULES 0.1",
            YES_NO,
        ),
    ] = True


class Dealing(Section, frozen=True, kw_only=True):
    """Who plays and how the cards are given out."""

    players: Annotated[
        int, Option("Players", "How many hands are dealt.", "RULES 1-7", (2, 3, 4))
    ] = 4
    partners: Annotated[
        bool,
        Option(
            "Partners",
            "Players who sit opposite each other play and score together.",
            "RULES 5, 7.1",
            YES_NO,
        ),
    ] = False
    hand_size: Annotated[
        int,
        Option(
            "Cards in a hand",
            "How many cards each player is dealt.",
            "RULES 1-7",
            (12, 15, 16, 20),
            open=True,
            least=1,
        ),
    ] = 12
    packet: Annotated[
        int,
        Option(
            "Cards dealt at a time",
            "The dealer gives out packets of this many cards.",
            "RULES 1, 7.1",
            (1, 2, 3, 4, 5),
        ),
    ] = 4


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
        Literal["dealer_stuck", "redeal"],
        Option(
            "When nobody bids",
            "dealer_stuck: the dealer must play for the lowest bid. "
            "redeal: the dealer may pass too, and the next player deals anew.",
            "RULES 7.1, 7.2",
            ("dealer_stuck", "redeal"),
        ),
    ] = "dealer_stuck"


class Passing(Section, frozen=True, kw_only=True):
    """Cards given to the winner of the auction by the partner, and as many given back."""

    pass_count: Annotated[
        int,
        Option(
            "Cards passed",
            "How many cards the bidder's partner passes, and the bidder gives back; 0 for none.",
            "RULES 7.1, 7.2",
            (4, 3, 0),
        ),
    ] = 4


class Stock(Section, frozen=True, kw_only=True):
    """The draw pile of the two-handed games and what may be laid down after a trick."""

    turn_up: Annotated[
        bool,
        Option(
            "A card is turned for trump",
            "The card after the last one dealt lies face up under the stock, its suit is trump.",
            "RULES 1, 2",
            YES_NO,
        ),
    ] = True
    meld_then_draw: Annotated[
        bool,
        Option(
            "Meld before drawing",
            "The winner of a trick melds first and draws then; otherwise draws first.",
            "RULES 1, 9 C7",
            (True, False),
        ),
    ] = True
    need_new_card: Annotated[
        bool,
        Option(
            "A meld needs a card from the hand",
            "At least one card of each meld must come from the hand, not from the table.",
            "RULES 1 M3, 9 C5",
            (True, False),
        ),
    ] = True
    upgrade_to_double: Annotated[
        bool,
        Option(
            "A single may grow into a double",
            "A pinochle or four of a kind on the table may be completed to the double for the "
            "double's full value.",
            "RULES 1 M6",
            YES_NO,
        ),
    ] = False
    dix_is_free: Annotated[
        bool,
        Option(
            "The dix does not use up the meld",
            "After a trick one may show the nine of trump and still lay a meld.",
            "RULES 1 M7",
            (True, False),
        ),
    ] = True


class Melds(Section, frozen=True, kw_only=True):
    """What combinations of cards are worth."""

    table: Annotated[
        Literal[
            "modern",
            "eb1911",
            "russian",
            "russian_printed",
            "twice",
            "foster",
            "swedish",
            "russian_literal",
            "double_deck",
        ],
        Option(
            "Meld table",
            "Which published table of meld values is used; they differ in the doubles.",
            "RULES 0.5, 8.1",
            (
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
        ),
    ] = "modern"
    run_extras: Annotated[
        bool,
        Option(
            "Extra king or queen beside a run",
            "A run with one more king or queen of trump counts 190, with both 230.",
            "RULES 0.6, 7.2",
            YES_NO,
        ),
    ] = False


class Play(Section, frozen=True, kw_only=True):
    """Which cards may be played."""

    head: Annotated[
        Literal["always", "trump_led_only", "never"],
        Option(
            "Duty to beat",
            "always: beat the best card so far if you can, your partner's too. "
            "trump_led_only: only when trump was led. never: follow suit, no more.",
            "RULES 0.4",
            ("always", "trump_led_only", "never"),
        ),
    ] = "always"
    void_undertrump: Annotated[
        Literal["forced", "free"],
        Option(
            "A trump that cannot win",
            "forced: without the suit led you must trump even if your trump cannot win. "
            "free: then you may play any card.",
            "RULES 0.4, 7.2",
            ("forced", "free"),
        ),
    ] = "forced"
    first_lead: Annotated[
        Literal["bidder", "eldest"],
        Option(
            "First lead",
            "Who leads to the first trick: the winner of the auction, or the player at the "
            "dealer's left.",
            "RULES 7.2, 9 C27",
            ("bidder", "eldest"),
        ),
    ] = "eldest"


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
    bidder_needs_counter: Annotated[
        bool,
        Option(
            "The bidders need a trick too",
            "A bidding side whose melds alone reach the bid is set all the same without a "
            "scoring card.",
            "RULES 7.1, 7.2",
            YES_NO,
        ),
    ] = False
    fall_short: Annotated[
        Literal["lose_bid", "opponents_gain"],
        Option(
            "When the bid is not made",
            "lose_bid: the bid is taken off the bidders' score. "
            "opponents_gain: the bidders score nothing and the others add the bid to their own.",
            "RULES 7.2",
            ("lose_bid", "opponents_gain"),
        ),
    ] = "lose_bid"
    round_card_points: Annotated[
        bool,
        Option(
            "Round card points",
            "Each side's card points go to the nearest ten, 7 and more going up.",
            "RULES 1",
            YES_NO,
        ),
    ] = False


class Match(Section, frozen=True, kw_only=True):
    """When a game is over."""

    target: Annotated[
        int,
        Option(
            "Game",
            "The number of points that ends the game.",
            "RULES 1, 7.2",
            (1500, 1000, 1200, 2500, 150),
            open=True,
            least=10,
            step=10,
        ),
    ] = 1000
    end_rule: Annotated[
        Literal["deal_end_highest", "bidder_first", "raise", "first_to_reach"],
        Option(
            "Who wins",
            "deal_end_highest: after the deal the higher total wins. bidder_first: if both reach "
            "the game, the bidding side wins. raise: if both reach it, the game is raised by 250. "
            "first_to_reach: points count at once and the first to reach the game wins.",
            "RULES 1, 7.1",
            ("deal_end_highest", "bidder_first", "raise", "first_to_reach"),
        ),
    ] = "deal_end_highest"
    strictly_more: Annotated[
        bool,
        Option(
            "More than the game",
            "The total must be above the game, not just reach it.",
            "RULES 1, 9 C11",
            YES_NO,
        ),
    ] = False
