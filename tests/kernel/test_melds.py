"""The points of melds in the compiled code against the engine's list of melds."""

from itertools import product

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from acesaround.cards import SUITS, Suit, parse_cards
from acesaround.kernel import compile_rules, packing_of
from acesaround.kernel.melds import meld_points, meld_points_of_all
from acesaround.rules import PRESETS, Melds, count_melds, preset, with_options
from acesaround.rules import meld_points as points_of
from acesaround.testing.strategies import hands, valid_rules

TRUMPS = (None, *SUITS)


def expected(rules, hand, trump):
    return points_of(count_melds(hand, trump, rules.melds, rules.scoring.scale))


def found(rules, hand, trump):
    packing = packing_of(rules.deck.copies, rules.deck.nines)
    return meld_points(
        compile_rules(rules), -1 if trump is None else SUITS.index(trump), packing.pack(hand)
    )


def hands_of(rules, size=None):
    return hands(size or rules.deal.hand_size, rules.deck.copies, rules.deck.nines)


@pytest.mark.parametrize("name", sorted(PRESETS))
@settings(max_examples=60, deadline=None)
@given(st.data())
def test_melds_of_each_preset(name, data):
    rules = PRESETS[name]
    # Many cards, so that runs and doubles are common.
    hand = data.draw(hands_of(rules, data.draw(st.sampled_from((rules.deal.hand_size, 24, 36)))))
    for trump in TRUMPS:
        assert found(rules, hand, trump) == expected(rules, hand, trump)


@settings(max_examples=400, deadline=None)
@given(st.data())
def test_melds_under_any_rules(data):
    rules = data.draw(valid_rules())
    hand = data.draw(hands_of(rules, data.draw(st.integers(1, 40))))
    trump = data.draw(st.sampled_from(TRUMPS))
    assert found(rules, hand, trump) == expected(rules, hand, trump)


@pytest.mark.parametrize("foster190", [False, True])
@pytest.mark.parametrize("run_extras", [False, True])
@pytest.mark.parametrize("table", ["modern", "russian_literal", "foster", "double_deck"])
def test_runs_with_all_that_may_stand_beside_them(table, run_extras, foster190):
    rules = preset("double_deck" if table == "double_deck" else "modern")
    changes = {"melds.table": table, "run_extras": run_extras, "foster190": foster190}
    rules = with_options(rules, changes)
    run = "AS TS KS QS JS"
    for extra in ("", "KS", "QS", "KS QS", run, "JD", "JD JD QS", "KS KS QS"):
        hand = parse_cards(f"{run} {extra}")
        for trump in (Suit.SPADES, Suit.HEARTS):
            assert found(rules, hand, trump) == expected(rules, hand, trump), (extra, trump)


@pytest.mark.parametrize("double_marriages", ["table", "royal", "all"])
@pytest.mark.parametrize("plain_runs", [0, 10, 40, 400])
def test_runs_that_give_way_to_marriages(double_marriages, plain_runs):
    rules = with_options(
        preset("double_deck"),
        {
            "double_marriages": double_marriages,
            "plain_runs": plain_runs,
            "high_arounds": "doubling",
        },
    )
    for runs, kings, queens in product(range(4), range(4), range(4)):
        hand = parse_cards("AS TS KS QS JS " * runs + "KS " * kings + "QS " * queens)
        if max(runs + kings, runs + queens) <= 4:
            for trump in (None, Suit.SPADES, Suit.HEARTS):
                assert found(rules, hand, trump) == expected(rules, hand, trump), (runs, kings)


def test_each_option_changes_what_the_compiled_code_finds():
    run = parse_cards("AS TS KS KS QS JS JD")
    modern = preset("modern")
    plain = found(modern, run, Suit.SPADES)
    for name, value in {"run_extras": True, "foster190": True, "meld_scale": 2}.items():
        assert found(with_options(modern, {name: value}), run, Suit.SPADES) != plain, name
    assert isinstance(modern.melds, Melds)


@settings(deadline=None)
@given(st.lists(hands(), min_size=1, max_size=20), st.sampled_from(TRUMPS))
def test_many_hands_at_once(many, trump):
    rules = preset("modern")
    packing = packing_of(rules.deck.copies, rules.deck.nines)
    packed = np.array([packing.pack(hand) for hand in many], dtype=np.int64)
    points = np.full(len(many), -1, dtype=np.int64)
    number = -1 if trump is None else SUITS.index(trump)
    meld_points_of_all(compile_rules(rules), number, packed, points)
    assert points.tolist() == [expected(rules, hand, trump) for hand in many]
