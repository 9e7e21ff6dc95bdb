"""Small deals in which a searching player decides everything that there is to decide.

After them all compiled code is in memory, and on the disk for the next start. They are real deals,
so whatever code the players come to use is met here without being listed anywhere.
"""

from __future__ import annotations

import os
import random
from collections.abc import Iterator

from msgspec.structs import replace

from acesaround.ai.player import Decision
from acesaround.ai.search.levels import EXPERT
from acesaround.ai.search.player import SearchingPlayer
from acesaround.ai.worlds import warm_up as warm_up_sampler
from acesaround.cards import deck_of
from acesaround.game import CHANCE, Action, Bid, Deal, Game, Pass, View, legal_actions
from acesaround.kernel.solver import warm_up as warm_up_solver
from acesaround.rules import Rules, preset

_DEALS = ("modern", "two_hand", "three_hand", "auction_chips", "double_deck")
"""Partners who pass cards, a stock and hidden cards that are all known, play without a contract, a
widow with chips, and a deck of 80 cards."""
_SEED = 3
# Of one world numpy makes arrays of another kind than of many.
_TINY = replace(EXPERT, seconds=60.0, worlds=2, batch=2, deals=4, sets=4, rounds=1)
_IN_THE_BACKGROUND = 5
"""By how much a process that only compiles steps back behind all others (``os.nice``)."""


def rehearse() -> None:
    """Compile all code that searching players and who counts deals need, or load it."""
    for _ in rehearsal():
        pass
    warm_up_solver()


def rehearsal() -> Iterator[tuple[View, Decision]]:
    """The decisions of the rehearsed deals, with the views they were made from."""
    # Some of it only counts deals, and decides nothing.
    warm_up_sampler()
    for name in _DEALS:
        yield from _play_one_deal(preset(name))


def _play_one_deal(rules: Rules) -> Iterator[tuple[View, Decision]]:
    player = SearchingPlayer(_TINY, _SEED)
    deck = list(deck_of(rules.deck.copies, rules.deck.nines))
    random.Random(_SEED).shuffle(deck)
    game = Game.start(rules, 0)
    game.act(Deal(order=tuple(deck)))
    while game.actor not in (None, CHANCE):
        view = game.view(game.actor)
        decision = player.act(view)
        yield view, decision
        game.act(_one_buyer(view) or decision.action)


def _one_buyer(view: View) -> Action | None:
    """In an auction the first to call buys the contract, or there might be nothing to play."""
    if view.seen.phase != "auction":
        return None
    legal = legal_actions(view.seen)
    least = next((action for action in legal if isinstance(action, Bid)), None)
    no = Pass(seat=view.seat)
    return no if least is None or (view.deal.calls and no in legal) else least


def main() -> None:
    """Rehearse in a process of its own, which leaves the compiled code on the disk."""
    if hasattr(os, "nice"):
        os.nice(_IN_THE_BACKGROUND)
    rehearse()


if __name__ == "__main__":
    main()
