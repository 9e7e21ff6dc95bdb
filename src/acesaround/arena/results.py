"""What a simulation leaves behind: one result for each deal and game, and the totals.

Maps are indexed by side, written as text as JSON wants it (``"0"``: seats 0 and 2 where there are
partners, else seat 0).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

import msgspec

from acesaround.cards import Suit
from acesaround.game import Outcome
from acesaround.rules import Rules

BySide = dict[str, int]


class ContractResult(msgspec.Struct, frozen=True, kw_only=True):
    """Who played for how many points in which suit, and what came of it."""

    seat: int
    side: int
    amount: int
    stuck: bool
    trump: Suit | None
    outcome: Outcome


class DealResult(msgspec.Struct, frozen=True, kw_only=True):
    """One deal, numbered from 1 through all games.

    ``melds`` are meld points before it is known if they count, ``tricks`` the points won in tricks
    with the last one, ``scores`` what the deal changed, ``total_points`` all points of tricks
    together: always the same number if the deal was played to its end. ``seats`` held cards in it.

    Where deals are paid in chips, ``scores`` are chips, and ``pot`` is what was in the pot then,
    before it is shared at the end of a game.
    """

    n: int
    dealer: int
    contract: ContractResult | None
    melds: BySide
    tricks: BySide
    scores: BySide
    total_points: int
    seats: tuple[int, ...]
    pot: int


class GameResult(msgspec.Struct, frozen=True, kw_only=True):
    """One game: its deals and last scores; ``winner`` is a side, None if it was not finished.

    ``places`` are the sides by place as far as they are decided: those that reached the game and
    left first, then, at the end, the others by their scores.
    """

    n: int
    first_deal: int
    last_deal: int
    scores: BySide
    winner: int | None
    places: tuple[int, ...]


class Totals(msgspec.Struct, frozen=True, kw_only=True):
    """Sums over all deals; ``games`` are finished ones, ``wins`` counts them by side."""

    deals: int
    games: int
    wins: BySide
    melds: BySide
    tricks: BySide
    scores: BySide
    contracts: dict[str, int]
    average_bid: float | None


class Report(msgspec.Struct, frozen=True, kw_only=True):
    """All of a simulation."""

    variant: str
    rules: Rules
    deals: tuple[DealResult, ...]
    games: tuple[GameResult, ...]
    totals: Totals


def totals_of(
    sides: Iterable[int], deals: Sequence[DealResult], games: Sequence[GameResult]
) -> Totals:
    """The sums of these results."""
    names = [str(side) for side in sides]
    contracts = [deal.contract for deal in deals if deal.contract is not None]
    ended = Counter(contract.outcome for contract in contracts)
    won = Counter(str(game.winner) for game in games if game.winner is not None)
    bids = [contract.amount for contract in contracts]
    return Totals(
        deals=len(deals),
        games=won.total(),
        wins={name: won[name] for name in names},
        melds={name: sum(deal.melds[name] for deal in deals) for name in names},
        tricks={name: sum(deal.tricks[name] for deal in deals) for name in names},
        scores={name: sum(deal.scores[name] for deal in deals) for name in names},
        contracts={
            outcome.value: ended[outcome] for outcome in Outcome if outcome is not Outcome.NONE
        },
        average_bid=round(sum(bids) / len(bids), 2) if bids else None,
    )
