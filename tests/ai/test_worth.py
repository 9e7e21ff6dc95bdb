"""What a hand is worth, what its cards are for, and that bids rest on it."""

import pytest

from acesaround.ai import card_help, make_player, max_bid, worth
from acesaround.cards import SUITS, Suit, parse_card
from acesaround.game import Bid, NameTrump, Pass
from acesaround.rules import count_melds, meld_points, preset, with_options
from acesaround.testing import arranged_game

MODERN = preset("modern")
RUN = "AS TS KS QS JS 9S KH QH AC AD 9D 9C"


def test_worth_of_every_suit():
    view = arranged_game(MODERN, {1: RUN}).view(1)
    found = worth(view)
    assert [each.suit for each in found] == list(SUITS)
    assert [each.suit for each in found if each.best] == [Suit.SPADES]
    for each in found:
        assert each.melds == count_melds(view.hand, each.suit, MODERN.melds)
        assert each.meld_points == meld_points(each.melds)
        assert each.total == each.meld_points + each.partner_melds + each.trick_points


def test_plain_bids_up_to_its_limit_and_names_the_best_suit():
    game = arranged_game(MODERN, {1: RUN})
    limit = max_bid(game.view(1))
    plain = make_player("plain")
    game.act(Bid(seat=1, amount=limit.amount - 10))
    for _ in range(3):
        game.act(Pass(seat=game.actor))
    assert plain.act(game.view(1)).action == NameTrump(seat=1, suit=limit.worth.suit)
    for amount, kind in ((limit.amount - 10, Bid), (limit.amount, Pass)):
        game = arranged_game(MODERN, {2: RUN})
        game.act(Bid(seat=1, amount=amount))
        assert isinstance(plain.act(game.view(2)).action, kind)


def test_small_numbers_are_a_tenth():
    small = with_options(MODERN, {"scale": 10})
    large = worth(arranged_game(MODERN, {1: RUN}).view(1))
    tenth = worth(arranged_game(small, {1: RUN}).view(1))
    for big, little in zip(large, tenth, strict=True):
        assert little.total == pytest.approx(big.total / 10, abs=2)


def test_what_a_card_is_for():
    game = arranged_game(MODERN, {1: RUN, 3: "QS"})
    assert card_help(game.view(1)) == ()
    game.act(Bid(seat=1, amount=250))
    for _ in range(3):
        game.act(Pass(seat=game.actor))
    game.act(NameTrump(seat=1, suit=Suit.SPADES))
    roles = {role.card: role for role in card_help(game.view(1))}
    # Without the ace the run is gone but its king and queen are a royal marriage.
    assert roles[parse_card("AS")].cost == 150 - 40
    assert roles[parse_card("KH")].cost == 20
    assert roles[parse_card("9C")].cost == 0
    assert [meld.kind.value for meld in roles[parse_card("QS")].melds] == ["run"]
