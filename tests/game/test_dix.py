"""The nine of trump where the dealer's last card is turned (RULES 3, 10.8)."""

import pytest

from acesaround.cards import parse_card
from acesaround.game import Decline, ExchangeDix, IllegalAction, Refusal
from acesaround.rules import MeldKind, preset
from acesaround.testing import arranged_game, play_on

RULES = preset("three_hand")
NINE, ACE = parse_card("9H"), parse_card("AH")


def dix(game):
    """Points for nines by seat, the dealer's turned one with them, once all melds are shown."""
    play_on(game, lambda game: game.state.phase == "tricks")
    deal = game.state.deal
    return [
        deal.bonus[seat] + sum(m.points for m in deal.melds[seat] if m.kind is MeldKind.DIX)
        for seat in range(3)
    ]


def test_the_eldest_exchanges_and_a_second_nine_scores_where_it_is():
    # X1
    game = arranged_game(RULES, {1: "9H", 2: "9H"}, upcard="AH")
    assert game.state.deal.turned is ACE
    game.act(ExchangeDix(seat=1))
    hands = game.state.deal.hands
    assert ACE in hands[1] and NINE not in hands[1]
    assert NINE in hands[0] and hands[0].count(ACE) == 0
    assert dix(game) == [0, 10, 10]


def test_a_turned_nine_stays_and_scores_for_the_dealer():
    # X2
    game = arranged_game(RULES, {2: "9H"}, upcard="9H")
    assert game.state.phase == "tricks"
    assert dix(game) == [10, 0, 10]


@pytest.mark.parametrize("eldest_takes", [True, False])
def test_two_holders(eldest_takes):
    # X3
    game = arranged_game(RULES, {1: "9H", 2: "9H"}, upcard="AH")
    game.act(ExchangeDix(seat=1) if eldest_takes else Decline(seat=1))
    if eldest_takes:
        assert game.state.phase == "tricks"
    else:
        game.act(ExchangeDix(seat=2))
        assert ACE in game.state.deal.hands[2]
    assert dix(game) == [0, 10, 10]


def test_one_player_with_both_nines():
    game = arranged_game(RULES, {1: "9H 9H"}, upcard="AH")
    game.act(ExchangeDix(seat=1))
    assert dix(game) == [0, 20, 0]


def test_without_a_nine_there_is_no_exchange():
    game = arranged_game(RULES, {2: "9H 9H"}, upcard="AH")
    with pytest.raises(IllegalAction) as refusal:
        game.act(ExchangeDix(seat=1))
    assert refusal.value.reason.code is Refusal.NO_DIX
    assert list(game.legal) == [Decline(seat=1)]
