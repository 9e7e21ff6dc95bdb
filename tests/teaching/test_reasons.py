"""Reasons are true: they hold in worlds that agree with the view, and say only what was found."""

import random
from dataclasses import replace
from functools import cache

import numpy as np
import pytest
from playing_deals import decisions

from acesaround.ai import Decision, make_player
from acesaround.ai.codes import CODES
from acesaround.cards import SUITS, Suit
from acesaround.game import (
    CHANCE,
    Bid,
    Game,
    NameTrump,
    PassCards,
    PlayCard,
    allowed_cards,
    trick_winner,
)
from acesaround.rules import PRESETS, card_value, preset
from acesaround.teaching.comparing import CardComparison, compare, mean_of
from acesaround.teaching.lesson import LEAST_TOLD
from acesaround.teaching.reasons import reasons_of
from acesaround.teaching.reasons.card_facts import CardFacts
from acesaround.teaching.reasons.card_reasons import card_reasons
from acesaround.teaching.reasons.of_a_decision import compared_actions, told_without_worlds
from acesaround.testing import arranged_game, shuffled
from acesaround.testing.twins import twins

WORLDS = 300
CARDS = [
    (view, decision)
    for seed in (1, 2)
    for _, view, decision in decisions(preset("modern"), seed)
    if isinstance(decision.action, PlayCard)
]


@cache
def why(number, seed=1):
    """The reasons of a decision that had a choice."""
    return reasons_of(*FREE[number], seed, WORLDS)


FREE = [each for each in CARDS if each[1].record.method == "playouts"]


def test_a_card_without_a_choice_is_said_to_be_forced():
    forced = [each for each in CARDS if each[1].record.method == "forced"]
    assert forced
    for view, decision in forced:
        assert reasons_of(view, decision)[0].code in ("only_card", "last_card")
    for number in range(len(FREE)):
        codes = {each.code for each in why(number)}
        assert not codes & {"only_card", "last_card"}


def test_a_duty_that_leaves_no_choice_is_the_engines():
    told = set()
    for view, decision in CARDS:
        reasons = reasons_of(view, decision)
        if len(reasons) == 2 and reasons[0].code == "only_card":
            duty = reasons[1]
            told.add(duty.code)
            trick = view.deal.trick.cards
            assert len(trick) > 0
            if duty.code == "must_beat":
                beaten = duty.details["best"]
                assert decision.action.card.strength > beaten.strength
            if duty.code == "must_follow":
                assert decision.action.card.suit is trick[0].suit is duty.details["suit"]
    assert "must_follow" in told or "must_beat" in told


def test_every_reason_is_on_the_list_with_its_details():
    said = set()
    for number in range(len(FREE)):
        for each in why(number):
            assert set(each.details) == set(CODES[each.code])
            said.add(each.code)
    assert len(said) > 4


def test_lines_are_legal_and_end_with_the_points_that_were_judged():
    view, decision = FREE[0]
    rules, trump = view.seen.rules, view.deal.trump
    found = compare(view, (decision.action,), 3, worlds=6)
    assert isinstance(found, CardComparison)
    packing = found.moment.packing
    for world in range(found.worlds):
        for number in range(len(found.actions)):
            hands = [list(packing.unpack(int(packed))) for packed in found.hands[world]]
            table = list(view.deal.trick.cards) if view.deal.trick else []
            points = [0] * len(hands)
            for trick in found.line(world, number):
                for place, card in trick.cards:
                    face = packing.card_of(card)
                    first = not view.deal.tricks and not table
                    may = allowed_cards(tuple(hands[place]), tuple(table), trump, rules, first)
                    assert face in may.cards
                    hands[place].remove(face)
                    table.append(face)
                leader = (trick.cards[-1][0] + 1) % len(hands)
                won = (leader + trick_winner(tuple(table), trump)) % len(hands)
                assert won == trick.winner
                points[trick.winner] += trick.points
                table = []
            assert points == found.points[world, number].tolist()


