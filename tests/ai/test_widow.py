"""A forced bid thrown in unseen, and who gets which card of a widow that is shared out."""

import random

import pytest

from acesaround.ai import make_player
from acesaround.cards import SINGLE_DECK, Rank, Suit, format_cards, parse_cards, sort_hand
from acesaround.game import Bid, Decline, Pass, ShareWidow, ThrowIn
from acesaround.rules import preset, with_options
from acesaround.testing import arranged_game

PLAIN = make_player("plain")
FORCED = with_options(preset("auction_chips"), {"forced_throw_in": True, "eldest_must_bid": True})
SHARED = with_options(preset("partnership_auction"), {"shared_widow": True})
NOTHING = "JS 9S TH JH 9H KD JD 9D TC QC JC 9C 9C TS QH"
EVERYTHING = "AS AS TS KS QS JS 9S AH TH AD AC KC QC JD TD"


def bought(rules, hands, amount, widow=""):
    game = arranged_game(rules, hands, widow=widow)
    game.act(Bid(seat=1, amount=amount))
    while game.state.phase == "auction":
        game.act(Pass(seat=game.actor))
    return game


def choice(game):
    return PLAIN.act(game.view(game.actor))


@pytest.mark.parametrize(
    ("hand", "action", "code"),
    [(NOTHING, ThrowIn, "throw_in_unseen"), (EVERYTHING, Decline, "look_at_widow")],
)
def test_a_hopeless_forced_bid_is_thrown_in(hand, action, code):
    decision = choice(bought(FORCED, {1: hand}, 300))
    assert isinstance(decision.action, action)
    (advice,) = decision.advice
    assert advice.code == code
    assert advice.details["amount"] == 300


def test_the_dearer_a_failure_is_the_sooner_a_bid_is_thrown_in():
    harsh = with_options(FORCED, {"throw_in": "never", "double_bete": True})
    hands = [SINGLE_DECK[start::3][:15] for start in range(3)]
    hands += [sort_hand(random.Random(seed).sample(SINGLE_DECK, 15)) for seed in range(60)]
    near = 0
    for hand in hands:
        games = [bought(rules, {1: format_cards(hand)}, 300) for rules in (FORCED, harsh)]
        mild, strict = (isinstance(choice(game).action, ThrowIn) for game in games)
        assert strict or not mild
        near += strict and not mild
    assert near


def test_the_card_that_makes_a_run_is_kept_and_partner_gets_the_ace():
    game = bought(SHARED, {1: "AS TS KS QS 9S AH TH KD 9D JC 9C"}, 250, "JS AD 9H JC")
    decision = choice(game)
    assert isinstance(decision.action, ShareWidow)
    left, partner, right = decision.action.cards
    assert partner == parse_cards("AD")[0]
    assert {left, right} == set(parse_cards("9H JC"))
    codes = [advice.code for advice in decision.advice]
    assert codes == ["share_keep", "share_partner", "share_least"]
    assert decision.advice[0].details["card"] == parse_cards("JS")[0]
    game.act(decision.action)
    assert choice(game).action.suit is Suit.SPADES


def test_no_ace_and_no_trump_goes_to_an_opponent_while_there_is_less():
    game = bought(SHARED, {1: "AH TH KH QH JH AC TC KC QC 9C JC"}, 250, "9H AS AD 9S")
    left, partner, right = choice(game).action.cards
    given = {card.rank for card in (left, right)}
    assert Rank.NINE in given
    assert partner.rank is Rank.ACE or partner.suit is Suit.HEARTS


def test_trump_is_one_that_may_be_named_with_what_is_kept():
    rules = with_options(SHARED, {"marriage_required": "to_name_trump"})
    game = bought(rules, {1: "AS AS TS TS JS JS 9S 9S AD TD KH"}, 250, "QH 9C 9C JC")
    decision = choice(game)
    assert parse_cards("QH")[0] not in decision.action.cards
    game.act(decision.action)
    assert choice(game).action.suit is Suit.HEARTS
