"""The modern partnership game and its options, each with a case in which its values differ."""

import pytest

from acesaround.cards import SINGLE_DECK, Suit, parse_card, parse_cards
from acesaround.game import (
    Bid,
    IllegalAction,
    NameTrump,
    Pass,
    PassCards,
    PlayCard,
    Refusal,
    actor,
    legal_actions,
)
from acesaround.game import event as ev
from acesaround.rules import preset, with_options
from acesaround.testing import arranged_game, played_game

RULES = preset("modern")
RUN = "AS TS KS QS JS"


def bid(game, *calls):
    for amount in calls:
        seat = game.actor
        game.act(Pass(seat=seat) if amount is None else Bid(seat=seat, amount=amount))


def contract(rules=RULES, hands=None, amount=250, trump="S", **passes):
    """A game in which seat 1 (the dealer is 0) has bought the contract and cards were passed."""
    game = arranged_game(rules, hands or {1: RUN})
    bid(game, amount, None, None, None)
    game.act(NameTrump(seat=1, suit=Suit(trump)))
    for seat, key in ((3, "partner"), (1, "bidder")):
        if game.actor == seat and game.state.phase == "passing":
            number = rules.passing.pass_count
            given = parse_cards(passes.get(key, "")) or game.state.deal.hands[seat][-number:]
            game.act(PassCards(seat=seat, cards=given))
    return game


def refused(game, action):
    with pytest.raises(IllegalAction) as refusal:
        game.act(action)
    return refusal.value.reason


def test_the_phases_of_a_deal():
    game = played_game(RULES, seed=1)
    begun = [event.phase for event in game.events if isinstance(event, ev.PhaseBegan)]
    assert begun[: len(RULES.phases)] == [*RULES.phases]
    assert begun[len(RULES.phases)] == "deal"


def test_the_next_deal_is_dealt_by_the_next_player():
    game = played_game(RULES, seed=1, deals=3)
    dealers = [sheet.dealer for sheet in game.state.history]
    assert dealers[1] == (dealers[0] + 1) % 4 and dealers[2] == (dealers[0] + 2) % 4


def test_bids():
    game = arranged_game(RULES, {})
    low = refused(game, Bid(seat=1, amount=240))
    assert (low.code, low.amount, low.option) == (Refusal.BID_TOO_LOW, 250, "auction.min_bid")
    assert refused(game, Bid(seat=1, amount=255)).code is Refusal.BID_STEP
    assert refused(game, Bid(seat=1, amount=10_000)).code is Refusal.BID_TOO_HIGH
    assert Bid(seat=1, amount=2470) in game.legal
    bid(game, 300)
    assert refused(game, Bid(seat=2, amount=300)).amount == 310


def test_the_lowest_bid_and_the_step_are_options():
    rules = with_options(RULES, {"min_bid": 150, "bid_step": 50})
    game = arranged_game(rules, {})
    assert Bid(seat=1, amount=150) in game.legal
    assert Bid(seat=1, amount=160) not in game.legal


def test_the_dealer_is_stuck_or_the_cards_are_thrown_in():
    game = arranged_game(RULES, {})
    bid(game, None, None, None)
    assert game.state.deal.contract.stuck and game.state.deal.contract.amount == 250
    game = arranged_game(with_options(RULES, {"all_pass": "redeal"}), {})
    bid(game, None, None, None, None)
    assert game.state.deal.abandoned and game.state.phase == "deal"
    assert not game.state.history


def test_small_numbers_divide_everything():
    rules = with_options(RULES, {"scale": 10})
    game = contract(rules, amount=25)
    assert game.state.target == 150
    assert sum(meld.points for meld in game.state.deal.melds[1]) >= 15
    while game.state.deal.score is None:
        game.act(next(iter(game.legal)))
    assert sum(side.tricks for side in game.state.history[0].sides) == 25


def test_cards_go_to_the_bidder_and_as_many_back():
    game = arranged_game(RULES, {1: RUN, 3: "AD AD AC AC 9H 9H JH JH QH QH 9D 9D"})
    bid(game, 250, None, None, None)
    game.act(NameTrump(seat=1, suit=Suit.SPADES))
    assert refused(game, PassCards(seat=3, cards=parse_cards("AD AD AC"))).amount == 4
    assert refused(game, PassCards(seat=3, cards=parse_cards("AS AD AC AC"))).code is (
        Refusal.NOT_IN_HAND
    )
    game.act(PassCards(seat=3, cards=parse_cards("AC AD AC AD")))
    assert len(game.state.deal.hands[1]) == 16
    assert len(game.legal) <= 1820 and PassCards(seat=1, cards=parse_cards("AD AD AC AC")) in (
        game.legal
    )
    game.act(PassCards(seat=1, cards=parse_cards("AD AD AC AC")))
    assert [len(hand) for hand in game.state.deal.hands] == [12] * 4


