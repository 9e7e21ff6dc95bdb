"""Before a bid: averages and chances are those of contracts that were played and settled."""

import random

import numpy as np
import pytest

from acesaround.ai.search.appraisal import appraisal_of, random_deals
from acesaround.ai.search.calls import limits_of
from acesaround.ai.search.courses import Settler, play
from acesaround.ai.search.drawing import worlds_of
from acesaround.ai.worth import points_of
from acesaround.cards import SUITS, Rank
from acesaround.game import Bid, Game, NameTrump, Pass, legal_actions
from acesaround.game.bids import nameable
from acesaround.kernel import packing_of
from acesaround.rules import PRESETS, preset
from acesaround.teaching.foresight import look_ahead
from acesaround.teaching.foresight.looking_ahead import MOST_BIDS
from acesaround.testing import shuffled, twins
from acesaround.words import Catalog
from acesaround.words.expectation import expectation_text, signal_text, signal_title
from acesaround.words.voice import Voice

DEALS = 60
WITH_AUCTION = [name for name, rules in PRESETS.items() if rules.auction is not None]


def first_view(rules, seed):
    """What the first to speak sees."""
    game = Game.start(rules, seed % rules.deal.players)
    game.act(shuffled(rules, random.Random(seed)))
    return game.view(game.actor)


@pytest.mark.parametrize("variant", ["modern", "auction_chips", "double_deck"])
def test_chances_are_those_of_contracts_settled_one_by_one(variant):
    rules = preset(variant)
    for seed in range(3):
        view = first_view(rules, seed)
        expectation = look_ahead(view, seed, DEALS)
        worlds = worlds_of(view, seed, DEALS)
        place = np.full(DEALS, view.deal.seats.index(view.seat))
        settler = Settler(view, lambda score: 0.0)
        for told in expectation.suits:
            trumps = np.full(DEALS, SUITS.index(told.suit))
            played = play(view, worlds, place, trumps, seed=seed)
            totals = played.totals(rules.deal.partners)
            assert told.total.mean == pytest.approx(totals.mean())
            assert told.total.deviation == pytest.approx(totals.std())
            for bid, chance in zip(expectation.bids, told.chances, strict=True):
                _, made = settler.settle(played, np.arange(DEALS), np.full(DEALS, bid))
                assert chance == made.mean()


def test_the_parts_add_up():
    for seed in range(4):
        view = first_view(preset("modern"), seed)
        for told in look_ahead(view, seed, DEALS).suits:
            assert told.own == points_of(view.hand, told.suit, view.seen.rules)
            assert told.own + told.others + told.tricks.mean == pytest.approx(told.total.mean)


@pytest.mark.parametrize("variant", WITH_AUCTION)
def test_every_variant_with_an_auction_can_be_looked_ahead_in(variant):
    rules = preset(variant)
    told = 0
    for seed in range(3):
        view = first_view(rules, seed)
        expectation = look_ahead(view, seed, 20)
        legal = [action.amount for action in legal_actions(view.seen) if isinstance(action, Bid)]
        if not legal:
            assert expectation is None
            continue
        told += 1
        assert expectation.bids[0] == legal[0] and set(expectation.bids) <= set(legal)
        assert 1 <= len(expectation.bids) <= MOST_BIDS
        assert tuple(each.suit for each in expectation.suits) == nameable(rules, view.hand)
        assert [signal.amount for signal in expectation.signals] == list(expectation.bids)
    assert told


def view_of_who_names(rules, seed):
    """What the bidder sees who bought the contract for the least bid; None if nobody could."""
    game = Game.start(rules, seed % rules.deal.players)
    game.act(shuffled(rules, random.Random(seed)))
    while game.actor is not None and game.view(game.actor).seen.phase == "auction":
        legal = game.legal
        passes = [action for action in legal if isinstance(action, Pass)]
        bids = [action for action in legal if isinstance(action, Bid)]
        called = any(call.amount is not None for call in game.state.deal.calls)
        game.act(next(iter(passes if passes and (called or not bids) else bids)))
    seat = game.actor
    naming = seat is not None and any(isinstance(action, NameTrump) for action in game.legal)
    return game.view(seat) if naming else None