def test_shares_that_are_told_are_found_again_in_other_worlds():
    told = 0
    for number, (view, decision) in enumerate(FREE):
        for each in why(number):
            if each.code in ("wins_surely", "wins_oftener", "partner_wins"):
                told += 1
                again = compare(view, (decision.action,), 99, worlds=400)
                chosen = again.number(decision.action)
                other = again.number(PlayCard(seat=view.seat, card=each.details["kept"]))
                for card, name in ((chosen, "percent"), (other, "other")):
                    if name in each.details:
                        assert abs(side_wins(again, card) - each.details[name] / 100) < 0.12
                if each.code == "wins_surely":
                    assert side_wins(again, chosen) == 1.0
    assert told


def side_wins(comparison, number):
    ours = [
        bool(comparison.ours[comparison.line(world, number)[0].winner])
        for world in range(comparison.worlds)
    ]
    return mean_of(np.array(ours), comparison.weights)


def test_a_reason_against_another_card_holds_where_the_card_does_better():
    """A second look at each predicate, written from what its sentence says."""
    checks = {
        "gives_more": lambda ours, points: ours[0] and ours[1] and points[0] > points[1],
        "gives_less": lambda ours, points: not ours[0] and not ours[1] and points[0] < points[1],
        "partner_wins": lambda ours, points: ours[0] and not ours[1],
        "wins_oftener": lambda ours, points: ours[0] and not ours[1],
        "wins_surely": lambda ours, points: ours[0] and not ours[1],
    }
    looked = 0
    for at, (view, decision) in enumerate(FREE):
        for each in why(at):
            code = each.code.removesuffix("_in")
            if code in checks:
                looked += 1
                if "points" in each.details:
                    scoring = view.seen.rules.scoring
                    own = [card_value(each.details[name], scoring) for name in ("card", "kept")]
                    assert 0 < each.details["points"] == abs(own[0] - own[1])
                found = compare(view, (decision.action,), 1, WORLDS)
                number = found.number(decision.action)
                other = found.number(PlayCard(seat=view.seat, card=each.details["kept"]))
                better = [w for w in range(found.worlds) if found.gains(number, other)[w] > 0]
                holds = 0.0
                for world in better:
                    tricks = [found.line(world, n)[0] for n in (number, other)]
                    ours = [bool(found.ours[trick.winner]) for trick in tricks]
                    if checks[code](ours, [trick.points for trick in tricks]):
                        holds += found.weights[world]
                assert holds >= 0.9 * found.weights[better].sum() - 1e-9
    assert looked


def test_a_trick_is_said_to_be_won_or_lost_only_if_it_is_so_in_every_deal():
    """Else the share of the deals in which it is so is told too."""
    looked = set()
    for at, (view, decision) in enumerate(FREE):
        told = [each for each in why(at) if each.code.startswith(("gives_more", "gives_less"))]
        for each in told:
            looked.add(each.code)
            found = compare(view, (decision.action,), 1, WORLDS)
            kept = PlayCard(seat=view.seat, card=each.details["kept"])
            numbers = found.number(decision.action), found.number(kept)
            won = each.code.startswith("gives_more")
            so = np.zeros(found.worlds)
            for world in range(found.worlds):
                tricks = [found.line(world, number)[0] for number in numbers]
                more, less = (trick.points for trick in (tricks if won else tricks[::-1]))
                so[world] = more > less and all(found.ours[t.winner] == won for t in tricks)
            share = 100 * mean_of(so, found.weights)
            assert each.details.get("percent", 100) == pytest.approx(share, abs=0.51)
    assert {each.endswith("_in") for each in looked} == {True, False}


