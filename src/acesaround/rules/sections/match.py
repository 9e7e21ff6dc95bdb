"""The section ``Match``: when a game is over."""

from typing import Annotated, Literal

from acesaround.rules.option import Option, Section


class Match(Section, frozen=True, kw_only=True):
    """When a game is over."""

    target: Annotated[
        int,
        Option(
            "Game",
            "The number of points that ends the game.",
            "RULES 1, 7.2",
            (1500, 1000, 1200, 2500, 5000, 150),
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
            (False, True),
        ),
    ] = False
    when_one_is_out: Annotated[
        Literal["game_over", "play_on"],
        Option(
            "When one player has reached the game",
            "game_over: that ends it. play_on: the winner leaves and the others play on for the "
            "second place; if several reach it at once the game is raised by 250.",
            "RULES 3, 9 C14",
            ("game_over", "play_on"),
        ),
    ] = "game_over"
    deals: Annotated[
        int,
        Option(
            "Deals in a game",
            "The game ends after so many deals, whatever the scores; 0 for a game to points.",
            "RULES 6",
            (0, 12, 16),
            open=True,
            least=0,
        ),
    ] = 0
    declare_out: Annotated[
        bool,
        Option(
            "Claiming the game",
            "Right after winning a trick a player may claim to have reached the game: points "
            "before the deal, melds that count and tricks won are added up. If that is right, the "
            "player wins at once, whatever the others have. If it is wrong, the player can win no "
            "more and claims nothing again; when only one other is left, that one wins. Without a "
            "claim the game ends after a deal as usual.",
            "RULES 1, 3, 9 C15",
            (False, True),
        ),
    ] = False
