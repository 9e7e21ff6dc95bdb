"""Cross tables and ratings: one file a pair, signs that agree, an order that follows the boards."""

import sys
from pathlib import Path

import msgspec
import pytest

from acesaround.arena import (
    BoardResult,
    Match,
    MatchReport,
    OpenSkillMissing,
    Plan,
    Scale,
    cross_table,
    pairs,
    rank,
    report_file,
)
from acesaround.arena.report import make_report
from acesaround.rules import PRESETS, with_options

PLAN = Plan.make("plain", "random", PRESETS["modern"], scale=Scale.TRICKS)


def report(a: str, b: str, *differences: float, scale: Scale = Scale.TRICKS) -> MatchReport:
    """A report as it would be after these boards, of players that need not exist."""
    plan = msgspec.structs.replace(PLAN, players=(a, b), scale=scale)
    boards = [BoardResult(n, 0, value, ()) for n, value in enumerate(differences, 1)]
    return make_report(plan, len(boards), boards)


def test_pairs_do_not_depend_on_the_order_of_the_list() -> None:
    assert (
        pairs(["c", "a", "b"])
        == pairs(["b", "c", "a", "b"])
        == (("a", "b"), ("a", "c"), ("b", "c"))
    )


def test_a_file_is_named_after_all_settings() -> None:
    plans = [
        PLAN,
        msgspec.structs.replace(PLAN, seed=1),
        msgspec.structs.replace(PLAN, scale=Scale.DEALS),
        msgspec.structs.replace(PLAN, other="random"),
        msgspec.structs.replace(PLAN, limit=2.0),
        msgspec.structs.replace(PLAN, players=("random", "plain")),
        msgspec.structs.replace(PLAN, rules=with_options(PLAN.rules, {"min_bid": 300})),
    ]
    files = [report_file(Path("folder"), plan) for plan in plans]
    assert len(set(files)) == len(plans)
    assert files[0] == report_file(
        Path("folder"), Plan.make("plain", "random", PRESETS["modern"], scale=Scale.TRICKS)
    )
    assert files[0].name.startswith("plain-v-random-modern-tricks-")
    odd = msgspec.structs.replace(PLAN, players=("a:x=../..", "b"))
    assert "/" not in report_file(Path(), odd).name
    assert ":" not in report_file(Path(), odd).name


def test_a_table_has_both_signs_and_the_best_first() -> None:
    reports = {
        ("a", "b"): report("a", "b", -1.0, -3.0),
        ("a", "c"): report("a", "c", 1.0, 2.0, 90.0),
        ("b", "c"): report("b", "c", 5.0, 7.0),
    }
    rows = cross_table(reports, 2)
    assert [(row.player, row.average) for row in rows] == [("b", 4.0), ("a", -0.25), ("c", -3.75)]
    best = rows[0].cells
    assert {name: cell.mean for name, cell in best.items()} == {"a": 2.0, "c": 6.0}
    assert rows[1].cells["c"].boards == 2
    for row in rows:
        for name, cell in row.cells.items():
            other = next(each for each in rows if each.player == name).cells[row.player]
            assert (cell.mean, cell.won, cell.sd) == (-other.mean, other.lost, other.sd)
            assert cell.low is not None and other.high is not None
            assert cell.low == pytest.approx(-other.high)


def test_ratings_follow_the_boards() -> None:
    pytest.importorskip("openskill")
    reports = [
        report("weak", "strong", *[-1.0] * 30),
        report("middle", "weak", *[1.0, 1.0, -1.0] * 10),
        report("strong", "middle", *[2.0, 0.5, -3.0] * 10),
    ]
    (ranking,) = rank(reports)
    assert [each.player for each in ranking.ratings] == ["strong", "middle", "weak"]
    assert [each.boards for each in ranking.ratings] == [60, 60, 60]
    assert all(each.at_least < each.skill for each in ranking.ratings)
    (turned,) = rank(reports[::-1])
    assert [each.player for each in turned.ratings] == ["strong", "middle", "weak"]


def test_what_cannot_be_compared_is_ranked_apart() -> None:
    pytest.importorskip("openskill")
    reports = [report("a", "b", 1.0), report("a", "b", -1.0, scale=Scale.DEALS)]
    first, second = rank(reports)
    assert (first.scale, first.ratings[0].player) == (Scale.TRICKS, "a")
    assert (second.scale, second.ratings[0].player) == (Scale.DEALS, "b")


def test_a_player_against_itself_is_not_rated() -> None:
    pytest.importorskip("openskill")
    (ranking,) = rank([report("a", "a", 0.0, 0.0)])
    assert [(each.player, each.boards) for each in ranking.ratings] == [("a", 0)]


def test_without_openskill_it_is_said_how_to_install_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "openskill.models", None)
    with pytest.raises(OpenSkillMissing, match=r"pip install 'acesaround\[arena\]'"):
        rank([report("a", "b", 1.0)])


def test_a_match_without_boards_is_no_trouble() -> None:
    empty = Match(PLAN, 0).report()
    (row, _) = cross_table({("plain", "random"): empty}, 5)
    assert row.average == 0.0
