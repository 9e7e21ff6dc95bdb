"""The section ``Chips``: settling an auction deal by deal, in chips or in the bidder's points."""

from typing import Annotated, Literal

from acesaround.rules.option import Option, Section

_YES_NO = (False, True)


class Chips(Section, frozen=True, kw_only=True):
    """Settling an auction deal by deal, in chips or in the bidder's points."""

    points_mode: Annotated[
        Literal["chips", "actual", "bid", "take_all"],
        Option(
            "What is counted",
            "chips: every deal is paid in chips. Otherwise the bidder alone scores points: what "
            "was made (actual), the bid (bid), or the melds and all tricks (take_all).",
            "RULES 6",
            ("chips", "actual", "bid", "take_all"),
        ),
    ] = "chips"
    units: Annotated[
        Literal["s001", "hoyle", "scarne", "scarne_plain"],
        Option(
            "Chips for a bid",
            "The published tables: from 3 at 300 to 30 at 600 (s001), 1-2-4-6-8-10-13 (hoyle), "
            "Scarne's two.",
            "RULES 6",
            ("s001", "hoyle", "scarne", "scarne_plain"),
        ),
    ] = "s001"
    spades: Annotated[
        Literal["double", "plain"],
        Option(
            "Spades", "With spades as trump all payments double.", "RULES 6", ("double", "plain")
        ),
    ] = "double"
    hearts_triple: Annotated[
        bool,
        Option(
            "Hearts count three times",
            "With hearts as trump payments are threefold.",
            "RULES 6",
            _YES_NO,
        ),
    ] = False
    double_bete: Annotated[
        bool,
        Option(
            "A contract played and lost costs double",
            "A bidder who gives up pays once, one who plays and fails twice.",
            "RULES 6, 9 C23",
            _YES_NO,
        ),
    ] = False
    conceded_spades: Annotated[
        Literal["as_played", "single"],
        Option(
            "Spades given up",
            "What a bidder pays who gives up with spades as trump. as_played: double as well. "
            "single: no more than with another suit.",
            "RULES 6",
            ("as_played", "single"),
        ),
    ] = "as_played"
    inactive_settles: Annotated[
        bool,
        Option(
            "A player who sits out pays and is paid",
            "The player without cards in a deal settles like an opponent.",
            "RULES 6, 9 C21",
            (True, False),
        ),
    ] = True
    ante: Annotated[
        int,
        Option(
            "Chips for the pot",
            "Everybody puts so many chips into the pot before the game and when all pass.",
            "RULES 6",
            (3, 0, 1, 5),
        ),
    ] = 3
    all_pass_pays: Annotated[
        Literal["everyone", "active"],
        Option(
            "Who pays when all pass",
            "everyone at the table, or only those who hold cards (active).",
            "RULES 6, 9 C22",
            ("everyone", "active"),
        ),
    ] = "everyone"
    pot_from: Annotated[
        int,
        Option(
            "The pot plays along from",
            "From this bid on the pot pays or is paid like one more opponent.",
            "RULES 6",
            (350, 300),
            open=True,
            step=10,
        ),
    ] = 350
    pot_short: Annotated[
        Literal["pays_rest", "refill"],
        Option(
            "A pot that holds too little",
            "pays_rest: it pays what it has. refill: everybody at the table, the bidder too, first "
            "puts in equally until it can pay; what is over stays in it.",
            "RULES 6",
            ("pays_rest", "refill"),
        ),
    ] = "pays_rest"
    forced_throw_in: Annotated[
        bool,
        Option(
            "A forced bid may be thrown in unseen",
            "Who was forced to bid (the first player who must, or the dealer) may throw the cards "
            "in before the widow is turned up, and pays the chips of the bid once, to the pot.",
            "RULES 6",
            _YES_NO,
        ),
    ] = False
    melds_enough: Annotated[
        bool,
        Option(
            "A bid that melds alone reach is not played",
            "Where the bidder's melds are worth the bid already, the contract is paid at once.",
            "RULES 6",
            _YES_NO,
        ),
    ] = False
