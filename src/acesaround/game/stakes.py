"""Stakes: the chips of a deal and of a game beside the points (RULES 8.5).

A number of chips is what each player of the side gets from one opponent.
"""

from __future__ import annotations

from collections.abc import Iterator
from enum import Enum

import msgspec

from acesaround.rules import Meld, MeldKind, Rules, Stakes


class StakeKind(Enum):
    """What chips are paid for; DEFEATED: the contract of the others."""

    ROUNDHOUSE = "roundhouse"
    RUN = "run"
    ACES = "aces_around"
    KINGS = "kings_around"
    QUEENS = "queens_around"
    JACKS = "jacks_around"
    DOUBLE_PINOCHLE = "double_pinochle"
    MADE = "made"
    DEFEATED = "defeated"
    ALL_TRICKS = "all_tricks"
    GAME = "game"


class Stake(msgspec.Struct, frozen=True):
    """One payment: what for, the side that gets it, and the chips for each of its players."""

    kind: StakeKind
    side: int
    chips: int


class Staked(msgspec.Struct, frozen=True, kw_only=True):
    """A deal between two sides as far as chips go.

    ``hands`` holds side and melds of each seat; ``bid`` is in points of the large scale, ``made``
    None without a contract; ``swept`` is the side that has won every trick.
    """

    hands: tuple[tuple[int, tuple[Meld, ...]], ...]
    bidder: int | None = None
    bid: int = 0
    made: bool | None = None
    swept: int | None = None


_SINGLE = {
    MeldKind.RUN: (StakeKind.RUN, 2),
    MeldKind.ACES: (StakeKind.ACES, 2),
    MeldKind.KINGS: (StakeKind.KINGS, 1),
    MeldKind.QUEENS: (StakeKind.QUEENS, 1),
    MeldKind.JACKS: (StakeKind.JACKS, 1),
}
_ROUNDHOUSE = 5
_DOUBLE_PINOCHLE = 2
_BELOW_ZERO = 5


CONTRACT_CHIPS = ((0, 2), (250, 4), (300, 7), (350, 10))
"""From which bid on (points of the large scale) a contract is worth how many chips."""
CONTRACT_STEP, CONTRACT_MORE = 50, 5
"""So many chips more for each further so many points."""


def contract_chips(bid: int) -> int:
    """Chips for a contract of so many points of the large scale that is made."""
    least, chips = [step for step in CONTRACT_CHIPS if bid >= step[0]][-1]
    if (least, chips) != CONTRACT_CHIPS[-1]:
        return chips
    return chips + CONTRACT_MORE * ((bid - least) // CONTRACT_STEP)


def meld_chips() -> tuple[tuple[StakeKind, int], ...]:
    """The melds that are paid, and their chips."""
    house, double = (StakeKind.ROUNDHOUSE, _ROUNDHOUSE), StakeKind.DOUBLE_PINOCHLE
    return (house, *_SINGLE.values(), (double, _DOUBLE_PINOCHLE))


def deal_stakes(stakes: Stakes, deal: Staked) -> tuple[Stake, ...]:
    """The payments of a deal."""
    return tuple(_paid(stakes, deal))


def _paid(stakes: Stakes, deal: Staked) -> Iterator[Stake]:
    if stakes.meld_chips:
        for side, melds in deal.hands:
            yield from _meld_stakes(side, melds)
    if stakes.contract_chips and deal.bidder is not None and deal.made is not None:
        chips = contract_chips(deal.bid)
        if deal.made:
            yield Stake(StakeKind.MADE, deal.bidder, chips)
        else:
            yield Stake(StakeKind.DEFEATED, 1 - deal.bidder, chips * stakes.defeat_times)
    if deal.swept is not None and stakes.all_tricks_chips:
        yield Stake(StakeKind.ALL_TRICKS, deal.swept, stakes.all_tricks_chips)


def _meld_stakes(side: int, melds: tuple[Meld, ...]) -> Iterator[Stake]:
    times = {kind: sum(m.times for m in melds if m.kind is kind) for kind in MeldKind}
    # Kings and queens of all suits are a roundhouse, which is paid in their stead.
    houses = min(times[MeldKind.KINGS], times[MeldKind.QUEENS])
    if houses:
        yield Stake(StakeKind.ROUNDHOUSE, side, _ROUNDHOUSE * houses)
    for kind, (called, chips) in _SINGLE.items():
        left = times[kind] - (houses if kind in (MeldKind.KINGS, MeldKind.QUEENS) else 0)
        if left:
            yield Stake(called, side, chips * left)
    doubles = times[MeldKind.PINOCHLE] // 2
    if doubles:
        yield Stake(StakeKind.DOUBLE_PINOCHLE, side, _DOUBLE_PINOCHLE * doubles)


def game_stake(rules: Rules, winner: int, totals: tuple[int, ...]) -> tuple[Stake, ...]:
    """The payment at the end of a game with these totals, in points of the scale in force."""
    if rules.stakes is None or not rules.stakes.game_chips:
        return ()
    loser = totals[1 - winner]
    # Bidders who are counted first may win with fewer points; the distance counts all the same.
    margin = abs(totals[winner] - loser) * rules.scoring.scale
    chips = rules.stakes.game_chips - (-margin // 100) + (_BELOW_ZERO if loser < 0 else 0)
    return (Stake(StakeKind.GAME, winner, chips),)


def chips_by_side(stakes: tuple[Stake, ...]) -> tuple[int, int]:
    """What each side wins and loses in these payments together."""
    first = sum(stake.chips if stake.side == 0 else -stake.chips for stake in stakes)
    return first, -first
