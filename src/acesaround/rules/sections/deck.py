"""The section ``Deck``: which cards there are."""

from typing import Annotated

from acesaround.rules.option import Option, Section


class Deck(Section, frozen=True, kw_only=True):
    """Which cards there are."""

    copies: Annotated[
        int,
        Option(
            "Copies of each card",
            "Two in the ordinary deck of 48 cards, four in the double deck.",
            "RULES 0.1",
            (2, 4),
            of_variant=True,
        ),
    ] = 2
    nines: Annotated[
        bool,
        Option(
            "Nines in the deck",
            "The double deck has no nines, so no dix.",
            "RULES 0.1",
            (False, True),
            of_variant=True,
        ),
    ] = True