def test_close_is_said_exactly_where_chance_explains_the_difference():
    said = set()
    for at, (view, decision) in enumerate(FREE[:30]):
        codes = [each.code for each in why(at)]
        if codes[0] in ("game_comes_first", "game_close"):
            # The score asks for something else than the most points.
            continue
        found = compare(view, (decision.action,), 1, WORLDS)
        number = found.number(decision.action)
        differences = [found.difference(number, other) for other in found.others(number)]
        unlike = [each for each in differences if not each.same]
        close = bool(unlike) and not (unlike[0].clear and unlike[0].mean >= LEAST_TOLD)
        told = {"close", "close_even"} & set(codes)
        assert bool(told) is close
        assert not close or codes[0] in told
        if "close_even" in told:
            assert found.whole and abs(unlike[0].mean) < LEAST_TOLD
        assert ("close_same" in codes) is (len(unlike) < len(differences))
        said.update(codes)
    assert {"close", "close_same", "brings_more"} <= said


def test_shares_that_are_told_are_large_enough_to_be_reasons():
    told = {}
    for number in range(len(FREE)):
        for each in why(number):
            figures = each.details
            if "percent" not in figures or each.code.startswith("game_"):
                continue
            if "other" in figures:
                assert figures["percent"] - figures["other"] >= 2
            else:
                assert figures["percent"] >= 25
            told[each.code] = told.get(each.code, 0) + 1
    assert {"wins_oftener", "keeps_winner"} <= set(told)


@pytest.mark.parametrize(("often", "said"), [(0.02, False), (0.4, True)])
def test_a_winner_is_kept_for_what_is_no_rare_case(monkeypatch, often, said):
    view, decision = FREE[0]
    found = compare(view, (decision.action,), 1, WORLDS)
    holds = np.arange(found.worlds) < often * found.worlds
    value = np.zeros((found.worlds, 2))
    value[holds, 0] = 60.0
    asked = replace(
        found,
        actions=found.actions[:2],
        cards=found.cards[:2],
        value=value,
        weights=np.full(found.worlds, 1 / found.worlds),
    )
    monkeypatch.setattr(CardFacts, "wins_later", lambda *_: holds)
    monkeypatch.setattr(CardFacts, "own", np.zeros(found.worlds, dtype=bool))
    told = {each.code: each.details for each in card_reasons(view, asked, 0, 1)}
    assert ("keeps_winner" in told) is said
    if said:
        assert told["keeps_winner"]["percent"] == 40


def test_nothing_but_the_view_is_looked_at():
    compared = 0
    pairs = (pair for seed in range(8) for pair in twins(preset("modern"), seed, tries=30))
    for first, second, seat in pairs:
        if first.actor == seat and first.state.phase == "tricks":
            action = next(each for each in first.legal if isinstance(each, PlayCard))
            views = [game.view(seat) for game in (first, second)]
            reasons = [reasons_of(view, Decision(action), 1, WORLDS) for view in views]
            assert reasons[0] == reasons[1]
            compared += 1
    assert compared


@pytest.mark.parametrize("variant", PRESETS)
def test_every_decision_of_every_variant_has_a_reason(variant):
    for _, view, decision in decisions(PRESETS[variant], 3):
        reasons = reasons_of(view, decision, 1, worlds=30)
        assert reasons, decision
        for each in reasons:
            assert set(each.details) == set(CODES[each.code])


def test_the_only_trump_that_may_be_named_is_said_to_be_the_only_one():
    """In the double deck trump is named by a marriage, and many a hand holds only one."""
    lengths = set()
    for seed in range(40):
        rules = preset("double_deck")
        game = Game.start(rules, 0)
        game.act(shuffled(rules, random.Random(seed)))
        player = make_player("plain", seed)
        while game.actor not in (None, CHANCE) and not isinstance(
            (decision := player.act(game.view(game.actor))).action, NameTrump
        ):
            game.act(decision.action)
        if game.actor in (None, CHANCE):
            continue
        suits = [each for each in game.legal if isinstance(each, NameTrump)]
        told = told_without_worlds(game.view(game.actor), decision)
        lengths.add(len(suits))
        if len(suits) > 1:
            assert not told
        else:
            assert told[0].code == "only_trump"
            assert told[0].details["suit"] is suits[0].suit
            assert told[1:] == decision.advice
        if 1 in lengths and len(lengths) > 1:
            return
    pytest.fail(f"not met: {lengths}")


