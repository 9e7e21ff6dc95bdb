"""The section ``Melds``: what combinations of cards are worth."""

from typing import Annotated, Literal

from acesaround.rules.option import Option, Section, Value

_DOUBLE_DECK: tuple[tuple[str, Value], ...] = (("deck.copies", 4),)
_SINGLE_DECK: tuple[tuple[str, Value], ...] = (("deck.copies", 2),)


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
    double_pinochle: Annotated[
        int,
        Option(
            "Double pinochle",
            "Points for two queens of spades with two jacks of diamonds, whatever the table says; "
            "0 for what the table says.",
            "RULES 0.5, 9 C2",
            (0, 300, 400, 80),
            open=True,
            least=80,
            step=10,
            needs=_SINGLE_DECK,
        ),
    ] = 0
    high_arounds: Annotated[
        Literal["table", "doubling"],
        Option(
            "Three and four of each around",
            "doubling: every further set of four doubles the value: aces 100, 200, 400 in small "
            "numbers, kings 80, 160, 320, queens 60, 120, 240, jacks 40, 80, 160.",
            "RULES 8.1",
            ("table", "doubling"),
            needs=_DOUBLE_DECK,
        ),
    ] = "table"
    double_marriages: Annotated[
        Literal["table", "royal", "all"],
        Option(
            "Two and more marriages in a suit",
            "Two, three and four marriages in one suit count 30, 60 and 90 in small numbers: in "
            "trump only (royal), or in every suit (all).",
            "RULES 8.1",
            ("table", "royal", "all"),
            needs=_DOUBLE_DECK,
        ),
    ] = "table"
    plain_runs: Annotated[
        int,
        Option(
            "A run in a plain suit",
            "Points for ace, ten, king, queen and jack of a suit that is not trump; its king and "
            "queen make no marriage then. 0 for nothing. Between the marriage in it (20) and a run "
            "in trump (150) 40 is a fair value.",
            "RULES 8.1",
            (0, 40, 100),
            open=True,
            step=10,
            needs=_DOUBLE_DECK,
        ),
    ] = 0
