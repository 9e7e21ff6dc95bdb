"""Questions to the referee: the answers are the engine's, and what is wrong is said where it is."""

from __future__ import annotations

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from acesaround.cards import SUITS, Card, deck_of, format_cards
from acesaround.game import (
    CHANCE,
    Game,
    IllegalAction,
    Outcome,
    PlayCard,
    State,
    current_deal,
    melds_of_side,
    side_of,
    sides,
    total_trick_points,
    tricks_of_side,
)
from acesaround.record.questions import (
    Form,
    LegalAnswer,
    LegalQuestion,
    MeldsAnswer,
    QuestionError,
    SettleAnswer,
    SettleQuestion,
    Wrong,
    answer,
    fields_of,
    kinds_of,
    parties,
    read_question,
    settlement_of,
    verdicts_of,
)
from acesaround.rules import PRESETS, Rules, Value, preset, with_options
from acesaround.testing import random_action, random_game


def asked(kind: str, rules: Rules = PRESETS["modern"], **texts: str) -> object:
    return answer(read_question(kind, texts, rules), rules)


def objections(kind: str, rules: Rules = PRESETS["modern"], **texts: str) -> list[tuple[str, str]]:
    with pytest.raises(QuestionError) as error:
        read_question(kind, texts, rules)
    return [(each.field, each.code.value) for each in error.value.objections]


def test_melds_in_any_notation() -> None:
    for hand in ("AS TS KS QS JS", "A♠ 10♠ K♠ Q♠ J♠", "as,10s,ks,qs,js"):
        found = asked("melds", trump="s", hand=hand)
        assert isinstance(found, MeldsAnswer)
        assert found.points == 150 and found.in_turn is None


def test_where_melds_are_laid_one_by_one_their_order_is_told_too() -> None:
    hand = "KS QS KH QH KD QD KC QC"
    found = asked("melds", PRESETS["two_hand"], trump="H", hand=hand)
    assert isinstance(found, MeldsAnswer) and found.in_turn is not None
    assert (found.points, found.in_turn.points) == (240, 220)


def test_a_card_that_may_not_be_played_has_a_reason() -> None:
    found = asked("legal", trump="S", trick="KH QS", hand="JS KS TS AD")
    assert isinstance(found, LegalAnswer)
    assert format_cards(found.cards) == "TS KS"
    why = {str(each.card): each.reason for each in found.verdicts}
    jack, ace = why["JS"], why["AD"]
    assert jack is not None and jack.code.value == "must_over_trump"
    assert (jack.option, jack.value) == ("play.head", "always")
    assert ace is not None and ace.code.value == "must_trump"


@pytest.mark.parametrize("name", sorted(PRESETS))
def test_verdicts_are_those_of_the_table(name: str) -> None:
    """Whatever comes up in the tricks of a game, the referee says what the engine does."""
    rules = PRESETS[name]
    refused = 0
    for game, _ in random_game(rules, 3, deals=2):
        state, seat = game.state, game.actor
        if seat is None or state.phase != "tricks" or not current_deal(state).hands[seat]:
            continue
        deal = current_deal(state)
        question = LegalQuestion(
            trump=deal.trump,
            trick=deal.trick.cards if deal.trick else (),
            hand=deal.hands[seat],
            first=not deal.tricks,
        )
        for verdict in verdicts_of(question, rules).verdicts:
            try:
                Game(state, ()).act(PlayCard(seat=seat, card=verdict.card))
            except IllegalAction as error:
                assert verdict.reason == error.reason
                refused += 1
            else:
                assert verdict.allowed
    assert refused


SETTLED: list[tuple[str, dict[str, Value]]] = [
    *((name, {}) for name in PRESETS),
    ("modern", {"throw_in": "free", "throw_in_bonus": True, "opponents_concede": True}),
    ("modern", {"moon": "bonus", "keep_melds": "any_trick"}),
    ("modern", {"scoring.count": "11-10-4-3-2", "round_card_points": True}),
    ("modern", {"fall_short": "opponents_gain", "min_tricks": 60}),
    ("auction_chips", {"points_mode": "take_all"}),
    ("auction_chips", {"melds_enough": True, "pot_short": "refill"}),
]


