"""What the boards of a match say together. The unit is the board, never the hand or the game."""

from __future__ import annotations

import math
from collections.abc import Sequence
from statistics import NormalDist

import msgspec

from acesaround.arena.board import BoardResult

_TWO_SIDED = NormalDist().inv_cdf(0.975)


class Summary(msgspec.Struct, frozen=True):
    """The mean of differences (A less B) over the boards, and how sure it is.

    ``sd`` is the standard deviation of a board, ``error`` the standard error of the mean, ``low``
    and ``high`` the ends of its 95 % interval by Student's t; None where there are too few boards.
    ``won``, ``lost`` and ``tied`` are boards of A.
    """

    boards: int
    mean: float
    sd: float | None
    error: float | None
    low: float | None
    high: float | None
    won: int
    lost: int
    tied: int


class GamesWon(msgspec.Struct, frozen=True):
    """Whole games by who won them: A, B, or nobody when so many deals decided nothing.

    ``share`` is A's part, where a game that nobody won counts half, with the ends of its 95 %
    interval over the boards: players alike have 0.5. ``margin`` sums up the scores at the end.
    """

    games: int
    won: int
    lost: int
    unfinished: int
    share: float
    low: float | None
    high: float | None
    margin: Summary


def sum_up(values: Sequence[float]) -> Summary:
    """The summary of these differences, one for each board."""
    n = len(values)
    mean = math.fsum(values) / n if n else 0.0
    sd = error = low = high = None
    if n > 1:
        sd = math.sqrt(math.fsum((value - mean) ** 2 for value in values) / (n - 1))
        error = sd / math.sqrt(n)
        reach = t_quantile(n - 1) * error
        low, high = mean - reach, mean + reach
    return Summary(
        boards=n,
        mean=mean,
        sd=sd,
        error=error,
        low=low,
        high=high,
        won=sum(value > 0 for value in values),
        lost=sum(value < 0 for value in values),
        tied=sum(value == 0 for value in values),
    )


def sum_up_games(boards: Sequence[BoardResult]) -> GamesWon | None:
    """The games of these boards; None if they are not boards of whole games."""
    margins = [board.margin for board in boards if board.margin is not None]
    if not margins:
        return None
    games = [seating.difference for board in boards for seating in board.seatings]
    points = sum_up([board.difference for board in boards])

    def share(mean: float | None) -> float | None:
        return None if mean is None else min(1.0, max(0.0, (1 + mean) / 2))

    return GamesWon(
        games=len(games),
        won=sum(value > 0 for value in games),
        lost=sum(value < 0 for value in games),
        unfinished=sum(value == 0 for value in games),
        share=(1 + points.mean) / 2,
        low=share(points.low),
        high=share(points.high),
        margin=sum_up(margins),
    )


def t_quantile(freedom: int) -> float:
    """The 97.5 % quantile of Student's t: exact for one degree of freedom, else to 1 %.

    By the expansion of the quantile in one over the degrees of freedom (Abramowitz and Stegun,
    26.7.5).
    """
    if freedom == 1:
        return math.tan(0.475 * math.pi)
    z = _TWO_SIDED
    terms = (
        (z**3 + z) / 4,
        (5 * z**5 + 16 * z**3 + 3 * z) / 96,
        (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384,
        (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / 92160,
    )
    return math.fsum((z, *(term / freedom**power for power, term in enumerate(terms, 1))))
