"""Times of decisions: quantiles to two in a hundred, and boards added up in any order."""

import math
import random

import msgspec
from hypothesis import given
from hypothesis import strategies as st

from acesaround.arena.timing import Durations, Spread, Times, summed_up


def spread(values: list[float]) -> Spread:
    found = Spread()
    for value in values:
        found.add(value)
    return found


@given(st.lists(st.floats(1e-6, 1000), min_size=1), st.sampled_from([0.5, 0.95, 1.0]))
def test_a_quantile_is_right_to_two_in_a_hundred(values: list[float], share: float) -> None:
    exact = sorted(values)[math.ceil(share * len(values)) - 1]
    assert exact * 0.999 <= spread(values).quantile(share) <= exact * 1.021


def test_what_is_shorter_than_the_first_step_counts_there() -> None:
    found = spread([0.0, 1e-9, 5.0])
    assert found.quantile(0.5) <= 1e-6
    assert found.greatest == found.quantile(1.0) == 5.0


@given(st.lists(st.floats(0, 100)), st.lists(st.floats(0, 100)))
def test_boards_are_added_up(one: list[float], other: list[float]) -> None:
    both = spread(one)
    both.merge(spread(other))
    whole = spread(one + other)
    assert (both.count, both.greatest, both.steps) == (whole.count, whole.greatest, whole.steps)
    assert math.isclose(both.total, whole.total, abs_tol=1e-9)


def test_counts_survive_a_file() -> None:
    dice = random.Random(1)
    row = Durations("A", "tricks", spread([dice.random() for _ in range(50)]), spread([0.1]))
    assert msgspec.json.decode(msgspec.json.encode(row), type=Durations) == row


def test_all_phases_together_stand_behind_the_phases_of_each_player() -> None:
    rows = [
        Durations("B", "tricks", spread([0.003]), spread([0.001])),
        Durations("A", "tricks", spread([0.001, 0.002]), spread([0.001, 0.001])),
        Durations("A", "auction", spread([0.5]), spread([0.25])),
    ]
    found = summed_up(Times(rows).rows)
    assert [(row.player, row.phase, row.decisions) for row in found] == [
        ("A", "auction", 1),
        ("A", "tricks", 2),
        ("A", "all", 3),
        ("B", "tricks", 1),
        ("B", "all", 1),
    ]
    assert found[2].wall.max == 500.0
    assert found[2].thread.max == 250.0
    assert found[3].wall.p95 == found[3].wall.max == 3.0
