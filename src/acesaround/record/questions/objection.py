"""What can be wrong with a question, as data: the field, a code and what its sentence names."""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping
from enum import StrEnum

from acesaround.errors import AcesError, Detail


class Wrong(StrEnum):
    """The codes of objections; behind each, the details that its sentence names.

    The sentence is ``ruling.wrong.CODE`` in the catalogs.
    """

    # What was written
    NO_KIND = "no_kind"  # text, known
    NO_FIELD = "no_field"  # known
    NO_CARD = "no_card"  # text
    NO_SUIT = "no_suit"  # text
    NO_NUMBER = "no_number"  # text
    NO_CHOICE = "no_choice"  # text, known
    MISSING = "missing"
    PARTS = "parts"  # count, parties (codes)

    # Cards
    NOT_IN_DECK = "not_in_deck"  # card
    TOO_MANY = "too_many"  # card, count, copies
    HAND_TOO_LARGE = "hand_too_large"  # count, most
    TRICK_TOO_LONG = "trick_too_long"  # count, players
    TRICK_FULL = "trick_full"  # players
    TOO_MANY_TRICKS = "too_many_tricks"  # most

    # Points
    BID_TOO_LOW = "bid_too_low"  # bid, least
    BID_TOO_HIGH = "bid_too_high"  # bid, most
    BID_BETWEEN = "bid_between"  # bid, below, above
    MELDS_OFF = "melds_off"  # points, unit
    TRICKS_OFF = "tricks_off"  # points, unit
    TRICKS_MISSING = "tricks_missing"  # total
    TRICKS_SUM = "tricks_sum"  # sum, total
    TRICKS_OVER = "tricks_over"  # points, total
    NOT_PLAYED = "not_played"
    WON_SUM = "won_sum"  # sum, total
    WON_NONE = "won_none"  # party
    POT_NEEDS_CHIPS = "pot_needs_chips"

    # On the score pad
    NO_PARTY = "no_party"  # text, parties (codes)
    NOT_ASKED = "not_asked"
    BIDDER_ALONE = "bidder_alone"  # party (code)
    PAID_OVER = "paid_over"  # worth, points
    TRICKS_AT_MOST = "tricks_at_most"  # sum, total
    CLAIM_WRONG = "claim_wrong"  # party (code), points, target
    CLAIM_BARRED = "claim_barred"  # party (code)
    BOTH_REACHED = "both_reached"  # parties (codes)
    GAME_OVER = "game_over"


@dataclasses.dataclass(frozen=True)
class Objection:
    """One thing that is wrong: the ``field`` it lies in, one of ``Wrong``, and its details.

    A card among the details is written as in the notation, a party by its code.
    """

    field: str
    code: Wrong
    details: Mapping[str, Detail] = dataclasses.field(default_factory=dict)

    def __str__(self) -> str:
        """The data in one line, for a traceback; no sentence for readers."""
        about = [f"{name}={value!r}" for name, value in self.details.items()]
        return f"{self.field}: {self.code.value} ({', '.join(about)})"


class QuestionError(AcesError, ValueError):
    """A question that cannot be answered; ``objections`` are all that is wrong with it."""

    def __init__(self, *objections: Objection) -> None:
        super().__init__("; ".join(map(str, objections)))
        self.objections = objections
