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


class Share(msgspec.Struct, frozen=True):
    """A's part of the games won, a game that nobody won counting half: 0.5 for players alike.

    ``low`` and ``high`` are the ends of its 95 % interval over the boards.
    """

    share: float
    low: float
    high: float


class GamesWon(msgspec.Struct, frozen=True):
    """Whole games by who won them: A, B, or nobody when so many deals decided nothing.

    ``margin`` sums up the differences of the scores at the end.
    """

    games: int
    won: int
    lost: int
    unfinished: int
    share: Share
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
    return GamesWon(
        games=len(games),
        won=sum(value > 0 for value in games),
        lost=sum(value < 0 for value in games),
        unfinished=sum(value == 0 for value in games),
        share=share_won(sum_up([board.difference for board in boards])),
        margin=sum_up(margins),
    )


def share_won(summary: Summary) -> Share:
    """The part of the games won, from the summary of a match of whole games.

    The interval is Wilson's, which stays between nothing and all. It counts as many trials as
    make the spread of independent games that of the boards, and where every board had the same
    clear end, a trial for each board.
    """
    share = (1 + summary.mean) / 2
    spread = ((summary.sd or 0.0) / 2) ** 2
    chance = share * (1 - share)
    if not summary.boards or (chance and summary.boards == 1):
        return Share(share, 0.0, 1.0)
    if chance and not spread:
        return Share(share, share, share)
    trials = summary.boards * chance / spread if spread else float(summary.boards)
    z = _TWO_SIDED
    middle = (share + z * z / (2 * trials)) / (1 + z * z / trials)
    reach = z * math.sqrt(chance / trials + (z / (2 * trials)) ** 2) / (1 + z * z / trials)
    # At nothing and at all one end is the share itself; rounding must not move it.
    low, high = min(share, middle - reach), max(share, middle + reach)
    return Share(share, max(0.0, low), min(1.0, high))


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
