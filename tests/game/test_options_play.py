"""The options of play and scoring, each in a situation in which its values differ."""

import pytest

from acesaround.cards import Suit, format_cards, parse_card, parse_cards
from acesaround.game import (
    Bid,
    IllegalAction,
    NameTrump,
    Pass,
    PlayCard,
    Tally,
    allowed_cards,
    settle,
    total_trick_points,
)
from acesaround.game import event as ev
from acesaround.rules import preset, with_options
from acesaround.testing import arranged_game, outcomes, play_on

MODERN, SHORT = preset("modern"), preset("partnership_auction")
CLASSIC = preset("partnership_bicycle")


def bought(rules, hands, amount=100):
    game = arranged_game(rules, hands)
    game.act(Bid(seat=1, amount=amount))
    for seat in (2, 3, 0):
        game.act(Pass(seat=seat))
    game.act(NameTrump(seat=1, suit=Suit.SPADES))
    return game


def may_play(rules, hand, trick):
    cards = allowed_cards(parse_cards(hand), parse_cards(trick), Suit.SPADES, rules)
    return format_cards(dict.fromkeys(cards.cards))


@pytest.mark.covers("play.head")
def test_the_duty_to_beat():
    def found(rules):
        return may_play(rules, "AH TH 9H", "KH"), may_play(rules, "AS JS", "QS")

    assert outcomes(MODERN, "head", found) == {
        "always": ("AH TH", "AS"),
        "trump_led_only": ("AH TH 9H", "AS"),
        "never": ("AH TH 9H", "AS JS"),
    }


@pytest.mark.covers("play.void_undertrump")
def test_a_trump_that_cannot_win():
    found = outcomes(MODERN, "void_undertrump", lambda rules: may_play(rules, "JS AD", "KH AS"))
    assert found == {"forced": "JS", "free": "JS AD"}


@pytest.mark.covers("play.first_lead")
def test_who_leads_first():
    def leader(rules):
        game = arranged_game(rules, {})
        for seat in (1, 2):
            game.act(Pass(seat=seat))
        game.act(Bid(seat=3, amount=100))
        game.act(Pass(seat=0))
        game.act(NameTrump(seat=3, suit=Suit.SPADES))
        return game.actor

    assert outcomes(SHORT, "first_lead", leader) == {"bidder": 3, "eldest": 1}


@pytest.mark.covers("play.first_lead_trump")
def test_whether_the_first_lead_is_trump():
    def leads(rules):
        game = bought(rules, {1: "AS 9S AH AH TH TH KH KH QH QH JH JH"})
        suits = {action.card.suit.value for action in game.legal}
        game.act(PlayCard(seat=1, card=parse_card("AS")))
        return suits

    found = outcomes(SHORT, "first_lead_trump", leads)
    assert found == {False: {"S", "H"}, True: {"S"}}


WRONG_HANDS = {1: "AH KH QH JS", 2: "TH 9H KS QS", 3: "JH 9D", 0: "TH AD"}


def wrong_card(rules):
    """Whether seat 2 may play a spade to a heart, and what the deal is then worth to its side."""
    game = bought(rules, WRONG_HANDS, 200)
    game.act(PlayCard(seat=1, card=parse_card("AH")))
    before = game.state
    try:
        game.act(PlayCard(seat=2, card=parse_card("KS")))
    except IllegalAction:
        assert game.state == before
        return "refused"
    assert any(isinstance(event, ev.WrongCardPlayed) for event in game.events)
    return play_on(game).state.history[0]


@pytest.mark.covers("play.wrong_card")
def test_what_a_forbidden_card_costs():
    found = outcomes(SHORT, "wrong_card", wrong_card)
    assert found.pop("refuse") == "refused"
    for value in ("cards", "deal", "game"):
        offenders = found[value].sides[0]
        assert sum(side.tricks for side in found[value].sides) == 250
        melds = offenders.counted if value == "cards" else 0
        assert offenders.change == melds, value
    for value, others in (("all_250", 250), ("set_bid", None)):
        score = found[value]
        assert score.outcome.value == "offence"
        melds = score.sides[1].melds
        assert score.sides[1].change == (melds + others if others else max(200, melds))
    assert found["all_250"].sides[0].change == 0
    assert found["set_bid"].sides[0].change == -200


def test_the_penalties_in_numbers():
    tally = Tally(
        melds=(100, 60), tricks=(150, 100), won=(7, 5), bidder=1, bid=160, offender=0,
        before=(700, 300),
    )  # fmt: skip
    changes = outcomes(
        SHORT,
        "wrong_card",
        lambda rules: tuple(side.change for side in settle(rules, tally)[1]),
        ["cards", "deal", "game", "all_250", "set_bid"],
    )
    assert changes == {
        "cards": (100, 160),
        "deal": (0, 160),
        "game": (-700, 160),
        "all_250": (0, 310),
        "set_bid": (-160, 160),
    }


@pytest.mark.covers("scoring.count")
def test_the_count_of_cards():
    def tricks(rules):
        game = play_on(bought(rules, {1: "AS TS KS QS 9H JD"}))
        return tuple(trick.points for trick in game.state.deal.tricks)

    assert len(set(outcomes(SHORT, "count", tricks).values())) == 3


