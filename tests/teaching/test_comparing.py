"""What is explained is what the player looked at: the same worlds, weights and values."""

import math

import numpy as np
import pytest
from msgspec.structs import replace
from playing_deals import decisions

from acesaround.ai.search.bidding import choose_call, compare_calls
from acesaround.ai.search.card_play import choose_card
from acesaround.ai.search.drawing import half_width
from acesaround.ai.search.levels import EXPERT
from acesaround.ai.search.naming import choose_trump, compare_trumps
from acesaround.game import Bid, NameTrump, Pass, PlayCard, legal_actions
from acesaround.rules import preset
from acesaround.teaching.comparing import compare, compare_cards

# Whether a world is solved in time depends on those before it, where many tricks are left.
LEVEL = replace(EXPERT, worlds=120, batch=120, deals=40, solved=4, aim="score")
VARIANTS = ("modern", "three_hand", "auction_chips")


def moments(variant, *kinds, seed=1):
    return [
        view
        for _, view, decision in decisions(preset(variant), seed)
        if isinstance(decision.action, kinds)
    ]


@pytest.mark.parametrize("variant", VARIANTS)
def test_cards_are_worth_what_the_player_finds(variant):
    whole = drawn = 0
    for view in (*moments(variant, PlayCard), *moments(variant, PlayCard, seed=2)):
        record = choose_card(view, LEVEL, 3, math.inf)
        if record is None or record.method != "playouts":
            continue
        found = compare_cards(view, LEVEL, 3)
        assert found.weights.sum() == pytest.approx(1.0)
        assert len(np.unique(found.hands, axis=0)) == found.worlds <= record.worlds
        whole += found.whole
        drawn += not found.whole
        if found.whole:
            assert found.worlds == record.worlds
        best = found.number(record.candidates[0].action)
        for each in record.candidates:
            number = found.number(each.action)
            assert found.worth(number) == pytest.approx(each.value)
            difference = found.difference(best, number)
            assert difference.mean == pytest.approx(each.behind)
            if found.whole:
                assert difference.half == each.half == 0.0
            else:
                assert difference.half == pytest.approx(each.half)
            assert (found.chance(number) is None) is (each.made is None)
            if each.made is not None:
                assert found.chance(number) == pytest.approx(each.made)
    assert whole and drawn


@pytest.mark.parametrize("variant", VARIANTS)
def test_worlds_in_which_the_play_made_sense_count_more(variant):
    """Reading the play changes the weights; what the worlds bring by themselves it does not."""
    changed = 0
    deaf = replace(LEVEL, reading=0.0, worlds=1000)
    endings = (
        view
        for seed in (1, 2, 3)
        for view in moments(variant, PlayCard, seed=seed)
        if len(view.hand) <= 3
    )
    for view in endings:
        with_reading, without = (
            compare_cards(view, level, 3) for level in (replace(deaf, reading=1.0), deaf)
        )
        if not with_reading.whole:
            continue
        assert np.array_equal(with_reading.hands, without.hands)
        assert np.array_equal(with_reading.value, without.value)
        changed += not np.allclose(with_reading.weights, without.weights)
    assert changed


@pytest.mark.parametrize("variant", ["modern", "auction_chips"])
def test_calls_and_trump_are_worth_what_the_player_finds(variant):
    compared = 0
    for view in moments(variant, Bid, Pass):
        record, calls = (find(view, LEVEL, 3, math.inf) for find in (choose_call, compare_calls))
        if calls is None:
            assert record.method == "forced"
            continue
        compared += 1
        assert tuple(each.action for each in record.candidates) == calls.actions
        assert [each.value for each in record.candidates] == calls.value.mean(axis=0).tolist()
        assert len(calls.hands) == len(calls.own.trumps) == len(calls.value) == record.worlds
    for view in moments(variant, NameTrump):
        record, suits = (find(view, LEVEL, 3, math.inf) for find in (choose_trump, compare_trumps))
        compared += 1
        assert tuple(each.action for each in record.candidates) == suits.actions
        assert [each.value for each in record.candidates] == [
            value.mean() for value in suits.value.T
        ]
        assert all(len(played.trumps) == record.worlds for played in suits.played)
    assert compared > 1


def test_calls_and_trump_in_worlds_drawn_twice_are_no_surer():
    """Equal worlds are one of more weight: the means stay, the width is that of the records."""
    several, deals = 0, 300
    for view in moments("double_deck", Bid, Pass, NameTrump)[-3:]:
        naming = any(isinstance(action, NameTrump) for action in legal_actions(view.seen))
        choose = choose_trump if naming else choose_call
        record = choose(view, replace(EXPERT, deals=deals, aim="score"), 3, math.inf)
        if record.method == "forced":
            continue
        found = compare(view, (record.candidates[0].action,), 3, deals)
        assert found is not None
        assert found.weights.sum() == pytest.approx(1.0)
        assert found.worlds <= record.worlds
        several += found.worlds < record.worlds
        best = found.number(record.candidates[0].action)
        for each in record.candidates:
            difference = found.difference(best, found.number(each.action))
            assert difference.mean == pytest.approx(each.behind)
            assert difference.half == pytest.approx(each.half, abs=0.05 * each.half + 1e-9)
    assert several


def test_a_mean_is_no_surer_for_a_world_that_was_drawn_twice():
    hands = np.array([[1, 2], [3, 4], [5, 6], [7, 8]])
    figures = np.array([0.0, 10.0, 4.0, 6.0])
    once = half_width(figures, hands)
    assert once == pytest.approx(1.96 * figures.std() / 2.0)
    twice = half_width(np.tile(figures, 2), np.tile(hands, (2, 1)))
    assert twice == pytest.approx(once)
