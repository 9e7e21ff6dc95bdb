"""What the player plain says beside the play: only what is certain, and then at once."""

import random

import pytest
from msgspec.structs import replace

from acesaround.ai import make_player
from acesaround.ai.proofs import TOP, ceilings_of
from acesaround.cards import Suit, parse_card
from acesaround.game import (
    CHANCE,
    Accuse,
    Bid,
    ClaimGame,
    Game,
    NameTrump,
    Pass,
    PlayCard,
    View,
    claim_is_right,
    may_claim,
)
from acesaround.game import event as ev
from acesaround.rules import preset, with_options
from acesaround.testing import arranged_game, shuffled

PLAIN = make_player("plain")
TWO = with_options(preset("two_hand"), {"declare_out": True})
PAIRS = with_options(
    preset("partnership_auction"), {"wrong_card": "set_bid", "accusation": "by_players"}
)


def choice(game, **scores):
    view = game.view(game.actor)
    return PLAIN.act(View(view.seat, replace(view.seen, **scores)) if scores else view)


def test_the_game_is_claimed_as_soon_as_it_is_reached():
    game = arranged_game(TWO, {1: "AC", 0: "9C"}, upcard="9D")
    game.act(PlayCard(seat=1, card=parse_card("AC")))
    game.act(PlayCard(seat=0, card=parse_card("9C")))
    # The ace is worth eleven.
    assert not isinstance(choice(game, scores=(0, 988)).action, ClaimGame)
    decision = choice(game, scores=(1500, 989))
    assert decision.action == ClaimGame(seat=1)
    assert [(each.code, each.details) for each in decision.advice] == [
        ("claim_right", {"points": 1000})
    ]


@pytest.mark.parametrize("name", ["two_hand", "three_hand", "three_hand_stock", "four_hand_solo"])
def test_no_claim_is_wrong_and_none_is_missed(name):
    rules = with_options(preset(name), {"declare_out": True, "target": 500})
    claims = 0
    for seed in range(6):
        source = random.Random(seed)
        game = Game.start(rules, seed % rules.deal.players)
        while game.actor is not None and len(game.state.history) < 12:
            if game.actor == CHANCE:
                game.act(shuffled(game.state.rules, source))
                continue
            seat = game.actor
            action = choice(game).action
            right = may_claim(game.state, seat) and claim_is_right(game.state, seat)
            assert isinstance(action, ClaimGame) == right
            events = game.act(action)
            if right:
                claims += 1
                assert isinstance(events[0], ev.GameClaimed) and events[0].right
        assert not game.state.barred
    assert claims > 3


def contract(rules, hands):
    game = arranged_game(rules, hands)
    game.act(Bid(seat=1, amount=200))
    for seat in (2, 3, 0):
        game.act(Pass(seat=seat))
    game.act(NameTrump(seat=1, suit=Suit.SPADES))
    return game


def play(game, *cards):
    for text in cards:
        game.act(PlayCard(seat=game.actor, card=parse_card(text)))
    return game


NO_MELDS = {
    1: "AH AH KH AD 9S",
    2: "TH 9H JS 9D JC JC TD TC TC AC 9C 9C",
    3: "JH JH 9D JD",
    0: "TH 9H JD QD",
}


def test_nobody_is_accused_on_suspicion():
    game = play(contract(PAIRS, NO_MELDS), "AH", "JS")
    assert isinstance(choice(game).action, PlayCard)


def test_a_later_card_of_the_suit_proves_it():
    # Seat 2 trumps the hearts, wins, and leads the heart that it should have played.
    game = play(contract(PAIRS, NO_MELDS), "AH", "JS", "JH", "9H", "9H")
    assert game.actor == 3
    decision = choice(game)
    assert decision.action == Accuse(seat=3, accused=2)
    (reason,) = decision.advice
    assert reason.code == "accuse_proved"
    assert reason.details == {"card": parse_card("JS"), "kept": parse_card("9H")}
    events = game.act(decision.action)
    assert events[0].card is parse_card("JS")


def test_a_card_shown_in_a_meld_proves_it_at_once():
    hands = {**NO_MELDS, 2: "KH QH JS 9D JC JC TD TC TC AC 9C 9C"}
    game = play(contract(PAIRS, hands), "AH", "JS")
    assert choice(game).action == Accuse(seat=3, accused=2)


def test_the_partner_is_not_accused():
    game = play(contract(PAIRS, NO_MELDS), "AH", "JS", "JH", "9H", "9H", "JH")
    # It is the turn of the partner of the offender.
    assert game.actor == 0
    assert isinstance(choice(game).action, PlayCard)


@pytest.mark.parametrize(
    ("name", "penalty"),
    [("partnership_auction", "cards"), ("two_hand", "deal"), ("modern3", "game")],
)
def test_no_accusation_is_wrong(name, penalty):
    """Somebody plays any card at times; plain accuses where it is proved, and is always right."""
    options = {"wrong_card": penalty, "accusation": "by_players_any_trick"}
    rules = with_options(preset(name), options)
    accusations = 0
    for seed in range(16):
        source = random.Random(seed)
        game = Game.start(rules, seed % rules.deal.players)
        while game.actor is not None and not game.state.history:
            if game.actor == CHANCE:
                game.act(shuffled(rules, source))
                continue
            action = choice(game).action
            if isinstance(action, PlayCard) and action.laid is None and source.random() < 0.2:
                hand = game.state.deal.hands[game.actor]
                action = PlayCard(seat=game.actor, card=source.choice(hand))
            for event in game.act(action):
                if isinstance(event, ev.Accused):
                    accusations += 1
                    assert event.card is not None
    assert accusations > 3


@pytest.mark.parametrize("accusation", ["automatic", "by_players"])
def test_a_card_that_may_be_wrong_proves_nothing(accusation):
    """Seat 2 trumps a heart although it has some; only where that is told can it be void."""
    rules = with_options(PAIRS, {"wrong_card": "cards", "accusation": accusation})
    game = play(contract(rules, NO_MELDS), "AH", "JS")
    view = game.view(3)
    assert ceilings_of(view, (2,))[2, Suit.HEARTS] == TOP
    right = play(
        contract(rules, {**NO_MELDS, 2: "JS 9D JC JC TD TD TC TC AC AC 9C 9C"}), "AH", "JS"
    )
    void = ceilings_of(right.view(3), (2,))[2, Suit.HEARTS] == -1
    assert void == (accusation == "automatic")
