"""The section ``Widow``: cards laid aside in the deal for the winner of the auction."""

from typing import Annotated, Literal

from acesaround.rules.option import Option, Section


class Widow(Section, frozen=True, kw_only=True):
    """Cards laid aside in the deal for the winner of the auction."""

    size: Annotated[
        int,
        Option(
            "Cards in the widow",
            "So many cards are laid aside; the winner of the auction turns them up and takes them.",
            "RULES 6, 7.3",
            (3, 2, 4, 5, 6),
            of_variant=True,
        ),
    ] = 3
    bury_announce: Annotated[
        Literal["nothing", "trump_or_ace"],
        Option(
            "What is said of buried cards",
            "trump_or_ace: whoever buries a trump or an ace must say how many.",
            "RULES 6, 7.3",
            ("nothing", "trump_or_ace"),
        ),
    ] = "nothing"
    trump_unseen: Annotated[
        bool,
        Option(
            "Trump is named before the widow is seen",
            "The winner of the auction names trump first and turns the widow up then.",
            "RULES 8.6",
            (False, True),
        ),
    ] = False
    change_until_lead: Annotated[
        bool,
        Option(
            "The bidder may think again before the first lead",
            "After burying, the bidder may take back trump, melds and buried cards and do all of "
            "it anew.",
            "RULES 6",
            (False, True),
        ),
    ] = False
