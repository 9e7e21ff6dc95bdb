"""Where few worlds are left all of them are played, each as likely as it is."""

import random
import time

import numpy as np
import pytest
from msgspec.structs import replace

from acesaround.ai import make_player
from acesaround.ai.search.card_play import choose_card
from acesaround.ai.search.levels import EXPERT
from acesaround.ai.search.racing import compare
from acesaround.ai.worlds import Sampler
from acesaround.game import CHANCE, Game
from acesaround.rules import preset
from acesaround.testing import shuffled

LISTS = replace(EXPERT, worlds=4000, habits=False, aim="counters")


def endings(variant, seed):
    """Moments of play with at most three tricks to come and a choice between cards."""
    rules = preset(variant)
    game = Game.start(rules)
    game.act(shuffled(rules, random.Random(seed)))
    plain = make_player("plain")
    while game.actor not in (None, CHANCE) and not game.state.history:
        view = game.view(game.actor)
        action = plain.act(view).action
        if game.state.phase == "tricks" and 1 < len(view.hand) <= 3:
            yield view
        game.act(action)


@pytest.mark.parametrize("variant", ["modern", "auction_chips", "three_hand"])
def test_all_worlds_of_an_ending_are_played_and_counted(variant):
    listed = 0
    for seed in range(4):
        for view in endings(variant, seed):
            later = time.monotonic() + 600.0
            record = choose_card(view, LISTS, 1, later)
            worlds = Sampler(view).all_worlds(LISTS.worlds)
            if record.method != "playouts" or worlds is None:
                continue
            listed += 1
            assert record.worlds == record.possible == len(worlds.hands)
            # Another seed changes nothing: no world is left to chance.
            assert choose_card(view, LISTS, 2, later) == record
            if len(worlds.hands) > 150:
                few = replace(LISTS, worlds=150, batch=150)
                drawn = choose_card(view, few, 1, later)
                assert drawn.worlds == 150
                assert drawn.possible in (None, len(worlds.hands))
                values = {each.action: each.value for each in record.candidates}
                for each in drawn.candidates:
                    assert abs(each.value - values[each.action]) < 25
    assert listed > 1


def test_worlds_count_as_likely_as_they_are():
    figures = np.array([[[4.0, 1.0], [0.0, 0.0]], [[0.0, 0.0], [2.0, 1.0]]])
    even, odd = np.array([0.5, 0.5]), np.array([0.25, 0.75])
    assert [each.number for each in compare(figures, even)] == [0, 1]
    best, other = compare(figures, odd)
    assert (best.number, best.means, best.worlds) == (1, (1.5, 0.75), 2)
    assert (other.behind, other.half) == (0.5, 0.0)
