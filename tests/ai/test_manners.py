"""What people complain about in computer partners, as situations that must come out right.

P1 to P16 as in the list of manners; each test names the reason in its docstring or its asserts.
"""

from msgspec.structs import replace

from acesaround.ai import make_player, max_bid
from acesaround.ai.knowledge import Knowledge
from acesaround.cards import Rank, Suit, parse_card, parse_cards, sort_hand
from acesaround.game import Bid, Game, NameTrump, Pass, PassCards, PlayCard, View
from acesaround.rules import preset, with_options
from acesaround.testing import arranged_game

MODERN = preset("modern")
NO_PASS = with_options(MODERN, {"pass_count": 0})
PLAIN = make_player("plain")
# A hand with neither trump length nor melds, for a seat that is to pass.
WEAK = "9S 9S JS 9H JH QC 9C JC 9D QD TH TC"


def contract(hands, *, bidder=0, trump="S", rules=NO_PASS, amount=250):
    """A deal with these hands, in which the seat has bought the contract and named trump."""
    game = arranged_game(rules, hands, dealer=(bidder - 1) % 4)
    calls(game, amount, None, None, None)
    game.act(NameTrump(seat=bidder, suit=Suit(trump)))
    return game


def calls(game, *amounts):
    for amount in amounts:
        seat = game.actor
        game.act(Pass(seat=seat) if amount is None else Bid(seat=seat, amount=amount))
    return game


def played(game, cards):
    for card in parse_cards(cards):
        game.act(PlayCard(seat=game.actor, card=card))
    return game


def given(game, cards):
    game.act(PassCards(seat=game.actor, cards=parse_cards(cards)))
    return game


def choice(game: Game):
    return PLAIN.act(game.view(game.actor))


def codes(decision):
    return [advice.code for advice in decision.advice]


def at_score(game: Game, *scores: int) -> View:
    view = game.view(game.actor)
    return View(view.seat, replace(view.seen, scores=scores))


def test_p1_all_trumps_go_to_the_bidder():
    hand = "AD TD JD JD 9S JS 9H JH QH 9C JC QC"
    decision = choice(contract({2: hand}, trump="D", rules=MODERN))
    assert decision.action.cards == sort_hand(parse_cards("AD TD JD JD"))
    assert codes(decision)[0] == "pass_trump_length"


def test_p2_pinochle_parts_stay_when_neither_is_trump():
    for trump in "HC":
        other = "C" if trump == "H" else "H"
        hand = f"QS JD A{trump} T{trump} 9{trump} AS 9S JS K{other} 9{other} TD 9D"
        cards = choice(contract({2: hand}, trump=trump, rules=MODERN)).action.cards
        assert not set(cards) & set(parse_cards("QS JD")), trump


def test_p3_the_trump_half_goes_with_the_trumps_and_both_for_a_double():
    hand = "QS JD AS TS 9H JH TH KC 9C JC QD 9D"
    cards = choice(contract({2: hand}, trump="S", rules=MODERN)).action.cards
    assert cards == sort_hand(parse_cards("QS JD AS TS"))
    hand = "QS JD AD TD 9H JH TH KC 9C JC KS 9S"
    cards = choice(contract({2: hand}, trump="D", rules=MODERN)).action.cards
    assert set(parse_cards("QS JD AD TD")) == set(cards)


def test_p4_never_an_off_suit_nine():
    hand = "9H 9H JH TH KH 9C 9C QC JC TC 9D TD"
    cards = choice(contract({2: hand}, trump="S", rules=MODERN)).action.cards
    assert all(card.rank in (Rank.KING, Rank.QUEEN, Rank.TEN) for card in cards)


def test_p5_melds_stay_and_a_short_suit_is_emptied():
    game = contract(
        {
            0: "AS TS KS JS 9S AH KH QH TC JC 9C 9D",
            2: "QS AS AC KC 9H JH JH QC 9D QD JD TD",
        },
        rules=MODERN,
    )
    given(game, "QS AS AC KC")
    decision = choice(game)
    # The run that the queen completes and the marriage stay; the only diamond and clubs go.
    assert not set(decision.action.cards) & set(parse_cards("QS AS AC AH KH QH TS KS"))
    assert parse_card("9D") in decision.action.cards
    assert "return_empties_suit" in codes(decision)
    assert "return_keeps_gift" in codes(decision)


