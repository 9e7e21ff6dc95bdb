"""The options of deck, deal and widow, each in a situation in which its values differ."""

import pytest

from acesaround.cards import Suit, parse_cards
from acesaround.game import Bid, Bury, Contract, NameTrump, Pass, buriable, dealer_of_draw
from acesaround.game import event as ev
from acesaround.rules import MeldKind, preset, problems, with_options
from acesaround.testing import arranged, arranged_game, outcomes, play_on, played_game

SOLO = preset("four_hand_solo")
NINES = "9S 9S 9H 9H 9D"


def dealt(rules):
    return arranged_game(rules, {}).state.deal


@pytest.mark.covers("deck.copies")
def test_copies():
    def held(rules):
        hands = dealt(rules).hands
        return sum(len(hand) for hand in hands), max(hands[1].count(card) for card in hands[1])

    rules = preset("double_deck")
    assert outcomes(rules, "copies", held, [4]) == {4: (80, 4)}
    assert outcomes(rules, "copies", held, [2], hand_size=10) == {2: (40, 2)}


@pytest.mark.covers("deck.nines")
def test_nines_and_so_the_dix():
    def dix(rules):
        game = play_on(arranged_game(rules, {}))
        return sum(m.kind is MeldKind.DIX for melds in game.state.deal.melds for m in melds)

    assert outcomes(SOLO, "nines", dix, [False], hand_size=10) == {False: 0}
    assert outcomes(SOLO, "nines", dix, [True])[True] > 0


