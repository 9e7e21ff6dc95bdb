"""The options of melds and stock, each in a situation in which its values differ.

Those about laying melds one by one are in ``test_two_hand``.
"""

import pytest

from acesaround.cards import Suit, parse_card, parse_cards
from acesaround.game import Bid, EndMelding, LayMeld, NameTrump, Pass, PlayCard, ShowDix
from acesaround.game import event as ev
from acesaround.rules import MeldKind, count_melds, meld_points, preset, with_options
from acesaround.testing import arranged_game, outcomes, play_on

MODERN, TWO_HAND = preset("modern"), preset("two_hand")
FILL = " 9H 9H 9D 9D 9C 9C"


def worth(rules, hand, trump="S"):
    cards = parse_cards(hand)
    return meld_points(count_melds(cards, Suit(trump), rules.melds, rules.scoring.scale))


@pytest.mark.covers("melds.table")
def test_the_tables_differ():
    hands = (
        "AS TS KS QS JS",
        "AS AS TS TS KS KS QS QS JS JS",
        "QS QS JD JD",
        "QS QS QH QH QD QD QC QC",
        "AS AS AH AH AD AD AC AC",
        "JD",
        "9S",
    )
    found = outcomes(
        MODERN, "melds.table", lambda rules: tuple(worth(rules, hand) for hand in hands)
    )
    # The Swedish text has the values that others call twice as much for two.
    assert found.pop("swedish") == found["twice"]
    assert len(set(found.values())) == len(found) == 8
    assert found["modern"] == (150, 1500, 300, 600, 1000, 0, 10)
    assert found["russian_literal"] == (150, 300, 440 + 360, 400, 1000, 40, 10)


@pytest.mark.covers("melds.run_extras")
def test_an_extra_king_beside_a_run():
    found = outcomes(MODERN, "run_extras", lambda rules: worth(rules, "AS TS KS KS QS JS"))
    assert found == {False: 150, True: 190}


@pytest.mark.covers("melds.foster190")
def test_the_marriage_inside_a_run():
    found = outcomes(MODERN, "foster190", lambda rules: worth(rules, "AS TS KS QS JS"))
    assert found == {False: 150, True: 190}


@pytest.mark.covers("melds.meld_scale")
def test_half_melds():
    found = outcomes(MODERN, "meld_scale", lambda rules: worth(rules, "AS TS KS QS JS 9S"))
    assert found == {1: 160, 2: 80}


@pytest.mark.covers("melds.double_pinochle")
def test_what_a_double_pinochle_is_worth():
    hands = ("QS QS JD JD", "QS JD")

    def points(rules):
        return tuple(worth(rules, hand, "H") for hand in hands)

    found = outcomes(preset("two_hand"), "double_pinochle", points, [0, 300, 80])
    assert found == {0: (400, 40), 300: (300, 40), 80: (80, 40)}


DOUBLE = preset("double_deck")
ACES, KINGS = "AS AH AD AC ", "KS KH KD KC "


@pytest.mark.covers("melds.high_arounds")
def test_three_and_four_of_each_around():
    def points(rules):
        return [worth(rules, ACES * n) for n in (2, 3, 4)], worth(rules, KINGS * 4)

    found = outcomes(DOUBLE, "high_arounds", points)
    assert found == {"table": ([100, 150, 200], 160), "doubling": ([100, 200, 400], 320)}


@pytest.mark.covers("melds.double_marriages")
def test_marriages_of_one_suit():
    def points(rules):
        royal = [worth(rules, "KS QS " * n) for n in (1, 2, 3, 4)]
        return royal, worth(rules, "KH QH KH QH"), worth(rules, "AS TS KS KS QS QS JS")

    assert outcomes(DOUBLE, "double_marriages", points) == {
        "table": ([4, 8, 12, 16], 4, 19),
        # A run and one marriage (19) are less than the two marriages.
        "royal": ([4, 30, 60, 90], 4, 30),
        "all": ([4, 30, 60, 90], 30, 30),
    }


@pytest.mark.covers("melds.plain_runs")
def test_a_run_that_is_not_trump():
    def points(rules):
        run = "AH TH KH QH JH "
        return worth(rules, run), worth(rules, run * 2 + "KH QH"), worth(rules, run, "H")

    found = outcomes(DOUBLE, "plain_runs", points, [0, 40, 10])
    # Where such a run is worth less than the marriage in it, the marriage is shown.
    assert found == {0: (2, 6, 15), 40: (4, 10, 15), 10: (2, 6, 15)}


