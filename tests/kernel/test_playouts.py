"""Playouts: the same cards, winners and points as the engine, and what the search relies on."""

import random

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from acesaround.ai.worlds import moment_of
from acesaround.cards import deck_of
from acesaround.game import PlayCard
from acesaround.kernel import compile_rules, packing_of
from acesaround.kernel.course import (
    BIT_MASK,
    COURSE_SIZE,
    LEFT_TRICKS,
    SHIFT,
    SUIT_SHIFT,
    TURN,
    begin,
    notice,
    play_card,
    take_trick,
)
from acesaround.kernel.playouts import RANDOM, RULE, choose, play_deals, play_out
from acesaround.kernel.position import LEADER, PLACES, PLAYED, TRICKS_LEFT, position
from acesaround.kernel.rule_table import LAST_TRICK, VALUE
from acesaround.kernel.rule_weights import RULE_WEIGHTS
from acesaround.rules import PRESETS, preset
from acesaround.testing import random_game
from acesaround.testing.strategies import valid_rules

POLICIES = [RANDOM, RULE]


def strict_play(rules, seed, skip=0):
    """A game in its strict play, played at random so far, some cards after the first; or None."""
    for game, _ in random_game(rules, seed):
        if game.state.phase == "tricks":
            if not skip:
                return game
            skip -= 1
    return None


def world_of(game, moment):
    hands = game.state.deal.hands
    packed = [moment.packing.pack(hands[seat]) for seat in moment.seats]
    return np.array([packed], dtype=np.int64)


def card_of(moment, course, card):
    rank = (card & BIT_MASK) >> course[SHIFT]
    return moment.packing.card_of((card >> SUIT_SHIFT) * moment.packing.ranks + rank)


def step_together(game, policy, seed):
    """Play the compiled choices in the engine, which refuses wrong ones; the points by place."""
    moment = moment_of(game.view(game.actor))
    course = np.zeros(COURSE_SIZE, dtype=np.int64)
    begin(moment.table, moment.position, world_of(game, moment)[0], course)
    points = np.zeros(len(moment.seats), dtype=np.int64)
    first = None
    source = random.Random(seed)
    while course[LEFT_TRICKS] and game.state.phase == "tricks":
        seat = moment.seats[course[TURN]]
        assert seat == game.actor
        stream = source.getrandbits(62)
        card = choose(moment.table, course, policy, stream, RULE_WEIGHTS)
        face = card_of(moment, course, card)
        first = face if first is None else first
        game.act(PlayCard(seat=seat, card=face))
        notice(moment.table, course, card)
        if play_card(moment.table, course, card):
            won = take_trick(course)
            won += 0 if course[LEFT_TRICKS] else moment.table[LAST_TRICK]
            trick = game.state.deal.tricks[-1]
            assert trick.winner == moment.seats[course[TURN]]
            assert trick.points + trick.bonus == won
            points[course[TURN]] += won
    return first, points, course[LEFT_TRICKS] == 0


@pytest.mark.parametrize("policy", POLICIES)
@pytest.mark.parametrize("name", sorted(PRESETS))
def test_the_engine_takes_every_card_and_finds_the_same_winners_and_points(name, policy):
    played = 0
    for seed in range(12):
        game = strict_play(PRESETS[name], seed, skip=seed)
        if game is not None:
            step_together(game, policy, seed)
            played += 1
    assert played


@settings(max_examples=60, deadline=None)
@given(valid_rules(), st.integers(0, 10_000), st.integers(0, 40), st.sampled_from(POLICIES))
def test_the_engine_takes_every_card_under_any_rules(rules, seed, skip, policy):
    game = strict_play(rules, seed, skip)
    if game is not None:
        step_together(game, policy, seed)


def outcome(moment, worlds, first_moves, policy, seed=7):
    shape = (len(worlds), len(first_moves), len(moment.seats))
    points = np.full(shape, -1, dtype=np.int64)
    tricks = np.full(shape, -1, dtype=np.int64)
    moves = np.array(first_moves, dtype=np.int64)
    play_out(moment.table, moment.position, worlds, moves, policy, seed, points, tricks)
    return points, tricks


@pytest.mark.parametrize("name", sorted(PRESETS))
def test_a_playout_by_rule_is_what_the_engine_plays(name):
    for seed in range(6):
        game = strict_play(PRESETS[name], seed, skip=3 * seed)
        if game is None:
            continue
        moment = moment_of(game.view(game.actor))
        worlds = world_of(game, moment)
        first, expected, finished = step_together(game, RULE, seed)
        points, _ = outcome(moment, worlds, [moment.packing.type_of(first)], RULE)
        assert not finished or points[0, 0].tolist() == expected.tolist()


def worlds_like(game, moment, number, seed):
    """Worlds in which the cards that the seat to play does not see are dealt out anew."""
    source = random.Random(seed)
    hands = game.state.deal.hands
    others = [seat for seat in moment.seats if seat != game.actor]
    hidden = [card for seat in others for card in hands[seat]]
    rows = []
    for _ in range(number):
        source.shuffle(hidden)
        row, at = {game.actor: hands[game.actor]}, 0
        for seat in others:
            row[seat] = hidden[at : at + len(hands[seat])]
            at += len(hands[seat])
        rows.append([moment.packing.pack(row[seat]) for seat in moment.seats])
    return np.array(rows, dtype=np.int64)


