"""The section ``Contracts``: what may be said of a contract before the first lead."""

from typing import Annotated, Literal

from acesaround.rules.option import Option, Section


class Contracts(Section, frozen=True, kw_only=True):
    """What may be said of a contract before the first lead."""

    throw_in: Annotated[
        Literal["never", "free"],
        Option(
            "The bidders may give up",
            "free: the bidder may give the deal up before the first lead: the bid is lost, the "
            "others keep their melds.",
            "RULES 6, 7.2",
            ("never", "free"),
        ),
    ] = "never"
    throw_in_bonus: Annotated[
        bool,
        Option(
            "The others get all trick points of a deal given up",
            "Besides their melds the others score the points of all tricks.",
            "RULES 7.2",
            (False, True),
        ),
    ] = False
    opponents_concede: Annotated[
        bool,
        Option(
            "The opponents may give up",
            "If every opponent agrees before the first lead the contract counts as made.",
            "RULES 6",
            (False, True),
        ),
    ] = False
    moon: Annotated[
        Literal["off", "announced", "bonus"],
        Option(
            "Shooting the moon",
            "announced: the bidder may announce all tricks, for points besides, or else the melds "
            "and tricks are lost and 500 besides. bonus: all tricks bring the points unannounced.",
            "RULES 7.2, 8.9",
            ("off", "announced", "bonus"),
        ),
    ] = "off"
    moon_points: Annotated[
        int,
        Option(
            "Points for all tricks",
            "What winning every trick brings besides melds and tricks, where the moon is shot. "
            "Clubs that play the double deck give 3000, 300 in small numbers.",
            "RULES 8.1, 8.9",
            (250, 3000),
            open=True,
            least=10,
            step=10,
        ),
    ] = 250
