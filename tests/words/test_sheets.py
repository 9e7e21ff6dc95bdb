"""Score sheets: the lines that count add up to what the deal changes, under every rule."""

from __future__ import annotations

import functools
import random

import pytest
from msgspec.structs import replace

from acesaround.game import (
    CHANCE,
    DealState,
    Game,
    Outcome,
    PlayCard,
    Trick,
    current_deal,
    settle,
    sides,
)
from acesaround.game.score import DealScore
from acesaround.game.settle import Tally
from acesaround.rules import PRESETS, Rules, Value, preset, with_options
from acesaround.server.memory import Memory
from acesaround.testing import played_game, random_action
from acesaround.words import Catalog
from acesaround.words.sheets import outcome_text, side_lines
from acesaround.words.voice import Voice

WORDS = Catalog.load("en")
PENALTIES = ("cards", "deal", "game", "all_250", "set_bid")
HOUSE_RULES: list[tuple[str, dict[str, Value]]] = [
    ("modern", {}),
    ("modern", {"fall_short": "opponents_gain"}),
    ("modern", {"keep_melds": "any_trick", "all_pass": "redeal"}),
    ("modern", {"keep_melds": "always", "bidder_needs_counter": True}),
    ("modern", {"scale": 10}),
    ("modern", {"scoring.count": "11-10-4-3-2", "round_card_points": True}),
    ("two_hand", {}),
    ("two_hand", {"round_card_points": True}),
    ("two_hand", {"keep_melds": "counter", "melds.table": "foster"}),
    ("modern", {"throw_in": "free", "throw_in_bonus": True, "opponents_concede": True}),
    ("modern", {"moon": "announced"}),
    ("modern", {"moon": "bonus", "scale": 10}),
    ("modern", {"fall_short": "opponents_gain_only", "throw_in": "free"}),
    ("modern", {"min_melds": 100, "min_tricks": 60}),
    ("modern", {"credit": "player", "keep_melds": "any_trick"}),
    ("modern3", {"throw_in": "free", "opponents_concede": True}),
    ("modern3", {"scoring.count": "11-10-4-3-2", "round_card_points": True}),
    ("partnership_classic", {"credit": "player"}),
    ("auction_chips", {"points_mode": "actual"}),
    ("auction_chips", {"points_mode": "bid"}),
    ("auction_chips", {"points_mode": "take_all"}),
    ("auction_chips", {"forced_throw_in": True, "eldest_must_bid": True}),
    ("auction_chips", {"melds_enough": True, "min_bid": 10, "double_bete": True}),
    ("double_deck", {"moon": "bonus", "moon_points": 3000, "plain_runs": 40}),
    ("partnership_auction", {"shared_widow": True}),
    ("auction_chips", {"double_bete": True, "inactive_settles": False, "pot_from": 300}),
    (
        "auction_chips",
        {"pot_short": "refill", "ante": 1, "pot_from": 300, "sits_out": "dealers_right"},
    ),
    ("auction_chips", {"points_mode": "take_all", "throw_in": "never", "opponents_concede": False}),
    ("double_deck", {"throw_in": "free"}),
    *((name, {}) for name in PRESETS if name not in ("modern", "two_hand")),
    *(("modern", {"wrong_card": penalty}) for penalty in PENALTIES),
    *(("three_hand", {"wrong_card": penalty}) for penalty in PENALTIES[:3]),
    *(("modern3", {"wrong_card": penalty, "deals": 9}) for penalty in PENALTIES[:3]),
    *(("modern", {"wrong_card": p, "accusation": "by_players"}) for p in PENALTIES),
    *(
        ("three_hand", {"wrong_card": p, "accusation": "by_players_any_trick"})
        for p in PENALTIES[:3]
    ),
    *(("modern", {"wrong_card": p, "credit": "player"}) for p in PENALTIES),
    ("modern", {"throw_in": "free", "opponents_concede": True, "credit": "player"}),
    ("two_hand", {"declare_out": True, "target": 150}),
    ("three_hand", {"declare_out": True, "target": 150}),
]


def voice_of(rules: Rules, seat: int = 0) -> Voice:
    names = ("South", "West", "North", "East")[: rules.deal.players]
    return Voice(WORDS, rules, seat, names)


@functools.cache
def wild_game(rules: Rules, seed: int) -> Game:
    """A game of two deals at random; where forbidden cards are taken they are played at times."""
    source = random.Random(seed)
    game = Game.start(rules, dealer=source.randrange(rules.deal.players))
    while game.actor is not None and not (game.actor == CHANCE and len(game.state.history) == 2):
        action = random_action(game, source)
        wrong = rules.play.wrong_card != "refuse" and source.random() < 0.03
        if isinstance(action, PlayCard) and game.state.phase == "tricks" and wrong:
            hand = current_deal(game.state).hands[action.seat]
            action = PlayCard(seat=action.seat, card=source.choice(hand))
        game.act(action)
    return game


