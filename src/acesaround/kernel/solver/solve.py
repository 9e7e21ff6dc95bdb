"""What players, graders and tools ask of the solver.

Values are points, in the scale in force, that side 0 takes from the position on: the trick on the
table and the last trick included. Hands are packed, one for each place. Every call works in the
arrays of its own thread and leaves the interpreter free while it searches.
"""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence

import msgspec
import numpy as np
from numpy.typing import NDArray

from acesaround.cards import parse_cards
from acesaround.errors import AcesError
from acesaround.kernel import position as at
from acesaround.kernel.packing import packing_of
from acesaround.kernel.position import Position
from acesaround.kernel.rule_table import RuleTable, compile_rules
from acesaround.kernel.solver import deal
from acesaround.kernel.solver import layout as in_
from acesaround.kernel.solver.layout import Workspace, workspace
from acesaround.kernel.solver.root import begin, playable, set_up, stand_in
from acesaround.kernel.solver.search import go_on
from acesaround.kernel.solver.windows import expect, narrow
from acesaround.kernel.solver.worlds import ALL_DONE, value_worlds
from acesaround.rules import Rules

NO_LIMIT = 1 << 60
_SLICE = 1 << 16
"""So many nodes are searched between two looks at the clock (about 2 ms), and for Ctrl-C."""


class CannotSolve(AcesError, ValueError):
    """The solver does not take this position; the message says why."""


class Solved(msgspec.Struct, frozen=True):
    """What is proven: the value lies between ``low`` and ``high`` points, ends included."""

    low: int
    high: int
    nodes: int
    """Cards played in the search."""

    @property
    def exact(self) -> bool:
        """Whether the value is known."""
        return self.low == self.high

    @property
    def value(self) -> int:
        """The value. ValueError if only bounds are known."""
        if not self.exact:
            raise ValueError(f"the value is only known to lie between {self.low} and {self.high}")
        return self.low


class SolvedWorlds(msgspec.Struct, frozen=True):
    """What each first card is worth in each world.

    ``values`` has a row for each world and a column for each card; ``solved`` says of each world
    whether its row holds. The rows of the others mean nothing.
    """

    values: NDArray[np.int64]
    solved: NDArray[np.bool_]


class _Limit:
    """When to stop: after a number of nodes, or at a time."""

    def __init__(self, nodes: int | None, seconds: float | None) -> None:
        self._nodes = NO_LIMIT if nodes is None else nodes
        self._end = None if seconds is None else time.monotonic() + seconds

    def slices(self, work: Workspace) -> Iterator[int]:
        """Limits of NODES, one after the other, until the time or the nodes are used up."""
        while work.head[in_.NODES] < self._nodes:
            yield min(self._nodes, int(work.head[in_.NODES]) + _SLICE)
            if self._end is not None and time.monotonic() >= self._end:
                return


