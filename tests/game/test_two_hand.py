"""The two-handed classic, rule by rule (RULES 1, 10.2, 10.8)."""

import msgspec
import pytest

from acesaround.cards import BACK, Suit, parse_card, parse_cards, sort_hand
from acesaround.game import (
    EndMelding,
    ExchangeDix,
    IllegalAction,
    LayMeld,
    PlayCard,
    Refusal,
    ShowDix,
)
from acesaround.game import event as ev
from acesaround.rules import MeldKind, preset, with_options
from acesaround.testing import arranged_game

RULES = preset("two_hand")
LEADER, DEALER = 1, 0


def play(game, *cards):
    for text in cards:
        game.act(PlayCard(seat=game.actor, card=parse_card(text)))


def meld(game, kind, cards, suit=None, laid=()):
    return game.act(
        LayMeld(
            seat=game.actor,
            kind=MeldKind(kind),
            suit=suit and Suit(suit),
            cards=parse_cards(cards),
            laid=laid,
        )
    )


def end(game):
    return game.act(EndMelding(seat=game.actor))


def refused(game, action):
    before = game.state
    with pytest.raises(IllegalAction) as refusal:
        game.act(action)
    assert game.state == before
    return refusal.value.reason


def after_a_trick(hand, upcard="9D", rules=RULES, opponent="9C 9C JC", stock=""):
    """A game in which seat 1 has just won the first trick with an ace of clubs."""
    game = arranged_game(rules, {LEADER: "AC " + hand, DEALER: opponent}, 0, upcard, stock)
    play(game, "AC", "9C")
    return game


def test_a_turned_nine_gives_the_dealer_ten_at_once():
    game = arranged_game(RULES, {}, upcard="9D")
    assert game.state.deal.bonus == (10, 0)
    assert game.state.deal.trump is Suit.DIAMONDS


def test_the_loser_draws_second_and_the_last_card_is_the_turned_one():
    game = after_a_trick("", stock="AS KS")
    end(game)
    assert parse_card("AS") in game.state.deal.hands[LEADER]
    assert parse_card("KS") in game.state.deal.hands[DEALER]
    while game.state.phase == "stock":
        if game.state.deal.melding is None:
            game.act(game.legal[0])
        else:
            end(game)
    assert game.state.deal.upcard is None and not game.state.deal.stock
    drawn = [event for event in game.events if isinstance(event, ev.UpcardDrawn)]
    assert [event.card for event in drawn] == [game.state.deal.turned]
    assert drawn[0].seat != game.state.deal.tricks[11].winner
    assert [len(hand) for hand in game.state.deal.hands] == [12, 12]


def test_any_card_may_be_played_while_the_stock_lasts():
    game = arranged_game(RULES, {LEADER: "TC", DEALER: "AC 9S"}, upcard="9D")
    play(game, "TC", "9S")
    assert game.state.deal.tricks[0].winner == LEADER


def test_one_meld_for_a_trick():
    game = after_a_trick("KH QH KS QS")
    meld(game, "marriage", "KH QH", "H")
    action = LayMeld(
        seat=LEADER, kind=MeldKind.MARRIAGE, suit=Suit.SPADES, cards=parse_cards("KS QS")
    )
    assert refused(game, action).code is Refusal.ONE_MELD


def test_meld_cards_stay_in_play_and_are_taken_up_at_the_end_of_the_stock():
    game = after_a_trick("KH QH")
    meld(game, "marriage", "KH QH", "H")
    end(game)
    game.act(PlayCard(seat=LEADER, card=parse_card("KH"), laid=0))
    assert [laid.card.value for laid in game.state.deal.laid[LEADER]] == ["QH"]
    while game.state.phase == "stock":
        if game.state.deal.melding is None:
            hand = game.state.deal.hands[game.actor]
            game.act(PlayCard(seat=game.actor, card=hand[-1]))
        else:
            end(game)
    assert game.state.deal.laid == ((), ())
    taken = game.view(DEALER).deal.hands[LEADER]
    drawn = [event for event in game.events if isinstance(event, ev.UpcardDrawn)]
    known = [each.card for each in drawn if each.seat == LEADER] + list(parse_cards("QH"))
    assert sort_hand(card for card in taken if card is not BACK) == sort_hand(known)


