"""The world as it really is, and games to look at it in."""

import random

import numpy as np
import pytest

from acesaround.ai import make_player
from acesaround.ai.worlds import Place
from acesaround.game import CHANCE, Game, PlayCard
from acesaround.kernel import packing_of
from acesaround.testing import random_action


def _true_world(game, sampler):
    deal, deck = game.state.deal, game.state.rules.deck
    packing = packing_of(deck.copies, deck.nines)
    aside = {Place.STOCK: deal.stock, Place.WIDOW: deal.widow, Place.BURIED: deal.buried}
    hands = [packing.pack(deal.hands[seat]) for seat in deal.seats]
    rest = [packing.pack(aside[place]) for place in sampler.aside]
    return np.array(hands, dtype=np.int64), np.array(rest, dtype=np.int64)


def _moments(rules, seed, kind, deals=1, wrong=0.0):
    source = random.Random(seed)
    game = Game.start(rules, dealer=seed % rules.deal.players)
    player = make_player("plain", seed)
    dealt = 0
    while game.actor is not None:
        if game.actor == CHANCE:
            if dealt == deals:
                return
            dealt += 1
            game.act(random_action(game, source))
            continue
        yield game
        hand = game.state.deal.hands[game.actor]
        if game.state.phase == "tricks" and source.random() < wrong:
            game.act(PlayCard(seat=game.actor, card=source.choice(hand)))
        elif kind == "plain":
            game.act(player.act(game.view(game.actor)).action)
        else:
            game.act(random_action(game, source))


@pytest.fixture
def true_world():
    """Gives the hands of all places and what lies aside, as a row of ``Worlds``."""
    return _true_world


@pytest.fixture
def moments():
    """Plays a game, plainly or at random, and gives it before each decision of a seat.

    ``wrong`` is how often any card is played in place of an allowed one.
    """
    return _moments