def test_the_number_of_cards_passed_is_an_option():
    game = arranged_game(with_options(RULES, {"pass_count": 0}), {})
    bid(game, 250, None, None, None)
    game.act(NameTrump(seat=1, suit=Suit.SPADES))
    assert game.state.phase == "tricks"
    game = contract(with_options(RULES, {"pass_count": 3}))
    assert [len(each.cards) for each in game.state.deal.passes] == [3, 3]


def test_legal_sets_are_counted_without_being_made():
    game = arranged_game(RULES, {3: "AS TS KS QS JS 9S AH TH KH QH JH 9H"})
    bid(game, 250, None, None, None)
    game.act(NameTrump(seat=1, suit=Suit.SPADES))
    legal = legal_actions(game.state)
    assert len(legal) == 495 == len(list(legal))


def test_all_melds_are_shown_the_bidder_first():
    hands = {1: RUN, 2: "QS JD KS", 3: "9C 9C JC JC"}
    game = contract(hands=hands, bidder="9C 9C JC JC", partner="9C 9C JC JC")
    shown = [event.seat for event in game.events if isinstance(event, ev.MeldsShown)]
    assert shown == [1, 2, 3, 0]
    assert {meld.kind.value for meld in game.state.deal.melds[2]} >= {"pinochle"}


def test_a_bid_that_cannot_be_reached_is_not_played():
    game = contract(amount=1000)
    score = game.state.history[0]
    assert score.outcome.value == "impossible"
    assert score.sides[1].change == -1000
    assert score.sides[0].change == score.sides[0].melds
    assert actor(game.state) == -1


def test_who_leads_first():
    assert contract().actor == 1
    game = arranged_game(with_options(RULES, {"first_lead": "eldest"}), {})
    bid(game, None, None, None)
    game.act(NameTrump(seat=0, suit=Suit.SPADES))
    for _ in range(2):
        game.act(next(iter(game.legal)))
    assert game.actor == 1


def test_a_forbidden_card_is_refused_with_the_duty_and_the_rule():
    game = contract(
        hands={1: "AH KH 9C 9C JC JC", 2: "AH TH 9H 9D", 3: "JD JD QD QD"},
        partner="JD JD QD QD",
        bidder="JD JD QD QD",
    )
    game.act(PlayCard(seat=1, card=parse_card("KH")))
    reason = refused(game, PlayCard(seat=2, card=parse_card("9H")))
    assert reason.code is Refusal.MUST_BEAT
    assert reason.cards == parse_cards("AH TH")
    assert (reason.best, reason.option, reason.value) == (
        parse_card("KH"),
        "play.head",
        "always",
    )
    assert refused(game, PlayCard(seat=2, card=parse_card("9D"))).code is Refusal.MUST_FOLLOW
    elsewhere = next(card for card in SINGLE_DECK if card not in game.state.deal.hands[2])
    assert refused(game, PlayCard(seat=2, card=elsewhere)).code is Refusal.NOT_IN_HAND


def test_extra_kings_of_trump_are_an_option():
    for extras, points in ((False, 150), (True, 190)):
        rules = with_options(RULES, {"run_extras": extras, "pass_count": 0})
        game = arranged_game(rules, {1: RUN + " KS 9H 9H TD TC 9D 9C"})
        bid(game, 250, None, None, None)
        game.act(NameTrump(seat=1, suit=Suit.SPADES))
        assert sum(meld.points for meld in game.state.deal.melds[1]) == points


def test_the_same_deal_under_another_count_is_worth_other_points():
    totals = set()
    for count in ("10-10-10", "11-10-4-3-2", "10-10-5-5"):
        game = contract(with_options(RULES, {"count": count}))
        while game.state.deal.score is None:
            game.act(next(iter(game.legal)))
        totals.add(game.state.history[0].sides[1].tricks)
    assert len(totals) == 3
