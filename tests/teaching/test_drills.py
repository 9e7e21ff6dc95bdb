"""The drills that are kept: each can be played, and what is said of the answers holds."""

from __future__ import annotations

from collections import Counter
from functools import cache

import pytest
from msgspec.structs import replace

from acesaround.cards import Suit, parse_cards
from acesaround.game import Action, Bid, Bury, Game, Pass, PassCards, PlayCard, View, legal_actions
from acesaround.rules import count_melds, preset, rules_code, with_options
from acesaround.teaching.drills import HandDrill, TableDrill, all_drills, game_of, judge_count
from acesaround.teaching.drills.judging import Judged, judge
from acesaround.teaching.drills.stored import KINDS, action_of, move_of

HANDS = [drill for drill in all_drills() if isinstance(drill, HandDrill)]
TABLES = [drill for drill in all_drills() if isinstance(drill, TableDrill)]
ASKED = {"play": (PlayCard,), "pass": (PassCards, Bury), "bid": (Pass, Bid)}
QUICK = 300
"""Worlds in which verdicts are looked at anew."""


def moment(drill: TableDrill) -> tuple[Game, View]:
    game = game_of(drill)
    assert game.actor is not None
    return game, game.view(game.actor)


@cache
def common_judged(name: str) -> tuple[View, Judged]:
    """What the common answer to a drill is worth, as the reader is told it."""
    drill = next(each for each in TABLES if each.id == name)
    _, view = moment(drill)
    return view, judge(drill, view, action_of(drill.common, view.seat))


def test_there_are_enough_drills_of_every_kind_and_level() -> None:
    assert len({drill.id for drill in all_drills()}) == len(all_drills())
    kinds = Counter(drill.kind for drill in all_drills())
    assert all(20 <= kinds[kind] <= 40 for kind in KINDS), kinds
    levels = Counter((drill.kind, drill.level) for drill in all_drills())
    assert all(levels[kind, level] >= 3 for kind in KINDS for level in range(1, 6)), levels


@pytest.mark.parametrize("drill", TABLES, ids=lambda drill: drill.id)
def test_every_position_is_one_of_the_engine(drill: TableDrill) -> None:
    game, view = moment(drill)
    assert not game.state.history
    legal = legal_actions(view.seen)
    asked = {type(action) for action in legal}
    assert asked & set(ASKED[drill.kind])
    for move in (drill.common, *drill.tried):
        action = action_of(move, view.seat)
        assert action in legal and isinstance(action, ASKED[drill.kind])
        assert move_of(action) == move
    if drill.kind == "bid":
        assert asked >= {Pass, Bid}
    assert drill.behind > drill.half > 0 or drill.half == 0 < drill.behind


@pytest.mark.parametrize("drill", TABLES[::9], ids=lambda drill: drill.id)
def test_what_is_kept_of_a_position_holds_in_other_worlds(drill: TableDrill) -> None:
    other = replace(drill, seed=drill.seed + 77, worlds=QUICK)
    _, view = moment(drill)
    judged = judge(other, view, action_of(drill.common, view.seat))
    assert judged.grade == "wrong" and judged.given is not None
    # Two samples of so many worlds each differ by chance, but not by more than this.
    room = 2 * (judged.given.half + drill.half) + 0.05 * drill.behind
    assert abs(judged.given.behind - drill.behind) <= room


@pytest.mark.parametrize("drill", TABLES[3::11], ids=lambda drill: drill.id)
def test_the_best_answer_is_right_and_the_common_one_is_not(drill: TableDrill) -> None:
    view, judged = common_judged(drill.id)
    assert judged.grade == "wrong" and judged.reasons and judged.given in judged.others
    assert judged.best != action_of(drill.common, view.seat)
    again = judge(drill, view, judged.best)
    assert (again.grade, again.best, again.given) == ("best", judged.best, None)
    if drill.kind != "pass":
        # Sets are judged beside the one that was given, so there is one more or less of them.
        assert again.value == judged.value