def test_p6_bid_once_more_on_sure_melds_though_the_others_have_passed():
    run = "AS TS KS QS JS 9S KH QH AC AD 9D 9C"
    # Partner (3) has opened; both opponents (2 and 0) have passed.
    game = calls(arranged_game(MODERN, {1: run}, dealer=1), None, 250, None)
    assert game.actor == 1
    decision = choice(game)
    assert isinstance(decision.action, Bid)
    assert codes(decision)[0] == "bid_once_more"


def test_p6_a_hand_worth_the_bid_is_bid_when_nobody_else_has():
    game = calls(arranged_game(MODERN, {3: "AS TS KS QS JS 9S KH QH AC AD 9D 9C"}), None, None)
    assert isinstance(choice(game).action, Bid)


def test_p7_partner_is_not_pushed_up_without_reason():
    fair = "AS TS KS JS 9S AH KH QH 9H TC KC JC"
    game = calls(arranged_game(MODERN, {1: fair}, dealer=1), None, 250, None)
    decision = choice(game)
    assert isinstance(decision.action, Pass)
    assert codes(decision) == ["pass_partner_has_it"]
    # The same hand would bid if nobody had.
    assert isinstance(choice(arranged_game(MODERN, {1: fair})).action, Bid)


def test_p8_trump_is_the_longer_suit_unless_melds_pay():
    long = "AS TS KS JS 9S 9S AH KH AC AD QD 9D"
    game = calls(arranged_game(MODERN, {1: long}), 250, None, None, None)
    assert choice(game).action == NameTrump(seat=1, suit=Suit.SPADES)
    melds = "AH TH KH QH JH TS KS JS 9S 9S JS AD"
    game = calls(arranged_game(MODERN, {1: melds}), 250, None, None, None)
    assert choice(game).action.suit is Suit.HEARTS


def test_p9_the_king_goes_to_partner_and_the_ten_stays():
    hands = {
        0: "AH 9H AS AS TS TS KS KS QS QS JS JS",
        1: "AH 9H 9D 9D JD JD QD QD 9C 9C JC JC",
        2: "TH KH AD AD AC AC TC TC KC KC QC QC",
        3: "TH KH QH QH JH JH 9S 9S KD KD TD TD",
    }
    # Both aces are gone or on the table, so partner's ace holds; head='never' leaves the choice.
    rules = with_options(NO_PASS, {"head": "never"})
    game = played(contract(hands, rules=rules), "AH 9H")
    decision = choice(game)
    assert decision.action.card is parse_card("KH")
    assert "keep_stronger" in codes(decision)


def test_p10_partners_nine_of_trump_is_known_to_win():
    hands = {
        1: "TH KH 9H JH AH TH KH QH 9H JH 9D 9D",
        2: "AH 9C 9C JC JC QC AC TC TC KC KC QC",
        3: "QH AS AS TS TS KS KS QS QS JS JS AC",
        0: "9S 9S AD AD TD TD KD KD QD QD JD JD",
    }
    # Seat 0 trumps with the nine; its partner 2 has played the ace of hearts already and is beaten.
    game = played(contract(hands, bidder=1), "9H AH QH")
    assert choice(game).action.card is parse_card("9S")
    # The partner of the trumper plays last and has a free choice of counters: the king is enough.
    hands = {
        1: "9S AS AS TS TS KS KS QS QS JS JS 9S",
        2: "9H 9H JH JH QH QH 9C 9C JC JC QC QC",
        3: "AD TD KD KD AC AC TC TC KC KC AH AH",
        0: "9D 9D JD JD QD QD TH TH KH KH AD TD",
    }
    decision = choice(played(contract(hands), "TD 9S 9H"))
    assert decision.action.card is parse_card("KD")
    assert codes(decision)[0] == "feed_partner"


def test_p11_without_the_ace_trumps_are_drawn_with_the_highest_that_is_no_counter():
    hands = {0: "TS TS KS QS QS JS JS 9S 9S 9H 9C 9D", 1: "AS JH JH", 3: "AS JC JC"}
    decision = choice(contract(hands))
    assert decision.action.card is parse_card("QS")
    assert codes(decision)[0] == "draw_trumps_save_ten"


