"""What may be said: it holds where the choice does better, and it makes the difference."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from acesaround.teaching.comparing.comparison import Comparison, alike
from acesaround.teaching.reasons import checking
from acesaround.teaching.reasons.checking import EXPLAINS, HOLDS, Predicate
from acesaround.teaching.reasons.counting import worth_telling


def may_be_said(predicate, gains):
    return checking.may_be_said(predicate, gains, alike(len(gains)))


def flags(*parts):
    return np.concatenate([np.full(n, value) for value, n in parts])


def test_a_predicate_that_makes_the_difference_is_said():
    gains = flags((10.0, 60), (0.0, 40))
    assert may_be_said(Predicate(flags((True, 60), (False, 40))), gains)


@pytest.mark.parametrize(("held", "said"), [(54, True), (53, False)])
def test_it_must_hold_in_nine_of_ten_worlds_in_which_the_choice_does_better(held, said):
    gains = flags((10.0, 60), (0.0, 40))
    holds = flags((True, held), (False, 100 - held))
    assert may_be_said(Predicate(holds), gains) is said


def test_what_holds_without_making_a_difference_is_not_said():
    gains = flags((10.0, 60), (0.0, 40))
    holds = np.ones(100, dtype=bool)
    holds[::9] = False
    assert holds[gains > 0].mean() < HOLDS or not may_be_said(Predicate(holds), gains)
    # It holds wherever the choice does better, but as well wherever it does not, save one in five.
    holds = flags((True, 92), (False, 8))
    weak = flags((1.0, 60), (0.8, 40))
    assert not may_be_said(Predicate(holds), weak)


def test_what_holds_everywhere_must_bring_half_of_the_difference_by_itself():
    gains = flags((10.0, 100))
    always = np.ones(100, dtype=bool)
    assert not may_be_said(Predicate(always), gains)
    assert not may_be_said(Predicate(always, np.full(100, 4.9)), gains)
    assert may_be_said(Predicate(always, np.full(100, 5.0)), gains)


@pytest.mark.parametrize(("held", "often"), [(2, False), (24, False), (25, True), (90, True)])
def test_what_nearly_never_happens_is_no_reason_though_it_makes_the_difference(held, often):
    holds = flags((True, held), (False, 100 - held))
    assert may_be_said(Predicate(holds), np.where(holds, 60.0, 0.0))
    assert checking.often_enough(holds, alike(100)) is often


def test_a_share_is_told_as_larger_only_where_the_percents_differ():
    assert not worth_telling(49, 49)
    assert not worth_telling(48, 50)
    assert worth_telling(60, 49)


@given(st.lists(st.tuples(st.integers(-20, 20), st.booleans()), min_size=1, max_size=80))
def test_whatever_is_said_satisfies_both_conditions(worlds):
    gains = np.array([float(gain) for gain, _ in worlds])
    holds = np.array([held for _, held in worlds])
    if may_be_said(Predicate(holds), gains):
        better = gains > 0
        assert holds[better].mean() >= HOLDS
        assert 0.0 < EXPLAINS * gains.mean() <= gains[holds].mean() - gains[~holds].mean()


@given(
    st.lists(
        st.tuples(st.integers(-20, 20), st.booleans(), st.integers(1, 4)), min_size=1, max_size=40
    )
)
def test_a_world_of_weight_counts_as_often(worlds):
    gains = np.array([float(gain) for gain, _, _ in worlds])
    holds = np.array([held for _, held, _ in worlds])
    times = np.array([often for _, _, often in worlds])
    once = checking.may_be_said(Predicate(holds, gains), gains, times / times.sum())
    again = gains.repeat(times)
    assert once is may_be_said(Predicate(holds.repeat(times), again), again)


def test_what_was_drawn_twice_makes_nobody_surer():
    gains = np.array([3.0, 1.0, 4.0, 1.0, 5.0])
    value = np.column_stack([gains, np.zeros(5)])

    def difference(value, weights, whole=False):
        none = np.full(value.shape, -1.0)
        return Comparison((), value, none, "points", weights, whole).difference(0, 1)

    plain = difference(value, alike(5))
    assert plain.mean == pytest.approx(2.8)
    assert plain.half == pytest.approx(1.96 * gains.std() / np.sqrt(5))
    # The five worlds, each drawn four times, are no more than five.
    assert difference(value, np.full(20, 4.0)[:5] / 20).half == plain.half
    heavy = difference(value, np.array([0.6, 0.1, 0.1, 0.1, 0.1]))
    assert heavy.mean == pytest.approx(2.9)
    assert difference(value, alike(5), whole=True).half == 0.0
    # No difference on average is not the same everywhere.
    even = difference(np.array([[1.0, 0.0], [0.0, 1.0]]), alike(2), whole=True)
    assert (even.mean, even.half, even.same, even.clear) == (0.0, 0.0, False, False)
    assert difference(np.ones((3, 2)), alike(3)).same
