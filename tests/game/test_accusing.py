"""Forbidden cards that players must find: taken in silence, accused, judged (RULES 7.2)."""

import pytest

from acesaround.cards import Suit, of_suit, parse_card
from acesaround.game import (
    Accuse,
    Bid,
    IllegalAction,
    NameTrump,
    Pass,
    PlayCard,
    Refusal,
)
from acesaround.game import event as ev
from acesaround.game.phases import tricks
from acesaround.rules import preset, problems, with_options
from acesaround.testing import arranged_game, find_leak, outcomes, play_on

SHORT = with_options(preset("partnership_auction"), {"wrong_card": "set_bid"})
BY_PLAYERS = with_options(SHORT, {"accusation": "by_players"})
ANY_TRICK = with_options(SHORT, {"accusation": "by_players_any_trick"})
# Seat 1 has bought the contract in spades and leads; seat 2 holds hearts, and may throw a spade.
HANDS = {1: "AH KH QH AD AD JS", 2: "TH 9H KS QS 9D", 3: "JH JH 9D JD", 0: "TH 9H JD QD"}


def contract(rules, amount=200):
    game = arranged_game(rules, HANDS)
    game.act(Bid(seat=1, amount=amount))
    for seat in (2, 3, 0):
        game.act(Pass(seat=seat))
    game.act(NameTrump(seat=1, suit=Suit.SPADES))
    return game


def play(game, *cards):
    for text in cards:
        game.act(PlayCard(seat=game.actor, card=parse_card(text)))
    return game


def refused(game, action):
    before = game.state
    with pytest.raises(IllegalAction) as refusal:
        game.act(action)
    assert game.state == before
    return refusal.value.reason


def accused(game, seat, other):
    assert game.actor == seat
    action = Accuse(seat=seat, accused=other)
    assert action in game.legal
    return game.act(action)


@pytest.mark.covers("play.accusation")
def test_who_finds_a_forbidden_card():
    """The wrong spade of seat 2: told at once, or found in the same trick, the next, or later."""

    def found(rules, trick):
        game = play(contract(rules), "AH", "KS")
        if game.state.deal.offenders:
            return "at once"
        play_on(game, lambda each: len(each.state.deal.tricks) == trick and each.actor in (1, 3))
        accused(game, game.actor, 2)
        return game.state.deal.offenders == (2,)

    def when(rules):
        return tuple(found(rules, trick) for trick in range(3))

    assert outcomes(SHORT, "accusation", when) == {
        "automatic": ("at once",) * 3,
        "by_players": (True, True, False),
        "by_players_any_trick": (True, True, True),
    }


def test_a_forbidden_card_is_taken_in_silence():
    game = contract(BY_PLAYERS)
    play(game, "AH")
    events = game.act(PlayCard(seat=2, card=parse_card("KS")))
    assert [type(event) for event in events] == [ev.CardPlayed]
    assert game.state.deal.offenders == ()
    # The one who plays it is still told what is right before.
    assert game.actor == 3


def test_a_right_accusation_is_the_end_and_the_penalty():
    game = play(contract(BY_PLAYERS), "AH", "KS")
    events = accused(game, 3, 2)
    assert events[0].seat == 3 and events[0].accused == 2
    assert events[0].card is parse_card("KS")
    assert events[0].reason.code is Refusal.MUST_FOLLOW
    assert events[0].reason.cards == (), "the cards of the hand stay hidden"
    score = game.state.history[-1]
    assert score.outcome.value == "offence"
    assert score.sides[0].change == -200
    assert score.sides[1].change == max(200, score.sides[1].melds)
    assert not game.state.deal.false_accusation


def test_a_false_accusation_costs_the_accuser_the_bid():
    game = play(contract(BY_PLAYERS), "AH", "TH")
    events = accused(game, 3, 2)
    assert (events[0].card, events[0].reason) == (None, None)
    score = game.state.history[-1]
    assert score.sides[1].change == -200
    assert score.sides[0].change == max(200, score.sides[0].melds)
    assert game.state.deal.false_accusation


@pytest.mark.parametrize("penalty", ["cards", "deal", "game", "all_250", "set_bid"])
@pytest.mark.parametrize("right", [True, False])
def test_the_penalty_falls_on_who_was_wrong(penalty, right):
    rules = with_options(BY_PLAYERS, {"wrong_card": penalty})
    automatic = with_options(rules, {"accusation": "automatic"})
    game = play(contract(rules), "AH", "KS" if right else "TH")
    accused(game, 3, 2)
    loser = 0 if right else 1
    assert game.state.deal.offenders == ((2,) if right else (3,))
    score = play_on(game).state.history[0]
    if right:
        plain = play(contract(automatic), "AH", "KS")
        assert play_on(plain).state.history[0] == score
    if penalty == "all_250":
        assert (score.sides[loser].change, score.sides[1 - loser].tricks) == (0, 250)
    elif penalty == "cards" and right:
        assert score.sides[loser].change == score.sides[loser].counted
    else:
        assert score.sides[loser].change <= 0
        assert not score.sides[loser].keeps_melds


def test_a_card_that_nobody_accuses_costs_nothing():
    silent = play(contract(BY_PLAYERS), "AH", "KS", "JH", "TH")
    assert silent.state.deal.tricks[0].winner == 2
    score = play_on(silent).state.history[0]
    assert score.outcome.value in ("made", "set")
    assert sum(side.tricks for side in score.sides) == 250


