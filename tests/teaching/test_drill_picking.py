"""Which drill comes next, and what is to be practised."""

from __future__ import annotations

import itertools
from collections import Counter

import pytest

from acesaround.teaching.drills import (
    Answered,
    Grade,
    Kind,
    all_drills,
    drill_named,
    is_again,
    pick,
    practice_of,
    streak_of,
)
from acesaround.teaching.drills.picking import REST
from acesaround.teaching.drills.stored import KINDS


def of(kind: Kind) -> list[str]:
    return [drill.id for drill in all_drills() if drill.kind == kind]


def answered(names: list[str], grade: Grade = "best", slip: str = "") -> list[Answered]:
    return [Answered(name, grade, slip) for name in names]


def play(kind: Kind | None, number: int, grade: Grade, seed: int = 1) -> list[Answered]:
    """So many drills in a row, all answered like that."""
    answers: list[Answered] = []
    for _ in range(number):
        answers.append(Answered(pick(kind, answers, seed).id, grade))
    return answers


def test_the_same_answers_bring_the_same_drill_and_readers_differ() -> None:
    answers = play(None, 5, "best")
    assert pick(None, answers, 4) == pick(None, answers, 4)
    assert len({pick("play", [], seed).id for seed in range(30)}) > 3


def test_a_mix_changes_kinds_and_leaves_none_out() -> None:
    drills = [drill_named(each.drill) for each in play(None, 40, "best")]
    kinds = [drill.kind for drill in drills if drill]
    assert all(one != two for one, two in itertools.pairwise(kinds))
    assert min(Counter(kinds)[kind] for kind in KINDS) >= 5


@pytest.mark.parametrize("kind", KINDS)
def test_drills_get_harder_as_it_goes_well_and_no_drill_comes_twice(kind: Kind) -> None:
    answers = play(kind, 12, "best")
    names = [each.drill for each in answers]
    assert len(set(names)) == len(names)
    levels = [drill.level for name in names if (drill := drill_named(name))]
    assert levels[0] == 1 and levels == sorted(levels) and levels[-1] == 5


def test_after_a_mistake_drills_are_easier_again() -> None:
    answers = play("play", 8, "best")
    wrong = Answered(pick("play", answers, 1).id, "wrong")
    assert pick("play", [*answers, wrong], 1).level == 1


def test_what_went_wrong_comes_again_after_a_rest_until_it_is_right() -> None:
    first = pick("bid", [], 1)
    answers = [Answered(first.id, "wrong")]
    for _ in range(REST):
        other = pick("bid", answers, 1)
        assert other != first
        answers.append(Answered(other.id, "best"))
    assert pick("bid", answers, 1) == first and is_again(first, answers)
    answers.append(Answered(first.id, "close"))
    assert pick("bid", answers, 1) != first and not is_again(first, answers)


def test_where_all_are_known_the_oldest_comes() -> None:
    names = of("pass")
    assert pick("pass", answered(names), 1).id == names[0]


def test_one_can_stay_with_the_rules_of_one_game() -> None:
    codes = Counter(drill.rules for drill in all_drills() if drill.kind == "play")
    assert len(codes) > 2
    for code in codes:
        assert {pick("play", [], seed, code).rules for seed in range(8)} == {code}


def test_answers_to_drills_that_are_gone_do_no_harm() -> None:
    answers = answered(["gone-1", "gone-2"], "wrong")
    assert pick(None, answers, 1) in all_drills()
    assert practice_of(answers).code == "begin"


def test_a_streak_ends_with_a_wrong_answer() -> None:
    right, wrong = answered(["a", "b"], "close"), answered(["c"], "wrong")
    assert [streak_of(each) for each in ([], right, right + wrong, wrong + right)] == [0, 2, 0, 2]


def test_what_to_practise_is_read_off_the_answers() -> None:
    assert practice_of([]).code == "begin"
    plays = of("play")
    weak = practice_of(answered(plays[:2]) + answered(plays[2:5], "wrong"))
    assert (weak.code, weak.kind) == ("weak", "play")
    assert next(each for each in weak.so_far if each.kind == "play").right == 2
    new = practice_of(answered(plays[:5]))
    assert (new.code, new.kind) == ("new", "melds")
    well = practice_of([each for kind in KINDS for each in answered(of(kind)[:4])])
    assert (well.code, well.kind) == ("well", None)
    bold = answered(of("bid")[:2], "wrong", "too_bold")
    slip = practice_of(answered(plays[:3], "wrong") + bold)
    assert (slip.code, slip.kind, slip.slip) == ("slip", "bid", "too_bold")


def test_old_mistakes_are_forgotten() -> None:
    bids = of("bid")
    answers = answered(bids[:2], "wrong", "too_bold") + answered(bids[2:12])
    assert practice_of(answers).code == "new"
