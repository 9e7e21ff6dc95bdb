"""The score pad: any game of the engine, written down deal by deal, gives the very same scores."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from msgspec.structs import replace
from written_down import written

from acesaround.game import (
    CHANCE,
    DealScore,
    Game,
    Outcome,
    SideScore,
    Stake,
    StakeKind,
    State,
    current_deal,
)
from acesaround.record.pad import new_pad, reckon
from acesaround.rules import PRESETS, Rules, Value, preset, with_options
from acesaround.testing import random_action
from acesaround.testing.strategies import valid_rules

PADDED: list[tuple[str, dict[str, Value]]] = [
    *((name, {}) for name in PRESETS),
    ("modern", {"throw_in": "free", "throw_in_bonus": True, "opponents_concede": True}),
    ("modern", {"moon": "announced"}),
    ("modern", {"moon": "bonus", "keep_melds": "any_trick", "all_pass": "redeal"}),
    ("modern", {"scoring.count": "11-10-4-3-2", "round_card_points": True, "credit": "player"}),
    ("modern", {"wrong_card": "set_bid"}),
    ("modern", {"wrong_card": "all_250", "accusation": "by_players"}),
    ("modern3", {"wrong_card": "game", "nines_redeal": "five"}),
    ("modern3", {"credit": "player", "melds.who": "bidder", "meld_timing": "after_own_first_card"}),
    ("auction_chips", {"points_mode": "take_all"}),
    ("auction_chips", {"melds_enough": True, "pot_short": "refill", "hearts_triple": True}),
    ("auction_chips", {"forced_throw_in": True, "eldest_must_bid": True, "double_bete": True}),
    ("two_hand", {"end_rule": "first_to_reach", "match.target": 300}),
    ("two_hand", {"declare_out": True, "match.target": 400}),
    ("three_hand", {"declare_out": True, "match.target": 300}),
    ("four_hand_solo", {"when_one_is_out": "play_on", "match.target": 300}),
    ("double_deck", {"fall_short": "opponents_gain"}),
]  # fmt: skip


def deals_of(rules: Rules, seed: int, deals: int) -> Iterator[tuple[State, State]]:
    """The game before and after each deal of a game at random."""
    source = random.Random(seed)
    game = Game.start(rules, dealer=source.randrange(rules.deal.players))
    before = game.state
    while game.actor is not None:
        game.act(random_action(game, source))
        if game.actor in (CHANCE, None) and game.state.deal is not None:
            yield before, game.state
            deals -= 1
            if not deals:
                return
            before = game.state


def comparable(score: DealScore, rules: Rules) -> DealScore:
    """Without what nobody writes down: whose of two partners a meld was that is paid in chips, and
    who of the others won which trick against a lone bidder.
    """
    paid: dict[tuple[StakeKind, int], int] = {}
    for stake in score.stakes:
        paid[stake.kind, stake.side] = paid.get((stake.kind, stake.side), 0) + stake.chips
    stakes = tuple(Stake(kind, side, paid[kind, side]) for kind, side in sorted(paid, key=str))
    score = replace(score, stakes=stakes)
    if rules.chips is None:
        return score
    others = tuple(
        side if seat == score.bidder else SideScore(0, 0, False, 0, side.change, side.total)
        for seat, side in enumerate(score.sides)
    )
    return replace(score, sides=others)


def check(rules: Rules, seed: int, deals: int) -> list[Outcome]:
    """Write a game down and compare the pad with the engine after every deal."""
    played = list(deals_of(rules, seed, deals))
    texts = tuple(written(before, after) for before, after in played)
    dealer = current_deal(played[0][1]).dealer
    reckoned = list(reckon(new_pad(rules, dealer), texts))
    outcomes = []
    for (_, after), found in zip(played, reckoned, strict=True):
        mine, deal = found.after, current_deal(after)
        assert (found.deal.number, found.deal.dealer) == (deal.number, deal.dealer)
        assert found.deal.seats == deal.seats and found.deal.abandoned == deal.abandoned
        assert (deal.score is None) == (found.deal.score is None)
        if deal.score is not None and found.deal.score is not None:
            assert comparable(found.deal.score, rules) == comparable(deal.score, rules), texts
            outcomes.append(deal.score.outcome)
        for name in ("scores", "pot", "chips", "target", "out", "barred", "winner"):
            assert getattr(mine, name) == getattr(after, name), (name, texts)
        assert mine.rules == after.rules
    return outcomes


@pytest.mark.parametrize(("name", "options"), PADDED, ids=str)
def test_a_game_that_is_written_down_has_the_very_same_scores(
    name: str, options: dict[str, Value]
) -> None:
    rules = with_options(preset(name), options)
    outcomes = [each for seed in range(4) for each in check(rules, seed, 6)]
    assert len(outcomes) > 3


@settings(deadline=None, max_examples=25, suppress_health_check=list(HealthCheck))
@given(rules=valid_rules(), seed=st.integers(0, 2**32))
def test_so_it_is_by_any_house_rules(rules: Rules, seed: int) -> None:
    check(rules, seed, 3)
