"""The moment of play, against the state of the engine."""

import pytest

from acesaround.ai.worlds import Sampler, moment_of
from acesaround.cards import SUITS
from acesaround.game import allowed, side_of, tricks_of_side
from acesaround.kernel.legal import legal_cards
from acesaround.kernel.position import (
    BIDDER,
    FIRST_TRICK,
    LEADER,
    PLAYED,
    SIDE,
    TRICKS_LEFT,
    TRUMP,
    VOIDS,
)
from acesaround.rules import PRESETS, preset


@pytest.mark.parametrize("rules", PRESETS.values(), ids=PRESETS)
def test_the_moment_is_that_of_the_engine(rules, moments):
    looked = 0
    games = (game for seed in (4, 5) for game in moments(rules, seed, "plain"))
    for game in games:
        deal, state = game.state.deal, game.state
        if state.phase != "tricks":
            continue
        for seat in deal.seats:
            view = game.view(seat)
            moment = moment_of(view)
            row = moment.position
            assert moment.seats == deal.seats
            assert moment.seats[moment.own] == seat
            assert moment.seats[moment.turn] == game.actor
            assert row[TRUMP] == SUITS.index(deal.trump)
            assert row[PLAYED] == (len(deal.trick.cards) if deal.trick else 0)
            assert row[LEADER] == moment.place_of(deal.trick.leader if deal.trick else game.actor)
            cards_left = sum(map(len, deal.hands)) + row[PLAYED]
            assert row[TRICKS_LEFT] * len(deal.seats) == cards_left
            assert bool(row[FIRST_TRICK]) == (not deal.tricks and not deal.trick)
            if deal.contract:
                assert moment.seats[row[BIDDER]] == deal.contract.seat
            assert moment.sides == tuple(side_of(rules, each) for each in deal.seats)
            for side in set(moment.sides):
                told = (moment.points[side], moment.won[side])
                assert told == tricks_of_side(view.seen, side)
            looked += 1
        view = game.view(game.actor)
        moment = moment_of(view)
        cards = {moment.packing.card_of(number) for number in moment.legal}
        assert cards == set(allowed(state, game.actor).cards)
        for hands in Sampler(view, looked).draw(3).hands:
            may = legal_cards(moment.table, moment.position, hands[moment.own])
            assert set(moment.packing.unpack(int(may))) == cards
        assert_voids_are_true(game, moment)
    assert looked


def assert_voids_are_true(game, moment):
    deal = game.state.deal
    for place, seat in enumerate(moment.seats):
        for number, suit in enumerate(SUITS):
            if moment.position[VOIDS] >> (number * 4 + place) & 1:
                assert not any(card.suit is suit for card in deal.hands[seat])


@pytest.mark.parametrize(
    ("variant", "camps"),
    [("modern", [0, 1, 0, 1]), ("three_hand", [0, 1, 2]), ("modern3", None)],
)
def test_who_plays_together(variant, camps, moments):
    """Partners, or all against the bidder."""
    for seed in range(9):
        for game in moments(preset(variant), seed, "plain"):
            if game.state.phase == "tricks":
                moment = moment_of(game.view(game.actor))
                bidder = int(moment.position[BIDDER])
                wanted = camps or [int(place != bidder) for place in range(3)]
                assert list(moment.position[SIDE : SIDE + len(wanted)]) == wanted
                break


def test_there_is_no_moment_before_the_play(moments):
    game = next(iter(moments(preset("two_hand"), 1, "plain")))
    with pytest.raises(ValueError, match="strict play"):
        moment_of(game.view(game.actor))