def test_a_trump_is_told_with_what_it_and_the_next_best_bring():
    view, decision = next(
        (view, decision)
        for _, view, decision in decisions(preset("modern"), 1)
        if isinstance(decision.action, NameTrump)
    )
    found = compare(view, (decision.action,), 1, WORLDS)
    number = found.number(decision.action)
    second = found.others(number)[0]
    brings = [each for each in reasons_of(view, decision, 1, WORLDS) if each.code == "hand_brings"]
    assert [each.details["suit"] for each in brings] == [
        found.actions[number].suit,
        found.actions[second].suit,
    ]
    for each in brings:
        figures = each.details
        assert figures["melds"] + figures["tricks"] == figures["total"]
        assert all(figures[part].is_integer() for part in ("melds", "tricks", "total"))


def test_a_high_bid_is_held_against_a_pass_and_against_the_least_bid():
    """For chips a higher contract is paid better (RULES 6), which a pass does not show."""
    hand = "AH TH KH QH JH AH TH AS AD AC KS KD AS AD 9C"
    view = arranged_game(preset("auction_chips"), {1: hand}).view(1)
    decision = make_player("club:seconds=60", 3).act(view, 60.0)
    assert decision.action.amount > 300
    reasons = {each.code: each.details for each in reasons_of(view, decision, 1, 300)}
    assert {"bid_gains", "bid_gains_over"} <= set(reasons)
    over = reasons["bid_gains_over"]
    assert (over["amount"], over["than"]) == (decision.action.amount, 300)
    assert 0 < over["points"] < reasons["bid_gains"]["points"]


def test_a_bid_before_the_widow_is_told_by_all_deals_not_by_those_of_one_suit():
    """Spades are paid double (RULES 6), and so they are named where the widow made them good."""
    hand = "AS KS QS QS JS JS 9S AH TH KH QH JD 9D KC JC"
    view = arranged_game(preset("auction_chips"), {1: hand}).view(1)
    action = Bid(seat=1, amount=300)
    reasons = reasons_of(view, Decision(action, ()), 1, WORLDS)
    assert "hand_brings" not in {each.code for each in reasons}
    told = next(each.details for each in reasons if each.code == "hand_brings_later")
    found = compare(view, (action,), 1, WORLDS)
    totals, spades = found.contracts[0].totals(False), found.contracts[0].trumps == 0
    assert SUITS[0] is told["suit"] is Suit.SPADES
    assert told["total"] == round(mean_of(totals, found.weights))
    assert told["melds"] + told["tricks"] == told["total"]
    assert 0 < spades.sum() < len(totals)
    assert totals[spades].mean() > told["total"] + 20


def test_cards_to_give_that_are_close_are_also_held_against_some_that_are_clearly_worse():
    told = 0
    for seed in range(1, 5):
        for _, view, decision in decisions(preset("modern"), seed):
            if not isinstance(decision.action, PassCards):
                continue
            reasons = reasons_of(view, decision, 1, WORLDS)
            if reasons[0].code in ("game_comes_first", "game_close"):
                # The score asks for something else than the most points.
                continue
            found = compare(view, compared_actions(decision), 1, WORLDS)
            number = found.number(decision.action)
            others = [found.difference(number, other) for other in found.others(number)]
            codes = [each.code for each in reasons if each.code in ("close_cards", "cards_gain")]
            close, worse = not others[0].clear, [each for each in others if each.clear]
            expected = ["close_cards"] * close + ["cards_gain"] * bool(worse)
            assert codes == expected
            if close and worse:
                told += 1
                gains = next(each.details for each in reasons if each.code == "cards_gain")
                assert gains["points"] == worse[0].mean
    assert told
