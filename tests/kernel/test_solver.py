"""The solver: right in every way to play, honest about its limits, and the same in every thread."""

import random
from concurrent.futures import ThreadPoolExecutor

import msgspec
import numpy as np
import pytest

from acesaround.cards import SUITS, Hand, deck_of, parse_cards
from acesaround.game.legal import trick_winner
from acesaround.kernel import compile_rules, packing_of, rule_table
from acesaround.kernel.position import Position, position
from acesaround.kernel.solver import (
    CannotSolve,
    reaches,
    solve,
    solve_moves,
    solve_worlds,
    warm_up,
)
from acesaround.rules import Deck, Play, Rules, Scoring, card_points
from acesaround.testing.endings import FAMILIES, random_ending
from acesaround.testing.solver_check import disagreements

PLAIN = Rules(name="plain", phases=("tricks",))
FINE = msgspec.structs.replace(PLAIN, scoring=Scoring(count="11-10-4-3-2"))
DOUBLE = msgspec.structs.replace(PLAIN, deck=Deck(copies=4, nines=False))
PARTNERS = (0, 1, 0, 1)


def packed(rules: Rules, hands: tuple[Hand, ...]) -> list[int]:
    packing = packing_of(rules.deck.copies, rules.deck.nines)
    return [packing.pack(hand) for hand in hands]


def dealt(rules: Rules, places: int, cards: int, seed: int) -> tuple[Hand, ...]:
    deck = list(deck_of(rules.deck.copies, rules.deck.nines))
    random.Random(seed).shuffle(deck)
    return tuple(tuple(deck[place * cards : (place + 1) * cards]) for place in range(places))


def start(tricks: int, sides: tuple[int, ...] = PARTNERS, trump: int = 1) -> Position:
    return position(trump=trump, leader=0, trick=[], tricks_left=tricks, sides=sides)


@pytest.mark.parametrize("family", FAMILIES)
@pytest.mark.parametrize("part", range(5))
def test_endings_are_solved_as_in_the_plain_way(family: str, part: int) -> None:
    source = random.Random(f"{family} {part}")
    for _ in range(60):
        assert disagreements(random_ending(FAMILIES[family], source)) == []


@pytest.mark.parametrize(
    ("rules", "places", "sides", "cards"),
    [
        (PLAIN, 4, (0, 1, 0, 1), 8),
        (FINE, 4, (0, 1, 0, 1), 7),
        (DOUBLE, 4, (0, 1, 0, 1), 8),
        (PLAIN, 3, (0, 1, 1), 9),
        (FINE, 2, (0, 1), 12),
    ],
)
def test_what_one_side_does_not_take_the_other_does(
    rules: Rules, places: int, sides: tuple[int, ...], cards: int
) -> None:
    table = compile_rules(rules)
    for seed in range(10):
        hands = dealt(rules, places, cards, seed)
        total = sum(card_points(hand, rules.scoring) for hand in hands) + rules.scoring.last_trick
        swapped = tuple(1 - side for side in sides)
        mine = solve(table, start(cards, sides), packed(rules, hands)).value
        theirs = solve(table, start(cards, swapped), packed(rules, hands)).value
        assert mine + theirs == total


