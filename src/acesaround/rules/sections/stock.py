"""The section ``Stock``: the draw pile, and what may be laid down after a trick."""

from typing import Annotated, Literal

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
    first_marriage: Annotated[
        Literal["royal", "plain"],
        Option(
            "The marriage that makes trump",
            "Without a turned card the first marriage laid makes its suit trump; it scores as a "
            "royal marriage, or as a plain one.",
            "RULES 2, 9 C34",
            ("royal", "plain"),
        ),
    ] = "royal"
    shown_nine: Annotated[
        bool,
        Option(
            "A nine of trump scores when shown",
            "After a trick a nine of trump may be shown for its points.",
            "RULES 1, 2",
            (True, False),
        ),
    ] = True
    show_last: Annotated[
        bool,
        Option(
            "The last face-down card is shown",
            "The winner of the last trick of the stock shows the card drawn.",
            "RULES 1",
            (False, True),
        ),
    ] = False
    choose_upcard: Annotated[
        bool,
        Option(
            "The winner may take the turned card",
            "The winner of the last trick of the stock may take the turned card instead of the "
            "hidden one.",
            "RULES 1",
            (False, True),
        ),
    ] = False
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
