"""What really lies hidden is always among the worlds: in every variant, under any house rules."""

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from acesaround.ai.proofs import ceilings_of
from acesaround.ai.worlds import Sampler
from acesaround.cards import SUITS, card_of
from acesaround.cards.card import RANKS
from acesaround.kernel import packing_of
from acesaround.rules import PRESETS, preset, with_options
from acesaround.testing.strategies import valid_rules

# The fixtures hold nothing that one example could leave to the next.
RULES = settings(
    deadline=None, max_examples=30, suppress_health_check=[HealthCheck.function_scoped_fixture]
)


def assert_true_world_is_possible(games, true_world, seats=None):
    looked = 0
    for game in games:
        for seat in game.state.deal.seats if seats is None else [game.actor]:
            sampler = Sampler(game.view(seat))
            assert sampler.weight(*true_world(game, sampler)) > 0
            looked += 1
    return looked


@pytest.mark.parametrize("kind", ["plain", "random"])
@pytest.mark.parametrize("rules", PRESETS.values(), ids=PRESETS)
def test_the_truth_is_possible(rules, kind, moments, true_world):
    """For every seat at every decision, its own or another's."""
    for seed in range(2):
        assert assert_true_world_is_possible(moments(rules, seed, kind), true_world)


@RULES
@given(valid_rules(), st.integers(0, 2**32), st.sampled_from(["plain", "random"]))
def test_the_truth_is_possible_under_house_rules(moments, true_world, rules, seed, kind):
    assert_true_world_is_possible(moments(rules, seed, kind), true_world, seats="actor")


@RULES
@given(valid_rules(house_rules_only=False), st.integers(0, 2**32))
def test_the_truth_is_possible_under_any_rules(moments, true_world, rules, seed):
    assert_true_world_is_possible(moments(rules, seed, "random"), true_world, seats="actor")


@pytest.mark.parametrize(
    ("variant", "options"),
    [
        ("modern", {"show_before_return": True}),
        ("modern", {"show_before_return": True, "meld_timing": "after_own_first_card"}),
        ("modern", {"marriage_required": "to_bid", "eldest_must_bid": True}),
        ("modern", {"marriage_required": "to_name_trump", "nines_redeal": "five_no_ace"}),
        ("modern", {"run_extras": True, "foster190": True}),
        ("modern3", {"bury_announce": "trump_or_ace"}),
        ("modern3", {"bury_announce": "trump_or_ace", "marriage_required": "to_name_trump"}),
        ("modern3", {"meld_timing": "after_own_first_card"}),
        ("auction_chips", {"bury_announce": "trump_or_ace", "nines_redeal": "five"}),
        ("partnership_classic", {"first_card_counts": True, "first_lead_trump": True}),
        ("three_hand", {"table": "russian_literal", "nines_redeal": "six"}),
        ("three_hand", {"void_undertrump": "free", "head": "trump_led_only"}),
        ("two_hand", {"choose_upcard": True, "show_last": True}),
    ],
    ids=str,
)
def test_the_truth_is_possible_where_more_is_proved(variant, options, moments, true_world):
    rules = with_options(preset(variant), options)
    for seed in range(4):
        games = moments(rules, seed, "plain" if seed % 2 else "random")
        assert assert_true_world_is_possible(games, true_world)


@pytest.mark.parametrize("accusation", ["automatic", "by_players"])
def test_the_truth_is_possible_after_forbidden_cards(accusation, moments, true_world):
    rules = with_options(preset("modern"), {"wrong_card": "deal", "accusation": accusation})
    for seed in range(4):
        games = moments(rules, seed, "plain", wrong=0.2)
        assert assert_true_world_is_possible(games, true_world)


def test_the_truth_is_possible_where_forbidden_cards_are_taken_in_silence(moments, true_world):
    rules = with_options(preset("modern"), {"wrong_card": "deal", "accusation": "by_players"})
    for seed in range(4):
        games = moments(rules, seed, "plain", wrong=0.1)
        assert assert_true_world_is_possible(games, true_world)


def test_a_world_against_a_proof_has_no_weight(moments, true_world):
    """Exchange two hidden cards such that a seat would have had to play one of them."""
    rules = preset("modern")
    packing = packing_of(rules.deck.copies, rules.deck.nines)
    tried = 0
    for game in moments(rules, 1, "plain"):
        sampler = Sampler(game.view(game.actor))
        deal = game.state.deal
        others = [seat for seat in deal.seats if seat != game.actor]
        ceilings = ceilings_of(game.view(game.actor), others)
        hands, aside = true_world(game, sampler)
        for (seat, suit), top in ceilings.items():
            above = [card_of(rank, suit) for rank in RANKS if rank.strength > top]
            for other in others:
                high = [card for card in above if card in deal.hands[other]]
                if other != seat and high and deal.hands[seat]:
                    change = packing.pack(high[:1]) - packing.pack(deal.hands[seat][:1])
                    wrong = hands.copy()
                    wrong[deal.seats.index(seat)] += change
                    wrong[deal.seats.index(other)] -= change
                    assert sampler.weight(wrong, aside) == 0
                    tried += 1
    assert tried > 20 * len(SUITS)
