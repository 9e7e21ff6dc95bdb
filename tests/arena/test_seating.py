"""Seatings: every one with its mirror, every side once alone."""

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from acesaround.arena.seating import A, B, difference, seatings

SIDES = st.lists(st.integers(0, 5), min_size=2, max_size=4, unique=True)


def test_two_sides_change_places() -> None:
    assert seatings([0, 1]) == ({0: A, 1: B}, {0: B, 1: A})


@pytest.mark.parametrize("n", [3, 4])
def test_each_side_is_alone_with_either_player(n: int) -> None:
    found = seatings(range(n))
    assert len(found) == 2 * n
    for side in range(n):
        for player in (A, B):
            alone = {each: player if each == side else 1 - player for each in range(n)}
            assert found.count(alone) == 1


@given(SIDES)
def test_every_seating_has_its_mirror(sides: list[int]) -> None:
    found = seatings(sides)
    for seating in found:
        assert {side: 1 - player for side, player in seating.items()} in found


@given(SIDES, st.data())
def test_what_does_not_depend_on_the_players_cancels(sides: list[int], data: st.DataObject) -> None:
    fractions = st.fractions(-1000, 1000, max_denominator=12)
    values = {side: data.draw(fractions) for side in sides}
    found = [difference(seating, values) for seating in seatings(sides)]
    assert sum(found) == 0


def test_the_difference_is_of_averages() -> None:
    values = {0: 12, 1: 3, 2: 4}
    assert difference({0: A, 1: B, 2: B}, values) == Fraction(17, 2)
    assert difference({0: B, 1: A, 2: A}, values) == Fraction(-17, 2)
