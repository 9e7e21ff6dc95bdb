"""Who sits where when a board is played again: every side is once alone against all the others.

Two sides make two seatings, A against B and B against A. With three sides or four, each alone,
there are two for every side: A there and B everywhere else, and the reverse. Each seating has its
mirror among them, so players who decide alike differ by exactly nothing on every board, and the
match of B against A is the match of A against B with the sign turned.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction

A, B = 0, 1

Seating = dict[int, int]
"""The player, A or B, of each side that plays the board."""


def seatings(sides: Sequence[int]) -> tuple[Seating, ...]:
    """All seatings of these sides, of which there are at least two."""
    found: list[Seating] = []
    for alone in sides:
        for player in (A, B):
            seating = {side: player if side == alone else 1 - player for side in sides}
            if seating not in found:
                found.append(seating)
    return tuple(found)


def difference(seating: Seating, values: Mapping[int, int | Fraction]) -> Fraction:
    """By how much a side of A has more on average than a side of B. ``values`` are by side.

    Exact, so that what must cancel over the seatings does.
    """
    sums = [Fraction(0), Fraction(0)]
    numbers = [0, 0]
    for side, player in seating.items():
        sums[player] += values[side]
        numbers[player] += 1
    return sums[A] / numbers[A] - sums[B] / numbers[B]
