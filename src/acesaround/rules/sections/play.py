"""The section ``Play``: which cards may be played."""

from typing import Annotated, Literal

from acesaround.rules.option import Option, Section


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
    first_lead_trump: Annotated[
        bool,
        Option(
            "The first lead must be trump",
            "Whoever leads to the first trick must lead a trump, if there is one in the hand.",
            "RULES 9 C27",
            (False, True),
        ),
    ] = False
    wrong_card: Annotated[
        Literal["refuse", "cards", "deal", "game", "all_250", "set_bid"],
        Option(
            "A card that the rules forbid",
            "refuse: it cannot be played. Otherwise it is taken and costs the player's side its "
            "trick points (cards), all points of the deal (deal) or the whole score (game); or the "
            "deal ends and the others get all trick points and their melds (all_250), or the "
            "bid is lost and the others score the larger of melds and bid (set_bid).",
            "RULES 1, 7.2, 9 C9",
            ("refuse", "cards", "deal", "game", "all_250", "set_bid"),
        ),
    ] = "refuse"
    accusation: Annotated[
        Literal["automatic", "by_players", "by_players_any_trick"],
        Option(
            "Who finds a forbidden card",
            "automatic: it is found at once, by itself. by_players: it is taken in silence, and an "
            "opponent may accuse the player, before playing a card, of one in this trick or the "
            "last; by_players_any_trick: of one in any trick of the deal. If that is right the "
            "forbidden card costs what it costs; if not, the same falls on the side that accused. "
            "Only one accusation is heard in a deal, and a card that nobody finds costs nothing.",
            "RULES 7.2",
            ("automatic", "by_players", "by_players_any_trick"),
        ),
    ] = "automatic"
