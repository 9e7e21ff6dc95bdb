"""Decisions before the play stop in time: what one part of the worlds has shown is enough."""

import random
import time

import numpy as np
import pytest
from msgspec.structs import replace

from acesaround.ai.search.bidding import choose_call
from acesaround.ai.search.drawing import Drawing, worlds_of
from acesaround.ai.search.levels import CLUB
from acesaround.ai.search.naming import choose_trump
from acesaround.game import Bid, Game, Pass, legal_actions
from acesaround.rules import preset
from acesaround.testing import shuffled

SMALL = replace(CLUB, deals=50)


def auction():
    game = Game.start(preset("modern"))
    game.act(shuffled(preset("modern"), random.Random(8)))
    return game


def naming():
    game = auction()
    least = next(action for action in game.legal if isinstance(action, Bid))
    game.act(least)
    while game.state.phase == "auction":
        game.act(Pass(seat=game.actor))
    return game


@pytest.mark.parametrize(("position", "choose"), [(auction, choose_call), (naming, choose_trump)])
def test_no_time_is_one_part_and_time_is_all(position, choose):
    game = position()
    view = game.view(game.actor)
    over, ample = time.monotonic() - 1.0, time.monotonic() + 600.0
    hasty, whole = choose(view, SMALL, 5, over), choose(view, SMALL, 5, ample)
    assert (hasty.worlds, whole.worlds) == (10, 50)
    for record in (hasty, whole):
        actions = [each.action for each in record.candidates]
        assert set(actions) <= set(legal_actions(view.seen))
        assert {each.worlds for each in record.candidates} == {record.worlds}
    assert choose(view, SMALL, 5, ample) == whole


def test_parts_together_are_the_worlds_drawn_at_once():
    game = auction()
    view = game.view(game.actor)
    drawing = Drawing(view, 5, 13)
    parts = []
    while drawing.left:
        parts.append(drawing.next_part().hands)
    assert [len(part) for part in parts] == [3, 3, 3, 3, 1]
    assert np.array_equal(np.concatenate(parts), worlds_of(view, 5, 13).hands)
