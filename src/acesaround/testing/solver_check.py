"""The solver against the plain way to solve."""

from __future__ import annotations

from acesaround.cards import SUITS
from acesaround.kernel import compile_rules, packing_of
from acesaround.kernel.position import position
from acesaround.kernel.solver import reaches, solve, solve_moves
from acesaround.testing.endings import Ending


def disagreements(ending: Ending) -> list[str]:
    """Everything in which the solver differs: the value, each first card, the single question."""
    rules = ending.rules
    packing = packing_of(rules.deck.copies, rules.deck.nines)
    table = compile_rules(rules)
    place = position(
        trump=-1 if ending.trump is None else SUITS.index(ending.trump),
        leader=ending.leader,
        trick=[packing.type_of(card) for card in ending.trick],
        tricks_left=max(len(hand) for hand in ending.hands),
        sides=ending.sides,
        first_trick=ending.first,
    )
    hands = [packing.pack(hand) for hand in ending.hands]
    cards = ending.open_play.cards(ending.hands, ending.leader, ending.trick, ending.first)
    due = ending.sides[(ending.leader + len(ending.trick)) % len(ending.hands)]
    value = max(cards.values()) if due == 0 else min(cards.values())
    asked = {
        "value": (value, solve(table, place, hands).value),
        f"at least {value}": (True, reaches(table, place, hands, value)),
        f"at least {value + 1}": (False, reaches(table, place, hands, value + 1)),
        "cards": (
            {str(card.value): worth for card, worth in sorted(cards.items(), key=str)},
            {
                str(packing.card_of(kind).value): solved.value
                for kind, solved in sorted(
                    solve_moves(table, place, hands).items(),
                    key=lambda item: str((packing.card_of(item[0]), 0)),
                )
            },
        ),
    }
    return [
        f"{what}: {right} is right, the solver says {found}, in {ending}"
        for what, (right, found) in asked.items()
        if right != found
    ]
