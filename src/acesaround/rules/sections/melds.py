"""The section ``Melds``: what combinations of cards are worth."""

from typing import Annotated, Literal

from acesaround.rules.option import Option, Section


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
            (False, True),
        ),
    ] = False
    who: Annotated[
        Literal["all", "bidder"],
        Option(
            "Who melds",
            "all: every player shows melds. bidder: only the winner of the auction.",
            "RULES 6, 7.3",
            ("all", "bidder"),
        ),
    ] = "all"
    meld_timing: Annotated[
        Literal["before_lead", "after_own_first_card"],
        Option(
            "When melds are shown",
            "before_lead: all before the first trick. after_own_first_card: each player after "
            "playing to the first trick.",
            "RULES 5, 9 C16",
            ("before_lead", "after_own_first_card"),
        ),
    ] = "before_lead"
    first_card_counts: Annotated[
        bool,
        Option(
            "The first card still counts for melds",
            "Where melds are shown after one's first card, that card may be part of them.",
            "RULES 5, 9 C17",
            (False, True),
        ),
    ] = False
    foster190: Annotated[
        bool,
        Option(
            "The marriage inside a run counts",
            "King and queen of a run score as a royal marriage besides: 190 in all.",
            "RULES 0.6, 9 C6",
            (False, True),
        ),
    ] = False
    meld_scale: Annotated[
        int,
        Option(
            "Melds divided by",
            "2 halves the value of every meld.",
            "RULES 6",
            (1, 2),
        ),
    ] = 1
