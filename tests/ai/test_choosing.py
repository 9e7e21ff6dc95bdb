"""Which candidate is taken: the best, the advised one in doubt, the lowest of equals."""

import pytest

from acesaround.ai.player import Decision
from acesaround.ai.record import Candidate, Record
from acesaround.ai.search.player import _choice
from acesaround.cards import Suit, parse_card
from acesaround.game import Bid, NameTrump, Pass, PlayCard
from acesaround.rules import preset
from acesaround.testing import arranged_game


def view():
    game = arranged_game(preset("partnership_auction"), {})
    game.act(Bid(seat=1, amount=200))
    for seat in (2, 3, 0):
        game.act(Pass(seat=seat))
    game.act(NameTrump(seat=1, suit=Suit.SPADES))
    assert game.state.phase == "tricks"
    return game.view(1)


def card(text, behind, half=2.0):
    return Candidate(PlayCard(seat=1, card=parse_card(text)), 10.0 - behind, behind, half, 20)


def taken(advised, *candidates):
    record = Record("playouts", "points", 20, candidates)
    decision = Decision(PlayCard(seat=1, card=parse_card(advised)))
    return str(_choice(record, decision, view()).action.card)


@pytest.mark.parametrize(("behind", "chosen"), [(0.9, "KH"), (1.1, "AH")])
def test_doubt_speaks_for_the_rules_of_thumb_within_half_an_interval(behind, chosen):
    assert taken("KH", card("AH", 0.0, 0.0), card("KH", behind)) == chosen


def test_the_lowest_of_equal_cards_is_played_and_trumps_last():
    best = [card("AH", 0.0), card("JS", 0.0), card("TH", 0.0), card("QD", 0.0)]
    assert taken("9C", *best, card("9C", 5.0)) == "QD"
    assert taken("9C", card("AS", 0.0), card("TS", 0.0), card("KD", 5.0)) == "TS"


def test_what_was_not_compared_is_not_taken():
    assert taken("9C", card("AH", 0.0)) == "AH"