def question_of(before: State, after: State) -> SettleQuestion | None:
    """The question about a deal that was played; None where its end is nobody's question."""
    rules, deal = before.rules, current_deal(after)
    score = deal.score
    if score is None or score.outcome in (Outcome.OFFENCE, Outcome.THROWN_IN):
        return None
    order = order_of(after)
    ended = {Outcome.CONCEDED: "given_up", Outcome.YIELDED: "yielded"}.get(score.outcome, "played")
    melds = [sum(melds_of_side(after, side) for side in part) for part in order]
    tricks = [[tricks_of_side(after, side) for side in part] for part in order]
    played = score.outcome not in (Outcome.IMPOSSIBLE, Outcome.CONCEDED, Outcome.YIELDED)
    if deal.reached:
        ended = "played"
    if score.outcome is Outcome.IMPOSSIBLE and lacks_marriage(rules, after, melds[0]):
        ended = "no_marriage"
    return SettleQuestion(
        bid=score.bid,
        melds=tuple(melds[:1] if rules.melds.who == "bidder" else melds),
        tricks=tuple(sum(points for points, _ in each) for each in tricks) if played else None,
        won=tuple(sum(won for _, won in each) for each in tricks) if played else None,
        trump=deal.trump if rules.in_chips else None,
        ended=ended,
        moon=deal.moon,
        pot=before.pot,
    )


def lacks_marriage(rules: Rules, after: State, melds: int) -> bool:
    """Whether a deal was not played although its bid was in reach and its melds were enough."""
    score = current_deal(after).score
    assert score is not None and score.bid is not None
    enough = melds >= rules.scaled(rules.scoring.min_melds)
    return enough and score.bid - melds <= total_trick_points(rules)


def order_of(state: State) -> list[list[int]]:
    """The sides of a game in the order of the parties: the bidding side first."""
    rules, deal = state.rules, current_deal(state)
    dealt = [side for side in sides(rules) if any(side_of(rules, s) == side for s in deal.seats)]
    if deal.contract is None:
        return [[side] for side in dealt]
    first = side_of(rules, deal.contract.seat)
    rest = [side for side in dealt if side != first]
    return [[first], rest] if rules.chips is not None else [[first], *([side] for side in rest)]


@pytest.mark.parametrize(("name", "options"), SETTLED, ids=str)
def test_the_settlement_of_numbers_is_that_of_the_deal(
    name: str, options: dict[str, Value]
) -> None:
    rules = with_options(preset(name), options)
    settled = 0
    for seed in range(12):
        source = random.Random(seed)
        game = Game.start(rules, dealer=0)
        before = game.state
        while game.actor is not None and not (game.actor == CHANCE and len(game.state.history) > 2):
            if game.actor == CHANCE:
                before = game.state
            game.act(random_action(game, source))
            deal = game.state.deal
            if deal is None or deal.score is None or game.state.rules != rules:
                continue
            question = question_of(before, game.state)
            if question is None:
                continue
            found = settlement_of(question, rules).score
            there = [party for party in parties(rules) if party.scores]
            for part, party in zip(order_of(game.state), there, strict=True):
                expected = deal.score.sides[part[0]].change
                assert found.sides[side_of(rules, party.seats[0])].change == expected, question
            assert found.outcome is deal.score.outcome
            settled += 1
    assert settled > 5


@pytest.mark.parametrize("name", sorted(PRESETS))
def test_every_kind_has_fields_and_every_field_is_one_of_its_question(name: str) -> None:
    rules = PRESETS[name]
    for kind in kinds_of(rules):
        fields = fields_of(kind, rules)
        assert any(field.needed for field in fields)
        for field in fields:
            assert (field.form is Form.NUMBERS) == bool(field.parts)
    assert ("melds_in_turn" in kinds_of(rules)) == (rules.stock is not None)


