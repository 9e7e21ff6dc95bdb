"""Bids where the widow is seen before trump is named, and bids that pay the more the higher."""

import math
import random

import numpy as np
import pytest
from msgspec.structs import replace

from acesaround.ai.search.appraisal import random_deals
from acesaround.ai.search.bidding import choose_call
from acesaround.ai.search.chip_bids import ChipBids
from acesaround.ai.search.courses import Settler, Worlds, play
from acesaround.ai.search.levels import CLUB
from acesaround.ai.search.payoff import deal_points
from acesaround.ai.search.suits import likely_trumps
from acesaround.ai.stakes import chips_for
from acesaround.cards import SUITS, Suit
from acesaround.game import Bid, Game, Pass
from acesaround.game.bids import all_bids, nameable
from acesaround.kernel import packing_of
from acesaround.rules import preset, with_options
from acesaround.teaching.foresight import look_ahead
from acesaround.testing import arranged_game, shuffled

CHIPS, MODERN3 = preset("auction_chips"), preset("modern3")
STRONG = "AH TH KH QH JH AH TH AS AD AC KS KD AS AD 9C"


def bids_of(view):
    return ChipBids(view, np.array(all_bids(view.seen.rules), dtype=np.int64))


def first_view(rules, seed=1):
    game = Game.start(rules)
    game.act(shuffled(rules, random.Random(seed)))
    return game.view(game.actor)


def worlds_of(rules, number, seed=3):
    return Worlds(*random_deals(rules, number, seed))


@pytest.mark.parametrize("rules", [CHIPS, MODERN3], ids=lambda rules: rules.name)
def test_the_suit_that_is_named_after_the_widow_brings_more_than_any_suit_named_before(rules):
    view, worlds = first_view(rules), worlds_of(rules, 600)
    place = np.zeros(600, dtype=np.int64)

    def total(trumps):
        return play(view, worlds, place, trumps, seed=1).totals(rules.deal.partners)

    fixed = np.stack([total(np.full(600, suit)) for suit in range(4)])
    later = total(likely_trumps(rules, worlds, 0))
    longest = fixed.mean(axis=0)
    assert later.mean() > longest.mean() + 10
    # Nobody who does not see the other hands can always be right.
    assert later.mean() < fixed.max(axis=0).mean()


@pytest.mark.parametrize("rules", [CHIPS, MODERN3, preset("modern")], ids=lambda rules: rules.name)
def test_nothing_hidden_is_looked_at_when_a_suit_is_named(rules):
    worlds = worlds_of(rules, 100)
    turned = Worlds(worlds.hands.copy(), worlds.widows)
    turned.hands[:, 1:] = worlds.hands[:, :0:-1]
    assert (likely_trumps(rules, worlds, 0) == likely_trumps(rules, turned, 0)).all()


def test_a_marriage_in_hand_or_widow_is_named_where_one_is_needed():
    rules = with_options(MODERN3, {"marriage_required": "to_name_trump"})
    worlds = worlds_of(rules, 200)
    packing = packing_of(rules.deck.copies, rules.deck.nines)
    whole = worlds.hands[:, 0] + worlds.widows
    named = likely_trumps(rules, worlds, 0).tolist()
    for hand, suit in zip(whole.tolist(), named, strict=True):
        assert SUITS[suit] in nameable(rules, packing.unpack(hand))
    free = likely_trumps(MODERN3, worlds, 0).tolist()
    assert free != named


def test_chips_are_the_same_however_the_defenders_share_their_tricks():
    """So what is settled once serves for all of them (RULES 6)."""
    view, worlds = first_view(CHIPS), worlds_of(CHIPS, 40)
    place, rows = np.zeros(40, dtype=np.int64), np.arange(40)
    played = play(view, worlds, place, likely_trumps(CHIPS, worlds, 0), seed=1)
    other = played._replace(points=played.points[:, [0, 2, 1]], tricks=played.tricks[:, [0, 2, 1]])
    assert (other.points != played.points).any()
    for bid in (300, 400):
        one, two = (
            Settler(view, deal_points(view)).settle(each, rows, np.full(40, bid))
            for each in (played, other)
        )
        assert np.array_equal(one, two)
    assert len(set(one[0])) > 1


def test_what_a_bid_promises_lies_between_what_it_pays_and_costs():
    view = first_view(CHIPS)
    bids = bids_of(view)
    prices = np.arange(len(all_bids(CHIPS)))[::5]
    sure = bids.promise(np.full((len(prices), 4), 5e3), 60.0, prices)
    lost = bids.promise(np.full((len(prices), 4), -5e3), 60.0, prices)
    for row, price in enumerate(prices):
        for column, suit in enumerate(SUITS):
            amount = all_bids(CHIPS)[price]
            assert sure[row, column] == chips_for(view, amount, suit, made=True)
            assert lost[row, column] == chips_for(view, amount, suit, made=False)


def test_spades_are_named_when_they_are_safe_and_not_when_they_are_in_doubt():
    """They pay and cost double (RULES 6)."""
    view = first_view(CHIPS)
    bids = bids_of(view)
    spades, hearts = SUITS.index(Suit.SPADES), SUITS.index(Suit.HEARTS)
    for expected, better in ((500.0, spades), (250.0, hearts)):
        foretold = np.full((1, 4), -5e3)
        foretold[0, [spades, hearts]] = expected
        assert bids.promise(foretold, 60.0, np.zeros(1, dtype=np.int64)).argmax() == better


def test_others_go_at_once_where_they_are_paid_best():
    view = first_view(CHIPS)
    bids, amounts = bids_of(view), all_bids(CHIPS)
    foretold = np.array([[320.0] * 4, [480.0] * 4, [200.0] * 4])
    start = np.zeros(3, dtype=np.int64)
    found = [amounts[price] for price in bids.best_price(foretold, 40.0, start)]
    assert found == [300, 400, 300]
    later = np.full(3, amounts.index(380))
    assert [amounts[price] for price in bids.best_price(foretold, 40.0, later)] == [380, 400, 380]


def test_a_hand_that_is_worth_far_more_than_the_least_bid_is_bid_high_for_chips():
    """A contract for 400 and more is paid three times what 300 is."""
    view = arranged_game(CHIPS, {1: STRONG}).view(1)
    level = replace(CLUB, deals=200)
    best, *others = choose_call(view, level, 5, math.inf).candidates
    assert isinstance(best.action, Bid) and best.action.amount >= 400
    # Who is told to bid high will ask why not less.
    assert {each.action for each in others} == {Pass(seat=1), Bid(seat=1, amount=300)}
    # In points it is the tricks and melds that count, and the least bid is the cheapest.
    view = arranged_game(MODERN3, {1: STRONG}).view(1)
    first = choose_call(view, level, 5, math.inf).candidates[0].action
    assert first == Bid(seat=1, amount=MODERN3.auction.min_bid)


def test_the_chance_told_before_the_widow_is_that_of_the_best_suit_after_it():
    for rules in (CHIPS, MODERN3):
        told = look_ahead(first_view(rules, 4), 1, 200)
        for suit in told.suits:
            assert told.later.total.mean > suit.total.mean
            assert all(
                later >= chance - 0.03
                for later, chance in zip(told.later.chances, suit.chances, strict=True)
            )
    assert look_ahead(first_view(preset("modern")), 1, 50).later is None
    unseen = with_options(MODERN3, {"trump_unseen": True})
    assert look_ahead(first_view(unseen), 1, 50).later is None
