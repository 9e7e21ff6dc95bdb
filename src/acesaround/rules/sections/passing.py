"""The section ``Passing``: cards that partners give each other after the auction."""

from typing import Annotated

from acesaround.rules.option import Option, Section


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
    show_before_return: Annotated[
        bool,
        Option(
            "Melds are shown before cards are given back",
            "The bidder shows melds with the cards received and gives back others.",
            "RULES 7.2",
            (False, True),
        ),
    ] = False
