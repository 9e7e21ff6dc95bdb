"""Claiming the game after a trick: who may, when, and what comes of it (RULES 1, 3, 9 C15)."""

import pytest
from msgspec.structs import replace

from acesaround.cards import parse_card
from acesaround.game import (
    CHANCE,
    ClaimGame,
    Decline,
    EndMelding,
    Game,
    IllegalAction,
    PlayCard,
    Position,
    Refusal,
    claim_total,
    finish,
)
from acesaround.game import event as ev
from acesaround.game.finish import first_out
from acesaround.rules import MeldKind, preset, problems, with_options
from acesaround.testing import arranged_game, outcomes, play_on

TWO = with_options(preset("two_hand"), {"declare_out": True})
THREE = with_options(preset("three_hand"), {"declare_out": True})
STOCK3 = with_options(preset("three_hand_stock"), {"declare_out": True})
SOLO = with_options(preset("four_hand_solo"), {"declare_out": True})
WINNER = 1


def with_scores(game, *scores):
    """The same moment of a game in which the sides came to it with these scores."""
    return Game(replace(game.state, scores=scores), ())


def after_a_trick(rules, *scores):
    """Seat 1 has just won the first trick with an ace of clubs."""
    players = rules.deal.players
    hands = {seat: "9C" for seat in range(players) if seat != WINNER} | {WINNER: "AC"}
    if players > 2:
        hands = {WINNER: "AC", 0: "9C", 2: "9C", **({3: "JC"} if players == 4 else {})}
    game = arranged_game(rules, hands, upcard="9D")
    while game.state.phase == "exchange":
        game.act(Decline(seat=game.actor))
    game.act(PlayCard(seat=WINNER, card=parse_card("AC")))
    while game.state.deal.trick is not None:
        seat = game.actor
        low = parse_card("JC" if seat == 3 else "9C")
        game.act(PlayCard(seat=seat, card=low))
    assert game.actor == WINNER
    return with_scores(game, *scores) if scores else game


def refused(game, action):
    before = game.state
    with pytest.raises(IllegalAction) as refusal:
        game.act(action)
    assert game.state == before
    return refusal.value.reason


CLAIM = ClaimGame(seat=WINNER)


@pytest.mark.covers("match.declare_out")
def test_whether_the_game_is_claimed():
    def claimed(rules):
        game = after_a_trick(rules, 0, 995)
        try:
            game.act(CLAIM)
        except IllegalAction as refusal:
            return refusal.reason.code, refusal.reason.option
        return game.state.winner

    found = outcomes(preset("two_hand"), "declare_out", claimed)
    assert found == {False: (Refusal.NOT_NOW, "match.declare_out"), True: WINNER}


def test_a_right_claim_wins_at_once_whatever_the_others_have():
    game = after_a_trick(TWO, 1400, 995)
    assert CLAIM in game.legal
    events = game.act(CLAIM)
    # 995 and the eleven of the ace; the rest of the trick is worth nothing.
    assert events[0] == ev.GameClaimed(seat=WINNER, total=1006, right=True)
    assert isinstance(events[1], ev.DealScored)
    assert events[2:] == (ev.GameWon(side=WINNER),)
    assert game.state.scores == (1410, 1006)
    assert refused(game, CLAIM).code is Refusal.GAME_OVER


def test_a_wrong_claim_of_two_players_loses_the_game():
    game = after_a_trick(TWO, 100, 988)
    events = game.act(CLAIM)
    assert events[0] == ev.GameClaimed(seat=WINNER, total=999, right=False)
    assert game.state.winner == 0
    assert game.state.scores == (110, 999)


def test_more_than_the_game_where_that_is_asked():
    rules = with_options(TWO, {"strictly_more": True})
    for before, winner in ((989, 0), (990, WINNER)):
        game = after_a_trick(rules, 0, before)
        game.act(CLAIM)
        assert game.state.winner == winner


@pytest.mark.parametrize(("needed", "total"), [("always", 1000), ("counter", 960)])
def test_only_melds_that_count_are_added(needed, total):
    """A royal marriage after an empty trick, where melds are saved by nothing or by a counter."""
    rules = with_options(TWO, {"keep_melds": needed, "count": "10-10-10"})
    game = arranged_game(rules, {1: "JC KD QD", 0: "9C"}, upcard="AD")
    game.act(PlayCard(seat=1, card=parse_card("JC")))
    game.act(PlayCard(seat=0, card=parse_card("9C")))
    game = with_scores(game, 0, 960)
    kind = MeldKind.ROYAL_MARRIAGE
    game.act(next(each for each in game.legal if getattr(each, "kind", None) is kind))
    assert claim_total(game.state, 1) == total
    game.act(CLAIM)
    assert game.state.winner == (1 if total == 1000 else 0)


