"""The proof from a View: first by what is known of single cards, then in all worlds there are."""

from __future__ import annotations

from acesaround.ai.knowledge import Knowledge
from acesaround.cards import Hand
from acesaround.game import View, actor, allowed
from acesaround.teaching.rest.other_hands import ProvedHands
from acesaround.teaching.rest.sweep import Turn, sweep

_MOST_CARDS = 6
"""With more cards in hand there are hardly ever as few."""


def proved_rest(view: View, listing: bool = True) -> Hand:
    """The seat's cards in an order in which each of them wins a trick, whatever lies hidden.

    () where that is not proved, where it is not the seat's turn in strict play, and for a last
    card. Each trick is won by the seat itself, not by a partner, who might play anything.

    With ``listing`` all worlds are looked at where they are few, which imports numba.
    """
    seen = view.seen
    if seen.phase != "tricks" or actor(seen) != view.seat or len(view.hand) < 2:
        return ()
    known = Knowledge(view)
    turn = _turn(view, known)
    order = sweep(turn, ProvedHands(known))
    if order or not listing or len(view.hand) > _MOST_CARDS:
        return order
    # It loads numba, which takes a moment and must not hold up the start of a server.
    from acesaround.teaching.rest.listed_hands import listed_hands

    hands = listed_hands(view)
    return () if hands is None else sweep(turn, hands)


def _turn(view: View, known: Knowledge) -> Turn:
    trick, play = view.deal.trick, view.seen.rules.play
    return Turn(
        hand=view.hand,
        legal=allowed(view.seen, view.seat).cards,
        trick=trick.cards if trick is not None else (),
        trump=view.deal.trump,
        later=tuple(known.still_to_play()),
        others=tuple(known.others),
        strict=play.wrong_card == "refuse",
        must_undertrump=play.void_undertrump == "forced",
    )
