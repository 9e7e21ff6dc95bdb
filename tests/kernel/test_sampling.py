"""Small puzzles of every kind against trying all divisions of their cards."""

import itertools
import math

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from acesaround.kernel.sampling import (
    FEWEST,
    NINES,
    PAIRS,
    WIDTH,
    Puzzle,
    draw_worlds,
    holdings_in,
    holdings_of,
    list_worlds,
    table_of,
    ways_of,
    weight_of_world,
)

BITS = 3
MASK = (1 << BITS) - 1


def row(kind, boxes, number, types, bases):
    """A demand as its row of numbers."""
    numbers = [0] * WIDTH
    numbers[:4] = kind, boxes, number, len(types)
    numbers[4 : 4 + len(types)] = types
    numbers[12 : 12 + len(types)] = bases
    return numbers


@st.composite
def puzzles(draw):
    """Up to four types in two to four boxes, the last of which may be of the first one's group."""
    boxes = draw(st.integers(2, 4))
    copies = draw(st.lists(st.integers(1, 3), min_size=2, max_size=4))
    types = len(copies)
    cuts = sorted(
        draw(st.lists(st.integers(0, sum(copies)), min_size=boxes - 1, max_size=boxes - 1))
    )
    room = [b - a for a, b in itertools.pairwise([0, *cuts, sum(copies)])]
    group = list(range(boxes))
    if draw(st.booleans()):
        group[-1] = 0

    def table(least, most, usual):
        number = st.sampled_from([usual] * 6 + list(range(least, most + 1)))
        line = st.lists(number, min_size=boxes, max_size=boxes)
        return np.array(draw(st.lists(line, min_size=types, max_size=types)), dtype=np.int64)

    demands = []
    for _ in range(draw(st.integers(0, 2))):
        kind = draw(st.sampled_from([FEWEST, FEWEST, PAIRS, NINES]))
        used = draw(st.sampled_from([2, 3])) if kind == FEWEST else 2
        chosen = draw(
            st.lists(st.integers(-1, types - 1), min_size=used, max_size=used, unique=True)
        )
        number = {FEWEST: st.integers(1, 7), PAIRS: st.integers(1, 3), NINES: st.integers(-3, 3)}
        demands.append(
            row(
                kind,
                draw(st.integers(1, (1 << boxes) - 1)),
                draw(number[kind]),
                chosen,
                draw(st.lists(st.integers(-1, 2), min_size=used, max_size=used)),
            )
        )
    joined = [0, *draw(st.lists(st.integers(0, 1), min_size=types - 1, max_size=types - 1))]
    return Puzzle(
        copies=np.array(copies, dtype=np.int64),
        shift=np.array([BITS * n for n in draw(st.permutations(range(types)))], dtype=np.int64),
        mask=MASK,
        room=np.array(room, dtype=np.int64),
        least=table(0, 2, 0),
        most=table(0, 3, 3),
        group=np.array(group, dtype=np.int64),
        group_least=table(0, 1, 0),
        group_most=table(1, 4, 4),
        earlier=table(-1, 2, 0),
        spare=np.array(draw(st.lists(st.integers(-1, 1), min_size=types, max_size=types))),
        tilt=np.exp2(table(-1, 1, 0).astype(np.float64)),
        joined=np.array(joined, dtype=np.int64),
        demands=np.array(demands, dtype=np.int64).reshape(-1, WIDTH),
    )


def weight_of(puzzle, counts):
    """The weight of a world, counts[type][box], said once more in plain words."""
    weight = 1.0
    boxes = range(len(puzzle.room))
    for number, here in enumerate(counts):
        dealt = []
        for box in boxes:
            if not puzzle.least[number, box] <= here[box] <= puzzle.most[number, box]:
                return 0.0
            weight *= puzzle.tilt[number, box] ** here[box]
        for group in sorted(set(puzzle.group)):
            held = sum(here[box] for box in boxes if puzzle.group[box] == group)
            if not puzzle.group_least[number, group] <= held <= puzzle.group_most[number, group]:
                return 0.0
            dealt.append(held + puzzle.earlier[number, group])
        if min(dealt) < 0:
            return 0.0
        weight *= math.factorial(sum(dealt)) / math.prod(math.factorial(int(n)) for n in dealt)
        for box in boxes:
            if puzzle.group[box] != box and here[box]:
                out_of = here[box] + here[puzzle.group[box]] + puzzle.spare[number]
                weight *= math.comb(max(0, int(out_of)), int(here[box]))
    return weight if all(met(demand, counts) for demand in puzzle.demands) else 0.0