def test_royal_marriage_then_run_scores_both_but_never_the_other_way_round():
    game = after_a_trick("AD TD KD QD JD AS AS", upcard="AH")
    assert game.state.deal.trump is Suit.HEARTS
    game = after_a_trick("AD TD KD QD JD AS AS")
    meld(game, "royal_marriage", "KD QD", "D")
    end(game)
    play(game, "AS", game.state.deal.hands[DEALER][-1].value)
    meld(game, "run", "AD TD JD", "D", laid=(0, 1))
    assert [each.points for each in game.state.deal.melds[LEADER]] == [40, 150]

    game = after_a_trick("AD TD KD QD JD KD QD AS")
    meld(game, "run", "AD TD KD QD JD", "D")
    end(game)
    play(game, "AS", game.state.deal.hands[DEALER][-1].value)
    row = [laid.card.value for laid in game.state.deal.laid[LEADER]]
    action = LayMeld(
        seat=LEADER,
        kind=MeldKind.ROYAL_MARRIAGE,
        suit=Suit.DIAMONDS,
        cards=parse_cards("QD"),
        laid=(row.index("KD"),),
    )
    reason = refused(game, action)
    assert (reason.code, reason.cards) == (Refusal.MELD_USED_CARD, parse_cards("KD"))


@pytest.mark.covers("stock.need_new_card")
def test_a_meld_needs_a_new_card_unless_the_option_is_off():
    hand = "KS QS KH QH KC QC KD QD AS AS AH"
    # (RULES 10.2 S1: kings first, then each marriage with a queen from the hand)
    for rules, allowed in ((RULES, False), (with_options(RULES, {"need_new_card": False}), True)):
        game = after_a_trick(hand, upcard="9H", rules=rules)
        for kind, cards, suit, laid in (
            ("kings_around", "KS KH KD KC", None, ()),
            ("queens_around", "QS QH QD QC", None, ()),
        ):
            meld(game, kind, cards, suit, laid)
            end(game)
            play(game, "AS", game.state.deal.hands[DEALER][-1].value)
        row = [laid.card.value for laid in game.state.deal.laid[LEADER]]
        action = LayMeld(
            seat=LEADER,
            kind=MeldKind.MARRIAGE,
            suit=Suit.SPADES,
            cards=(),
            laid=(row.index("KS"), row.index("QS")),
        )
        if allowed:
            game.act(action)
            assert game.state.deal.melds[LEADER][-1].points == 20
        else:
            reason = refused(game, action)
            assert reason.code is Refusal.MELD_NEEDS_NEW_CARD
            assert reason.option == "stock.need_new_card"


@pytest.mark.covers("stock.upgrade_to_double")
def test_eight_kings_must_be_laid_whole_unless_singles_may_grow():
    hand = "KS KS KH KH KD KD KC KC AS AS"
    for rules, points in ((RULES, 80), (with_options(RULES, {"upgrade_to_double": True}), 800)):
        game = after_a_trick(hand, rules=rules)
        meld(game, "kings_around", "KS KH KD KC")
        end(game)
        play(game, "AS", game.state.deal.hands[DEALER][-1].value)
        whole = LayMeld(
            seat=LEADER,
            kind=MeldKind.KINGS,
            cards=parse_cards("KS KH KD KC"),
            laid=(0, 1, 2, 3),
        )
        if points == 800:
            game.act(whole)
        else:
            reason = refused(game, whole)
            assert (reason.code, reason.option) == (
                Refusal.MELD_USED_CARD,
                "stock.upgrade_to_double",
            )
            meld(game, "kings_around", "KS KH KD KC")
        assert game.state.deal.melds[LEADER][-1].points == points


def test_double_pinochle_at_once():
    game = after_a_trick("QS QS JD JD")
    meld(game, "pinochle", "QS QS JD JD")
    assert game.state.deal.melds[LEADER][-1].points == 400


@pytest.mark.parametrize(
    ("kind", "suit", "cards", "code"),
    [
        ("marriage", "D", "KD QD", Refusal.MELD_NOT_TRUMP),
        ("royal_marriage", "H", "KH QH", Refusal.MELD_NOT_TRUMP),
        ("marriage", "H", "KH KH", Refusal.NOT_A_MELD),
        ("marriage", None, "KH QH", Refusal.NOT_A_MELD),
        ("marriage", "H", "KH KH QH QH", Refusal.NOT_A_MELD),
        ("pinochle", None, "QS KD", Refusal.NOT_A_MELD),
        ("kings_around", None, "KH KH", Refusal.NOT_A_MELD),
        ("pinochle", None, "QS JD", Refusal.NOT_IN_HAND),
        ("dix", "D", "9H", Refusal.NOT_A_MELD),
    ],
)
def test_what_is_no_meld(kind, suit, cards, code):
    game = after_a_trick("KD QD KH KH QH QH QS 9H AS AS AH", opponent="9C JD JD")
    action = LayMeld(
        seat=LEADER,
        kind=MeldKind(kind),
        suit=suit and Suit(suit),
        cards=parse_cards(cards),
    )
    assert refused(game, action).code is code


