"""Settlements of the rules book that are more than one number (RULES 10.4, 10.6, 10.7)."""

import pytest

from acesaround.cards import Suit
from acesaround.game import Bid, Game, NameTrump, Pass, Position, Tally, finish, settle
from acesaround.game import event as ev
from acesaround.rules import preset, with_options
from acesaround.testing import arranged_game, outcomes, play_on, random_game

THREE, MODERN = preset("three_hand"), preset("modern")


def changes(rules, **deal):
    return tuple(side.change for side in settle(rules, Tally(**deal))[1])


@pytest.mark.parametrize(
    ("won", "expected"), [((9, 7, 0), (250, 160, 0)), ((9, 6, 1), (250, 160, 40))]
)
def test_melds_of_three_players_need_a_trick(won, expected):
    found = changes(THREE, melds=(100, 60, 40), tricks=(150, 100, 0), won=won)
    assert found == expected


def test_misplays_that_end_a_modern_deal():
    rules = with_options(MODERN, {"wrong_card": "all_250"})
    deal = {"melds": (60, 80), "tricks": (30, 20), "won": (2, 1), "bidder": 0}
    # P1: the bidders misplay, whatever they have bid; P2: the others do, and 310 < 400 is not set.
    assert changes(rules, **deal, bid=250, offender=0) == (0, 330)
    assert changes(rules, **deal, bid=400, offender=1) == (310, 0)


@pytest.mark.parametrize(
    ("melds", "bid", "tricks", "expected"),
    [
        ((22, 14), 60, (38, 12), (60, 0)),
        ((22, 24), 60, (30, 20), (-60, 44)),
        ((40, 10), 52, (15, 35), (-52, 35)),
        ((24, 30), 60, (36, 14), (60, 0)),
    ],
)
def test_the_double_deck(melds, bid, tricks, expected):
    rules = preset("double_deck")
    assert changes(rules, melds=melds, tricks=tricks, won=(10, 10), bidder=0, bid=bid) == expected


def test_double_deck_bidders_without_twenty_melds_are_set_unplayed():
    rules = preset("double_deck")
    seen = set()
    for seed in range(12):
        *_, (game, _) = random_game(rules, seed)
        deal, score = game.state.deal, game.state.history[0] if game.state.history else None
        if deal.contract is None or score is None:
            continue
        side = deal.contract.seat % 2
        few = score.sides[side].melds < 20
        impossible = score.outcome.value == "impossible"
        assert impossible or not few
        if few:
            assert score.sides[side].change == -deal.contract.amount
            assert not deal.tricks
        seen.add(few)
    assert seen == {True, False}


def test_the_pot_when_all_pass():
    # K8 and A9
    def pot(rules):
        game = arranged_game(rules, {})
        before = game.state.pot
        for seat in (1, 2, 3):
            game.act(Pass(seat=seat))
        return game.state.pot - before

    found = outcomes(preset("auction_chips"), "all_pass_pays", pot)
    assert found == {"everyone": 12, "active": 9}


def test_the_pot_is_shared_at_the_end():
    rules = with_options(preset("auction_chips"), {"match.deals": 1})
    for seed in range(30):
        *_, (game, _) = random_game(rules, seed, deals=30)
        if game.state.winner is None:
            continue
        shared = [event for event in game.events if isinstance(event, ev.PotShared)]
        assert game.state.pot < 4
        assert sum(game.state.scores) + game.state.pot == 0
        assert len(shared) <= 1


def test_who_leaves_and_who_plays_on():
    # E9: the first leaves, 900 and 700 play on with two hands to 1000; E10 and E11.
    def verdict(*totals):
        return finish(THREE, Position(totals, 1000))

    assert (verdict(1040, 900, 700).leaves, verdict(1040, 900, 700).target) == (0, 1000)
    assert (verdict(1040, 1010, 700).leaves, verdict(1040, 1010, 700).target) == (None, 1250)
    assert (verdict(990, 990, 990).leaves, verdict(990, 990, 990).target) == (None, 1000)


def test_two_players_go_on_with_a_stock_and_their_scores():
    rules = with_options(THREE, {"match.target": 300})
    for seed in range(6):
        *_, (game, _) = random_game(rules, seed, deals=60)
        left = [event for event in game.events if isinstance(event, ev.PlayerLeft)]
        if not left:
            continue
        state = game.state
        assert state.out == (left[0].seat,)
        assert state.rules.stock is not None
        assert len(state.deal.seats) == 2
        assert state.out[0] not in state.deal.seats
        then = Game.replay(game.events[: game.events.index(left[0])]).state
        assert state.scores[left[0].seat] == then.scores[left[0].seat] >= 300
        assert len(state.history) > len(then.history)
        return
    raise AssertionError("nobody left")


def test_a_set_bid_with_spades_as_trump_is_doubled_in_chips():
    # K6, played out: 340 in spades, nothing in the hand.
    rules = preset("auction_chips")
    game = arranged_game(rules, {1: "9S 9S 9H 9H 9D 9D 9C 9C JS JH JH JC JC QH QC"})
    game.act(Bid(seat=1, amount=340))
    game.act(Pass(seat=2))
    game.act(Pass(seat=3))
    game.act(NameTrump(seat=1, suit=Suit.SPADES))
    score = play_on(game).state.history[0]
    assert score.outcome.value == "set"
    assert [side.change for side in score.sides] == [6, -18, 6, 6]
