"""Burying, exchanging, giving up, bidding with many cards, and playing against one bidder."""

import pytest

from acesaround.ai import card_help, make_player, max_bid
from acesaround.ai.knowledge import Knowledge
from acesaround.cards import Suit, deck_of, parse_card, parse_cards, without
from acesaround.game import (
    Bid,
    Bury,
    Concede,
    Deal,
    Decline,
    ExchangeDix,
    Game,
    NameTrump,
    Pass,
    PlayCard,
    ShootMoon,
)
from acesaround.rules import preset, with_options
from acesaround.testing import arranged_game

PLAIN = make_player("plain")
CHIPS, MODERN3 = preset("auction_chips"), preset("modern3")


def dealt(rules, hands, widow="", dealer=0):
    """A game in which the seats get these cards and the widow those; the rest is filled up."""
    seats = [seat for seat in range(rules.deal.players) if seat != dealer]
    if not rules.deal.dealer_sits_out:
        seats.append(dealer)
    seats.sort(key=lambda seat: (seat <= dealer, seat))
    full = {seat: list(parse_cards(hands.get(seat, ""))) for seat in seats}
    aside = list(parse_cards(widow))
    rest = deck_of(rules.deck.copies, rules.deck.nines)
    for cards in (*full.values(), aside):
        rest = without(rest, cards)
    left = list(rest)
    for hand in full.values():
        while len(hand) < rules.deal.hand_size:
            hand.append(left.pop())
    while len(aside) < rules.widow.size:
        aside.append(left.pop())
    order = []
    while any(full.values()):
        for seat in seats:
            order += full[seat][: rules.deal.packet]
            del full[seat][: rules.deal.packet]
        if len(order) == rules.deal.packet * len(seats):
            order += aside
    game = Game.start(rules, dealer)
    game.act(Deal(order=tuple(order)))
    return game


def contract(game, bidder, trump, amount=300):
    """The seat buys the contract and names trump."""
    while game.actor is not None and game.state.phase == "auction":
        seat = game.actor
        game.act(Bid(seat=seat, amount=amount) if seat == bidder else Pass(seat=seat))
    game.act(NameTrump(seat=bidder, suit=Suit(trump)))
    return game


def choice(game):
    return PLAIN.act(game.view(game.actor))


def codes(decision):
    return [advice.code for advice in decision.advice]


# Burying.


def test_lost_counters_are_buried_and_melds_trumps_and_aces_stay():
    hand = "AS TS KS QS JS 9S AH AD KC QC TD TC 9D JH 9H"
    game = contract(dealt(MODERN3, {1: hand}, "TH 9C AC"), 1, "S", 250)
    assert game.state.phase == "bury"
    decision = choice(game)
    assert set(decision.action.cards) <= set(parse_cards("TH TD TC 9D 9H JH 9C"))
    assert set(decision.action.cards) & set(parse_cards("TH TD TC"))
    assert "bury_counters" in codes(decision)
    assert {role.card for role in card_help(game.view(1))} == set(game.view(1).hand)


def test_a_short_suit_is_emptied():
    game = contract(
        dealt(MODERN3, {1: "AS AS TS TS KS QS JS AH AH TH KH QC AC AC TC"}, "9D TD QD"), 1, "S", 250
    )
    decision = choice(game)
    assert decision.action.cards == parse_cards("TD QD 9D")
    assert "bury_empties_suit" in codes(decision)


def test_buried_cards_are_known_to_the_bidder_alone():
    game = contract(
        dealt(MODERN3, {1: "AS AS TS TS KS QS JS AH AH TH KH QC AC AC TC"}, "9D TD QD"), 1, "S", 250
    )
    game.act(Bury(seat=1, cards=parse_cards("TD QD 9D")))
    ten = parse_card("TD")
    bidder, other = Knowledge(game.view(1)), Knowledge(game.view(2))
    held = game.state.deal.hands[2].count(ten)
    assert bidder.unseen[ten] == 1
    assert other.unseen[ten] == 2 - held
    # All saw it in the widow: it may be in the bidder's hand still, but in nobody else's.
    assert 0 < other.chance(1, ten) < 1
    assert not other.may_hold(0, ten) or other.unseen[ten] == 2


# The dealer's turned card.


