"""The widow before trump is named: a forced bid thrown in unseen, and a widow shared out."""

import pytest

from acesaround.cards import BACK, Card, Suit, parse_cards, sort_hand
from acesaround.game import (
    Bid,
    Bury,
    Decline,
    IllegalAction,
    NameTrump,
    Outcome,
    Pass,
    Refusal,
    ShareWidow,
    TakeBack,
    ThrowIn,
    legal_actions,
)
from acesaround.game import event as ev
from acesaround.rules import preset, problems, with_options
from acesaround.testing import arranged_game, find_leak, outcomes, play_on

CHIPS = preset("auction_chips")
FORCED = with_options(CHIPS, {"forced_throw_in": True, "eldest_must_bid": True})
SHARED = with_options(preset("partnership_auction"), {"shared_widow": True})
STUCK = {"sits_out": "dealers_right", "all_pass": "dealer_stuck", "eldest_must_bid": False}
WIDOW = "AS KD 9H JC"


def bid(game, *calls):
    for amount in calls:
        seat = game.actor
        game.act(Pass(seat=seat) if amount is None else Bid(seat=seat, amount=amount))
    return game


@pytest.mark.covers("chips.forced_throw_in")
def test_a_forced_bid_may_be_thrown_in_unseen():
    def choices(rules):
        game = bid(arranged_game(rules, {}), 300, None, None)
        return [type(action) for action in game.legal], game.state.deal.widow_taken

    found = outcomes(CHIPS, "forced_throw_in", choices, eldest_must_bid=True)
    assert found == {
        False: ([NameTrump] * 4, True),
        True: ([Decline, ThrowIn], False),
    }


def test_throwing_in_pays_the_pot_and_nobody_else():
    game = bid(arranged_game(FORCED, {}), 300, None, None)
    scores, pot = game.state.scores, game.state.pot
    game.act(ThrowIn(seat=1))
    score = game.state.history[0]
    assert (score.outcome, score.bidder, score.bid) == (Outcome.THROWN_IN, 1, 300)
    assert [side.change for side in score.sides] == [0, -3, 0, 0]
    assert game.state.pot == pot + 3
    assert sum(game.state.scores) + game.state.pot == sum(scores) + pot == 0
    told = {type(event).__name__ for event in game.events}
    assert not told & {"WidowTaken", "TrumpNamed", "MeldsShown", "CardPlayed"}
    # The widow stays unknown to all.
    assert all(set(game.view(seat).deal.widow) == {BACK} for seat in range(4))


def test_who_looks_at_the_widow_plays_and_may_still_give_up():
    game = bid(arranged_game(FORCED, {}), 300, None, None)
    game.act(Decline(seat=1))
    assert game.state.deal.widow_taken
    game.act(NameTrump(seat=1, suit=Suit.CLUBS))
    game.act(next(iter(game.legal)))
    assert game.state.phase == "offers" and game.actor == 1


@pytest.mark.parametrize(
    ("options", "calls", "asked"),
    [
        ({}, (300, None, None), True),
        ({}, (310, None, None), False),
        ({}, (300, 310, None, None), False),
        (STUCK, (None, None), True),
        (STUCK, (None, 300, None), False),
        ({**STUCK, "eldest_must_bid": True}, (300, None, None), True),
        ({**STUCK, "all_pass": "dealer_bids"}, (None, None, 300), True),
        ({**STUCK, "all_pass": "dealer_bids"}, (None, None, 310), False),
        ({"min_bid": 250}, (250, None, None), True),
    ],
    ids=str,
)
def test_only_a_bid_that_had_to_be_made_is_asked_about(options, calls, asked):
    game = bid(arranged_game(with_options(FORCED, options), {}), *calls)
    assert game.state.deal.contract is not None
    assert (ThrowIn(seat=game.actor) in game.legal) == asked


