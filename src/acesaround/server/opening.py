"""The first moments of a game and of a deal, in which chance acts: the draw, and the shuffle."""

from __future__ import annotations

import secrets

from acesaround.cards import Hand, deck_of
from acesaround.game import Deal, Game, dealer_of_draw
from acesaround.rules import Rules

_random = secrets.SystemRandom()


def open_game(rules: Rules) -> Game:
    """A new game whose first dealer the rules find: by a draw of cards, or by chance."""
    players = rules.deal.players
    if rules.deal.first_dealer == "random":
        return Game.start(rules, _random.randrange(players))
    while True:
        drawn = _shuffled(rules)[:players]
        if dealer_of_draw(rules, drawn) is not None:
            return Game.start(rules, drawn=drawn)


def shuffled_deal(rules: Rules) -> Deal:
    """The cards of a deal, well shuffled."""
    return Deal(order=_shuffled(rules))


def _shuffled(rules: Rules) -> Hand:
    deck = list(deck_of(rules.deck.copies, rules.deck.nines))
    _random.shuffle(deck)
    return tuple(deck)
