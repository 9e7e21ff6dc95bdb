"""The section ``Stakes``: chips beside the points of a game of partners (Check Pinochle)."""

from typing import Annotated

from acesaround.rules.option import Option, Section


class Stakes(Section, frozen=True, kw_only=True):
    """Chips beside the points: each player of a side gets them from one opponent."""

    meld_chips: Annotated[
        bool,
        Option(
            "Chips for melds",
            "Shown melds are paid: a roundhouse 5, a run or aces around 2, other cards around 1, "
            "a double pinochle 2.",
            "RULES 8.5",
            (True, False),
        ),
    ] = True
    contract_chips: Annotated[
        bool,
        Option(
            "Chips for the contract",
            "A bid that is made is paid: 2 from 200, 4 from 250, 7 from 300, 10 from 350, and 5 "
            "more for each further 50.",
            "RULES 8.5",
            (True, False),
        ),
    ] = True
    defeat_times: Annotated[
        int,
        Option(
            "A defeated contract pays",
            "The opponents get so many times the chips of the bid if it is not made.",
            "RULES 8.5",
            (2, 1),
        ),
    ] = 2
    all_tricks_chips: Annotated[
        int,
        Option(
            "Chips for all tricks",
            "What a side gets that wins every trick of a deal.",
            "RULES 8.5",
            (5, 0),
            open=True,
        ),
    ] = 5
    game_chips: Annotated[
        int,
        Option(
            "Chips for the game",
            "What the winners get at the end, with 1 more for every 100 points or part of them "
            "between the scores, and 5 more if the losers are below zero; 0 for nothing at all.",
            "RULES 8.5",
            (10, 15, 0),
            open=True,
        ),
    ] = 10