@pytest.mark.covers("scoring.last_trick")
def test_the_last_trick():
    def bonus(rules):
        game = play_on(bought(rules, {}))
        return game.state.deal.tricks[-1].bonus, total_trick_points(rules)

    assert outcomes(SHORT, "last_trick", bonus) == {10: (10, 250), 20: (20, 260)}


@pytest.mark.covers("scoring.scale")
def test_small_numbers():
    def numbers(rules):
        game = arranged_game(rules, {})
        least = min(action.amount for action in game.legal if isinstance(action, Bid))
        return least, game.state.target, total_trick_points(rules)

    assert outcomes(MODERN, "scale", numbers) == {1: (250, 1500, 250), 10: (25, 150, 25)}


def settled(rules, **deal):
    """Outcome and changes where side 0 has bid 200 with 100 and the others have melds of 60."""
    usual = {"melds": (100, 60), "tricks": (150, 100), "won": (7, 5), "bidder": 0, "bid": 200}
    outcome, scores = settle(rules, Tally(**{**usual, **deal}))
    return outcome.value, *(score.change for score in scores)


@pytest.mark.covers("scoring.keep_melds")
def test_what_saves_melds():
    def found(rules):
        nothing = settled(rules, tricks=(250, 0), won=(12, 0))[2]
        an_empty_trick = settled(rules, tricks=(250, 0), won=(11, 1))[2]
        return nothing, an_empty_trick, settled(rules, tricks=(240, 10))[2]

    assert outcomes(MODERN, "keep_melds", found) == {
        "always": (60, 60, 70),
        "any_trick": (0, 60, 70),
        "counter": (0, 0, 70),
    }


@pytest.mark.covers("scoring.credit")
def test_a_player_without_a_trick_loses_the_melds():
    def kept(rules):
        hands = {1: "AS AS TS TS KS KS QS QS JS JS AH AH", 3: "9D 9D KD QD JD 9H 9H 9C JC JC QC KC"}
        return play_on(arranged_game(rules, hands, upcard="9S")).state.history[0].sides[1]

    found = outcomes(CLASSIC, "credit", kept)
    assert found["side"].counted == found["side"].melds
    assert 0 < found["player"].counted < found["player"].melds


@pytest.mark.parametrize("credit", ["side", "player"])
def test_a_deal_that_is_not_played_asks_nobody_for_a_trick(credit):
    """RULES 7.1: the others score their melds, and no trick is needed for that."""
    rules = with_options(SHORT, {"credit": credit})
    weak = "9S 9S 9H 9H 9D 9D 9C 9C JC JC JH JH"
    score = bought(rules, {1: weak, 2: "KD QD"}, 2000).state.history[0]
    assert score.outcome.value == "impossible"
    assert score.sides[0].change == score.sides[0].melds > 0


@pytest.mark.covers("scoring.bidder_needs_counter")
def test_whether_the_bidders_need_a_trick():
    deal = {"melds": (220, 60), "tricks": (0, 250), "won": (0, 12)}
    found = outcomes(MODERN, "bidder_needs_counter", lambda rules: settled(rules, **deal))
    assert found == {False: ("made", 220, 310), True: ("set", -200, 310)}


@pytest.mark.covers("scoring.min_melds")
def test_the_least_melds():
    found = outcomes(MODERN, "min_melds", lambda rules: settled(rules)[1:], [0, 70, 200])
    assert found == {0: (250, 160), 70: (250, 100), 200: (-200, 100)}


@pytest.mark.covers("scoring.min_tricks")
def test_the_least_tricks():
    found = outcomes(MODERN, "min_tricks", lambda rules: settled(rules)[1:], [0, 110, 200])
    assert found == {0: (250, 160), 110: (250, 0), 200: (-200, 0)}


@pytest.mark.covers("scoring.unplayed")
def test_a_bid_out_of_reach():
    def found(rules):
        game = bought(rules, {1: "9S 9S 9H 9H 9D 9D 9C 9C JC JC JH JH"}, 2400)
        return game.state.phase, bool(game.state.history)

    assert outcomes(SHORT, "unplayed", found) == {
        "impossible": ("deal", True),
        "never": ("tricks", False),
    }


@pytest.mark.covers("scoring.fall_short")
def test_a_bid_that_is_not_made():
    found = outcomes(MODERN, "fall_short", lambda rules: settled(rules, bid=300))
    assert found == {
        "lose_bid": ("set", -300, 160),
        "opponents_gain": ("set", 0, 460),
        "opponents_gain_only": ("set", 0, 300),
    }


@pytest.mark.covers("scoring.round_card_points")
@pytest.mark.parametrize(
    ("points", "rounded"),
    [
        ((127, 123), (130, 120)),
        ((124, 126), (120, 120)),
        ((137, 113), (140, 110)),
        ((128, 122), (130, 120)),
    ],
)
def test_rounding(points, rounded):
    # RULES 10.4, rounding as Hoyle has it
    def tricks(rules):
        tally = Tally(melds=(0, 0), tricks=points, won=(6, 6))
        return tuple(score.change for score in settle(rules, tally)[1])

    assert outcomes(CLASSIC, "round_card_points", tricks) == {False: points, True: rounded}
