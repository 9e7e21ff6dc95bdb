"""Games played at random, the same for the same seed on every machine."""

from __future__ import annotations

import itertools
import random
from collections.abc import Iterator

from acesaround.cards import deck_of
from acesaround.game import CHANCE, Action, Deal, Game
from acesaround.rules import Rules

MOST_CALLS = 3
"""Of a long list of bids only the first few are tried, or every auction would end in the sky."""


def shuffled(rules: Rules, source: random.Random) -> Deal:
    """A shuffle of the deck of these rules."""
    deck = list(deck_of(rules.deck.copies, rules.deck.nines))
    source.shuffle(deck)
    return Deal(order=tuple(deck))


def random_action(game: Game, source: random.Random) -> Action:
    """Any legal action; of a very large choice one of the first ones, or a set of random cards."""
    if game.actor == CHANCE:
        return shuffled(game.state.rules, source)
    legal = game.legal
    if game.state.phase == "auction":
        return source.choice(list(itertools.islice(legal, MOST_CALLS)))
    return next(itertools.islice(legal, source.randrange(len(legal)), None))


def random_game(rules: Rules, seed: int, deals: int = 1) -> Iterator[tuple[Game, Action]]:
    """Plays at random for some deals at the most; yields the game before each action, with it."""
    source = random.Random(seed)
    game = Game.start(rules, dealer=source.randrange(rules.deal.players))
    while game.actor is not None:
        if game.actor == CHANCE and len(game.state.history) >= deals:
            return
        action = random_action(game, source)
        yield game, action
        game.act(action)


def played_game(rules: Rules, seed: int, deals: int = 1) -> Game:
    """The game at the end of ``random_game``."""
    *_, (game, _) = random_game(rules, seed, deals)
    return game
