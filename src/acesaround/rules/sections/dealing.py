"""The section ``Dealing``: who plays and how the cards are given out."""

from typing import Annotated, Literal

from acesaround.rules.option import Option, Section


class Dealing(Section, frozen=True, kw_only=True):
    """Who plays and how the cards are given out."""

    players: Annotated[
        int, Option("Players", "How many hands are dealt.", "RULES 1-7", (2, 3, 4), of_variant=True)
    ] = 4
    partners: Annotated[
        bool,
        Option(
            "Partners",
            "Players who sit opposite each other play and score together.",
            "RULES 5, 7.1",
            (False, True),
            of_variant=True,
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
            of_variant=True,
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
    turn_last: Annotated[
        bool,
        Option(
            "The last card is turned for trump",
            "All cards are dealt; the dealer's last card is shown and its suit is trump.",
            "RULES 3, 4, 5",
            (False, True),
            of_variant=True,
        ),
    ] = False
    dealer_sits_out: Annotated[
        bool,
        Option(
            "One player sits out",
            "With one player more than hands one of them, the dealer, takes no cards in a deal.",
            "RULES 6",
            (False, True),
            of_variant=True,
        ),
    ] = False
    sits_out: Annotated[
        Literal["dealer", "dealers_right"],
        Option(
            "Who sits out",
            "dealer: whoever deals takes no cards. dealers_right: the player at the dealer's right "
            "takes none, and the dealer plays.",
            "RULES 6",
            ("dealer", "dealers_right"),
            needs=(("deal.dealer_sits_out", True),),
        ),
    ] = "dealer"
    nines_redeal: Annotated[
        Literal["off", "five", "five_no_ace", "six"],
        Option(
            "A hand full of nines",
            "Such a hand is shown and the same dealer deals again: five nines, five nines without "
            "an ace, or six nines.",
            "RULES 7.2",
            ("off", "five", "five_no_ace", "six"),
        ),
    ] = "off"
    first_dealer: Annotated[
        Literal["high", "low", "random"],
        Option(
            "Who deals first",
            "Each player draws a card: the highest deals, or the lowest; equal ones draw again. "
            "random: without a draw.",
            "RULES 0.7, 9 C32",
            ("high", "low", "random"),
        ),
    ] = "high"
