"""Whole deals of the engine, card by card, against the compiled code."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from acesaround.cards import SUITS, parse_cards, sort_hand
from acesaround.game import allowed, side_of
from acesaround.kernel import compile_rules, packing_of
from acesaround.kernel.legal import legal_cards, trick_points, trick_winner
from acesaround.kernel.position import LEADER, PLAYED, TRICK, position
from acesaround.rules import PRESETS, preset, with_options
from acesaround.testing import random_game
from acesaround.testing.strategies import valid_rules


def position_of(state):
    """The public part of a moment of the strict play."""
    rules, deal = state.rules, state.deal
    packing = packing_of(rules.deck.copies, rules.deck.nines)
    trick = deal.trick
    leader = trick.leader if trick else deal.tricks[-1].winner if deal.tricks else None
    cards = trick.cards if trick else ()
    return position(
        trump=-1 if deal.trump is None else SUITS.index(deal.trump),
        leader=0 if leader is None else deal.seats.index(leader),
        trick=[packing.type_of(card) for card in cards],
        tricks_left=max(len(deal.hands[seat]) for seat in deal.seats),
        sides=[side_of(rules, seat) for seat in deal.seats],
        first_trick=not deal.tricks,
    )


def compare(rules, seed):
    """Play a deal at random and compare every strict trick; returns how many cards were looked at.

    Cards, winners and points are those of the engine.
    """
    table = compile_rules(rules)
    packing = packing_of(rules.deck.copies, rules.deck.nines)
    compared = 0
    before = None
    for game, _ in random_game(rules, seed):
        state, deal = game.state, game.state.deal
        if state.phase != "tricks":
            continue
        before = len(deal.tricks) if before is None else before
        seat = game.actor
        hand = packing.pack(deal.hands[seat])
        may = packing.unpack(legal_cards(table, position_of(state), hand))
        assert may == sort_hand(allowed(state, seat).cards)
        compared += 1
    # In the tricks of a stock there may be no trump yet.
    for trick in game.state.deal.tricks[before:] if before is not None else ():
        row = position_of(game.state)
        row[LEADER] = game.state.deal.seats.index(trick.leader)
        row[PLAYED] = len(trick.cards)
        row[TRICK : TRICK + len(trick.cards)] = [packing.type_of(card) for card in trick.cards]
        if trick.winner is not None:
            assert trick_winner(table, row) == game.state.deal.seats.index(trick.winner)
            assert trick_points(table, row) == trick.points
    return compared


@pytest.mark.parametrize("name", sorted(PRESETS))
def test_whole_deals_of_each_preset(name):
    assert sum(compare(PRESETS[name], seed) for seed in range(8)) > 0


@settings(max_examples=60, deadline=None)
@given(valid_rules(), st.integers(0, 10_000))
def test_whole_deals_under_any_rules(rules, seed):
    compare(rules, seed)


@pytest.mark.parametrize("void_undertrump", ["forced", "free"])
@pytest.mark.parametrize("head", ["always", "trump_led_only", "never"])
def test_whole_deals_under_each_duty(head, void_undertrump):
    rules = with_options(preset("firehouse"), {"head": head, "void_undertrump": void_undertrump})
    assert sum(compare(rules, seed) for seed in range(6)) > 0


def test_the_first_lead_must_be_trump_where_the_rules_say_so():
    rules = with_options(preset("firehouse"), {"first_lead_trump": True})
    assert sum(compare(rules, seed) for seed in range(6)) > 0


def legal(rules, trump, trick, hand, first_trick=False):
    packing = packing_of(rules.deck.copies, rules.deck.nines)
    row = position(
        trump="SHDC".index(trump) if trump else -1,
        leader=0,
        trick=[packing.type_of(card) for card in parse_cards(trick)],
        tricks_left=12,
        sides=(0, 1, 0, 1),
        first_trick=first_trick,
    )
    packed = packing.pack(parse_cards(hand))
    return packing.unpack(legal_cards(compile_rules(rules), row, packed))


MODERN = preset("modern")


@pytest.mark.parametrize(
    ("options", "trick", "first", "expected"),
    [
        ({}, "QH", False, "AH AH"),
        ({"head": "trump_led_only"}, "QH", False, "AH AH JH"),
        ({"head": "never"}, "9S", False, "KS QS"),
        ({"head": "trump_led_only"}, "QS", False, "KS"),
        ({}, "KC", False, "KS QS"),
        ({}, "KC QS", False, "KS"),
        ({"head": "never"}, "KC QS", False, "KS QS"),
        ({}, "KC TS", False, "KS QS"),
        ({"void_undertrump": "free"}, "KC TS", False, "KS QS AH AH JH"),
        ({}, "KH TS", False, "AH AH JH"),
        ({}, "", True, "KS QS AH AH JH"),
        ({"first_lead_trump": True}, "", True, "KS QS"),
        ({"first_lead_trump": True}, "", False, "KS QS AH AH JH"),
    ],
)
def test_the_duties_one_by_one(options, trick, first, expected):
    rules = with_options(MODERN, options)
    assert legal(rules, "S", trick, "KS QS AH AH JH", first) == parse_cards(expected)


def test_without_trump_only_the_suit_led_counts():
    assert legal(MODERN, None, "KC AS", "KS QS AH") == parse_cards("KS QS AH")
    assert legal(MODERN, None, "KS", "AS QS AH") == parse_cards("AS")
