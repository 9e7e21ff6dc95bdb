"""One board of a match: the same cards, dealer and scores for every seating.

On the scale of tricks a board is the first dealing of its sequence that comes to a first lead, and
every seating goes on from that very position. For bidding and for deals it is the first dealing,
whatever comes of it; for games it is the whole sequence.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from fractions import Fraction

import msgspec

from acesaround.arena.board_in_play import BoardInPlay
from acesaround.arena.plan import BadMatch, Plan
from acesaround.arena.scale import Choice, Scale, choice_of, counters
from acesaround.arena.seating import A, Seating, difference, seatings
from acesaround.arena.timing import Durations, Times
from acesaround.game import State, current_deal, side_of, sides

MOST_DEALS = 100
"""A game that is not over after so many deals is won by nobody; players at random need more."""
_MOST_DEALINGS = 200


class SeatingResult(msgspec.Struct, frozen=True, omit_defaults=True):
    """What came of one seating.

    ``seats`` has a letter for each seat, A or B, or a dash where nobody of the match sat.
    ``difference`` is what a side of A has more on average than a side of B; in whole games 1 if A
    won, -1 if B did. ``margin`` is the difference of the scores at the end of a game, in points or
    chips, and ``deals`` the number of its deals.
    """

    seats: str
    difference: float
    margin: float | None = None
    deals: int | None = None


class BoardResult(msgspec.Struct, frozen=True, omit_defaults=True):
    """What came of board ``n``: ``difference`` and ``margin`` are the means over its seatings."""

    n: int
    dealer: int
    difference: float
    seatings: tuple[SeatingResult, ...]
    margin: float | None = None


class PlayedBoard(msgspec.Struct, frozen=True):
    """The result, and how long the decisions took."""

    result: BoardResult
    times: tuple[Durations, ...]


class _Ended(msgspec.Struct, frozen=True):
    """One seating at its end, with exact numbers."""

    seats: str
    difference: Fraction
    margin: Fraction | None = None
    deals: int | None = None


def play_board(plan: Plan, n: int) -> PlayedBoard:
    """Play board ``n`` (from 1) of the match in all seatings.

    Raises:
        PlayerFault: a player failed or broke the rules.
        BadMatch: on the scale of tricks, no dealing of this board comes to its tricks.
    """
    times = Times()
    opening = _opening(plan, n, times)
    ended = [_played(opening.seated(seating), seating) for seating in seatings(_sides(opening))]
    result = BoardResult(
        n=n,
        dealer=opening.dealer,
        difference=_mean([each.difference for each in ended]),
        seatings=tuple(
            SeatingResult(each.seats, float(each.difference), _float(each.margin), each.deals)
            for each in ended
        ),
        margin=_mean(margins) if (margins := _present(each.margin for each in ended)) else None,
    )
    return PlayedBoard(result, times.rows)


def _opening(plan: Plan, n: int, times: Times) -> BoardInPlay:
    """The position that all seatings have in common."""
    board = BoardInPlay(plan, n, times)
    if plan.scale is Scale.GAMES:
        return board
    if plan.scale is not Scale.TRICKS:
        board.deal()
        return board
    for dealt in range(_MOST_DEALINGS):
        # A dealing that nobody plays would tell nothing of how cards are played.
        board = BoardInPlay(plan, n, times, dealt)
        board.deal()
        board.play_until(_card_is_due)
        if board.waiting:
            return board
    raise BadMatch(
        f"board {n}: of {_MOST_DEALINGS} dealings none was played, with {plan.other} deciding all "
        "that comes before the first lead"
    )


def _card_is_due(state: State) -> bool:
    return choice_of(state) is Choice.CARDS


def _sides(board: BoardInPlay) -> Sequence[int]:
    """The sides that play: in a single deal not a dealer who sits out."""
    rules = board.plan.rules
    if board.plan.scale is Scale.GAMES:
        return sides(rules)
    return sorted({side_of(rules, seat) for seat in current_deal(board.game.state).seats})


def _played(board: BoardInPlay, seating: Seating) -> _Ended:
    if board.plan.scale is Scale.GAMES:
        return _played_game(board, seating)
    board.play_out()
    state = board.game.state
    if board.plan.scale is Scale.TRICKS:
        return _Ended(board.letters, difference(seating, counters(state)))
    changes = {side: state.scores[side] - board.scores[side] for side in seating}
    return _Ended(board.letters, difference(seating, changes))


def _played_game(board: BoardInPlay, seating: Seating) -> _Ended:
    """Play until the winner is known; those who would play on for the other places do not."""
    while _winner(board.game.state) is None and board.dealt < MOST_DEALS:
        board.deal()
        board.play_out()
    state = board.game.state
    winner = _winner(state)
    won = 0 if winner is None else 1 if seating[winner] == A else -1
    scores = {side: state.scores[side] for side in seating}
    return _Ended(board.letters, Fraction(won), difference(seating, scores), board.dealt)


def _winner(state: State) -> int | None:
    return state.out[0] if state.out else state.winner


def _mean(values: Sequence[Fraction]) -> float:
    return float(sum(values, Fraction(0)) / len(values))


def _present(values: Iterable[Fraction | None]) -> list[Fraction]:
    return [value for value in values if value is not None]


def _float(value: Fraction | None) -> float | None:
    return None if value is None else float(value)
