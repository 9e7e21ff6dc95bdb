"""The sequential test: about as often wrong as it says, and it stands by its verdict."""

import random

import pytest

from acesaround.arena import SequentialTest, Verdict
from acesaround.arena.sequential import LEAST_BOARDS

RUNS = 400


def run(test: SequentialTest, mean: float, sd: float, seed: str) -> tuple[Verdict, int]:
    dice = random.Random(seed)
    while True:
        verdict = test.add(dice.gauss(mean, sd))
        if verdict is not None:
            return verdict, test.standing.boards


@pytest.mark.parametrize(
    ("mean", "right"), [(0.0, Verdict.NOTHING), (1.0, Verdict.DIFFERENCE)], ids=["none", "delta"]
)
def test_one_verdict_in_twenty_is_wrong(mean: float, right: Verdict) -> None:
    ended = [run(SequentialTest(1.0), mean, 6.0, f"{mean} {n}") for n in range(RUNS)]
    wrong = sum(verdict is not right for verdict, _ in ended) / RUNS
    assert 0.015 < wrong < 0.075
    # A fixed number of boards with the same two errors would be (2 * 1.645 * 6)² = 390.
    assert sum(boards for _, boards in ended) / RUNS < 300


def test_a_large_difference_ends_it_at_once() -> None:
    verdict, boards = run(SequentialTest(1.0), 6.0, 6.0, "large")
    assert (verdict, boards) == (Verdict.DIFFERENCE, LEAST_BOARDS)


def test_a_loss_is_no_gain() -> None:
    assert run(SequentialTest(1.0), -3.0, 6.0, "loss")[0] is Verdict.NOTHING


def test_equal_players_show_no_difference() -> None:
    test = SequentialTest(0.5)
    found = [test.add(0.0) for _ in range(LEAST_BOARDS)]
    assert found[:-1] == [None] * (LEAST_BOARDS - 1)
    assert found[-1] is Verdict.NOTHING
    assert test.standing.log_ratio is None


def test_a_verdict_stands() -> None:
    test = SequentialTest(1.0)
    verdict, boards = run(test, 1.0, 3.0, "stands")
    assert verdict is Verdict.DIFFERENCE
    for _ in range(500):
        assert test.add(-50.0) is Verdict.DIFFERENCE
    assert test.standing.boards == boards


@pytest.mark.parametrize("delta", [0.0, -1.0, float("nan"), float("inf")])
def test_the_difference_must_be_above_nothing(delta: float) -> None:
    with pytest.raises(ValueError, match="must be above 0"):
        SequentialTest(delta)