def solve(
    table: RuleTable,
    position: Position,
    hands: Sequence[int],
    *,
    nodes: int | None = None,
    seconds: float | None = None,
) -> Solved:
    """The value of the position if both sides play their best, all cards seen.

    With a limit of nodes or of time, the bounds that were proven within it.

    Raises:
        CannotSolve: the hands do not fit the position, or there are too many cards.
    """
    work = _prepared(table, position, hands)
    return _value(work, 0, int(work.head[in_.TOTAL]) // 2, _Limit(nodes, seconds))


def solve_moves(
    table: RuleTable,
    position: Position,
    hands: Sequence[int],
    *,
    nodes: int | None = None,
    seconds: float | None = None,
) -> dict[int, Solved]:
    """The value after each card, by type, that may be played now.

    The limits are for all cards together. Equal cards are solved once; the second costs 0 nodes.

    Raises:
        CannotSolve: as for ``solve``.
    """
    work = _prepared(table, position, hands)
    limit = _Limit(nodes, seconds)
    found: dict[int, Solved] = {}
    guess = int(work.head[in_.TOTAL]) // 2
    known: dict[int, Solved] = {}
    may = playable(work)
    while may:
        card = (may & -may).bit_length() - 1
        may &= may - 1
        kind = int(work.cards[in_.TYPE + card])
        stands = stand_in(work, card)
        if stands in known:
            found.setdefault(kind, msgspec.structs.replace(known[stands], nodes=0))
            continue
        known[stands] = found[kind] = _value(work, 1 << stands, guess, limit)
        guess = known[stands].low // int(work.head[in_.UNIT])
    return found


def reaches(
    table: RuleTable,
    position: Position,
    hands: Sequence[int],
    points: int,
    *,
    nodes: int | None = None,
    seconds: float | None = None,
) -> bool | None:
    """Whether side 0 gets at least so many points; None if the limits leave it open.

    A single question costs a fraction of the value.

    Raises:
        CannotSolve: as for ``solve``.
    """
    work = _prepared(table, position, hands)
    head = work.head
    need = -(-points // int(head[in_.UNIT]))
    if need <= 0:
        return True
    if need > head[in_.TOTAL]:
        return False
    begin(work, need, 0)
    for upto in _Limit(nodes, seconds).slices(work):
        if go_on(work, upto):
            return bool(head[in_.RETURNED] >= need)
    return None


def solve_worlds(
    table: RuleTable,
    position: Position,
    worlds: NDArray[np.int64],
    moves: Sequence[int],
    *,
    nodes: int = NO_LIMIT,
) -> SolvedWorlds:
    """The value of each of the first cards ``moves`` (types) in each world.

    ``worlds`` has a row of packed hands for each world. ``nodes`` limits each world.

    Raises:
        CannotSolve: a world does not fit the position, or one of the cards may not be played in it.
    """
    _check(position)
    count = len(worlds)
    values = np.zeros((count, len(moves)), dtype=np.int64)
    solved = np.zeros(count, dtype=np.bool_)
    asked = np.array(moves, dtype=np.int64)
    worlds = np.ascontiguousarray(worlds, dtype=np.int64)
    bad = value_worlds(workspace(), table, position, worlds, asked, nodes, values, solved)
    if bad != ALL_DONE:
        work = _prepared(table, position, worlds[bad])
        missing = [kind for kind in moves if kind not in _types(work, playable(work))]
        raise CannotSolve(f"world {bad}: no card of type {missing[0]} may be played in it")
    return SolvedWorlds(values, solved)


def warm_up() -> None:
    """Compile everything here, or load it from the disk, with a deal of one card each."""
    rules = Rules(name="one card", phases=("tricks",))
    packing = packing_of(rules.deck.copies, rules.deck.nines)
    hands = [packing.pack(parse_cards(card)) for card in ("9S", "AS")]
    table = compile_rules(rules)
    start = at.position(trump=-1, leader=0, trick=[], tricks_left=1, sides=(0, 1))
    solve(table, start, hands)
    reaches(table, start, hands, 10)
    solve_worlds(table, start, np.array([hands]), list(solve_moves(table, start, hands)))


def _value(work: Workspace, only: int, guess: int, limit: _Limit) -> Solved:
    head = work.head
    before = int(head[in_.NODES])
    expect(work, guess)
    for upto in limit.slices(work):
        if narrow(work, only, upto):
            break
    unit = int(head[in_.UNIT])
    low, high = int(head[in_.LOW]) * unit, int(head[in_.HIGH]) * unit
    return Solved(low, high, int(head[in_.NODES]) - before)


def _prepared(table: RuleTable, position: Position, hands: Sequence[int]) -> Workspace:
    """The arrays of this thread with the position in them."""
    _check(position)
    work = workspace()
    packed = np.array(hands, dtype=np.int64)
    found = deal.lay_out(work, table, position, packed)
    if found != deal.FITS:
        raise CannotSolve(_why(found, int(position[at.TRICKS_LEFT])))
    set_up(work, position)
    work.head[in_.NODES] = 0
    return work


def _why(found: int, tricks: int) -> str:
    if found == deal.TOO_MANY:
        return (
            f"too many cards: at most {in_.MOST_CARDS} may be in the hands and on the table, and "
            f"at most {in_.MOST_IN_SUIT} of a suit"
        )
    if found == deal.UNEQUAL:
        return (
            f"with {tricks} tricks left every hand has {tricks} cards, the card on the table "
            "included"
        )
    if found == deal.UNORDERED:
        return "a higher card counts less than a lower one: the solver takes this for impossible"
    return "there is no card left to play"


def _check(position: Position) -> None:
    places = int(position[at.PLACES])
    sides = [int(side) for side in position[at.SIDE : at.SIDE + places]]
    if not set(sides) <= {0, 1}:
        raise CannotSolve(
            f"the solver knows two sides, 0 and 1, and was given {sides}: put one side against "
            "all others"
        )


def _types(work: Workspace, cards: int) -> set[int]:
    return {int(work.cards[in_.TYPE + card]) for card in range(in_.MOST_CARDS) if cards >> card & 1}