@pytest.mark.parametrize(("rules", "cards"), [(PLAIN, 8), (FINE, 6), (DOUBLE, 8)])
def test_the_best_cards_played_out_take_the_value(rules: Rules, cards: int) -> None:
    table, packing = compile_rules(rules), packing_of(rules.deck.copies, rules.deck.nines)
    trump = SUITS[1]
    for seed in range(4):
        hands = list(dealt(rules, 4, cards, seed))
        expected = solve(table, start(cards), packed(rules, tuple(hands))).value
        leader, trick, taken = 0, (), 0
        while any(hands):
            place = (leader + len(trick)) % 4
            now = position(
                trump=1,
                leader=leader,
                trick=[packing.type_of(card) for card in trick],
                tricks_left=max(map(len, hands)),
                sides=PARTNERS,
            )
            values = {
                kind: solved.value
                for kind, solved in solve_moves(table, now, packed(rules, tuple(hands))).items()
            }
            best = max if PARTNERS[place] == 0 else min
            kind = best(values, key=values.__getitem__)
            assert values[kind] + taken == expected
            card = packing.card_of(kind)
            at = hands[place].index(card)
            hands[place] = hands[place][:at] + hands[place][at + 1 :]
            trick = (*trick, card)
            if len(trick) == 4:
                leader = (leader + trick_winner(trick, trump)) % 4
                if PARTNERS[leader] == 0:
                    taken += card_points(trick, rules.scoring)
                    taken += 0 if any(hands) else rules.scoring.last_trick
                trick = ()
        assert taken == expected


def test_bounds_within_a_limit_of_nodes_hold_the_value() -> None:
    table = compile_rules(FINE)
    for seed in range(10):
        hands = packed(FINE, dealt(FINE, 4, 6, seed))
        value = solve(table, start(6), hands).value
        widths = []
        for nodes in (0, 1, 30, 300, 3000, 30_000_000):
            found = solve(table, start(6), hands, nodes=nodes)
            assert found.low <= value <= found.high
            assert found.nodes <= nodes + 100
            widths.append(found.high - found.low)
        assert widths == sorted(widths, reverse=True)
        assert widths[0] > 0
        assert widths[-1] == 0
        for kind, found in solve_moves(table, start(6), hands, nodes=500).items():
            whole = solve_moves(table, start(6), hands)[kind].value
            assert found.low <= whole <= found.high


def test_no_time_gives_bounds_and_no_answer() -> None:
    table = compile_rules(FINE)
    hands = packed(FINE, dealt(FINE, 4, 12, 1))
    found = solve(table, start(12), hands, seconds=0)
    assert not found.exact
    assert found.nodes < 200_000
    with pytest.raises(ValueError, match="between 0 and 250"):
        print(found.value)
    assert reaches(table, start(12), hands, 120, seconds=0) is None
    assert reaches(table, start(12), hands, 120, nodes=10) is None
    assert reaches(table, start(12), hands, 0, nodes=0) is True
    assert reaches(table, start(12), hands, 251, nodes=0) is False


def test_sixty_cards_of_the_double_deck_are_searched_within_a_limit() -> None:
    hands = packed(DOUBLE, dealt(DOUBLE, 4, 15, 1))
    found = solve(compile_rules(DOUBLE), start(15), hands, nodes=200_000)
    assert 0 <= found.low < found.high


@pytest.mark.parametrize(
    ("rules", "cards", "sides", "tricks", "said"),
    [
        (PLAIN, 5, PARTNERS, 6, "every hand has 6 cards"),
        (PLAIN, 5, (0, 1, 2, 0), 5, "two sides"),
        (DOUBLE, 16, PARTNERS, 16, "at most 62"),
        (PLAIN, 0, PARTNERS, 0, "no card left"),
    ],
)
def test_what_cannot_be_solved_is_refused(
    rules: Rules, cards: int, sides: tuple[int, ...], tricks: int, said: str
) -> None:
    hands = packed(rules, dealt(rules, 4, cards, 1))
    with pytest.raises(CannotSolve, match=said):
        solve(compile_rules(rules), start(tricks, sides), hands)


def test_a_count_in_which_low_cards_are_worth_more_is_refused() -> None:
    table = compile_rules(PLAIN).copy()
    table[rule_table.VALUE] = 20
    table.setflags(write=False)
    with pytest.raises(CannotSolve, match="counts less"):
        solve(table, start(5), packed(PLAIN, dealt(PLAIN, 4, 5, 1)))