@pytest.mark.parametrize(
    ("kind", "texts", "wrong"),
    [
        ("melds", {}, "trump missing, hand missing"),
        ("melds", {"trump": "X", "hand": "AS 1S ?"}, "trump no_suit, hand no_card, hand no_card"),
        ("melds", {"trump": "S", "hand": "AS AS AS"}, "hand too_many"),
        ("melds", {"trump": "S", "hand": "AS", "trick": "KS"}, "trick no_field"),
        ("legal", {"trump": "S", "trick": "AH AH", "hand": "AH"}, "hand too_many"),
        ("legal", {"trump": "S", "trick": "AH KH QH JH", "hand": "TH"}, "trick trick_full"),
        ("winner", {"trump": "S", "trick": "AH KH QH JH 9H"}, "trick trick_too_long"),
        ("winner", {"trump": "S", "trick": ""}, "trick missing"),
        ("melds_in_turn", {"trump": "S", "hand": "AS"}, "kind no_kind"),
        ("magic", {}, "kind no_kind"),
        ("card_points", {"cards": "AS", "last": "perhaps"}, "last no_choice"),
        ("settle", {"bid": "-1", "melds": "1", "tricks": "0"}, "bid no_number, melds parts"),
        ("settle", {"bid": "240", "melds": "0/0", "tricks": "0"}, "bid bid_too_low"),
        ("settle", {"bid": "9000", "melds": "0/0", "tricks": "0"}, "bid bid_too_high"),
        ("settle", {"bid": "255", "melds": "5/0"}, "bid bid_between, melds melds_off"),
        ("settle", {"bid": "250", "melds": "0/0", "tricks": "140/120"}, "tricks tricks_sum"),
        ("settle", {"bid": "250", "melds": "0/0", "tricks": "145"}, "tricks tricks_off"),
        ("settle", {"bid": "250", "melds": "0/0", "tricks": "260"}, "tricks tricks_over"),
        ("settle", {"bid": "250", "melds": "0/0"}, "tricks tricks_missing"),
        ("settle", {"bid": "500", "melds": "240/0", "tricks": "250"}, "tricks not_played"),
        ("settle", {"bid": "250", "melds": "0/0", "tricks": "250", "trump": "S"}, "trump no_field"),
    ],
    ids=str,
)  # fmt: skip
def test_what_is_wrong_is_said_with_its_field(kind: str, texts: dict[str, str], wrong: str) -> None:
    assert ", ".join(f"{field} {code}" for field, code in objections(kind, **texts)) == wrong


def test_what_is_wrong_under_other_rules() -> None:
    double = PRESETS["double_deck"]
    assert objections("melds", double, trump="S", hand="9S") == [("hand", "not_in_deck")]
    read_question("melds", {"trump": "S", "hand": "AS AS AS AS"}, double)
    two = PRESETS["two_hand"]
    assert objections("melds_in_turn", two, trump="S", hand="AS", tricks="25") == [
        ("tricks", "too_many_tricks")
    ]
    whole = format_cards(deck_of(2, True)[:13])
    assert objections("melds_in_turn", two, trump="S", hand=whole) == [("hand", "hand_too_large")]
    trick = with_options(PRESETS["modern"], {"keep_melds": "any_trick"})
    texts = {"bid": "250", "melds": "40/100", "tricks": "250"}
    assert objections("settle", trick, **texts, won="12/1") == [("won", "won_sum")]
    assert objections("settle", trick, **texts, won="0/12") == [("won", "won_none")]
    assert objections("settle", trick, **texts, ended="eaten") == [("ended", "no_field")]


def test_one_empty_trick_saves_melds_where_any_trick_does() -> None:
    rules = with_options(PRESETS["modern"], {"keep_melds": "any_trick"})
    texts = {"bid": "250", "melds": "40/100", "tricks": "250"}
    for won, others in (("11/1", 100), ("12/0", 0)):
        found = asked("settle", rules, **texts, won=won)
        assert isinstance(found, SettleAnswer)
        assert [side.change for side in found.score.sides] == [290, others]


@given(kind=st.sampled_from(["melds", "legal", "winner", "card_points", "settle", "melds_in_turn"]),
       texts=st.dictionaries(
           st.sampled_from(["hand", "trick", "cards", "trump", "bid", "melds", "tricks", "won"]),
           st.one_of(
               st.text("AS10KQh♠ ,/-²é\0", max_size=8),
               st.lists(st.sampled_from([str(c) for c in Card][:-1]), max_size=6).map(" ".join),
               st.integers(-5, 3000).map(str),
               st.tuples(st.integers(0, 300), st.integers(0, 300)).map(lambda n: f"{n[0]}/{n[1]}"),
               st.sampled_from([suit.value for suit in SUITS]),
           ),
       ), name=st.sampled_from(sorted(PRESETS)))  # fmt: skip
def test_no_text_brings_anything_but_an_answer_or_a_question_error(
    kind: str, texts: dict[str, str], name: str
) -> None:
    rules = PRESETS[name]
    try:
        question = read_question(kind, texts, rules)
    except QuestionError as error:
        assert error.objections and all(each.code in Wrong for each in error.objections)
    else:
        answer(question, rules)


def test_the_rest_of_the_trick_points_follows() -> None:
    rules, texts = PRESETS["modern"], {"bid": "320", "melds": "190/60"}
    short = read_question("settle", {**texts, "tricks": "140"}, rules)
    assert short == read_question("settle", {**texts, "tricks": "140, 110"}, rules)