@pytest.mark.parametrize(
    ("options", "where"),
    [
        ({"points_mode": "actual", "eldest_must_bid": True}, "chips.points_mode"),
        ({}, "auction.eldest_must_bid"),
    ],
)
def test_throwing_in_needs_a_pot_and_somebody_who_is_forced(options, where):
    found = problems(with_options(CHIPS, {"forced_throw_in": True, **options}))
    assert [where in problem.options for problem in found] == [True]


@pytest.mark.covers("widow.trump_unseen")
def test_trump_named_before_or_after_the_widow_is_seen():
    def order(rules):
        game = bid(arranged_game(rules, {}, widow="AH TH KH"), 250, None, None)
        seen = game.state.deal.widow_taken, set(game.view(1).deal.widow) == {BACK}
        game.act(NameTrump(seat=1, suit=Suit.HEARTS))
        assert len(game.state.deal.hands[1]) == 18 and game.state.phase == "bury"
        names = [type(event).__name__ for event in game.events]
        return *seen, names.index("WidowTaken") > names.index("TrumpNamed")

    found = outcomes(preset("modern3"), "trump_unseen", order)
    assert found == {False: (True, False, False), True: (False, True, True)}


def test_throwing_in_comes_before_a_trump_that_is_named_unseen():
    game = bid(arranged_game(with_options(FORCED, {"trump_unseen": True}), {}), 300, None, None)
    assert ThrowIn(seat=1) in game.legal
    game.act(Decline(seat=1))
    assert game.state.phase == "trump" and not game.state.deal.widow_taken
    game.act(NameTrump(seat=1, suit=Suit.CLUBS))
    assert game.state.deal.widow_taken


CHANGEABLE = with_options(preset("modern3"), {"change_until_lead": True})


def buried(rules):
    """The game when the bidder, seat 1, has made hearts trump and buried the widow."""
    game = bid(arranged_game(rules, {1: "AH TH KH QH JH KS QS"}, widow="9D JC 9C"), 250, None, None)
    return bury(game, "H")


def bury(game, trump):
    game.act(NameTrump(seat=1, suit=Suit(trump)))
    game.act(Bury(seat=1, cards=parse_cards("9D JC 9C")))
    return game


@pytest.mark.covers("widow.change_until_lead")
def test_thinking_again_before_the_first_lead():
    def may(rules):
        game = buried(rules)
        return game.state.phase == "offers" and TakeBack(seat=1) in game.legal

    found = outcomes(preset("modern3"), "change_until_lead", may)
    assert found == {False: False, True: True}


def test_all_is_done_anew_after_taking_back():
    game = buried(CHANGEABLE)
    assert game.state.deal.melds[1][0].kind.value == "run"
    game.act(TakeBack(seat=1))
    deal = game.state.deal
    assert (game.state.phase, game.actor, deal.trump, deal.buried) == ("trump", 1, None, ())
    assert len(deal.hands[1]) == 18 and not any(deal.melds) and not any(deal.shown)
    # What was laid away is as little known to the others as before.
    assert set(game.view(2).deal.hands[1]) == {BACK}
    bury(game, "S")
    assert {meld.kind.value for meld in game.state.deal.melds[1]} >= {"royal_marriage", "marriage"}
    game.act(Decline(seat=1))
    assert game.state.phase == "tricks"
    assert play_on(game).state.history[0].bidder == 1


def test_taking_back_hides_what_it_should():
    assert all(find_leak(CHANGEABLE, seed) is None for seed in range(8))


def test_a_trump_named_unseen_is_not_changed():
    found = problems(with_options(CHANGEABLE, {"trump_unseen": True}))
    assert [problem.options for problem in found] == [
        ("widow.trump_unseen", "widow.change_until_lead")
    ]


def shared(widow=WIDOW, hand="AS TS KS QS JS", rules=SHARED):
    return bid(arranged_game(rules, {1: hand}, widow=widow), 250, None, None, None)


