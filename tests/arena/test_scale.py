"""What kind of decision a seat has to make."""

import pytest

from acesaround.arena.scale import Choice, choice_of
from acesaround.game import Bid, Pass
from acesaround.rules import preset, with_options
from acesaround.testing import arranged_game


@pytest.mark.parametrize(
    ("variant", "options"),
    [
        ("partnership_auction", {"shared_widow": True}),
        ("auction_chips", {"forced_throw_in": True, "eldest_must_bid": True}),
    ],
)
def test_what_a_widow_asks_belongs_to_the_contract(variant, options):
    game = arranged_game(with_options(preset(variant), options), {})
    game.act(Bid(seat=1, amount=300))
    while game.state.phase == "auction":
        game.act(Pass(seat=game.actor))
    assert game.state.phase == "widow" and game.actor == 1
    assert choice_of(game.state) is Choice.CONTRACT
