"""Why not another choice: figures are those of the worlds, deals agree with what is known."""

from functools import cache

import pytest
from msgspec.structs import replace
from playing_deals import decisions

from acesaround.ai import Decision
from acesaround.ai.worlds import Sampler
from acesaround.cards import BACK, count, parse_card
from acesaround.game import Bid, NameTrump, Pass, PlayCard, left_of, partner_of, trick_winner
from acesaround.rules import PRESETS, preset
from acesaround.teaching.explaining import lesson_of
from acesaround.teaching.lesson import LEAST_TOLD, CallExample, CardExample, Contrast
from acesaround.words import Catalog
from acesaround.words.advice import explain
from acesaround.words.contrasts import choice_text, example_text, figures_text
from acesaround.words.voice import Voice

WORLDS = 200


@cache
def lessons(variant, seed):
    """Each decision of a deal that had a choice, and its lesson."""
    found = []
    for _, view, decision in decisions(preset(variant), seed):
        if decision.record is not None and decision.record.method == "playouts":
            found.append((view, decision, lesson_of(view, decision, 1, WORLDS)))
    return found


def test_every_other_legal_card_is_told_of():
    seen = 0
    for _, decision, lesson in lessons("modern", 2):
        if isinstance(decision.action, PlayCard):
            cards = {each.action.card for each in lesson.others} | {decision.action.card}
            assert cards == {each.action.card for each in decision.record.candidates}
            seen += 1
            assert 0 < lesson.worlds <= WORLDS
            assert lesson.value is not None
    assert seen


def test_a_pass_is_told_of_beside_a_bid_and_a_bid_beside_a_pass():
    told = set()
    for _, decision, lesson in lessons("modern", 2):
        if isinstance(decision.action, Bid | Pass):
            (other,) = lesson.others
            told_of = lesson.instead or decision.action
            assert isinstance(other.action, Pass if isinstance(told_of, Bid) else Bid)
            told.add(type(other.example))
    assert CallExample in told


def test_the_deal_that_is_shown_agrees_with_what_is_known():
    shown = 0
    for view, _, lesson in lessons("modern", 2):
        for contrast in lesson.others:
            if not contrast.hands:
                continue
            shown += 1
            hands = dict(contrast.hands)
            hands[view.seat] = view.hand
            for seat, hand in hands.items():
                assert len(hand) == len(view.deal.hands[seat])
                faces = (card for card in view.deal.hands[seat] if card is not BACK)
                assert all(hand.count(card) >= n for card, n in count(faces).items())
            sampler = Sampler(view)
            packing = sampler.constraints.packing
            packed = [packing.pack(hands[seat]) for seat in view.deal.seats]
            assert sampler.weight(packed, []) > 0
    assert shown > 10


def test_the_trick_that_is_shown_follows_from_the_deal():
    shown = 0
    for view, decision, lesson in lessons("modern", 2):
        for contrast in lesson.others:
            example = contrast.example
            if not isinstance(example, CardExample) or example.later:
                continue
            shown += 1
            there = view.deal.trick
            table = there.cards if there else ()
            leader = there.leader if there else view.seat
            for action, trick in (
                (decision.action, example.mine),
                (contrast.action, example.theirs),
            ):
                assert trick.cards[0] == (view.seat, action.card)
                cards = (*table, *(card for _, card in trick.cards))
                place = trick_winner(cards, view.deal.trump)
                assert trick.winner == left_of(view.deal, leader, place)
                assert trick.best == cards[place]
                held = dict(contrast.hands)
                assert all(card in held[seat] for seat, card in trick.cards if seat != view.seat)
            assert contrast.loses > 0
    assert shown


def test_the_trick_that_is_shown_speaks_for_the_better_card():
    shown = later = 0
    for view, _, lesson in (*lessons("modern", 2), *lessons("modern", 3)):
        for contrast in lesson.others:
            example = contrast.example
            if not isinstance(example, CardExample):
                continue
            shown += 1
            later += example.later > 0
            ours = {view.seat, partner_of(view.seen.rules, view.seat)}
            mine, theirs = (
                trick.points if trick.winner in ours else -trick.points
                for trick in (example.mine, example.theirs)
            )
            assert mine > theirs
    assert later and shown > later


def test_what_is_clearly_better_in_more_deals_takes_the_place_of_the_decision():
    """But not where the record knows better: it may look at the game, and not at points."""
    taken = 0
    for view, decision, _ in lessons("modern", 2):
        if not isinstance(decision.action, Bid | Pass | NameTrump):
            continue
        record = decision.record
        for worse in record.candidates[1:]:
            told = {}
            for doubt in (0.0, 1e6):
                candidates = tuple(
                    replace(each, behind=float(each.action != worse.action), half=doubt)
                    for each in record.candidates
                )
                asked = Decision(worse.action, (), replace(record, candidates=candidates))
                told[doubt] = lesson_of(view, asked, 1, WORLDS)
            assert told[0.0].instead is None
            better = told[1e6].instead
            if better is not None:
                taken += 1
                (given,) = (e for e in told[1e6].others if e.action == worse.action)
                assert given.behind > given.half
                assert better not in {each.action for each in told[1e6].others}
                assert not told[1e6].reasons[0].code.startswith("close")
    assert taken


def test_it_is_close_where_chance_explains_the_difference():
    for _, _, lesson in lessons("modern", 2):
        for contrast in lesson.others:
            little = contrast.behind < LEAST_TOLD
            assert contrast.close is (little or contrast.behind <= contrast.half)


def test_what_would_be_told_as_nothing_is_close():
    card = PlayCard(seat=0, card=parse_card("AS"))
    assert Contrast(card, 0.04, 0.01, None).close
    assert not Contrast(card, 0.06, 0.01, None).close


@pytest.mark.parametrize(
    ("behind", "half", "told"),
    [
        (0.04, 1.2, "About as good on average."),
        (-0.04, 1.2, "About as good on average."),
        (0.0, 0.0, "Just as good, all possible deals counted."),
        (0.049, 0.0, "Just as good, all possible deals counted."),
        (0.3, 0.0, "0.3 less, all possible deals counted."),
        (0.3, 1.2, "About as good: 0.3 less on average, give or take 1.2."),
    ],
)
def test_no_figure_is_told_where_it_would_be_nothing(behind, half, told):
    card = PlayCard(seat=0, card=parse_card("AS"))
    assert figures_text(Catalog.load("en"), Contrast(card, behind, half, None)) == told


@pytest.mark.parametrize("language", ["en", "ru", "sv"])
@pytest.mark.parametrize("variant", ["modern", "two_hand", "auction_chips"])
def test_a_lesson_can_be_told(language, variant):
    words = Catalog.load(language)
    told = 0
    for view, decision, lesson in lessons(variant, 2):
        names = tuple(f"P{seat}" for seat in range(view.seen.rules.deal.players))
        voice = Voice(words, view.seen.rules, view.seat, names)
        texts = [explain(each, words) for each in lesson.reasons]
        for each in lesson.others:
            texts += [choice_text(words, each.action), figures_text(words, each)]
            texts += example_text(voice, lesson.instead or decision.action, each)
        assert texts
        assert not any("{" in text or not text for text in texts)
        told += len(lesson.others)
    assert told


@pytest.mark.parametrize("variant", PRESETS)
def test_every_decision_of_every_variant_can_be_explained(variant):
    for _, view, decision in decisions(PRESETS[variant], 4):
        lesson = lesson_of(view, decision, 1, worlds=20)
        assert lesson.reasons or decision.advice == ()
