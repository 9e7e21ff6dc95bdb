"""The options of auction, passing and contracts, each where its values differ."""

import pytest

from acesaround.cards import Suit, parse_cards
from acesaround.game import (
    Bid,
    Concede,
    Contract,
    Decline,
    IllegalAction,
    NameTrump,
    Outcome,
    Pass,
    PassCards,
    Refusal,
    ShootMoon,
    Tally,
    bid_range,
    settle,
    total_trick_points,
)
from acesaround.game import event as ev
from acesaround.rules import preset, with_options
from acesaround.testing import arranged_game, outcomes, play_on

MODERN = preset("modern")
SHORT = preset("partnership_auction")
NO_MARRIAGE = "AS AS TS TS JS JS 9S 9S AD AD TD TD"
ALL_SPADES = "AS AS TS TS KS KS QS QS JS JS 9S 9S"


def bids(rules, hand="", calls=()):
    """The bids open to the next player after these calls."""
    game = called(rules, {1: hand} if hand else {}, *calls)
    return [action.amount for action in game.legal if isinstance(action, Bid)]


def called(rules, hands, *calls):
    game = arranged_game(rules, hands)
    for amount in calls:
        seat = game.actor
        game.act(Pass(seat=seat) if amount is None else Bid(seat=seat, amount=amount))
    return game


def bought(rules, hands, amount=None, trump=Suit.SPADES):
    game = called(rules, hands, amount or rules.auction.min_bid, None, None, None)
    game.act(NameTrump(seat=1, suit=trump))
    return game


@pytest.mark.covers("auction.min_bid")
def test_the_lowest_bid():
    found = outcomes(MODERN, "min_bid", lambda rules: bids(rules)[0], [250, 150, 320])
    assert found == {250: 250, 150: 150, 320: 320}


@pytest.mark.covers("auction.bid_step")
def test_the_step():
    found = outcomes(MODERN, "bid_step", lambda rules: bids(rules)[:3])
    assert found == {10: [250, 260, 270], 50: [250, 300, 350]}


@pytest.mark.covers("auction.all_pass")
def test_when_nobody_bids():
    def end(rules):
        game = called(rules, {}, None, None, None)
        if Pass(seat=0) in game.legal:
            game.act(Pass(seat=0))
        choices = [action.amount for action in game.legal if isinstance(action, Bid)][:2]
        return game.state.deal.contract is not None, game.state.deal.abandoned, choices

    assert outcomes(MODERN, "all_pass", end) == {
        "dealer_stuck": (True, False, []),
        "redeal": (False, True, []),
        "dealer_bids": (False, False, [250, 260]),
    }


@pytest.mark.parametrize(("hand", "bids_open"), [(NO_MARRIAGE, [200]), ("KH QH", [200, 210, 220])])
def test_a_dealer_who_must_bid_needs_a_marriage_for_more(hand, bids_open):
    # RULES 8.5
    rules = with_options(preset("check"), {"all_pass": "dealer_bids"})
    game = called(rules, {0: hand}, None, None, None)
    assert game.actor == 0 and Pass(seat=0) not in game.legal
    assert [action.amount for action in game.legal][:3] == bids_open
    assert bid_range(game.state) == (200, 10, 200 if hand is NO_MARRIAGE else 2470)
    with pytest.raises(IllegalAction) as refused:
        game.act(Pass(seat=0))
    assert refused.value.reason.option == "auction.all_pass"
    if hand is NO_MARRIAGE:
        with pytest.raises(IllegalAction) as refused:
            game.act(Bid(seat=0, amount=210))
        assert refused.value.reason.code is Refusal.NEEDS_MARRIAGE
    game.act(Bid(seat=0, amount=200))
    assert game.state.deal.contract == Contract(0, 200)


@pytest.mark.parametrize("calls", [(250, None, None), (None, 250, None)])
def test_a_dealer_behind_a_bid_may_pass(calls):
    rules = with_options(MODERN, {"all_pass": "dealer_bids"})
    game = called(rules, {}, *calls)
    assert Pass(seat=0) in game.legal


