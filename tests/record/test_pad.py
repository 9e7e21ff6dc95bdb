"""The score pad: any game of the engine, written down deal by deal, gives the very same scores."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from msgspec.structs import replace
from written_down import written

from acesaround.errors import RecordError
from acesaround.game import (
    CHANCE,
    DealScore,
    Game,
    Outcome,
    SideScore,
    Stake,
    StakeKind,
    State,
    current_deal,
)
from acesaround.record.pad import Pad, new_pad, read_pad, reckon, write_pad
from acesaround.record.pad.fields import NAMES
from acesaround.record.questions import QuestionError
from acesaround.rules import PRESETS, Rules, Value, preset, with_options
from acesaround.testing import random_action
from acesaround.testing.strategies import valid_rules

PADDED: list[tuple[str, dict[str, Value]]] = [
    *((name, {}) for name in PRESETS),
    ("modern", {"throw_in": "free", "throw_in_bonus": True, "opponents_concede": True}),
    ("modern", {"moon": "announced"}),
    ("modern", {"moon": "bonus", "keep_melds": "any_trick", "all_pass": "redeal"}),
    ("modern", {"scoring.count": "11-10-4-3-2", "round_card_points": True, "credit": "player"}),
    ("modern", {"wrong_card": "set_bid"}),
    ("modern", {"wrong_card": "all_250", "accusation": "by_players"}),
    ("modern3", {"wrong_card": "game", "nines_redeal": "five"}),
    ("modern3", {"credit": "player", "melds.who": "bidder", "meld_timing": "after_own_first_card"}),
    ("auction_chips", {"points_mode": "take_all"}),
    ("auction_chips", {"melds_enough": True, "pot_short": "refill", "hearts_triple": True}),
    ("auction_chips", {"forced_throw_in": True, "eldest_must_bid": True, "double_bete": True}),
    ("two_hand", {"end_rule": "first_to_reach", "match.target": 300}),
    ("two_hand", {"declare_out": True, "match.target": 400}),
    ("three_hand", {"declare_out": True, "match.target": 300}),
    ("four_hand_solo", {"when_one_is_out": "play_on", "match.target": 300}),
    ("double_deck", {"fall_short": "opponents_gain"}),
]  # fmt: skip


def deals_of(rules: Rules, seed: int, deals: int) -> Iterator[tuple[State, State]]:
    """The game before and after each deal of a game at random."""
    source = random.Random(seed)
    game = Game.start(rules, dealer=source.randrange(rules.deal.players))
    before = game.state
    while game.actor is not None:
        game.act(random_action(game, source))
        if game.actor in (CHANCE, None) and game.state.deal is not None:
            yield before, game.state
            deals -= 1
            if not deals:
                return
            before = game.state


def comparable(score: DealScore, rules: Rules) -> DealScore:
    """Without what nobody writes down: whose of two partners a meld was that is paid in chips, and
    who of the others won which trick against a lone bidder.
    """
    paid: dict[tuple[StakeKind, int], int] = {}
    for stake in score.stakes:
        paid[stake.kind, stake.side] = paid.get((stake.kind, stake.side), 0) + stake.chips
    stakes = tuple(Stake(kind, side, paid[kind, side]) for kind, side in sorted(paid, key=str))
    score = replace(score, stakes=stakes)
    if rules.chips is None:
        return score
    others = tuple(
        side if seat == score.bidder else SideScore(0, 0, False, 0, side.change, side.total)
        for seat, side in enumerate(score.sides)
    )
    return replace(score, sides=others)


def check(rules: Rules, seed: int, deals: int) -> list[Outcome]:
    """Write a game down and compare the pad with the engine after every deal."""
    played = list(deals_of(rules, seed, deals))
    texts = tuple(written(before, after) for before, after in played)
    dealer = current_deal(played[0][1]).dealer
    reckoned = list(reckon(new_pad(rules, dealer), texts))
    outcomes = []
    for (_, after), found in zip(played, reckoned, strict=True):
        mine, deal = found.after, current_deal(after)
        assert (found.deal.number, found.deal.dealer) == (deal.number, deal.dealer)
        assert found.deal.seats == deal.seats and found.deal.abandoned == deal.abandoned
        assert (deal.score is None) == (found.deal.score is None)
        if deal.score is not None and found.deal.score is not None:
            assert comparable(found.deal.score, rules) == comparable(deal.score, rules), texts
            outcomes.append(deal.score.outcome)
        for name in ("scores", "pot", "chips", "target", "out", "barred", "winner"):
            assert getattr(mine, name) == getattr(after, name), (name, texts)
        assert mine.rules == after.rules
    return outcomes


@pytest.mark.parametrize(("name", "options"), PADDED, ids=str)
def test_a_game_that_is_written_down_has_the_very_same_scores(
    name: str, options: dict[str, Value]
) -> None:
    rules = with_options(preset(name), options)
    outcomes = [each for seed in range(4) for each in check(rules, seed, 6)]
    assert len(outcomes) > 3


@settings(deadline=None, max_examples=25, suppress_health_check=list(HealthCheck))
@given(rules=valid_rules(), seed=st.integers(0, 2**32))
def test_so_it_is_by_any_house_rules(rules: Rules, seed: int) -> None:
    check(rules, seed, 3)


def wrong(rules: Rules, *deals: dict[str, str]) -> list[tuple[str, str]]:
    with pytest.raises(QuestionError) as error:
        list(reckon(new_pad(rules, 0), deals))
    return [(each.field, each.code.value) for each in error.value.objections]


MADE = {"bidder": "W", "bid": "300", "melds": "40/190", "tricks": "110/140"}


@pytest.mark.parametrize(
    ("changes", "expected"),
    [
        ({"tricks": "110/130"}, "tricks tricks_sum"),
        ({"tricks": "110/145"}, "tricks tricks_off"),
        ({"tricks": "260"}, "tricks tricks_over"),
        ({"tricks": ""}, "tricks tricks_missing"),
        ({"bid": "305"}, "bid bid_between"),
        ({"bid": ""}, "bid missing"),
        ({"bidder": "X", "bid": "5"}, "bidder no_party, bid bid_too_low"),
        ({"melds": "1/2"}, "melds melds_off, melds melds_off"),
        ({"melds": "1/2/3"}, "melds parts"),
        ({"moon": "yes"}, "moon no_field"),
        ({"melds": "/"}, "melds missing"),
        ({"bid": "500"}, "tricks not_played"),
    ],
    ids=str,
)
def test_what_is_wrong_is_said_by_field(changes: dict[str, str], expected: str) -> None:
    found = wrong(PRESETS["modern"], {**MADE, **changes})
    assert ", ".join(f"{field} {code}" for field, code in found) == expected


def test_one_number_of_the_tricks_may_be_left_out() -> None:
    for tricks in ("110", "110/", "/140"):
        (found,) = reckon(new_pad(PRESETS["modern"], 0), ({**MADE, "tricks": tricks},))
        assert found.after.scores == (150, 330)


def test_nothing_is_written_after_the_game_is_over() -> None:
    rules = with_options(PRESETS["modern"], {"match.target": 300})
    assert wrong(rules, MADE, MADE) == [("ended", "game_over")]


def test_a_deal_that_nobody_bid_for_asks_for_nothing_else() -> None:
    rules = with_options(PRESETS["modern"], {"all_pass": "redeal"})
    assert wrong(rules, {"ended": "passed", "bid": "300"}) == [("bid", "not_asked")]
    first, second = reckon(new_pad(rules, 1), ({"ended": "passed"}, MADE))
    assert (first.deal.dealer, second.deal.dealer) == (1, 2) and first.deal.score is None


def test_a_claim_is_judged_by_the_numbers() -> None:
    rules = with_options(PRESETS["three_hand"], {"declare_out": True, "match.target": 300})
    deal = {"melds": "160/20/0", "tricks": "130/30/20"}
    claimed = {**deal, "ended": "claimed", "claimant": "S"}
    assert wrong(rules, claimed) == [("claimant", "claim_wrong")]
    right = {**claimed, "tricks": "140/30/20"}
    (found,) = reckon(new_pad(rules, 0), (right,))
    # The first is out with 300, and the others play on; the tricks need not be all of them.
    assert found.after.out == (0,) and found.after.winner is None
    barred = {**deal, "tricks": "130/90/30", "wrong_claims": "W"}
    (found,) = reckon(new_pad(rules, 0), (barred,))
    assert found.after.barred == (1,) and found.after.winner is None
    assert wrong(rules, barred, {**barred, "wrong_claims": "W"}) == [
        ("wrong_claims", "claim_barred")
    ]
    (found,) = reckon(new_pad(rules, 0), ({**deal, "wrong_claims": "W E"},))
    assert found.after.winner is None or found.after.winner == 0


def test_of_two_who_reach_the_game_at_once_one_must_be_first() -> None:
    rules = with_options(PRESETS["two_hand"], {"end_rule": "first_to_reach", "match.target": 300})
    both = {"melds": "200/200", "tricks": "125/125"}
    assert ("tricks", "both_reached") in wrong(rules, both)
    (found,) = reckon(new_pad(rules, 0), ({"melds": "200/200", "tricks": "60/100"},))
    assert found.after.winner == 1


def test_melds_that_are_paid_must_be_among_those_written() -> None:
    deal = {**MADE, "melds": "40/60"}
    rules = PRESETS["check"]
    assert wrong(rules, {**deal, "paid": "/aces_around"}) == [("paid", "paid_over")]
    rich = {**MADE, "melds": "190/190", "paid": "roundhouse queens_around/run"}
    assert wrong(rules, rich) == [("paid", "paid_over")]
    (found,) = reckon(new_pad(rules, 0), ({**rich, "melds": "300/190"},))
    assert found.deal.score is not None
    paid = {(stake.kind.value, stake.side): stake.chips for stake in found.deal.score.stakes}
    assert paid[("roundhouse", 0)] == 5 and paid[("queens_around", 0)] == 1
    assert paid[("run", 1)] == 2


@given(
    texts=st.dictionaries(
        st.sampled_from([*NAMES, "nothing"]),
        st.one_of(
            st.text("SWNE+ 0123456789/-²é\0", max_size=8),
            st.integers(-5, 3000).map(str),
            st.sampled_from(["passed", "claimed", "given_up", "yes", "S+N", "bidder", "140/110"]),
        ),
    ),
    name=st.sampled_from(sorted(PRESETS)),
)
def test_no_text_brings_anything_but_a_deal_or_an_objection(
    texts: dict[str, str], name: str
) -> None:
    try:
        list(reckon(new_pad(PRESETS[name], 0), (texts,)))
    except QuestionError as error:
        assert error.objections


@pytest.mark.parametrize("name", sorted(PRESETS))
def test_a_text_reads_back(name: str) -> None:
    rules = PRESETS[name]
    played = list(deals_of(rules, 7, 4))
    texts = tuple(
        {field: said for field, said in written(before, after).items() if said.strip("/ ")}
        for before, after in played
    )
    names = tuple(f'"{place}" \\; {{' for place in range(rules.deal.players))
    pad = Pad(rules=rules, names=names, dealer=1, deals=texts)
    text = write_pad(pad, [["What } came of it", ""]])
    found = read_pad(text)
    assert (found.rules, found.names, found.dealer) == (rules, names, 1)
    again = list(reckon(new_pad(rules, 1), found.deals)) if _same_dealer(played) else []
    for (_, after), deal in zip(played, again, strict=False):
        assert deal.after.scores == after.scores
    assert read_pad(write_pad(found)) == found


def _same_dealer(played: list[tuple[State, State]]) -> bool:
    return current_deal(played[0][1]).dealer == 1


@pytest.mark.parametrize(
    ("old", "new", "place"),
    [
        ("Bid:", "Bud:", "line 10, column 21"),
        ('[Dealer "S"]', '[Dealer "X"]', "line 8, column 9"),
        ('[Dealer "S"]\n', "", "line 1, column 2"),
        ("Deal: 1", "", "line 10, column 3"),
        ("Bid: 300", "Bid: 300 Bid: 310", "line 10, column 30"),
        ('[PinochlePad "1"]', '[PinochlePad "2"]', "line 1, column 2"),
        ('[West "Bo"]', '[West "Bo"', "line 5"),
    ],
)
def test_a_damaged_text_says_where(old: str, new: str, place: str) -> None:
    pad = Pad(rules=PRESETS["modern"], names=("Anna", "Bo", "Cy", "Di"), dealer=0, deals=(MADE,))
    text = write_pad(pad)
    assert old in text
    with pytest.raises(RecordError) as error:
        read_pad(text.replace(old, new))
    assert str(error.value).startswith(place)


@given(st.text(max_size=60) | st.text('[]"Deal: PinochlePad1Rules;{}\n', max_size=80))
def test_no_text_brings_anything_but_a_pad_or_our_own_error(text: str) -> None:
    with suppress(RecordError):
        read_pad(text)


def test_the_text_in_the_docs_is_what_is_written() -> None:
    docs = Path(__file__).resolve().parents[2] / "docs" / "score-pad.md"
    found = re.search(r"```pinochle-pad\n(.*?)```", docs.read_text("utf-8"), re.DOTALL)
    assert found is not None
    pad = read_pad(found[1])
    lines = [line[2:] for line in found[1].splitlines() if line.startswith("; ")]
    assert write_pad(pad, [lines]) == found[1]
    (deal,) = reckon(new_pad(pad.rules, pad.dealer), pad.deals)
    assert deal.after.scores == (150, 330)
