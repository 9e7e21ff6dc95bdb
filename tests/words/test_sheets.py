"""Score sheets: the lines that count add up to what the deal changes, under every rule."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from acesaround.game import DealState, Outcome, Trick, current_deal, settle, sides
from acesaround.game.score import DealScore
from acesaround.game.settle import Tally
from acesaround.rules import Rules, preset, with_options
from acesaround.testing import played_game
from acesaround.words import Catalog
from acesaround.words.sheets import outcome_text, side_lines
from acesaround.words.voice import Voice

WORDS = Catalog.load("en")
HOUSE_RULES = [
    ("modern", {}),
    ("modern", {"fall_short": "opponents_gain"}),
    ("modern", {"keep_melds": "any_trick", "all_pass": "redeal"}),
    ("modern", {"keep_melds": "always", "bidder_needs_counter": True}),
    ("modern", {"scale": 10}),
    ("modern", {"scoring.count": "11-10-4-3-2", "round_card_points": True}),
    ("two_hand", {}),
    ("two_hand", {"round_card_points": True}),
    ("two_hand", {"keep_melds": "counter", "melds.table": "foster"}),
]


def voice_of(rules: Rules, seat: int = 0) -> Voice:
    names = ("South", "West", "North", "East")[: rules.deal.players]
    return Voice(WORDS, rules, seat, names)


def check(rules: Rules, deal: DealState, score: DealScore) -> None:
    for seat in range(rules.deal.players):
        voice = voice_of(rules, seat)
        for side in sides(rules):
            lines = side_lines(voice, deal, score, side)
            counted = sum(line.points for line in lines if line.points is not None)
            assert counted == score.sides[side].change, lines
            assert all(line.text for line in lines)
        assert bool(outcome_text(voice, score)) == (score.outcome is not Outcome.NONE)


@pytest.mark.parametrize(("name", "options"), HOUSE_RULES, ids=str)
def test_lines_add_up(name: str, options: dict[str, bool | int | str]) -> None:
    rules = with_options(preset(name), options)
    outcomes = set()
    for seed in range(40):
        game = played_game(rules, seed)
        deal = current_deal(game.state)
        if deal.score is None:
            continue
        outcomes.add(deal.score.outcome)
        check(rules, deal, deal.score)
    assert outcomes


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
