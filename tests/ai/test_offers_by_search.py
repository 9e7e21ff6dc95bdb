"""Giving up and announcing all tricks by what they bring in the worlds that are possible."""

import time

import pytest
from msgspec.structs import replace

from acesaround.ai.search.levels import CLUB
from acesaround.ai.search.offering import choose_offer
from acesaround.cards import Suit, parse_cards
from acesaround.game import Bid, Bury, Concede, Decline, NameTrump, Pass, ShootMoon
from acesaround.rules import preset, with_options
from acesaround.testing import arranged_game

SMALL = replace(CLUB, deals=60)
OPEN = {"pass_count": 0, "throw_in": "free", "moon": "announced"}
TRUMPS = "AS AS TS TS KS KS QS QS JS JS 9S 9S"
NOTHING = "9S 9S JS 9H JH QC 9C JC 9D QD JD 9D"
PARTNER = "TS TS KS TH TH KH TD TD TC TC KC 9C"


def offer(hand, amount, options=OPEN):
    rules = with_options(preset("modern"), options)
    game = arranged_game(rules, {1: hand} if hand == TRUMPS else {1: hand, 3: PARTNER})
    game.act(Bid(seat=1, amount=amount))
    while game.state.phase == "auction":
        game.act(Pass(seat=game.actor))
    game.act(NameTrump(seat=1, suit=Suit.SPADES))
    assert game.state.phase == "offers"
    return game


def record_of(game, until=600.0):
    return choose_offer(game.view(game.actor), SMALL, 3, time.monotonic() + until)


def test_a_hand_that_takes_all_is_announced():
    record = record_of(offer(TRUMPS, 300))
    best, *others = record.candidates
    assert best.action == ShootMoon(seat=1)
    assert best.made == 1.0
    assert {type(each.action) for each in others} == {Decline, Concede}
    assert record.possible > 1000


def test_a_contract_out_of_reach_is_given_up():
    record = record_of(offer(NOTHING, 260))
    assert record.candidates[0].action == Concede(seat=1)
    playing = next(each for each in record.candidates if each.action == Decline(seat=1))
    assert playing.made < 0.2 and playing.behind > 0


def test_a_contract_that_will_be_made_is_played_where_nothing_else_is_better():
    record = record_of(offer(TRUMPS, 300, {**OPEN, "moon": "off"}))
    assert [type(each.action) for each in record.candidates] == [Decline, Concede]


def test_no_time_is_a_part_of_the_worlds():
    game = offer(NOTHING, 260, {**OPEN, "moon": "off"})
    assert record_of(game, until=-1.0).worlds == 12


@pytest.mark.parametrize(
    ("hand", "widow", "bury", "best"),
    [
        ("AS AS TS TS KS KS QS QS JS JS AH AD AC 9H 9D", "9S 9S KH", "9H 9D KH", Concede),
        (NOTHING + " JC QH KH", "TD KD KC", "9H 9C JC", Decline),
    ],
)
def test_opponents_give_up_what_is_made_already(hand, widow, bury, best):
    game = arranged_game(preset("auction_chips"), {1: hand}, widow=widow)
    game.act(Bid(seat=1, amount=300))
    while game.state.phase == "auction":
        game.act(Pass(seat=game.actor))
    game.act(NameTrump(seat=1, suit=Suit.SPADES))
    game.act(Bury(seat=1, cards=parse_cards(bury)))
    game.act(Decline(seat=1))
    record = record_of(game)
    # What does not matter for the chips is no candidate's fault: giving up comes out as good.
    behind = {type(each.action): each.behind for each in record.candidates}
    assert behind[best] == 0