@pytest.mark.parametrize("variant", ["three_hand", "four_hand_solo", "partnership_bicycle"])
def test_the_nine_is_exchanged_wherever_there_is_one(variant):
    rules = preset(variant)
    game = Game.start(rules)
    deck = without(deck_of(2, True), parse_cards("9S AS"))
    packet = rules.deal.packet
    order = list(deck[:46])
    order.insert(packet, parse_card("9S"))
    game.act(Deal(order=(*order, parse_card("AS"))))
    while not isinstance(choice(game).action, ExchangeDix):
        assert codes(choice(game)) == ["no_dix"]
        game.act(choice(game).action)
    assert codes(choice(game)) == ["take_turned"]
    seat = game.actor
    game.act(choice(game).action)
    assert parse_card("AS") in game.state.deal.hands[seat]
    known = Knowledge(game.view(next(each for each in (1, 2) if each != seat)))
    assert known.held[seat][parse_card("AS")] == 1
    assert known.held[0][parse_card("9S")] == 1


# Giving up and announcing.

RICH = "AS TS KS QS JS AH AD AC KH KD KC QH QD QC TS"
POOR = "JS JS 9S 9S 9H 9H JH JH QH 9D 9D JD JD QC 9C"


def buried(game):
    while game.state.phase == "bury":
        game.act(choice(game).action)
    return game


def test_a_contract_made_by_melds_is_conceded_by_its_opponents():
    game = buried(contract(dealt(CHIPS, {1: RICH}), 1, "S"))
    assert codes(choice(game)) == ["contract_safe"]
    game.act(choice(game).action)
    decision = choice(game)
    assert decision.action == Concede(seat=2)
    assert codes(decision) == ["defence_is_over"]


def test_opponents_defend_while_a_point_is_missing():
    game = buried(contract(dealt(CHIPS, {1: RICH}), 1, "S", 600))
    assert codes(choice(game)) == ["play_on"]
    game.act(choice(game).action)
    assert choice(game).action == Decline(seat=2)


def test_a_hopeless_contract_is_given_up():
    game = buried(contract(dealt(CHIPS, {1: POOR}), 1, "S", 500))
    decision = choice(game)
    assert decision.action == Concede(seat=1)
    assert codes(decision) == ["give_up"]


def test_a_doubtful_contract_is_given_up_only_where_losing_costs_double():
    hand = "AS KS QS JS 9S 9S AH KH QH TD 9D KC JC AC 9C"
    for double, kinds in ((False, (Decline,)), (True, (Concede,))):
        rules = with_options(CHIPS, {"double_bete": double})
        game = buried(contract(dealt(rules, {1: hand}, "9H JH JH"), 1, "S", 320))
        assert isinstance(choice(game).action, kinds), double


def test_points_are_compared_where_the_bidders_may_give_up():
    rules = with_options(preset("racehorse"), {"throw_in": "free", "scale": 1, "pass_count": 0})
    weak = "AS KS 9S 9S JH 9H 9D JD QD TC 9C JC"
    game = contract(arranged_game(rules, {1: weak}), 1, "S", 310)
    if game.state.phase == "offers":
        assert choice(game).action == Concede(seat=1)
    strong = "AS AS TS TS KS QS JS AH AH AD AC AC"
    game = contract(arranged_game(rules, {1: strong}), 1, "S", 310)
    assert choice(game).action == Decline(seat=1)


def test_all_tricks_are_announced_only_when_they_are_certain():
    rules = with_options(MODERN3, {"moon": "announced"})
    sure = "AS AS TS TS KS KS QS QS JS AH AH AD AD AC AC"
    game = contract(dealt(rules, {1: sure}, "9H 9D 9C"), 1, "S", 250)
    game.act(Bury(seat=1, cards=parse_cards("9H 9D 9C")))
    assert choice(game).action == ShootMoon(seat=1)
    # The other ace of diamonds beats the ten.
    not_sure = "AS AS TS TS KS KS QS QS JS AH AH AD TD AC AC"
    game = contract(dealt(rules, {1: not_sure}, "9H 9D 9C"), 1, "S", 250)
    game.act(Bury(seat=1, cards=parse_cards("9H 9D 9C")))
    assert choice(game).action == Decline(seat=1)


# The auction.

BIG = "AS AS TS TS KS KS QS JS JS AH AH TH KH QH AD KD QD AC AC KC"


def test_twenty_cards_with_a_run_are_bid_and_their_own_suit_named():
    rules = preset("double_deck")
    game = arranged_game(rules, {1: BIG})
    decision = choice(game)
    assert decision.action == Bid(seat=1, amount=50)
    limit = max_bid(game.view(1)).amount
    assert limit > 60
    assert limit % 5 == 0
    assert codes(decision) == ["bid_worth"]
    game.act(decision.action)
    for _ in range(3):
        game.act(Pass(seat=game.actor))
    assert choice(game).action == NameTrump(seat=1, suit=Suit.SPADES)