def test_the_time_for_a_claim_is_between_a_trick_and_the_next_lead():
    game = arranged_game(TWO, {WINNER: "AC", 0: "9C"}, upcard="9D")
    # Nobody has won a trick yet.
    assert refused(game, CLAIM).code is Refusal.CLAIM_AFTER_TRICK
    game.act(PlayCard(seat=WINNER, card=parse_card("AC")))
    assert ClaimGame(seat=0) not in game.legal
    assert refused(game, ClaimGame(seat=0)).code is Refusal.CLAIM_AFTER_TRICK
    game.act(PlayCard(seat=0, card=parse_card("9C")))
    # While melding, and still when leading.
    assert CLAIM in game.legal
    assert refused(game, ClaimGame(seat=0)).code is Refusal.NOT_YOUR_TURN
    game.act(EndMelding(seat=WINNER))
    assert CLAIM in game.legal
    game.act(next(iter(game.legal)))
    assert ClaimGame(seat=0) not in game.legal


def test_in_the_strict_tricks_too():
    game = play_on(arranged_game(TWO, {}), lambda each: len(each.state.deal.tricks) == 14)
    assert game.state.phase == "tricks"
    winner = game.actor
    assert game.state.deal.tricks[-1].winner == winner
    total = claim_total(game.state, winner)
    scores = tuple(1000 - total if seat == winner else 0 for seat in range(2))
    game = with_scores(game, *scores)
    assert ClaimGame(seat=winner) in game.legal
    game.act(ClaimGame(seat=winner))
    assert (game.state.winner, game.state.scores[winner]) == (winner, 1000)


@pytest.mark.parametrize("rules", [STOCK3, SOLO], ids=lambda rules: rules.name)
def test_a_wrong_claim_of_more_bars_the_claimant_and_the_others_finish(rules):
    players = rules.deal.players
    game = after_a_trick(rules, *([0] * players))
    events = game.act(CLAIM)
    assert events[0].right is False and len(events) == 1
    assert game.state.barred == (WINNER,)
    assert game.state.winner is None
    # He goes on where he was, but claims nothing more.
    assert game.actor == WINNER
    assert CLAIM not in game.legal
    assert refused(game, CLAIM).code is Refusal.CLAIM_BARRED
    # He has the most in the end, and the best of the others wins.
    play_on(with_scores(game, *(2000 if seat == WINNER else 900 for seat in range(players))))
    totals = [2000 if seat == WINNER else 1000 + seat for seat in range(players)]
    verdict = finish(rules, Position(tuple(totals), 1000, barred=(WINNER,)))
    best = players - 1
    if rules.match.when_one_is_out == "game_over":
        assert verdict.winner == best
    nobody = tuple(2000 if seat == WINNER else 0 for seat in range(players))
    assert finish(rules, Position(nobody, 1000, barred=(WINNER,))).winner is None


def test_a_barred_player_does_not_end_the_game():
    game = after_a_trick(STOCK3, 0, 0, 0)
    game.act(CLAIM)
    game = play_on(with_scores(game, 0, 3000, 0))
    assert game.state.history[-1].sides[WINNER].total > 3000
    assert game.state.winner is None and game.actor == CHANCE


def test_who_is_left_alone_wins_at_once():
    game = after_a_trick(STOCK3, 0, 0, 300)
    game.state = replace(game.state, barred=(0,))
    game.act(CLAIM)
    assert game.state.winner == 2
    assert game.state.barred == (0, WINNER)


def test_a_right_claim_where_the_others_play_on():
    game = after_a_trick(THREE, 0, 995, 990)
    state = game.state
    events = game.act(CLAIM)
    told = [type(event) for event in events]
    assert told == [ev.GameClaimed, ev.DealScored, ev.PlayerLeft, ev.PhaseBegan]
    assert game.state.out == (WINNER,)
    assert game.actor == CHANCE and game.state.winner is None
    assert game.state.rules == state.rules.continuation
    assert game.state.rules.match.declare_out
    # The next deal is for the two others, with a stock.
    game.act(next(iter(game.legal)))
    assert game.state.deal.seats == (0, 2)
    assert game.state.deal.number == 2