@pytest.mark.covers("auction.rounds")
def test_one_call_or_until_all_have_passed():
    def after_four_bids(rules):
        return called(rules, {}, 250, 260, 270, 280).state.deal.contract

    found = outcomes(MODERN, "auction.rounds", after_four_bids)
    assert found["until_passed"] is None
    assert found["once"].amount == 280


@pytest.mark.covers("auction.late_from")
def test_where_the_steps_grow():
    found = outcomes(MODERN, "late_from", lambda rules: bids(rules, calls=[590])[:3])
    assert found == {0: [600, 610, 620], 600: [600, 650, 700]}


@pytest.mark.covers("auction.late_step")
def test_the_larger_step():
    found = outcomes(
        MODERN, "late_step", lambda rules: bids(rules, calls=[600])[:2], [50, 100], late_from=600
    )
    assert found == {50: [650, 700], 100: [700, 800]}


@pytest.mark.covers("auction.bar_40_90")
def test_bids_that_are_barred():
    found = outcomes(MODERN, "bar_40_90", lambda rules: bids(rules, calls=[320])[:3])
    assert found == {False: [330, 340, 350], True: [330, 350, 360]}


@pytest.mark.covers("auction.eldest_must_bid")
def test_whether_the_eldest_may_pass():
    found = outcomes(
        MODERN, "eldest_must_bid", lambda rules: Pass(seat=1) in arranged_game(rules, {}).legal
    )
    assert found == {False: True, True: False}


@pytest.mark.covers("auction.marriage_required")
def test_what_a_marriage_is_needed_for():
    def found(rules):
        may_bid = bool(bids(rules, NO_MARRIAGE))
        hands = {1: "KH QH AS AS TS TS JS JS AD AD TD TD"}
        game = called(rules, hands, 250, None, None, None)
        return may_bid, [action.suit.value for action in game.legal]

    assert outcomes(MODERN, "marriage_required", found) == {
        "no": (True, ["S", "H", "D", "C"]),
        "to_name_trump": (True, ["H"]),
        "to_bid": (False, ["S", "H", "D", "C"]),
    }


@pytest.mark.covers("auction.max_bid")
def test_the_highest_bid():
    found = outcomes(MODERN, "max_bid", lambda rules: bids(rules)[-1])
    assert found == {0: 2470, 300: 300, 500: 500}


@pytest.mark.covers("passing.pass_count")
def test_how_many_cards_are_passed():
    def passed(rules):
        game = play_on(bought(rules, {}), lambda game: game.state.phase == "tricks")
        return [len(each.cards) for each in game.state.deal.passes]

    assert outcomes(MODERN, "pass_count", passed) == {4: [4, 4], 3: [3, 3], 0: []}


@pytest.mark.covers("passing.show_before_return")
def test_whether_shown_cards_may_be_given_back():
    def choices(rules):
        hands = {1: "AS TS KS QS JS 9H 9H TD TC 9C 9C JC", 3: "9D 9D JD JD"}
        game = bought(rules, hands)
        game.act(PassCards(seat=3, cards=parse_cards("9D 9D JD")))
        return PassCards(seat=1, cards=parse_cards("AS TS KS")) in game.legal

    found = outcomes(MODERN, "show_before_return", choices, pass_count=3)
    assert found == {False: True, True: False}


def test_a_shown_card_is_refused_before_they_are_counted():
    rules = with_options(MODERN, {"show_before_return": True})
    game = bought(rules, {1: "AS TS KS QS JS 9H 9H TD TC 9C 9C JC", 3: "9D 9D JD JD"})
    game.act(PassCards(seat=3, cards=parse_cards("9D 9D JD JD")))
    for cards, code, named in (
        ("AS 9H", Refusal.PASS_SHOWN, "AS"),
        ("9H 9H", Refusal.PASS_COUNT, ""),
    ):
        with pytest.raises(IllegalAction) as refused:
            game.act(PassCards(seat=1, cards=parse_cards(cards)))
        assert (refused.value.reason.code, refused.value.reason.cards) == (
            code,
            parse_cards(named),
        )


def said(rules, *actions):
    """The settlement of a deal in which these things are said before the first lead."""
    game = bought(rules, {1: ALL_SPADES, 2: "KH QH"}, 300)
    for action in actions:
        game.act(action)
    return play_on(game).state.history[0]


