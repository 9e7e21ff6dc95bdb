"""What is said beside the play: a claim of the game, or an accusation; only what is certain."""

from __future__ import annotations

from acesaround.ai.knowledge import Knowledge
from acesaround.ai.player import Advice, Decision
from acesaround.cards import Hand
from acesaround.game import (
    Accuse,
    ClaimGame,
    View,
    accusable,
    claim_is_right,
    claim_total,
    may_claim,
    wrong_cards,
)


def say(view: View) -> Decision | None:
    """A right claim of the game, else an accusation that is proved, else nothing."""
    if view.seen.phase not in ("stock", "tricks"):
        return None
    return _claim(view) or _accuse(view)


def _claim(view: View) -> Decision | None:
    seen, seat = view.seen, view.seat
    if not may_claim(seen, seat) or not claim_is_right(seen, seat):
        return None
    advice = Advice("claim_right", {"points": claim_total(seen, seat)})
    return Decision(ClaimGame(seat=seat), (advice,))


def _accuse(view: View) -> Decision | None:
    seats = accusable(view.seen, view.seat)
    if not seats:
        return None
    known = Knowledge(view)
    for accused in seats:
        for card, reason in wrong_cards(view.seen, accused, _held(known, accused)):
            advice = Advice("accuse_proved", {"card": card, "kept": reason.cards[0]})
            return Decision(Accuse(seat=view.seat, accused=accused), (advice,))
    return None


def _held(known: Knowledge, seat: int) -> Hand:
    """The cards that another seat surely holds."""
    return tuple(card for card, n in known.held[seat].items() for _ in range(n))