def test_another_who_has_reached_it_is_second_at_once():
    game = after_a_trick(THREE, 0, 995, 1100)
    events = game.act(CLAIM)
    assert events[-2:] == (
        ev.PlayerLeft(seat=WINNER, rules=THREE.continuation),
        ev.GameWon(side=2),
    )


def test_first_and_second_of_three_of_whom_one_is_barred():
    # RULES 3: the two others finish; when one of them has the game nobody is left to play against.
    found = finish(THREE, Position((1010, 2000, 700), 1000, barred=(1,)))
    assert (found.winner, found.leaves) == (2, 0)
    # Both of them have it: they go on to a higher one, whatever the barred player has.
    both = finish(THREE, Position((1010, 2000, 1020), 1000, barred=(1,)))
    assert (both.winner, both.leaves, both.target) == (None, None, 1250)
    # With two who can still win they play on.
    found = first_out(THREE, Position((1010, 900, 700), 1000), 0)
    assert (found.winner, found.leaves, found.target) == (None, 0, 1000)


def test_a_wrong_claim_of_the_two_who_play_on():
    game = after_a_trick(THREE, 0, 995, 990)
    game.act(CLAIM)
    game.act(next(iter(game.legal)))
    play_on(game, lambda each: bool(each.state.deal.tricks))
    claimant = game.actor
    game.state = replace(game.state, scores=(0, 1006, 0))
    game.act(ClaimGame(seat=claimant))
    assert game.state.winner == ({0, 2} - {claimant}).pop()
    assert game.state.out == (WINNER,)


def last_trick(rules, mine, theirs):
    """The end of a deal: the scores before it are such that these totals come out."""
    game = play_on(arranged_game(rules, {}), lambda each: len(each.state.deal.tricks) == 23)
    winner = None
    probe = play_on(Game(game.state, ()))
    winner = probe.state.deal.tricks[-1].winner
    gained = [side.change for side in probe.state.history[-1].sides]
    wanted = [mine if seat == winner else theirs for seat in range(2)]
    scores = tuple(want - gain for want, gain in zip(wanted, gained, strict=True))
    game = with_scores(game, *scores)
    while any(game.state.deal.hands):
        game.act(next(iter(game.legal)))
    return game, winner


def test_after_the_last_trick_its_winner_is_asked_where_a_claim_is_right():
    game, winner = last_trick(TWO, 1000, 1200)
    assert game.actor == winner
    assert set(game.legal) == {ClaimGame(seat=winner), Decline(seat=winner)}
    some_card = PlayCard(seat=winner, card=parse_card("AS"))
    assert refused(game, some_card).code is Refusal.NOT_IN_HAND
    claimed, waived = Game(game.state, ()), Game(game.state, ())
    claimed.act(ClaimGame(seat=winner))
    assert claimed.state.winner == winner
    events = waived.act(Decline(seat=winner))
    assert events[0] == ev.ClaimWaived(seat=winner)
    # Without the claim the higher total wins.
    assert waived.state.winner == 1 - winner


def test_after_the_last_trick_nobody_is_asked_for_a_wrong_claim():
    game, _ = last_trick(TWO, 999, 1200)
    assert game.state.history and game.state.winner is not None
    game, _ = last_trick(preset("two_hand"), 1000, 1200)
    assert game.state.winner is not None


@pytest.mark.parametrize(
    ("name", "options", "paths"),
    [
        ("modern", {}, ("match.declare_out",)),
        ("partnership_classic", {}, ("match.declare_out",)),
        ("modern3", {}, ("match.declare_out",)),
        ("two_hand", {"end_rule": "first_to_reach"}, ("match.declare_out", "match.end_rule")),
        ("two_hand", {"deals": 12}, ("match.declare_out", "match.deals")),
    ],
    ids=str,
)
def test_where_the_game_cannot_be_claimed(name, options, paths):
    rules = with_options(preset(name), {"declare_out": True, **options})
    assert paths in [problem.options for problem in problems(rules)]


def test_declining_and_claiming_have_their_time():
    game = arranged_game(TWO, {})
    assert refused(game, Decline(seat=game.actor)).code is Refusal.NOT_NOW
    play_on(game, lambda each: each.state.phase == "tricks")
    assert refused(game, Decline(seat=game.actor)).code is Refusal.NOT_NOW
