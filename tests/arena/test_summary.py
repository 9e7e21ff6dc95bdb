"""The figures of a match, against figures that are known."""

import random
import statistics

import pytest

from acesaround.arena import Share, share_won, sum_up
from acesaround.arena.summary import t_quantile


def test_a_summary_adds_up() -> None:
    values = [3.0, -1.0, 0.0, 4.0, 4.0]
    found = sum_up(values)
    assert (found.boards, found.won, found.lost, found.tied) == (5, 3, 1, 1)
    assert found.mean == 2.0
    assert found.sd == pytest.approx(statistics.stdev(values))
    assert found.error == pytest.approx(statistics.stdev(values) / 5**0.5)
    # 2.776 is the quantile of Student's t for 95 % and four degrees of freedom.
    assert found.high == pytest.approx(2 + 2.776 * statistics.stdev(values) / 5**0.5, abs=0.01)
    assert found.low is not None and found.high is not None
    assert found.low + found.high == pytest.approx(4)


def test_too_few_boards_have_no_interval() -> None:
    assert sum_up([]).mean == 0.0
    one = sum_up([5.0])
    assert (one.mean, one.sd, one.error, one.low, one.high) == (5.0, None, None, None, None)


@pytest.mark.parametrize(
    ("freedom", "table"),
    [(1, 12.706), (2, 4.303), (3, 3.182), (4, 2.776), (10, 2.228), (30, 2.042), (1000, 1.962)],
)
def test_quantiles_are_those_of_the_tables(freedom: int, table: float) -> None:
    assert t_quantile(freedom) == pytest.approx(table, rel=0.01)


def test_intervals_hold_the_truth_19_times_in_20() -> None:
    dice = random.Random(5)
    inside = 0
    for _ in range(1000):
        found = sum_up([dice.gauss(2.0, 3.0) for _ in range(8)])
        assert found.low is not None and found.high is not None
        inside += found.low <= 2.0 <= found.high
    assert 930 <= inside <= 970


def shares(*pairs: float) -> Share:
    """The share of boards that are pairs of games, each 1, 0 or -1 for A."""
    return share_won(sum_up(pairs))


def test_the_share_of_independent_games_is_that_of_wilson() -> None:
    # Boards of one clear end each: 8 of 10 have Wilson's interval from 49.0 to 94.3 %.
    found = shares(*[1.0] * 8, *[-1.0] * 2)
    assert found.share == pytest.approx(0.8)
    # The spread of a sample is estimated with one board less.
    assert found.low == pytest.approx(0.490, abs=0.02)
    assert found.high == pytest.approx(0.943, abs=0.02)


def test_a_share_stays_between_nothing_and_all() -> None:
    every = shares(*[1.0] * 20)
    assert (every.share, every.high) == (1.0, 1.0)
    assert every.low == pytest.approx(20 / (20 + 1.96**2), abs=0.001)
    none = shares(*[-1.0] * 20)
    assert (none.share, none.low) == (0.0, 0.0)
    assert none.high == pytest.approx(1 - every.low)


def test_pairs_that_share_are_even_and_surer_than_games() -> None:
    assert shares(*[0.0] * 20) == Share(0.5, 0.5, 0.5)
    paired = shares(*[0.0] * 16, 1.0, 1.0, -1.0, -1.0)
    games = shares(*[1.0] * 10, *[-1.0] * 10)
    assert paired.share == games.share == 0.5
    assert paired.high - paired.low < games.high - games.low


def test_one_board_says_nothing() -> None:
    assert shares(0.0) == Share(0.5, 0.0, 1.0)