def test_trump_needs_a_marriage_where_the_rules_say_so():
    rules = preset("double_deck")
    long = "AS AS AS TS TS TS KS KS JS JS JS KH QH JH AD TD JD JC JC AC"
    game = arranged_game(rules, {1: long})
    game.act(Bid(seat=1, amount=50))
    for _ in range(3):
        game.act(Pass(seat=game.actor))
    assert choice(game).action == NameTrump(seat=1, suit=Suit.HEARTS)


def test_without_a_bid_that_may_be_made_one_passes():
    rules = with_options(preset("modern"), {"marriage_required": "to_bid"})
    game = arranged_game(rules, {1: "AS AS TS TS KS KS JS JS AH AD AC TC"})
    assert codes(choice(game)) == ["pass_may_not_bid"]


def test_a_single_call_is_more_than_the_least():
    strong = "AS AS TS TS KS QS JS AH AD AC KH QH"
    game = arranged_game(preset("firehouse"), {1: strong})
    decision = choice(game)
    assert decision.action.amount > 200
    assert codes(decision)[:2] == ["bid_worth", "bid_only_call"]
    last = arranged_game(preset("firehouse"), {0: strong})
    last.act(Bid(seat=1, amount=200))
    for seat in (2, 3):
        last.act(Pass(seat=seat))
    assert choice(last).action == Bid(seat=0, amount=210)


def test_a_bidder_alone_counts_on_the_widow_and_on_no_partner():
    game = dealt(MODERN3, {1: "AS TS KS QS 9S 9S AH AH AC TC KC QC AD KD TD"})
    found = max_bid(game.view(1)).worth
    # The jack of spades that makes the run may lie in the widow.
    assert found.partner_melds > 0
    assert codes(choice(game))[0] == "bid_worth_widow"


# Two against the bidder.


@pytest.mark.parametrize("rules", [CHIPS, MODERN3], ids=lambda rules: rules.name)
def test_a_defender_gives_counters_to_the_other_defender_not_to_the_bidder(rules):
    rules = with_options(rules, {"head": "never"})
    hands = {
        1: "KS KS QS QS JS JS 9S 9S TS JH AH 9D 9D 9C JC",
        2: "AS AS TS AH QH KH AD TD KD QD AC TC KC QC JC",
        0: "KH TH QH 9H 9H JH TH AD TD KD JD JD AC TC KC",
    }
    if rules.deal.dealer_sits_out:
        hands[3] = hands.pop(0)
    game = contract(dealt(rules, hands, "QC QD 9C"), 1, "S")
    game.act(Bury(seat=1, cards=parse_cards("QC QD 9C")))
    while game.state.phase == "offers":
        game.act(Decline(seat=game.actor))
    last = 3 if rules.deal.dealer_sits_out else 0
    for lead, second, wanted, code in (
        ("JH", "AH", "TH KH", "feed_ally"),
        ("AH", "QH", "9H", "cannot_win_play_low"),
    ):
        after = Game.replay(game.events)
        after.act(PlayCard(seat=1, card=parse_card(lead)))
        after.act(PlayCard(seat=2, card=parse_card(second)))
        assert after.actor == last
        assert Knowledge(after.view(last)).allies == [2]
        decision = choice(after)
        assert decision.action.card in parse_cards(wanted)
        assert codes(decision)[0] == code
    assert Knowledge(game.view(1)).allies == []


# Melds that come later.


def test_the_first_card_spares_the_melds_that_are_counted_after_it():
    hand = "AS AH AD AC KH QH 9H JH 9D 9C TC 9S"
    for timing in ("before_lead", "after_own_first_card"):
        rules = with_options(preset("partnership_classic"), {"meld_timing": timing})
        game = arranged_game(rules, {1: hand, 0: "JC JC QC"})
        while game.state.phase == "exchange":
            game.act(Decline(seat=game.actor))
        decision = choice(game)
        spares = decision.action.card not in parse_cards("AS AH AD AC KH QH")
        assert spares == (timing == "after_own_first_card")
        assert ("first_card_no_meld" in codes(decision)) == spares


def test_the_first_marriage_makes_the_longest_suit_trump():
    rules = preset("two_hand_no_turn")
    game = arranged_game(rules, {1: "KH QH AS TS KS QS JS 9S AC 9C 9D JH"}, dealer=0)
    game.act(PlayCard(seat=1, card=parse_card("AC")))
    card = next(card for card in game.state.deal.hands[0] if card.suit is not Suit.CLUBS)
    game.act(PlayCard(seat=0, card=card))
    decision = choice(game)
    assert decision.action.suit is Suit.SPADES
    assert codes(decision) == ["meld_makes_trump"]
    game.act(decision.action)
    assert game.state.deal.trump is Suit.SPADES
