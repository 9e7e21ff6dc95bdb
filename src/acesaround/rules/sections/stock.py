"""The section ``Stock``: the draw pile, and what may be laid down after a trick."""

from typing import Annotated

from acesaround.rules.option import Option, Section


class Stock(Section, frozen=True, kw_only=True):
    """The draw pile of the two-handed games and what may be laid down after a trick."""

    turn_up: Annotated[
        bool,
        Option(
            "A card is turned for trump",
            "The card after the last one dealt lies face up under the stock, its suit is trump.",
            "RULES 1, 2",
            (False, True),
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
            (False, True),
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
