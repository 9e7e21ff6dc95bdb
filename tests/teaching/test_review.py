"""The review of a deal: endings by hand, a whole deal against plain minimax, no deal early."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import pairwise

import pytest
from msgspec.structs import replace

from acesaround.ai import make_player
from acesaround.ai.record import Candidate, Record
from acesaround.cards import Suit, parse_card, parse_cards
from acesaround.game import (
    CHANCE,
    Bid,
    Bury,
    Contract,
    DealState,
    Game,
    NameTrump,
    Pass,
    PassCards,
    PlayCard,
    State,
    Trick,
    View,
    act,
    current_deal,
    evolve,
    legal_actions,
)
from acesaround.game.event import Event
from acesaround.record import Log, log_of
from acesaround.rules import preset
from acesaround.teaching.review import NoSuchDeal, OpenUnit, Verdict, known
from acesaround.teaching.review.cards import CardPlayed, judge_cards
from acesaround.teaching.review.contract import makes, points_needed
from acesaround.teaching.review.deal_review import DealReview
from acesaround.teaching.review.lines import best_line
from acesaround.teaching.review.open_deal import reach_of
from acesaround.teaching.review.open_play import Effort, Worth, open_moment
from acesaround.teaching.review.playing import Playing
from acesaround.testing.plain_minimax import PlainMinimax
from acesaround.testing.playing import shuffled


def played(variant: str, seed: int) -> Log:
    """A game of one deal, played by rules of thumb."""
    rules = preset(variant)
    game = Game.start(rules, 0)
    game.act(shuffled(rules, random.Random(seed)))
    player = make_player("plain")
    while game.actor not in (None, CHANCE):
        game.act(player.act(game.view(game.actor)).action)
    return log_of(game)


def reviewed(variant: str, seed: int) -> DealReview:
    review = DealReview(played(variant, seed), 1)
    for _ in review.work():
        pass
    assert review.done == review.total
    return review


@pytest.fixture(scope="module")
def modern() -> DealReview:
    return reviewed("modern", 2)


class Staged(Playing):
    """A moment that is set up by hand, and seen by all."""

    def view(self, seat: int) -> View:
        return View(seat, self.state)

    def act(self, action: object) -> None:
        self.state, _ = act(self.state, action)  # type: ignore[arg-type]

    def fold(self, events: Iterator[Event]) -> None:  # type: ignore[override]
        for event in events:
            self.state = evolve(self.state, event)

    def fork(self) -> Staged:
        return Staged(self.state, ())


def staged(*hands: str, trump: str = "H", bid: int = 250) -> Staged:
    """The end of a deal in which the bidder, seat 0, has won the last trick and is to lead."""
    rules = preset("modern")
    deal = DealState(
        number=1,
        dealer=3,
        seats=(0, 1, 2, 3),
        hands=tuple(parse_cards(hand) for hand in hands),
        laid=((),) * 4,
        melds=((),) * 4,
        bonus=(0,) * 4,
        shown=(True,) * 4,
        contract=Contract(0, bid),
        trump=Suit(trump),
        tricks=(Trick(leader=0, cards=parse_cards("AS TS KS QS"), winner=0, points=30),),
    )
    state = State(rules=rules, dealer=3, scores=(0, 0), target=1500, phase="tricks", deal=deal)
    return Staged(state, ())


# South draws the ten of trump with the ace, and loses the last trick; or he gives up the nine of
# clubs to the ace first, and his ace of trump beats the ten in the last trick.
LITTLE = ("AH 9C", "TH AC", "JD QD", "9D JD")


def lead(playing: Staged, card: str) -> CardPlayed:
    action = PlayCard(seat=0, card=parse_card(card))
    after = playing.fork()
    after.act(action)
    return CardPlayed(0, action, playing, after)


def test_a_little_ending_by_hand() -> None:
    moment = open_moment(staged(*LITTLE))
    assert moment is not None
    assert moment.camp == {0, 2}
    worth = {str(card.value): each for card, each in moment.cards(10_000).items()}
    assert worth == {"AH": Worth(20, 20), "9C": Worth(30, 30)}


def test_the_worse_card_costs_the_difference() -> None:
    [(_, judged)] = judge_cards([lead(staged(*LITTLE), "AH")], Effort())
    assert judged is not None
    found = judged.open
    assert (found.verdict, found.low, found.high) == (Verdict.COST, 10, 10)
    assert found.better == PlayCard(seat=0, card=parse_card("9C"))
    assert judged.worth == Worth(30, 30)


def test_the_better_card_costs_nothing() -> None:
    [(_, judged)] = judge_cards([lead(staged(*LITTLE), "9C")], Effort())
    assert judged is not None
    assert (judged.open.verdict, judged.open.high, judged.open.better) == (Verdict.BEST, 0, None)


def test_the_line_plays_it_out_and_tells_what_else_would_bring() -> None:
    line = best_line(staged(*LITTLE))
    assert line is not None
    assert line.camp == {0, 2}
    assert line.points == 60
    assert [str(step.card.value) for step in line.steps[:2]] == ["9C", "AC"]
    assert [step.seat for step in line.steps[4:]] == [1, 2, 3, 0]
    # With the thirty points that were taken before.
    assert line.steps[0].worth == 60
    assert line.steps[0].others == ((parse_card("AH"), 50),)


def test_a_line_may_begin_with_any_card() -> None:
    line = best_line(staged(*LITTLE), parse_card("AH"))
    assert line is not None
    assert line.points == 50


def test_what_a_contract_needs_is_asked_of_the_settlement() -> None:
    # No melds: all of it must come from tricks, thirty of which are taken.
    playing = staged(*LITTLE, bid=60)
    fresh = replace(current_deal(playing.state), tricks=())
    state = replace(playing.state, deal=fresh)
    assert points_needed(state) is None
    state = replace(state, deal=replace(fresh, contract=Contract(0, 40)))
    assert points_needed(state) == 40
    camp = frozenset({0, 2})
    assert makes(state, 30, camp, Worth(30, 40)) is True
    assert makes(state, 40, camp, Worth(20, 30)) is False
    assert makes(state, 40, camp, Worth(20, 40)) is None
    # For the other camp the same points are what the bidder does not get.
    assert makes(state, 40, frozenset({1, 3}), Worth(0, 0)) is True


def test_every_decision_is_judged_in_both_lights(modern: DealReview) -> None:
    assert [finding.number for finding in modern.findings] == list(
        range(1, len(modern.findings) + 1)
    )
    for finding in modern.findings:
        if not finding.forced:
            assert finding.known is not None
            assert finding.open is not None
            assert finding.known.cost >= 0
            assert (finding.known.verdict is Verdict.BEST) <= (finding.known.cost == 0)
        if isinstance(finding.action, PlayCard):
            assert finding.open is not None
            assert finding.open.unit is OpenUnit.TRICKS
            assert finding.open.exact
    kinds = {type(finding.action) for finding in modern.findings}
    assert kinds == {Bid, Pass, NameTrump, PassCards, PlayCard}


def test_costs_of_cards_are_those_of_plain_minimax(modern: DealReview) -> None:
    judges: dict[frozenset[int], PlainMinimax] = {}
    compared = 0
    for finding in modern.findings:
        before = modern.before(finding.number)
        moment = open_moment(before)
        if moment is None or len(max(current_deal(before.state).hands, key=len)) > 3:
            continue
        judge = judges.setdefault(moment.camp, PlainMinimax(moment.camp))
        values = judge.cards(before.state)
        assert isinstance(finding.action, PlayCard)
        assert finding.open is not None
        cost = max(values.values()) - values[finding.action.card]
        assert (finding.open.low, finding.open.high) == (cost, cost)
        said = {each.action: each.low for each in finding.open.choices}
        assert said == {PlayCard(seat=finding.seat, card=c): v for c, v in values.items()}
        compared += 1
    assert compared == 12


def test_the_line_from_the_first_lead_proves_the_contract(modern: DealReview) -> None:
    contract = modern.contract
    assert contract is not None
    assert contract.low == contract.high
    assert contract.needed is not None
    assert contract.could is (contract.low >= contract.needed)
    line = best_line(modern.before(contract.number))
    assert line is not None
    assert line.points == contract.low
    playing = modern.before(contract.number).fork()
    for step in line.steps:
        action = PlayCard(seat=step.seat, card=step.card)
        assert action in legal_actions(playing.state)
        playing.act(action)
    score = playing.state.history[-1]
    assert (score.outcome.value == "made") is contract.could


def test_the_contract_turns_where_a_card_gave_it_away(modern: DealReview) -> None:
    assert modern.contract is not None
    assert (modern.contract.could, modern.contract.made) == (True, False)
    turned = [finding for finding in modern.findings if finding.swings]
    assert turned
    for finding in turned:
        assert finding.open is not None
        assert finding.open.low > 0
    fates = [modern.contract.could]
    fates += [finding.makes for finding in modern.findings if finding.trick is not None]
    changes = sum(before is not after for before, after in pairwise(fates))
    assert changes == len(turned)
    assert fates[-1] is modern.contract.made


def test_a_review_finds_the_same_again(modern: DealReview) -> None:
    assert reviewed("modern", 2).findings == modern.findings


def test_a_widow_is_buried_and_judged() -> None:
    review = reviewed("auction_chips", 0)
    buried = next(each for each in review.findings if isinstance(each.action, Bury))
    assert buried.known is not None
    assert len(buried.known.record.candidates) > 1
    assert buried.open is not None
    assert buried.open.unit is OpenUnit.SIDE
    assert buried.open.choices


def test_while_cards_are_drawn_nothing_is_worked_out_and_afterwards_it_is() -> None:
    review = reviewed("two_hand", 1)
    stock = [each for each in review.findings if each.phase == "stock"]
    tricks = [each for each in review.findings if each.phase == "tricks"]
    assert all(each.open is None for each in stock)
    assert all(each.open is not None and each.open.exact for each in tricks)
    assert review.contract is None


def test_how_far_a_seat_gets_is_how_far_its_side_gets(modern: DealReview) -> None:
    opening = modern.before(1)
    reach = reach_of(opening, 1, Effort())
    assert reach is not None
    assert 0 < reach.low <= reach.high
    # A bid above it falls short; the decisions say so.
    for finding in modern.findings:
        if isinstance(finding.action, Bid):
            assert finding.open is not None
            assert finding.open.reach is not None
            short = max(0, finding.action.amount - finding.open.reach.high)
            assert finding.open.low == short


def test_a_deal_that_is_played_is_not_reviewed() -> None:
    rules = preset("modern")
    game = Game.start(rules, 0)
    game.act(shuffled(rules, random.Random(1)))
    player = make_player("plain")
    for _ in range(30):
        assert game.actor is not None
        game.act(player.act(game.view(game.actor)).action)
    with pytest.raises(NoSuchDeal, match="deal 1 is not over"):
        DealReview(log_of(game), 1)
    with pytest.raises(NoSuchDeal, match="no deal 2"):
        DealReview(log_of(game), 2)


@pytest.mark.parametrize(
    ("variant", "behind", "half", "verdict"),
    [
        ("auction_chips", 0.04, 0.0, Verdict.CLOSE),
        ("auction_chips", 0.2, 0.1, Verdict.COST),
        ("auction_chips", 0.2, 0.3, Verdict.CLOSE),
        ("modern", 2.0, 0.1, Verdict.CLOSE),
        ("modern", 6.0, 0.1, Verdict.COST),
    ],
)
def test_a_cost_too_small_to_matter_is_close_however_sure_it_is(
    monkeypatch: pytest.MonkeyPatch,
    variant: str,
    behind: float,
    half: float,
    verdict: Verdict,
) -> None:
    rules = preset(variant)
    game = Game.start(rules, 0)
    game.act(shuffled(rules, random.Random(1)))
    assert game.actor is not None
    action, other = (Pass(seat=game.actor), Bid(seat=game.actor, amount=300))
    candidates = (Candidate(other, 1.0, 0.0, 0.0, 50), Candidate(action, 0.0, behind, half, 50))
    unit = "chips" if rules.in_chips else "points"
    record = Record("playouts", unit, 50, candidates)
    monkeypatch.setattr(known, "choose_call", lambda *given, **named: record)
    found = known.judge_known(game.view(game.actor), action, 1)
    assert found is not None
    assert found.verdict is verdict
    assert found.cost == behind
