"""What the cards and calls of others make likely, and what a game's scores are worth."""

import random

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from acesaround.ai.search.calls import CallsHeard, limits_of
from acesaround.ai.search.drawing import Drawing, evenly
from acesaround.ai.search.outlook import chance_to_win, outlook_of
from acesaround.ai.search.reading import Reading
from acesaround.ai.worlds import Sampler, moment_of
from acesaround.game import Bid, DealScore, Game, Outcome, Pass, SideScore, left_of
from acesaround.kernel.likelihood import likelihoods
from acesaround.rules import preset, with_options
from acesaround.testing import shuffled

MODERN = preset("modern")


def dealt(rules, seed=0):
    game = Game.start(rules)
    game.act(shuffled(rules, random.Random(seed)))
    return game


@pytest.mark.parametrize("variant", ["modern", "modern3", "two_hand", "double_deck"])
def test_the_chances_of_all_cards_that_may_be_played_add_up_to_one(variant, moments):
    seen = 0
    for game in moments(preset(variant), 4, "plain", deals=3):
        if game.state.phase != "tricks":
            continue
        view = game.view(game.actor)
        moment = moment_of(view)
        hands = game.state.deal.hands
        world = np.array([[moment.packing.pack(hands[seat]) for seat in moment.seats]])
        chances = np.zeros((len(moment.legal), 1))
        for number, card in enumerate(moment.legal):
            history = np.array([card], dtype=np.int64)
            # The cards that lie in the trick are in no hand, so the moment itself is begun from.
            likelihoods(moment.table, moment.position, history, -1, world, 2e4, chances[number])
        assert np.exp(chances).sum() == pytest.approx(1.0, abs=1e-6)
        seen += len(moment.legal) > 1
    assert seen > 3


def test_own_cards_say_nothing(moments):
    for game in moments(MODERN, 5, "plain"):
        deal = game.state.deal
        if game.state.phase == "tricks" and len(deal.trick.cards if deal.trick else ()) == 1:
            leader = deal.trick.leader
            if not deal.tricks:
                view = game.view(leader)
                moment = moment_of(view)
                worlds = Sampler(view, 1).draw(20).hands
                weights = Reading(view, moment, 1.0).weights(worlds)
                assert weights == pytest.approx(1 / 20)
                return
    raise AssertionError("no card was led")


def test_a_seat_that_bids_is_taken_to_hold_more_than_one_that_passes():
    game = dealt(MODERN)
    first = game.actor
    other = left_of(game.state.deal, first)
    game.act(Bid(seat=first, amount=320))
    game.act(Pass(seat=other))
    view = game.view(game.actor)
    seats = view.deal.seats
    blind = Sampler(view, 1).draw(2000).hands
    weights = CallsHeard(view).weights(blind)
    assert weights.sum() == pytest.approx(1.0)
    for seat, more in ((first, True), (other, False)):
        limits = limits_of(MODERN, blind[:, seats.index(seat)])
        assert bool(weights @ limits > limits.mean()) is more
    drawn = Drawing(view, 1, 400, parts=1).next_part()
    assert limits_of(MODERN, drawn.hands[:, seats.index(first)]).mean() > 300


def test_a_pass_over_the_partners_bid_and_own_calls_say_nothing():
    game = dealt(MODERN)
    first = game.actor
    assert CallsHeard(game.view(first)).say_nothing
    game.act(Bid(seat=first, amount=300))
    game.act(Pass(seat=game.actor))
    passed = game.actor
    game.act(Pass(seat=passed))
    places = {said.place for said in CallsHeard(game.view(game.actor))._said}
    assert game.state.deal.seats.index(passed) not in places
    assert (
        CallsHeard(game.view(first))._said
        == [said for said in CallsHeard(game.view(game.actor))._said if said.place != first]
        or game.actor == first
    )


@given(st.lists(st.floats(0.01, 1.0), min_size=1, max_size=30), st.integers(1, 60))
def test_worlds_are_taken_nearly_as_often_as_they_are_likely(weights, number):
    shares = np.array(weights) / sum(weights)
    taken = np.bincount(evenly(shares, number), minlength=len(shares))
    assert taken.sum() == number
    assert np.all(np.abs(taken - shares * number) <= 1 + 1e-9)


@pytest.mark.parametrize("variant", ["modern", "modern3", "racehorse"])
def test_chances_to_win_add_up_and_grow_with_the_score(variant):
    rules = preset(variant)
    outlook = outlook_of(rules)
    target = rules.match.target
    sides = 2 if rules.deal.partners else 3
    half = (target // 2,) * sides
    even = outlook.chances(half, target)
    assert even.sum() == pytest.approx(1.0)
    assert even == pytest.approx(1 / sides, abs=0.06)
    ahead = outlook.chances((target * 4 // 5, *half[1:]), target)
    assert ahead[0] > even[0] + 0.1
    assert outlook.chances((target * 9 // 10, *half[1:]), target)[0] > ahead[0]


def test_a_settlement_that_ends_the_game_is_worth_all_or_nothing():
    view = dealt(MODERN).view(0)
    value = chance_to_win(view, outlook_of(MODERN))

    def settled(*totals):
        sides = tuple(
            SideScore(melds=0, tricks=0, keeps_melds=True, bid=0, change=0, total=total)
            for total in totals
        )
        return DealScore(1, 0, Outcome.MADE, sides, bidder=1, bid=300)

    assert value(settled(1500, 200)) == 1.0
    assert value(settled(200, 1500)) == 0.0
    # The bidder, of side 1, is out first where both are there.
    assert value(settled(1600, 1500)) == (0.0 if MODERN.match.end_rule == "bidder_first" else 1.0)
    assert 0.0 < value(settled(700, 700)) < 1.0


def test_games_that_are_not_bid_for_or_not_played_to_a_score_have_no_outlook():
    assert outlook_of(preset("two_hand")) is None
    assert outlook_of(preset("auction_chips")) is None
    assert outlook_of(with_options(MODERN, {"match.deals": 4})) is None