def test_p12_a_defender_does_not_lead_the_bidders_trump():
    rules = with_options(NO_PASS, {"first_lead": "eldest"})
    game = arranged_game(rules, {1: "AS TS 9H JH JH 9C JC QC 9D QD JD QH", 2: "KS KS QS QS JS"})
    calls(game, None, 250, None, None)
    game.act(NameTrump(seat=2, suit=Suit.SPADES))
    assert game.actor == 1
    decision = choice(game)
    assert decision.action.card.suit is not Suit.SPADES
    assert "not_their_trump" in codes(decision)


def test_p13_side_aces_first_and_the_last_trump_is_kept():
    hands = {0: "AS AS TS TS KS KS QS QS AH AC AD 9D", 2: "JS JS 9S 9S"}
    decision = choice(contract(hands))
    assert decision.action.card.rank is Rank.ACE
    assert decision.action.card.suit is not Suit.SPADES
    # No trump is out: the last one is kept for the last trick.
    game = contract(
        {
            0: "AS AS TS TS KS KS QS QS JS JS 9S 9H",
            1: "9S AH AH TH TH KH KH QH QH JH JH 9H",
        }
    )
    played(game, "AS 9S")
    while len(game.state.deal.hands[0]) > 2:
        seat = game.actor
        legal = [action.card for action in game.legal]
        spades = [card for card in legal if card.suit is Suit.SPADES]
        game.act(PlayCard(seat=seat, card=spades[0] if seat == 0 else legal[-1]))
    while game.actor != 0:
        game.act(next(iter(game.legal)))
    decision = choice(game)
    assert decision.action.card is parse_card("9H")
    assert "keep_last_trump" in codes(decision)


def test_p14_a_card_shown_means_at_least_one():
    game = contract(
        {0: "KH QH AS TS", 1: "9C 9C JC JC QC QC 9D 9D JD JD 9H 9H", 2: "KH AH AH TH TH JH"}
    )
    known = Knowledge(game.view(1))
    king = parse_card("KH")
    assert known.held[0][king] == 1
    assert known.loose[king] == known.unseen[king] - 1
    for seat in (2, 3):
        assert known.may_hold(seat, king)


def test_p15_the_chance_to_win_the_game_counts():
    hand = "AS TS QS 9S 9S AH QH 9H AC TC JD JC"
    limit = max_bid(arranged_game(MODERN, {1: hand}).view(1)).amount
    game = calls(arranged_game(MODERN, {1: hand}, dealer=3), limit)
    even, behind, ahead = (
        PLAIN.act(at_score(game, *scores)) for scores in ((0, 0), (1400, 0), (0, 1450))
    )
    assert isinstance(even.action, Pass)
    assert isinstance(behind.action, Bid)
    assert "opponents_near_game" in codes(behind)
    assert isinstance(ahead.action, Pass)


def test_p16_points_still_count_when_the_contract_is_safe():
    """The last card but one: the side that is safe still takes the counters it can."""
    hands = {
        0: "AS AS TS TS KS KS QS QS JS JS AH 9S",
        2: "TH KH AC AC AD AD TC TC TD TD 9C 9D",
        1: "9H 9H JH JH QH QH 9S 9C JC JC QC QC",
        3: "AH TH KH KC KC 9D JD JD QD QD KD KD",
    }
    game = contract(hands)
    played(game, "AH 9H")
    # Partner's ace holds unless somebody trumps, and trump is all with the bidder's side or spent.
    decision = choice(game)
    assert decision.action.card in parse_cards("TH KH")
    assert codes(decision)[0].startswith("feed_partner")


def test_p16_a_side_without_a_trick_fights_for_its_melds():
    """Near the end the defenders win the trick that saves their melds, though it is poor."""
    hands = {
        0: "AS AS TS TS KS KS QS QS JS JS 9S 9H",
        1: "KC QC AC TC JC JC QC KC 9C 9C AH TC",
        2: "AD AD TD TD KD KD QD QD JD JD 9D 9D",
    }
    game = contract(hands)
    for _ in range(11):
        strongest = max(
            (action.card for action in game.legal),
            key=lambda card: (card.suit is Suit.SPADES, card.strength),
        )
        game.act(PlayCard(seat=0, card=strongest))
        while game.actor != 0:
            cards = [action.card for action in game.legal]
            weakest = min(cards, key=lambda card: (card.suit is Suit.HEARTS, card.strength))
            game.act(PlayCard(seat=game.actor, card=weakest))
    view = game.view(0)
    assert view.hand == parse_cards("9H")
    game.act(PlayCard(seat=0, card=parse_card("9H")))
    assert choice(game).action.card is parse_card("AH")