def check(rules: Rules, deal: DealState, score: DealScore, only: int | None = None) -> None:
    """The lines of every side, as one seat or every seat reads them."""
    for seat in range(rules.deal.players) if only is None else (only,):
        voice = voice_of(rules, seat)
        for side in sides(rules):
            lines = side_lines(voice, deal, score, side)
            counted = sum(line.points for line in lines if line.points is not None)
            assert counted == score.sides[side].change, lines
            assert all(line.text for line in lines)
        assert bool(outcome_text(voice, deal, score)) == (score.outcome is not Outcome.NONE)


@pytest.mark.parametrize(("name", "options"), HOUSE_RULES, ids=str)
def test_lines_add_up(name: str, options: dict[str, bool | int | str]) -> None:
    rules = with_options(preset(name), options)
    outcomes = set()
    for seed in range(24):
        memories = {seat: Memory(seat) for seat in range(rules.deal.players)}
        for seat, memory in memories.items():
            memory.see(wild_game(rules, seed).events)
            for scored in memory.scored:
                outcomes.add(scored.score.outcome)
                check(scored.rules, scored.deal, scored.score, seat)
    assert outcomes


def test_nothing_is_told_of_the_tricks_of_who_sits_out() -> None:
    rules = preset("auction_chips")
    scored = wild_game(rules, 1).state.history[0]
    memory = Memory(0)
    memory.see(wild_game(rules, 1).events)
    deal = memory.scored[0].deal
    out = next(seat for seat in range(4) if seat not in deal.seats)
    for seat in range(4):
        lines = [line.text for line in side_lines(voice_of(rules), deal, scored, seat)]
        assert any("Cards taken" in line for line in lines) == (seat != out), lines


@pytest.mark.parametrize(
    ("melds", "tricks", "bid", "impossible"),
    [
        ((0, 100), (250, 0), 300, False),
        ((0, 100), (250, 0), 250, False),
        ((0, 40), (0, 0), 300, True),
    ],
)
@pytest.mark.parametrize("fall_short", ["lose_bid", "opponents_gain"])
def test_melds_that_do_not_count_are_told(
    melds: tuple[int, int], tricks: tuple[int, int], bid: int, impossible: bool, fall_short: str
) -> None:
    rules = with_options(preset("modern"), {"fall_short": fall_short})
    game = played_game(rules, 1)
    deal = current_deal(game.state)
    won = Trick(leader=0, cards=(), winner=0, points=tricks[0] - 10, bonus=10)
    deal = replace(
        deal,
        melds=((), (), (), ()),
        bonus=(melds[0], melds[1], 0, 0),
        tricks=(won,) if tricks[0] else (),
    )
    tally = Tally(
        melds=melds,
        tricks=tricks,
        won=(1 if tricks[0] else 0, 0),
        bidder=0,
        bid=bid,
        impossible=impossible,
    )
    outcome, settled = settle(rules, tally)
    score = DealScore(number=1, dealer=0, outcome=outcome, sides=settled, bidder=0, bid=bid)
    check(rules, deal, score)
    lines = side_lines(voice_of(rules), deal, score, 1)
    if not impossible:
        assert any("do not count" in line.text for line in lines)
    if outcome is Outcome.SET and fall_short == "lose_bid":
        assert ("Bid of 300 not reached", -300) in side_lines(voice_of(rules), deal, score, 0)


def test_a_false_accusation_is_not_called_a_forbidden_card() -> None:
    """The accuser defends: what it loses is the bid, though it has not bid."""
    rules = with_options(preset("modern"), {"wrong_card": "set_bid", "accusation": "by_players"})
    for seed in range(40):
        game = wild_game(rules, seed)
        memory = Memory(0)
        memory.see(game.events)
        for scored in memory.scored:
            deal, score = scored.deal, scored.score
            if score.outcome is not Outcome.OFFENCE or not deal.false_accusation:
                continue
            side = deal.offenders[0] % 2
            texts = [line.text for line in side_lines(voice_of(rules), deal, score, side)]
            assert f"Bid of {score.bid} lost by a false accusation" in texts
            assert "A false accusation ended the deal." in outcome_text(
                voice_of(rules), deal, score
            )
            if side != current_deal(game.state).contract.seat % 2:
                return
    raise AssertionError("nobody on the other side has accused falsely")


def test_a_bidder_whose_opponents_offended_is_not_told_that_they_gave_up() -> None:
    rules = with_options(preset("partnership_auction"), {"wrong_card": "set_bid"})
    for seed in range(60):
        memory = Memory(0)
        memory.see(wild_game(rules, seed).events)
        for scored in memory.scored:
            deal, score = scored.deal, scored.score
            if score.outcome is not Outcome.OFFENCE or score.bidder is None:
                continue
            side = score.bidder % 2
            if deal.offenders[0] % 2 == side or not score.sides[side].bid:
                continue
            texts = [line.text for line in side_lines(voice_of(rules), deal, score, side)]
            assert f"The rest up to the bid of {score.bid}" in texts
            return
    raise AssertionError("no defender has played a forbidden card")
