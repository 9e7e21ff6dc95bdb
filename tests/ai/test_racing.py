"""Races between candidates: who is dropped, who wins, and how sure that is."""

import math

import numpy as np
import pytest

from acesaround.ai.search.racing import Budget, Tried, Values, race


def trial_of(figures: Values, times: Values | None = None):
    """Gives the worlds of [world, candidate] in turn."""
    given = 0

    def trial(number, running):
        nonlocal given
        part = slice(given, given + number)
        given += number
        return Tried(figures[part][:, running, None], None if times is None else times[part])

    return trial


def normal(worlds: int, *means: float) -> Values:
    return np.random.default_rng(4).normal(means, 1.0, (worlds, len(means)))


def test_the_best_comes_first_and_those_surely_behind_are_dropped_early():
    found = race(3, trial_of(normal(400, 0.0, 0.4, -3.0)), Budget(400, 40, math.inf))
    assert [each.number for each in found] == [1, 0, 2]
    assert found[0].behind == 0.0
    assert found[2].worlds == 40 < found[1].worlds
    assert found[1].behind == pytest.approx(0.4, abs=2 * found[1].half)


def test_a_world_that_was_drawn_more_than_once_counts_for_more_and_makes_nothing_surer():
    figures = normal(30, 0.0, 0.2)
    once = race(2, trial_of(figures), Budget(30, 30, math.inf))
    thrice = race(2, trial_of(figures, np.full(30, 3.0)), Budget(30, 30, math.inf))
    assert [each.half for each in thrice] == pytest.approx([each.half for each in once])
    assert [each.means[0] for each in thrice] == pytest.approx([each.means[0] for each in once])
    times = np.arange(30) % 4 + 1.0
    one, other = race(2, trial_of(figures, times), Budget(30, 30, math.inf))
    assert one.means[0] == pytest.approx(np.average(figures[:, one.number], weights=times))
    behind = figures[:, one.number] - figures[:, other.number]
    assert other.behind == pytest.approx(np.average(behind, weights=times))
    repeated = np.repeat(behind, times.astype(int))
    as_if_new = 1.96 * repeated.std() / len(repeated) ** 0.5
    assert other.half > 1.2 * as_if_new


def test_the_race_stops_when_its_time_is_over_but_not_before_one_round():
    found = race(2, trial_of(normal(400, 0.0, 0.01)), Budget(400, 40, 0.0))
    assert {each.worlds for each in found} == {40}