@pytest.mark.covers("contracts.throw_in")
def test_giving_up():
    found = outcomes(
        SHORT, "throw_in", lambda rules: Concede(seat=1) in bought(rules, {1: ALL_SPADES}).legal
    )
    assert found == {"never": False, "free": True}
    score = said(with_options(SHORT, {"throw_in": "free"}), Concede(seat=1))
    assert (score.outcome.value, score.sides[1].change) == ("conceded", -300)
    assert score.sides[0].change == score.sides[0].melds > 0


@pytest.mark.covers("contracts.throw_in_bonus")
def test_what_the_others_get_for_a_deal_given_up():
    def gain(rules):
        score = said(rules, Concede(seat=1))
        return score.sides[0].change - score.sides[0].melds

    found = outcomes(SHORT, "throw_in_bonus", gain, throw_in="free")
    assert found == {False: 0, True: total_trick_points(SHORT)}


@pytest.mark.covers("contracts.opponents_concede")
def test_whether_the_opponents_may_give_up():
    found = outcomes(
        SHORT, "opponents_concede", lambda rules: bought(rules, {1: ALL_SPADES}).state.phase
    )
    assert found == {False: "tricks", True: "offers"}
    rules = with_options(SHORT, {"opponents_concede": True})
    score = said(rules, Concede(seat=2), Concede(seat=0))
    assert (score.outcome.value, score.sides[0].change) == ("yielded", 0)
    assert score.sides[1].change == max(300, score.sides[1].melds)
    assert said(rules, Concede(seat=2), Decline(seat=0)).outcome.value == "made"


@pytest.mark.covers("contracts.moon")
def test_all_tricks():
    def bonus(rules):
        announced = rules.contracts.moon == "announced"
        return said(rules, *([ShootMoon(seat=1)] if announced else [])).sides[1].bonus

    found = outcomes(SHORT, "moon", bonus)
    assert found == {"off": 0, "announced": 250, "bonus": 250}
    # Announcing is the difference: a moon that is not announced gives nothing there.
    rules = with_options(SHORT, {"moon": "announced"})
    assert said(rules, Decline(seat=1)).sides[1].bonus == 0


@pytest.mark.covers("contracts.moon_points")
def test_what_all_tricks_bring():
    def bonus(rules):
        announced = rules.contracts.moon == "announced"
        return said(rules, *([ShootMoon(seat=1)] if announced else [])).sides[1].bonus

    for moon in ("announced", "bonus"):
        found = outcomes(SHORT, "moon_points", bonus, [250, 3000], moon=moon)
        assert found == {250: 250, 3000: 3000}
    assert outcomes(SHORT, "moon_points", bonus, [3000]) == {3000: 0}


def test_all_tricks_in_small_numbers():
    # RULES 8.1: 300 and the melds beside the 50 points of the tricks.
    rules = with_options(preset("double_deck"), {"moon": "bonus", "moon_points": 3000})
    tally = Tally(melds=(40, 24), tricks=(50, 0), won=(20, 0), bidder=0, bid=60)
    assert [side.change for side in settle(rules, tally)[1]] == [300 + 40 + 50, 0]


def test_a_moon_that_fails():
    rules = with_options(SHORT, {"moon": "announced"})
    game = bought(rules, {1: "KS QS " + "9H 9H 9D 9D 9C 9C JC JC JD JD", 2: "AS AS"}, 100)
    game.act(ShootMoon(seat=1))
    score = play_on(game).state.history[0]
    assert (score.outcome.value, score.sides[1].change) == ("set", -500)
    assert any(isinstance(event, ev.MoonAnnounced) for event in game.events)


@pytest.mark.covers("auction.marriage_required")
def test_a_bidder_without_the_marriage_in_trump_is_set_unplayed() -> None:
    rules = with_options(preset("double_deck"), {"min_melds": 0})
    hand = "AS AS TS TS JS JS AH AH TH TH JH JH AD AD TD TD JC JC AC AC"
    game = arranged_game(rules, {1: hand})
    game.act(Bid(seat=1, amount=50))
    for _ in range(3):
        game.act(Pass(seat=game.actor))
    game.act(NameTrump(seat=1, suit=Suit.SPADES))
    assert game.state.history[0].outcome is Outcome.IMPOSSIBLE
