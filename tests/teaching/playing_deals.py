"""Decisions of searching players in whole deals, for tests of what teaches."""

import random
from collections.abc import Iterator

from acesaround.ai import Decision, make_player
from acesaround.game import CHANCE, Game, View
from acesaround.rules import Rules
from acesaround.testing import shuffled

QUICK = ":seconds=900:worlds=40:deals=20:sets=8"


def decisions(rules: Rules, seed: int) -> Iterator[tuple[Game, View, Decision]]:
    """Each decision of one deal, with the game and the view it was made from."""
    game = Game.start(rules, seed % rules.deal.players)
    game.act(shuffled(rules, random.Random(seed)))
    player = make_player("expert" + QUICK, seed)
    while game.actor not in (None, CHANCE) and not game.state.history:
        view = game.view(game.actor)
        decision = player.act(view, 900.0)
        yield game, view, decision
        game.act(decision.action)