def test_who_may_be_accused_and_when():
    game = contract(BY_PLAYERS)
    # Nobody has played a card.
    assert not any(isinstance(action, Accuse) for action in game.legal)
    assert refused(game, Accuse(seat=1, accused=2)).code is Refusal.NOTHING_TO_ACCUSE
    play(game, "AH", "KS")
    # Opponents only, and only those with a card in this trick or the last.
    assert [each for each in game.legal if isinstance(each, Accuse)] == [Accuse(seat=3, accused=2)]
    for other in (0, 1, 3, 7, -1):
        assert refused(game, Accuse(seat=3, accused=other)).code is Refusal.NOTHING_TO_ACCUSE
    assert refused(game, Accuse(seat=1, accused=2)).code is Refusal.NOT_YOUR_TURN
    play(game, "JH")
    partner = [each for each in game.legal if isinstance(each, Accuse)]
    assert partner == [Accuse(seat=0, accused=1), Accuse(seat=0, accused=3)]


def test_only_one_accusation_is_heard():
    rules = with_options(BY_PLAYERS, {"wrong_card": "cards"})
    game = play(contract(rules), "AH", "KS")
    accused(game, 3, 2)
    assert game.actor == 3
    assert not any(isinstance(action, Accuse) for action in game.legal)
    reason = refused(game, Accuse(seat=3, accused=2))
    assert (reason.code, reason.option) == (Refusal.ONE_ACCUSATION, "play.accusation")


def test_where_it_is_found_by_itself_nobody_is_accused():
    game = play(contract(with_options(SHORT, {"wrong_card": "cards"})), "AH", "KS")
    reason = refused(game, Accuse(seat=3, accused=2))
    assert (reason.code, reason.value) == (Refusal.NOT_NOW, "automatic")


def test_the_hand_at_the_time_is_what_counts():
    """Seat 2 throws its trump while it has hearts, and has none when it is accused."""
    rules = with_options(ANY_TRICK, {"wrong_card": "cards"})
    game = play(contract(rules), "AH", "KS")

    def no_hearts(each):
        return not of_suit(each.state.deal.hands[2], Suit.HEARTS) and each.actor in (1, 3)

    play_on(game, no_hearts)
    assert accused(game, game.actor, 2)[0].card is parse_card("KS")


def test_equal_tricks_are_told_apart():
    """Two tricks of the same cards: only the cards of the hand make one of them wrong."""
    rules = with_options(ANY_TRICK, {"wrong_card": "cards", "head": "never"})
    hands = {1: "AH AH", 2: "9D 9D KH", 3: "JH JH", 0: "9H 9H"}
    game = arranged_game(rules, hands)
    game.act(Bid(seat=1, amount=200))
    for seat in (2, 3, 0):
        game.act(Pass(seat=seat))
    game.act(NameTrump(seat=1, suit=Suit.SPADES))
    play(game, "AH", "9D", "JH", "9H", "AH", "9D")
    events = accused(game, 3, 2)
    assert events[0].card is parse_card("9D")


def test_a_first_lead_that_must_be_trump():
    rules = with_options(BY_PLAYERS, {"first_lead_trump": True, "first_lead": "bidder"})
    game = play(contract(rules), "AH")
    events = accused(game, 2, 1)
    assert events[0].card is parse_card("AH")
    assert events[0].reason.option == "play.first_lead_trump"


def test_in_the_strict_tricks_of_a_game_with_a_stock():
    rules = with_options(
        preset("two_hand"), {"wrong_card": "deal", "accusation": "by_players_any_trick"}
    )
    game = arranged_game(rules, {})
    play_on(game, lambda each: each.state.phase == "tricks")
    leader = game.actor
    assert not any(isinstance(action, Accuse) for action in game.legal), "free tricks are free"
    game.act(next(iter(game.legal)))
    follower = game.actor
    wrong = [
        card
        for card in game.state.deal.hands[follower]
        if PlayCard(seat=follower, card=card) not in game.legal
    ]
    game.act(PlayCard(seat=follower, card=wrong[0]))
    play_on(game, lambda each: each.actor == leader)
    accused(game, leader, follower)
    assert game.state.deal.offenders == (follower,)
    assert play_on(game).state.history[0].sides[follower].change == 0


def test_there_must_be_something_to_accuse_of():
    rules = with_options(preset("modern"), {"accusation": "by_players"})
    paths = [problem.options for problem in problems(rules)]
    assert ("play.accusation", "play.wrong_card") in paths


@pytest.mark.parametrize("accusation", ["by_players", "by_players_any_trick"])
@pytest.mark.parametrize(
    ("name", "penalty"),
    [
        ("modern", "set_bid"),
        ("partnership_auction", "cards"),
        ("three_hand", "deal"),
        ("two_hand", "game"),
        ("modern3", "cards"),
    ],
)
def test_twins_cannot_tell_a_wrong_card_from_a_right_one(name, penalty, accusation):
    rules = with_options(preset(name), {"wrong_card": penalty, "accusation": accusation})
    for seed in range(12):
        assert find_leak(rules, seed) is None


def test_the_twins_notice_when_a_wrong_card_is_told(monkeypatch):
    rules = with_options(preset("modern"), {"wrong_card": "cards", "accusation": "by_players"})
    monkeypatch.setattr(tricks, "taken_in_silence", lambda state: False)
    assert any(find_leak(rules, seed) for seed in range(12))


def test_twins_claim_the_same():
    rules = with_options(preset("three_hand"), {"declare_out": True, "target": 150})
    for seed in range(12):
        assert find_leak(rules, seed) is None
