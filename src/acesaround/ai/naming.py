"""Naming trump."""

from __future__ import annotations

from acesaround.ai.player import Advice, Decision, Detail
from acesaround.ai.stakes import chance_to_make, chips_expected
from acesaround.ai.worth import Worth, worth
from acesaround.cards import of_suit
from acesaround.game import NameTrump, View, legal_actions


def name_trump(view: View) -> Decision:
    """The suit that the hand is worth most with, and why."""
    best = next(each for each in worth(view) if each.best)
    chosen = _by_chips(view, best) if view.seen.rules.in_chips else best
    length = len(of_suit(view.hand, chosen.suit))
    figures: dict[str, Detail] = {
        "suit": chosen.suit,
        "melds": chosen.meld_points,
        "length": length,
    }
    code = "trump_best" if chosen.meld_points else "trump_longest"
    if chosen is not best:
        code = "trump_pays"
    return Decision(NameTrump(seat=view.seat, suit=chosen.suit), (Advice(code, figures),))


def _by_chips(view: View, best: Worth) -> Worth:
    """The suit that promises most chips: some suits are paid and cost more than others."""
    contract = view.deal.contract
    assert contract is not None
    suits = [action.suit for action in legal_actions(view.seen) if isinstance(action, NameTrump)]
    found = [each for each in worth(view) if each.suit in suits]

    def promise(each: Worth) -> float:
        chance = chance_to_make(view, each.total, contract.amount, view.deal.widow_taken)
        return round(chips_expected(view, contract.amount, each.suit, chance), 3)

    return max(found, key=lambda each: (promise(each), each is best))