def to_be_won(moment, worlds):
    """The points of all cards in a world and of the trick on the table, the last trick included."""
    packing = moment.packing
    cards = [card for hand in worlds[0] for card in packing.unpack(int(hand))]
    types = [packing.type_of(card) for card in cards]
    types += moment.position[4 : 4 + moment.position[PLAYED]].tolist()
    values = [int(moment.table[VALUE + number % packing.ranks]) for number in types]
    return sum(values) + int(moment.table[LAST_TRICK])


@pytest.mark.parametrize("policy", POLICIES)
@pytest.mark.parametrize("name", sorted(PRESETS))
def test_all_that_is_left_is_won_and_the_worlds_stay_as_they_are(name, policy):
    for seed in range(6):
        game = strict_play(PRESETS[name], seed, skip=4 * seed)
        if game is None:
            continue
        moment = moment_of(game.view(game.actor))
        worlds = worlds_like(game, moment, 20, seed)
        before, public = worlds.copy(), moment.position.copy()
        points, tricks = outcome(moment, worlds, moment.legal, policy)
        assert (points.sum(axis=2) == to_be_won(moment, worlds)).all()
        assert (tricks.sum(axis=2) == moment.position[TRICKS_LEFT]).all()
        assert (points >= 0).all() and (tricks >= 0).all()
        assert (worlds == before).all() and (moment.position == public).all()


def opening(seed=3):
    game = strict_play(preset("firehouse"), seed)
    return game, moment_of(game.view(game.actor))


def test_all_first_moves_meet_the_same_luck_whichever_are_asked():
    game, moment = opening()
    worlds = worlds_like(game, moment, 30, 1)
    together, _ = outcome(moment, worlds, moment.legal, RANDOM)
    for at, move in enumerate(moment.legal):
        alone, _ = outcome(moment, worlds, [move], RANDOM)
        assert (alone[:, 0] == together[:, at]).all()


def test_the_same_seed_gives_the_same_and_another_one_does_not():
    game, moment = opening()
    worlds = worlds_like(game, moment, 30, 1)
    first, _ = outcome(moment, worlds, moment.legal, RANDOM, seed=7)
    assert (first == outcome(moment, worlds, moment.legal, RANDOM, seed=7)[0]).all()
    assert (first != outcome(moment, worlds, moment.legal, RANDOM, seed=8)[0]).any()


def test_worlds_that_are_alike_meet_different_luck():
    game, moment = opening()
    worlds = np.repeat(worlds_like(game, moment, 1, 1), 20, axis=0)
    points, _ = outcome(moment, worlds, moment.legal[:1], RANDOM)
    assert len(np.unique(points, axis=0)) > 1


@pytest.mark.parametrize("name", ["modern", "modern3", "double_deck", "three_hand", "two_hand"])
def test_a_choice_by_rule_does_not_look_into_the_hands_of_others(name):
    for seed in range(8):
        game = strict_play(PRESETS[name], seed, skip=5 * seed)
        if game is None:
            continue
        moment = moment_of(game.view(game.actor))
        course = np.zeros(COURSE_SIZE, dtype=np.int64)
        chosen = set()
        for world in worlds_like(game, moment, 30, seed):
            begin(moment.table, moment.position, world, course)
            card = choose(moment.table, course, RULE, 0, RULE_WEIGHTS)
            chosen.add(card_of(moment, course, card))
        assert len(chosen) == 1


@pytest.mark.parametrize("policy", POLICIES)
@pytest.mark.parametrize("name", ["modern", "double_deck", "modern3", "two_hand"])
def test_deals_at_random_are_played_to_the_last_point(name, policy):
    rules = PRESETS[name]
    places = {"modern3": 3, "two_hand": 2}.get(name, 4)
    row = position(
        trump=0,
        leader=1,
        trick=(),
        tricks_left=rules.deal.hand_size,
        sides=range(places),
        first_trick=True,
    )
    table = compile_rules(rules)
    points = np.zeros((200, places), dtype=np.int64)
    tricks = np.zeros((200, places), dtype=np.int64)
    play_deals(table, row, policy, 5, points, tricks)
    assert (tricks.sum(axis=1) == rules.deal.hand_size).all()
    deck = deck_of(rules.deck.copies, rules.deck.nines)
    packing = packing_of(rules.deck.copies, rules.deck.nines)
    values = [int(table[VALUE + packing.type_of(card) % packing.ranks]) for card in deck]
    whole = sum(values) + int(table[LAST_TRICK])
    if places * rules.deal.hand_size == len(deck):
        assert (points.sum(axis=1) == whole).all()
    else:
        assert (points.sum(axis=1) <= whole).all()
    # Many different deals, and the leader has the longest suit for trump.
    assert len(np.unique(points, axis=0)) > 20
    assert points[:, row[LEADER]].mean() > points.mean()
    assert row[PLACES] == places