def test_a_limited_search_does_not_depend_on_what_was_searched_before() -> None:
    table = compile_rules(FINE)
    hands = packed(FINE, dealt(FINE, 4, 9, 1))
    first = solve_moves(table, start(9), hands, nodes=50_000)
    solve(table, start(9), packed(FINE, dealt(FINE, 4, 9, 2)), nodes=50_000)
    solve(compile_rules(PLAIN), start(9), hands)
    assert solve_moves(table, start(9), hands, nodes=50_000) == first


@pytest.mark.covers("play.first_lead_trump")
def test_the_first_lead_may_have_to_be_trump() -> None:
    rules = msgspec.structs.replace(PLAIN, play=Play(first_lead_trump=True))
    hands = packed(rules, (parse_cards("9S AH"), parse_cards("TS TH")))
    first = position(trump=1, leader=0, trick=[], tricks_left=2, sides=(0, 1), first_trick=True)
    later = start(2, (0, 1))
    assert solve(compile_rules(rules), first, hands).value == 20
    assert solve(compile_rules(PLAIN), first, hands).value == 30
    assert solve(compile_rules(rules), later, hands).value == 30
    assert len(solve_moves(compile_rules(rules), first, hands)) == 1


def worlds_of(rules: Rules, count: int) -> tuple[np.ndarray, list[int]]:
    """Worlds in which the leader holds the same cards, and those cards."""
    mine = dealt(rules, 4, 7, 1)[0]
    rest = list(deck_of(rules.deck.copies, rules.deck.nines))
    for card in mine:
        rest.remove(card)
    source = random.Random(2)
    rows = []
    for _ in range(count):
        source.shuffle(rest)
        others = (tuple(rest[7 * place : 7 * place + 7]) for place in range(3))
        rows.append(packed(rules, (mine, *others)))
    packing = packing_of(rules.deck.copies, rules.deck.nines)
    return np.array(rows, dtype=np.int64), sorted({packing.type_of(card) for card in mine})


def test_worlds_are_solved_as_one_by_one_and_in_many_threads() -> None:
    table = compile_rules(PLAIN)
    worlds, moves = worlds_of(PLAIN, 40)
    found = solve_worlds(table, start(7), worlds, moves)
    assert found.solved.all()
    for world, row in zip(worlds, found.values, strict=True):
        one = solve_moves(table, start(7), world)
        assert {kind: solved.value for kind, solved in one.items()} == dict(
            zip(moves, row.tolist(), strict=True)
        )
    with ThreadPoolExecutor(4) as pool:
        parts = list(
            pool.map(lambda part: solve_worlds(table, start(7), part, moves), np.split(worlds, 8))
        )
    assert (np.concatenate([part.values for part in parts]) == found.values).all()


def test_worlds_that_take_too_long_are_marked() -> None:
    worlds, moves = worlds_of(FINE, 20)
    table = compile_rules(FINE)
    right = solve_worlds(table, start(7), worlds, moves)
    found = solve_worlds(table, start(7), worlds, moves, nodes=20_000)
    assert 0 < found.solved.sum() < len(worlds)
    assert (found.values[found.solved] == right.values[found.solved]).all()


def test_a_world_that_does_not_fit_is_named() -> None:
    worlds, moves = worlds_of(PLAIN, 3)
    table = compile_rules(PLAIN)
    missing = next(kind for kind in range(24) if kind not in moves)
    with pytest.raises(CannotSolve, match=f"world 0: no card of type {missing}"):
        solve_worlds(table, start(7), worlds, [missing])
    worlds[2, 1] = 0
    with pytest.raises(CannotSolve, match="every hand has 7 cards"):
        solve_worlds(table, start(7), worlds, moves)


def test_warming_up_leaves_nothing_to_compile() -> None:
    warm_up()
    from acesaround.kernel.solver.root import begin
    from acesaround.kernel.solver.search import go_on
    from acesaround.kernel.solver.windows import narrow
    from acesaround.kernel.solver.worlds import value_worlds

    for function in (begin, go_on, narrow, value_worlds):
        assert len(function.signatures) == 1  # type: ignore[attr-defined]