def test_about_as_good_an_answer_counts_as_right_and_is_told_as_close() -> None:
    found = 0
    for drill in TABLES:
        if drill.kind != "play" or found == 3:
            continue
        view, judged = common_judged(drill.id)
        near = next((each for each in judged.others if each.close and not each.same), None)
        if near is not None:
            close = judge(drill, view, near.action)
            assert close.grade == "close" and close.given is not None
            assert close.given.behind == pytest.approx(near.behind)
            found += 1
    assert found == 3


def test_every_bid_is_judged_as_the_bid_that_was_compared() -> None:
    drill = next(each for each in TABLES if each.kind == "bid")
    _, view = moment(drill)
    bids = [action for action in legal_actions(view.seen) if isinstance(action, Bid)]
    first, second = (judge(drill, view, bid) for bid in bids[:2])
    assert first == second


def test_the_order_of_cards_given_away_does_not_matter() -> None:
    drill = next(each for each in TABLES if each.kind == "pass")
    _, view = moment(drill)
    answer = action_of(drill.common, view.seat)
    assert isinstance(answer, PassCards | Bury)
    turned: Action = replace(answer, cards=answer.cards[::-1])
    one, other = judge(drill, view, answer), judge(drill, view, turned)
    assert (one.best, one.grade, one.value) == (other.best, other.grade, other.value)
    assert len(one.others) == len(other.others) <= len(drill.tried)


def test_a_wrong_call_has_a_name() -> None:
    slips = {}
    for drill in TABLES:
        if drill.kind == "bid" and len(slips) < 2:
            view, judged = common_judged(drill.id)
            slips[type(action_of(drill.common, view.seat)).__name__] = judged.slip
    assert slips == {"Bid": "too_bold", "Pass": "too_timid"}


@pytest.mark.parametrize("drill", HANDS, ids=lambda drill: drill.id)
def test_every_hand_is_counted_as_its_rules_count(drill: HandDrill) -> None:
    counted = judge_count(drill, 0)
    assert counted.total > 0 and counted.grade == "wrong"
    right = judge_count(drill, counted.total)
    assert right.grade == "best" and right.slip is None and right.melds == counted.melds


def hand(cards: str, trump: Suit, **options: bool) -> HandDrill:
    rules = preset("modern")
    changed = with_options(rules, {f"melds.{name}": value for name, value in options.items()})
    return HandDrill(id="x", rules=rules_code(changed), level=1, hand=cards, trump=trump)


RUN = hand("AS TS KS QS JS 9S JD KD QD 9H 9C TC", Suit.SPADES)
DOUBLE = hand("QS QS JD JD KH QH AS AC TC 9H 9C TD", Suit.HEARTS)


@pytest.mark.parametrize(
    ("drill", "points", "slip"),
    [
        (RUN, 220 - 10, "missed"),
        (RUN, 220 - 150, "missed"),
        (RUN, 220 + 40, "inside_run"),
        (DOUBLE, 350 - 220, "twice_single"),
        (DOUBLE, 350 - 20, "not_royal"),
        (RUN, 220 + 20, "all_royal"),
        (RUN, 221, None),
    ],
)
def test_the_mistake_behind_a_wrong_number_is_found(
    drill: HandDrill, points: int, slip: str | None
) -> None:
    counted = judge_count(drill, points)
    assert counted.grade == "wrong"
    assert (counted.slip and counted.slip.code) == slip


def test_where_the_marriage_of_a_run_counts_it_is_no_mistake_to_count_it() -> None:
    drill = hand(RUN.hand, RUN.trump, foster190=True)
    total = judge_count(drill, 0).total
    assert total == 220 + 40
    melds = count_melds(parse_cards(drill.hand), drill.trump, preset("modern").melds)
    assert sum(meld.points for meld in melds) == 220
    slip = judge_count(drill, total + 40).slip
    assert slip is None


def test_two_mistakes_that_fit_are_not_told() -> None:
    # Without the marriage in diamonds or without that in clubs: nobody can know which.
    drill = hand("KD QD KC QC AS TS 9S AH TH 9H AD AC", Suit.HEARTS)
    assert judge_count(drill, judge_count(drill, 0).total - 20).slip is None