def test_dix_and_meld_with_the_card_taken_in_one_turn():
    # RULES 10.2 S12
    game = after_a_trick("9H TH KH QH JH", upcard="AH")
    game.act(ExchangeDix(seat=LEADER))
    assert game.state.deal.upcard is parse_card("9H")
    meld(game, "run", "AH TH KH QH JH", "H")
    assert sum(each.points for each in game.state.deal.melds[LEADER]) == 160


def test_the_taken_card_is_known_to_the_opponent():
    game = after_a_trick("9H", upcard="AH")
    game.act(ExchangeDix(seat=LEADER))
    assert parse_card("AH") in game.view(DEALER).deal.hands[LEADER]


def test_the_second_nine_scores_by_being_shown():
    game = after_a_trick("9H 9H AS", upcard="AH")
    game.act(ExchangeDix(seat=LEADER))
    assert refused(game, ExchangeDix(seat=LEADER)).code is Refusal.NO_EXCHANGE
    game.act(ShowDix(seat=LEADER))
    assert [each.points for each in game.state.deal.melds[LEADER]] == [10, 10]
    assert refused(game, ShowDix(seat=LEADER)).code is Refusal.NO_DIX


def test_a_turned_nine_is_not_exchanged_but_the_other_scores():
    game = after_a_trick("9D", upcard="9D")
    assert refused(game, ExchangeDix(seat=LEADER)).code is Refusal.NO_EXCHANGE
    game.act(ShowDix(seat=LEADER))
    assert game.state.deal.melds[LEADER][0].points == 10


@pytest.mark.covers("stock.dix_is_free")
@pytest.mark.parametrize("free", [True, False])
def test_whether_the_dix_uses_up_the_meld(free):
    rules = with_options(RULES, {"dix_is_free": free})
    game = after_a_trick("9H KS QS", upcard="AH", rules=rules)
    game.act(ShowDix(seat=LEADER))
    action = LayMeld(
        seat=LEADER, kind=MeldKind.MARRIAGE, suit=Suit.SPADES, cards=parse_cards("KS QS")
    )
    if free:
        game.act(action)
    else:
        assert refused(game, action).code is Refusal.ONE_MELD


@pytest.mark.covers("stock.meld_then_draw")
@pytest.mark.parametrize("first", [True, False])
def test_meld_before_or_after_the_draw(first):
    rules = with_options(RULES, {"meld_then_draw": first})
    game = after_a_trick("KS TC TC", rules=rules, stock="QS")
    spades = LayMeld(
        seat=LEADER, kind=MeldKind.MARRIAGE, suit=Suit.SPADES, cards=parse_cards("KS QS")
    )
    assert (spades in game.legal) is not first


def test_no_dix_once_the_stock_is_gone():
    # RULES 10.8 X4, with the meld after the draw
    rules = with_options(RULES, {"meld_then_draw": False})
    # Both hold a nine and keep it, so whoever wins the last trick of the stock could show one.
    game = arranged_game(rules, {LEADER: "9H", DEALER: "9H"}, upcard="AH")
    while len(game.state.deal.tricks) < 12:
        if game.state.deal.melding is None:
            hand = [c for c in game.state.deal.hands[game.actor] if c.value != "9H"]
            game.act(PlayCard(seat=game.actor, card=hand[0]))
        else:
            end(game)
    winner = game.actor
    assert game.state.deal.melding == winner and not game.state.deal.stock
    assert parse_card("9H") in game.state.deal.hands[winner]
    for action in (ShowDix(seat=winner), ExchangeDix(seat=winner)):
        assert refused(game, action).code is Refusal.NO_DIX


def test_the_strict_phase_and_the_last_trick():
    from acesaround.testing import played_game

    game = played_game(RULES, seed=9)
    tricks = game.state.deal.tricks
    assert len(tricks) == 24
    assert [trick.bonus for trick in tricks] == [0] * 23 + [10]


def test_points_count_at_once_where_the_first_to_reach_wins():
    rules = with_options(RULES, {"end_rule": "first_to_reach", "target": 40})
    game = after_a_trick("KD QD", upcard="AD", rules=rules)
    meld(game, "royal_marriage", "KD QD", "D")
    assert game.state.winner == LEADER
    assert game.state.scores == (0, 51)
    assert refused(game, EndMelding(seat=LEADER)).code is Refusal.GAME_OVER


def test_rules_without_a_turned_card_need_no_upcard():
    stock = msgspec.structs.replace(RULES.stock, turn_up=False)
    game = arranged_game(msgspec.structs.replace(RULES, stock=stock), {})
    assert (len(game.state.deal.stock), game.state.deal.upcard) == (24, None)
