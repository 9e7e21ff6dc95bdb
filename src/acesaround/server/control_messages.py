"""What a reader may ask of a table beside a move, and what the picture says of it."""

from __future__ import annotations

import msgspec

from acesaround.cards import Hand


class Undo(msgspec.Struct, frozen=True, tag_field="type", tag="undo", forbid_unknown_fields=True):
    """Take back the reader's last decision before event ``n``, the number of his picture."""

    n: int


class ClaimRest(
    msgspec.Struct, frozen=True, tag_field="type", tag="claim_rest", forbid_unknown_fields=True
):
    """Claim all tricks that are left, where picture ``n`` says that they are the reader's.

    His cards are then played for him, in the order that the picture gives.
    """

    n: int


TableControl = Undo | ClaimRest


class Controls(msgspec.Struct, frozen=True, kw_only=True):
    """What can be done at the table beside a move.

    ``game`` is what the game is called among the reader's games (/api/games). ``practice``: the
    reader plays with computer players alone. ``undo``: the reader has a decision to take back.
    ``deal`` is the place of the deal in the game, from 1, and ``again`` says that it can be played
    again: where its cards are no secret any more, or in practice. ``rest`` are the reader's cards
    in an order in which each of them wins a trick, whatever lies hidden; none where that is not
    proved.
    """

    game: str
    practice: bool
    undo: bool
    deal: int
    again: bool
    rest: Hand
