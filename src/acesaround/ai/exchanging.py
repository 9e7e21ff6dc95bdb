"""The nine of trump for the dealer's turned card."""

from __future__ import annotations

from acesaround.ai.player import Advice, Decision
from acesaround.game import Decline, ExchangeDix, View, legal_actions
from acesaround.rules import MeldKind, meld_value


def exchange(view: View) -> Decision:
    """Yes wherever there is a nine: every other trump is better, and the nine scores at once.

    From a partner too, because the next opponent could take the card otherwise.
    """
    swap = ExchangeDix(seat=view.seat)
    if swap not in legal_actions(view.seen):
        return Decision(Decline(seat=view.seat), (Advice("no_dix"),))
    rules = view.seen.rules
    points = meld_value(rules.melds, MeldKind.DIX, 1, rules.scoring.scale)
    card = view.deal.turned
    assert card is not None
    return Decision(swap, (Advice("take_turned", {"card": card, "points": points}),))