@pytest.mark.covers("auction.shared_widow")
def test_a_widow_that_is_shared_out():
    def sizes(rules):
        game = arranged_game(rules, {})
        return [len(hand) for hand in game.state.deal.hands], len(game.state.deal.widow)

    found = outcomes(preset("partnership_auction"), "shared_widow", sizes)
    assert found == {False: ([12] * 4, 0), True: ([11] * 4, 4)}
    game = shared()
    before = game.state.deal.hands
    cards = parse_cards("9H KD JC")
    game.act(ShareWidow(seat=1, cards=cards))
    hands = game.state.deal.hands
    for seat, card in zip((2, 3, 0), cards, strict=True):
        assert hands[seat] == sort_hand((*before[seat], card))
    assert sort_hand((*hands[1], *cards)) == before[1]
    assert hands[1].count(Card.ACE_OF_SPADES) == 2
    assert (game.state.phase, game.actor) == ("trump", 1)
    game.act(NameTrump(seat=1, suit=Suit.SPADES))
    assert play_on(game).state.history[0].bidder == 1


def test_the_widow_is_seen_by_the_bidder_and_each_card_by_who_gets_it():
    game = shared()
    for seat in (0, 2, 3):
        deal = game.view(seat).deal
        assert set(deal.widow) == {BACK} and set(deal.hands[1]) == {BACK}
    assert game.view(1).deal.widow == parse_cards(WIDOW)
    game.act(ShareWidow(seat=1, cards=parse_cards("9H KD JC")))
    for seat, card in zip((2, 3, 0), parse_cards("9H KD JC"), strict=True):
        told = [event for event in game.events if isinstance(event, ev.WidowShared)]
        for reader in (0, 2, 3):
            seen = {(event.to, event.cards) for event in map_seen(game, reader, told)}
            assert ((seat, (card,)) in seen) == (reader == seat)
        # The bidder knows where the card lies, the others do not.
        assert card in game.view(1).deal.hands[seat]
        assert all(set(game.view(each).deal.hands[seat]) == {BACK} for each in {0, 2, 3} - {seat})


def map_seen(game, seat, events):
    from acesaround.game import redact

    return [redact(event, seat) for event in events]


def test_every_way_to_share_is_offered_once():
    assert len(legal_actions(shared().state)) == 4 * 3 * 2
    assert len(legal_actions(shared("9H 9H JC JC").state)) == 6


@pytest.mark.parametrize(
    ("cards", "code"),
    [
        ("9H KD", Refusal.SHARE_COUNT),
        ("9H KD JC AS", Refusal.SHARE_COUNT),
        ("TS KD JC", Refusal.SHARE_NOT_WIDOW),
        ("9H 9H JC", Refusal.SHARE_NOT_WIDOW),
    ],
)
def test_only_cards_of_the_widow_are_given_and_one_to_each(cards, code):
    game = shared()
    with pytest.raises(IllegalAction) as refused:
        game.act(ShareWidow(seat=1, cards=parse_cards(cards)))
    reason = refused.value.reason
    assert (reason.code, reason.option) == (code, "auction.shared_widow")


def test_cards_that_were_passed_come_after_the_widow():
    rules = with_options(preset("modern"), {"shared_widow": True})
    game = shared(rules=rules)
    game.act(ShareWidow(seat=1, cards=parse_cards("9H KD JC")))
    game.act(NameTrump(seat=1, suit=Suit.SPADES))
    play_on(game, lambda game: game.state.phase == "tricks")
    assert [len(hand) for hand in game.state.deal.hands] == [12] * 4


def test_a_widow_is_shared_among_partners_only():
    rules = with_options(preset("modern3"), {"shared_widow": True})
    assert problems(rules)[0].options[0] == "auction.shared_widow"
    assert "auction.shared_widow" not in [path for path, _, _ in rules.house_options()]


@pytest.mark.parametrize("secret", [ev.WidowSeen, ev.WidowShared])
def test_twins_look_the_same_and_a_widow_shown_to_all_is_caught(secret, monkeypatch):
    assert all(find_leak(SHARED, seed) is None for seed in range(8))
    monkeypatch.setattr(secret, "visible", ev.Visible.ALL)
    assert any(find_leak(SHARED, seed) for seed in range(8))