def met(demand, counts):
    kind, boxes, number, used = (int(n) for n in demand[:4])
    held = [
        int(base) + (sum(n for box, n in enumerate(counts[t]) if boxes >> box & 1) if t >= 0 else 0)
        for t, base in zip(demand[4 : 4 + used], demand[12 : 12 + used], strict=True)
    ]
    if kind == FEWEST:
        return min(held) >= 0 and bool(number >> min(held) & 1)
    if kind == PAIRS:
        return bool(number >> (held[0] > 0 and held[1] > 0) & 1)
    return held[0] < abs(number) or (number < 0 and held[1] > 0)


def brute_force(puzzle):
    """Every world as packed cards of each box, with its weight."""
    boxes = len(puzzle.room)
    shares = [
        [s for s in itertools.product(range(n + 1), repeat=boxes) if sum(s) == n]
        for n in puzzle.copies
    ]
    found = {}
    for counts in itertools.product(*shares):
        if np.array_equal(np.sum(counts, axis=0), puzzle.room):
            weight = weight_of(puzzle, counts)
            if weight:
                packed = np.sum(np.array(counts) << puzzle.shift[:, None], axis=0)
                found[tuple(int(n) for n in packed)] = weight
    return found


@settings(deadline=None, max_examples=300)
@given(puzzles())
def test_a_puzzle_is_solved_whole(puzzle):
    expected = brute_force(puzzle)
    ways = ways_of(puzzle)
    table = table_of(puzzle, ways, ways.weight)
    number = int(table_of(puzzle, ways, np.diff(ways.first_way).astype(np.float64))[0, -1])
    worlds = np.zeros((number, len(puzzle.room)), dtype=np.int64)
    weights = np.zeros(number)
    found = list_worlds(puzzle, ways, table, worlds, weights)
    listed = {tuple(int(n) for n in w): x for w, x in zip(worlds, weights, strict=True)}
    assert len(expected) == found <= number
    assert {w: x for w, x in listed.items() if w in expected} == pytest.approx(expected)
    for world, weight in expected.items():
        asked = weight_of_world(puzzle, ways, np.array(world, dtype=np.int64))
        assert asked == pytest.approx(weight)
    if (ways.due < 0).all():
        assert table[0, -1] == pytest.approx(sum(expected.values()))
        assert number == found
    elif found < number:
        assert table[0, -1] > sum(expected.values())


@settings(deadline=None, max_examples=100)
@given(puzzles())
def test_holdings_are_those_of_all_worlds(puzzle):
    puzzle = puzzle._replace(demands=puzzle.demands[:0])
    expected = brute_force(puzzle)
    if not expected:
        return
    ways = ways_of(puzzle)
    table = table_of(puzzle, ways, ways.weight)
    chances = holdings_of(puzzle, ways, table)
    worlds = np.array(list(expected), dtype=np.int64)
    assert chances == pytest.approx(holdings_in(puzzle, worlds, np.array(list(expected.values()))))
    for number, box in itertools.product(range(len(puzzle.copies)), range(len(puzzle.room))):
        for copies in range(MASK + 1):
            chance = sum(
                weight
                for world, weight in expected.items()
                if world[box] >> int(puzzle.shift[number]) & MASK == copies
            )
            told = chances[number, box, copies]
            assert told == pytest.approx(chance / sum(expected.values()), abs=1e-12)


@settings(deadline=None, max_examples=100)
@given(puzzles(), st.integers(1, 2**62))
def test_only_worlds_that_can_be_are_drawn(puzzle, stream):
    expected = brute_force(puzzle)
    ways = ways_of(puzzle)
    table = table_of(puzzle, ways, ways.weight)
    worlds = np.zeros((60, len(puzzle.room)), dtype=np.int64)
    found, tries, after = draw_worlds(puzzle, ways, table, True, 300, stream, worlds)
    drawn = {tuple(int(n) for n in world) for world in worlds[:found]}
    assert drawn <= set(expected)
    assert tries >= found
    again = np.zeros_like(worlds)
    assert draw_worlds(puzzle, ways, table, True, 300, stream, again) == (found, tries, after)
    assert np.array_equal(worlds[:found], again[:found])


def test_what_cannot_be_is_found_out():
    """A hand that must hold more than it has room for."""
    puzzle = Puzzle(
        copies=np.array([2]),
        shift=np.array([0]),
        mask=MASK,
        room=np.array([1, 1]),
        least=np.array([[2, 0]]),
        most=np.array([[2, 2]]),
        group=np.array([0, 1]),
        group_least=np.array([[0, 0]]),
        group_most=np.array([[2, 2]]),
        earlier=np.array([[0, 0]]),
        spare=np.array([0]),
        tilt=np.ones((1, 2)),
        joined=np.array([0]),
        demands=np.zeros((0, WIDTH), dtype=np.int64),
    )
    ways = ways_of(puzzle)
    table = table_of(puzzle, ways, ways.weight)
    worlds = np.zeros((3, 2), dtype=np.int64)
    assert table[0, -1] == 0
    assert draw_worlds(puzzle, ways, table, True, 10, 1, worlds) == (0, 0, 1)