@pytest.mark.covers("melds.who")
def test_who_melds():
    def melding(rules):
        game = arranged_game(rules, {1: "KH QH", 2: "KD QD", 3: "KC QC"})
        game.act(Bid(seat=1, amount=250))
        for seat in (2, 3, 0):
            game.act(Pass(seat=seat))
        game.act(NameTrump(seat=1, suit=Suit.SPADES))
        game.act(next(iter(game.legal)))
        game.act(next(iter(game.legal)))
        return [seat for seat in range(4) if game.state.deal.melds[seat]]

    found = outcomes(MODERN, "melds.who", melding)
    assert found["bidder"] in ([], [1])
    assert {2} < set(found["all"])


CLASSIC = preset("partnership_classic")


def shown(rules):
    """Whether seat 1 has melded before its first card, and its melds after the first trick."""
    hands = {1: "AH KH QH" + FILL, 0: "AS"}
    game = arranged_game(rules, hands, upcard="TS")
    play_on(game, lambda game: game.state.phase == "tricks")
    before = game.state.deal.shown[1]
    game.act(PlayCard(seat=1, card=parse_card("QH")))
    marriages = [
        meld
        for meld in game.state.deal.melds[1]
        if meld.kind is MeldKind.MARRIAGE and meld.suit is Suit.HEARTS
    ]
    return before, len(marriages)


@pytest.mark.covers("melds.meld_timing")
def test_when_melds_are_shown():
    assert outcomes(CLASSIC, "meld_timing", shown) == {
        "before_lead": (True, 1),
        "after_own_first_card": (False, 0),
    }


@pytest.mark.covers("melds.first_card_counts")
def test_whether_the_first_card_still_counts():
    assert outcomes(CLASSIC, "first_card_counts", shown) == {False: (False, 0), True: (False, 1)}


def won_a_trick(rules, hand, upcard="", stock=""):
    """A game in which seat 1 has just won the first trick with an ace of clubs."""
    game = arranged_game(rules, {1: "AC " + hand, 0: "9C 9C JC"}, 0, upcard, stock)
    game.act(PlayCard(seat=1, card=parse_card("AC")))
    game.act(PlayCard(seat=0, card=parse_card("9C")))
    return game


def marriage(game, kind, suit):
    cards = parse_cards(f"K{suit} Q{suit}")
    return LayMeld(seat=1, kind=MeldKind(kind), suit=Suit(suit), cards=cards)


@pytest.mark.covers("stock.turn_up")
def test_a_turned_card():
    def deal(rules):
        deal = arranged_game(rules, {}).state.deal
        return deal.trump is not None, len(deal.stock)

    assert outcomes(TWO_HAND, "turn_up", deal) == {True: (True, 23), False: (False, 24)}


@pytest.mark.covers("stock.first_marriage")
def test_what_the_marriage_that_makes_trump_is_worth():
    def points(rules):
        game = won_a_trick(rules, "KH QH KD QD")
        game.act(marriage(game, "royal_marriage", "H"))
        assert game.state.deal.trump is Suit.HEARTS
        return game.state.deal.melds[1][0].points

    found = outcomes(preset("two_hand_no_turn"), "first_marriage", points)
    assert found == {"royal": 40, "plain": 20}


@pytest.mark.covers("stock.shown_nine")
def test_whether_a_nine_may_be_shown():
    def may_show(rules):
        return ShowDix(seat=1) in won_a_trick(rules, "9H", upcard="AH").legal

    assert outcomes(TWO_HAND, "shown_nine", may_show) == {True: True, False: False}


def last_trick_of_the_stock(rules):
    """The game when the winner of the twelfth trick may meld, before the last two cards."""

    def there(game):
        return len(game.state.deal.tricks) == 12 and game.state.deal.melding is not None

    game = arranged_game(rules, {}, upcard="AH")
    while not there(game):
        seat = game.actor
        idle = game.state.deal.melding is not None
        game.act(EndMelding(seat=seat) if idle else next(iter(game.legal)))
    return game


@pytest.mark.covers("stock.show_last")
def test_whether_the_last_hidden_card_is_shown():
    def shown_card(rules):
        game = last_trick_of_the_stock(rules)
        game.act(EndMelding(seat=game.actor))
        return any(isinstance(event, ev.DrawnCardShown) for event in game.events)

    assert outcomes(TWO_HAND, "show_last", shown_card) == {False: False, True: True}


@pytest.mark.covers("stock.choose_upcard")
def test_whether_the_winner_may_take_the_turned_card():
    def may_choose(rules):
        game = last_trick_of_the_stock(rules)
        choice = EndMelding(seat=game.actor, upcard=True)
        return choice in game.legal

    assert outcomes(TWO_HAND, "choose_upcard", may_choose) == {False: False, True: True}
    game = last_trick_of_the_stock(with_options(TWO_HAND, {"choose_upcard": True}))
    winner, turned = game.actor, game.state.deal.upcard
    game.act(EndMelding(seat=winner, upcard=True))
    assert [e.seat for e in game.events if isinstance(e, ev.UpcardDrawn)] == [winner]
    assert turned in game.state.deal.hands[winner]
