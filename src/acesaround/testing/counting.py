"""Move counts: how many sequences of legal actions there are from a state, depth by depth."""

from __future__ import annotations

from acesaround.game import State, act, legal_actions


def count_moves(state: State, depth: int) -> int:
    """The number of sequences of ``depth`` legal actions (shorter ones if the game ends first).

    Chance counts as one action, the order in which ``legal_actions`` gives the deck.
    """
    if depth == 0:
        return 1
    actions = legal_actions(state)
    if not actions or depth == 1:
        return len(actions) or 1
    return sum(count_moves(act(state, action)[0], depth - 1) for action in actions)
