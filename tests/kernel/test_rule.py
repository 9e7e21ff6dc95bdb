"""Good manners of the rules of thumb that playouts follow; numbers as in the list of manners."""

import numpy as np
import pytest

from acesaround.ai.worlds import moment_of
from acesaround.cards import Suit, parse_card, parse_cards
from acesaround.game import Bid, NameTrump, Pass, PlayCard
from acesaround.kernel.course import BIT_MASK, COURSE_SIZE, SHIFT, SUIT_SHIFT, begin
from acesaround.kernel.playouts import RULE, choose
from acesaround.kernel.rule_classes import STAGES, STYLES, WEIGHTS
from acesaround.kernel.rule_weights import FILE, RULE_WEIGHTS, read, write
from acesaround.rules import preset, with_options
from acesaround.testing import arranged_game

MODERN = with_options(preset("modern"), {"pass_count": 0})


def contract(hands, *, bidder=0, trump="S", rules=MODERN, first_caller=None):
    """A deal with these hands, in which the seat has bought the contract and named trump."""
    first = bidder if first_caller is None else first_caller
    game = arranged_game(rules, hands, dealer=(first - 1) % 4)
    while game.state.phase == "auction":
        seat = game.actor
        game.act(Bid(seat=seat, amount=250) if seat == bidder else Pass(seat=seat))
    game.act(NameTrump(seat=bidder, suit=Suit(trump)))
    return game


def played(game, cards):
    for card in parse_cards(cards):
        game.act(PlayCard(seat=game.actor, card=card))
    return game


def choice(game):
    """The card that the rules of thumb play for the seat to act."""
    moment = moment_of(game.view(game.actor))
    hands = game.state.deal.hands
    world = np.array([moment.packing.pack(hands[seat]) for seat in moment.seats], dtype=np.int64)
    course = np.zeros(COURSE_SIZE, dtype=np.int64)
    begin(moment.table, moment.position, world, course)
    card = choose(moment.table, course, RULE, 0, RULE_WEIGHTS)
    rank = (card & BIT_MASK) >> course[SHIFT]
    return moment.packing.card_of((card >> SUIT_SHIFT) * moment.packing.ranks + rank)


def test_p9_the_king_goes_to_partner_and_the_ten_stays():
    hands = {
        0: "AH 9H AS AS TS TS KS KS QS QS JS JS",
        1: "AH 9H 9D 9D JD JD QD QD 9C 9C JC JC",
        2: "TH KH AD AD AC AC TC TC KC KC QC QC",
        3: "TH KH QH QH JH JH 9S 9S KD KD TD TD",
    }
    assert choice(played(contract(hands), "AH AH")) is parse_card("KH")


def test_p10_partners_nine_of_trump_is_known_to_win():
    hands = {
        1: "9S AS AS TS TS KS KS QS QS JS JS 9S",
        2: "9H 9H JH JH QH QH 9C 9C JC JC QC QC",
        3: "AD TD KD KD AC AC TC TC KC KC AH AH",
        0: "9D 9D JD JD QD QD TH TH KH KH AD TD",
    }
    assert choice(played(contract(hands), "TD 9S 9H")) in parse_cards("KD")


def test_p11_without_the_ace_trumps_are_not_drawn_with_the_ten():
    hands = {0: "TS TS KS QS QS JS JS 9S 9S 9H 9C 9D", 1: "AS JH JH", 3: "AS JC JC"}
    assert choice(contract(hands)) not in parse_cards("TS KS")


def test_p12_a_defender_does_not_lead_the_bidders_trump():
    rules = with_options(MODERN, {"first_lead": "eldest"})
    hands = {1: "AS TS 9H JH JH 9C JC QC 9D QD JD QH", 2: "KS KS QS QS JS"}
    game = contract(hands, bidder=2, rules=rules, first_caller=1)
    assert game.actor == 1
    assert choice(game).suit is not Suit.SPADES


def test_p13_the_last_trump_is_kept_for_the_last_trick():
    hands = {
        0: "AS AS TS TS KS KS QS QS JS JS 9S 9H",
        1: "9S AH AH TH TH KH KH QH QH JH JH 9H",
    }
    game = played(contract(hands), "AS 9S")
    while game.actor != 0 or len(game.state.deal.hands[0]) > 2:
        legal = [action.card for action in game.legal]
        spades = [card for card in legal if card.suit is Suit.SPADES]
        game.act(PlayCard(seat=game.actor, card=spades[0] if game.actor == 0 else legal[-1]))
    assert choice(game) is parse_card("9H")


def test_a_trick_that_is_lost_gets_no_counter():
    hands = {
        0: "AH AH AS AS TS TS KS KS QS QS JS JS",
        1: "TH KH QH 9H 9D 9D JD JD 9C 9C JC JC",
    }
    assert choice(played(contract(hands), "AH")) in parse_cards("QH 9H")


def test_the_last_hand_takes_a_trick_with_a_counter_and_keeps_the_ace():
    hands = {
        0: "QH JH AS AS TS TS KS KS QS QS JS JS",
        1: "JH 9H 9D 9D JD JD QD QD 9C 9C JC JC",
        2: "9H QH AD AD AC AC TC TC KC KC QC QC",
        3: "AH TH KH AH TH KH 9S 9S KD KD TD TD",
    }
    game = played(contract(hands), "JH 9H QH")
    assert choice(game) in parse_cards("TH KH")


@pytest.mark.parametrize("style", range(len(STYLES)))
def test_each_style_has_weights_of_its_own(style):
    rows = RULE_WEIGHTS.reshape(len(STYLES), STAGES, WEIGHTS)
    assert (rows[style] != 0).any()
    assert all((rows[style] != rows[other]).any() for other in range(style))


def test_weights_that_are_written_are_read_again(tmp_path):
    write(RULE_WEIGHTS, tmp_path / "weights.json")
    assert (read(tmp_path / "weights.json") == RULE_WEIGHTS).all()
    assert (tmp_path / "weights.json").read_bytes() == FILE.read_bytes()