@pytest.mark.covers("deal.players")
@pytest.mark.parametrize("number", [2, 3, 4])
def test_players(number):
    found = outcomes(SOLO, "players", dealt, [number], hand_size=48 // number)[number]
    assert len(found.seats) == len(found.hands) == number


@pytest.mark.covers("deal.partners")
def test_partners_score_together():
    def scores(rules):
        return len(play_on(arranged_game(rules, {})).state.scores)

    assert outcomes(SOLO, "partners", scores) == {False: 4, True: 2}


@pytest.mark.covers("deal.hand_size")
def test_the_size_of_hands():
    def sizes(rules):
        deal = dealt(rules)
        return len(deal.hands[0]), len(deal.stock)

    found = outcomes(preset("two_hand"), "hand_size", sizes, [12, 15, 10])
    assert found == {12: (12, 23), 15: (15, 17), 10: (10, 27)}


@pytest.mark.covers("deal.packet")
def test_packets_decide_who_gets_which_card():
    def hand(rules):
        from acesaround.game import Deal, Game

        game = Game.start(rules)
        game.act(Deal(order=arranged(SOLO, {}).order))
        return game.state.deal.hands[1]

    assert len(set(outcomes(SOLO, "packet", hand).values())) == 5


@pytest.mark.covers("deal.turn_last")
def test_a_last_card_turned_for_trump():
    found = outcomes(SOLO, "turn_last", lambda rules: dealt(rules).trump is not None)
    assert found == {False: False, True: True}


@pytest.mark.covers("deal.dealer_sits_out")
def test_a_dealer_without_cards():
    chips = preset("auction_chips")
    sitting = outcomes(chips, "dealer_sits_out", lambda rules: dealt(rules).seats, [True])
    playing = outcomes(
        chips, "dealer_sits_out", lambda rules: dealt(rules).seats, [False], players=3
    )
    assert (sitting[True], playing[False]) == ((1, 2, 3), (0, 1, 2))


@pytest.mark.covers("deal.sits_out")
def test_who_sits_out():
    def order(rules):
        game = arranged_game(rules, {}, dealer=1)
        called = []
        while game.state.phase == "auction" and not game.state.deal.calls[2:]:
            called.append(game.actor)
            game.act(Pass(seat=game.actor))
        return called

    found = outcomes(preset("auction_chips"), "deal.sits_out", order)
    assert found == {"dealer": [2, 3, 0], "dealers_right": [2, 3, 1]}


def test_a_dealer_who_plays_can_be_stuck_and_the_deal_still_moves_on():
    rules = with_options(
        preset("auction_chips"), {"sits_out": "dealers_right", "all_pass": "dealer_stuck"}
    )
    game = arranged_game(rules, {}, dealer=1)
    for _ in range(2):
        game.act(Pass(seat=game.actor))
    assert game.state.deal.contract == Contract(1, 300, stuck=True)
    play_on(game)
    game.act(arranged(rules, {}, dealer=2))
    assert game.state.deal.seats == (0, 2, 3)


@pytest.mark.covers("deal.nines_redeal")
def test_a_hand_full_of_nines():
    hands = {
        "with an ace": NINES + " AS KS KS QS QS JS JS",
        "without": NINES + " KS KS QS QS JS JS TS",
    }
    hands["six"] = NINES + " 9D AS"

    def thrown_in(rules):
        found = {name: arranged_game(rules, {1: hand}) for name, hand in hands.items()}
        return [name for name, game in found.items() if game.state.deal.abandoned]

    assert outcomes(preset("modern"), "nines_redeal", thrown_in) == {
        "off": [],
        "five": ["with an ace", "without", "six"],
        "five_no_ace": ["without"],
        "six": ["six"],
    }


def test_a_hand_of_nines_is_dealt_again_by_the_same_dealer():
    rules = with_options(preset("modern"), {"nines_redeal": "five"})
    game = arranged_game(rules, {1: NINES}, dealer=2)
    game.act(arranged(rules, {}, dealer=2))
    assert game.state.deal.dealer == 2
    assert game.actor == 3


@pytest.mark.covers("deal.first_dealer")
def test_who_deals_first():
    drawn = parse_cards("KS 9H AD TC")
    found = outcomes(SOLO, "first_dealer", lambda rules: dealer_of_draw(rules, drawn))
    assert found == {"high": 2, "low": 1, "random": None}


def bought(rules, widow="", hand="AS TS KS QS JS", bury=""):
    game = arranged_game(rules, {1: hand}, widow=widow)
    game.act(Bid(seat=1, amount=rules.auction.min_bid))
    for seat in (2, 0):
        game.act(Pass(seat=seat))
    game.act(NameTrump(seat=1, suit=Suit.SPADES))
    if bury:
        game.act(Bury(seat=1, cards=parse_cards(bury)))
    return game


@pytest.mark.covers("widow.size")
def test_the_size_of_the_widow():
    def sizes(rules):
        game = bought(rules)
        held = len(game.state.deal.hands[1])
        play_on(game, lambda game: game.state.phase == "tricks")
        return held, len(game.state.deal.buried)

    rules = preset("modern3")
    assert outcomes(rules, "widow.size", sizes, [3], hand_size=15) == {3: (18, 3)}
    assert outcomes(rules, "widow.size", sizes, [6], hand_size=14) == {6: (20, 6)}


def test_where_too_few_cards_are_in_no_meld_any_may_be_buried():
    full = "AS AS TS TS KS KS QS QS JS JS JD JD AH AD AC"
    for widow in ("AH AD AC", "9S 9H 9H"):
        game = bought(preset("modern3"), widow=widow, hand=full)
        assert len(buriable(game.state, 1)) == 18
    game = bought(preset("modern3"), widow="9H 9H 9D", hand=full)
    assert buriable(game.state, 1) == parse_cards("9H 9H 9D")


@pytest.mark.parametrize(("hand", "widow", "unseen"), [(25, 5, True), (26, 2, False)])
def test_three_players_with_a_double_pack(hand, widow, unseen):
    # RULES 8.6: no variant of its own, but all of it can be chosen.
    rules = with_options(
        preset("modern3"),
        {
            "deck.copies": 4,
            "deck.nines": False,
            "hand_size": hand,
            "widow.size": widow,
            "trump_unseen": unseen,
            "melds.table": "double_deck",
            "last_trick": 20,
            "match.target": 4550,
            "min_bid": 500,
        },
    )
    assert problems(rules) == ()
    game = played_game(rules, 3, deals=2)
    assert [len(score.sides) for score in game.state.history] == [3, 3]
    assert len(game.state.deal.buried) == widow


@pytest.mark.covers("widow.bury_announce")
def test_what_is_said_of_buried_cards():
    def said(rules):
        game = bought(rules, widow="AS AH 9D", bury="AS AH 9D")
        return [
            (event.trumps, event.aces)
            for event in game.events
            if isinstance(event, ev.BuriedAnnounced)
        ]

    found = outcomes(preset("modern3"), "bury_announce", said)
    assert found == {"nothing": [], "trump_or_ace": [(1, 1)]}