@pytest.mark.parametrize("variant", WITH_AUCTION)
def test_who_names_trump_is_told_of_the_contract_in_every_suit(variant):
    rules = preset(variant)
    told = 0
    for seed in range(3):
        view = view_of_who_names(rules, seed)
        if view is None:
            continue
        told += 1
        expectation = look_ahead(view, seed, 20)
        contract = view.deal.contract
        assert expectation.bids == (contract.amount,) and expectation.signals == ()
        legal = [action.suit for action in legal_actions(view.seen)]
        assert [each.suit for each in expectation.suits] == legal
        worlds = worlds_of(view, seed, 20)
        place = np.full(20, view.deal.seats.index(view.seat))
        settler = Settler(view, lambda score: 0.0)
        for suit in expectation.suits:
            played = play(view, worlds, place, np.full(20, SUITS.index(suit.suit)), seed=seed)
            amounts = np.full(20, contract.amount)
            _, made = settler.settle(played, np.arange(20), amounts, contract.stuck)
            assert suit.chances == (made.mean(),)
            assert suit.own == points_of(view.hand, suit.suit, rules)
    assert told


def test_only_who_may_bid_now_is_told():
    rules = preset("modern")
    game = Game.start(rules, 0)
    game.act(shuffled(rules, random.Random(1)))
    others = [seat for seat in range(4) if seat != game.actor]
    assert all(look_ahead(game.view(seat), 1, 20) is None for seat in others)
    assert look_ahead(first_view(preset("two_hand"), 1), 1, 20) is None


def test_the_same_view_is_told_the_same():
    view = first_view(preset("modern"), 5)
    assert look_ahead(view, 3, DEALS) == look_ahead(view, 3, DEALS)


@pytest.mark.parametrize("variant", ["modern", "partnership_auction"])
def test_hidden_cards_make_no_difference(variant):
    compared = 0
    for seed in range(12):
        for first, second, seat in twins.twins(preset(variant), seed, tries=12):
            one, other = (look_ahead(game.view(seat), 7, 20) for game in (first, second))
            assert one == other
            compared += one is not None
    assert compared


def test_a_bid_tells_what_hands_hold_that_go_so_far():
    rules = preset("modern")
    view = first_view(rules, 2)
    expectation = look_ahead(view, 2, 20)
    hands = random_deals(rules, expectation.hands // 4, 40).hands.reshape(-1).copy()
    suits = appraisal_of(rules).of(hands).sum(axis=2).argmax(axis=1)
    furthest = limits_of(rules, hands)
    packing = packing_of(rules.deck.copies, rules.deck.nines)
    for signal in expectation.signals[::3]:
        going = np.flatnonzero(furthest >= signal.amount)
        assert signal.share == pytest.approx(len(going) / len(hands))
        if signal.holding is None:
            assert len(going) < 30
            continue
        some = []
        for number in going.tolist():
            hand, suit = packing.unpack(int(hands[number])), SUITS[suits[number]]
            length = sum(card.suit is suit for card in hand)
            aces = sum(card.rank is Rank.ACE for card in hand)
            some.append((length, aces, points_of(hand, suit, rules)))
        expected = np.mean(some, axis=0)
        holding = signal.holding
        assert (holding.length, holding.aces, holding.melds) == pytest.approx(tuple(expected))


def test_higher_bids_tell_of_better_hands():
    view = first_view(preset("modern"), 2)
    signals = [each for each in look_ahead(view, 2, 20).signals if each.holding is not None]
    shares = [each.share for each in signals]
    assert len(signals) > 2 and shares == sorted(shares, reverse=True)
    assert signals[-1].holding.aces > signals[0].holding.aces
    assert signals[-1].holding.melds > signals[0].holding.melds


@pytest.mark.parametrize("language", ["en", "ru", "sv"])
@pytest.mark.parametrize("variant", ["modern", "auction_chips"])
def test_an_expectation_can_be_told(language, variant):
    rules = preset(variant)
    view = first_view(rules, 3)
    expectation = look_ahead(view, 3, 20)
    voice = Voice(Catalog.load(language), rules, view.seat, ("A", "B", "C", "D"))
    assert "20" in expectation_text(voice, expectation)
    for signal in expectation.signals:
        texts = (signal_title(voice, signal), signal_text(voice, signal, expectation.usual))
        assert str(signal.amount) in texts[0]
        assert not any("{" in text for text in texts)


def test_who_passed_is_told_nothing_more():
    rules = preset("modern")
    game = Game.start(rules, 0)
    game.act(shuffled(rules, random.Random(3)))
    while not isinstance(next(iter(game.legal)), Pass):
        game.act(next(iter(game.legal)))
    seat = game.actor
    assert look_ahead(game.view(seat), 1, 20) is not None
    game.act(Pass(seat=seat))
    assert look_ahead(game.view(seat), 1, 20) is None
