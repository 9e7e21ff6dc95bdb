"""What the sampler tells of itself, and what it may not know."""

import subprocess
import sys

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from acesaround.ai.worlds import NoWorld, Place, Sampler, sampler, warm_up
from acesaround.ai.worlds.melded import demands_of
from acesaround.cards import SUITS, deck_of, parse_card, sort_hand
from acesaround.game import SPECTATOR, View
from acesaround.kernel import packing_of
from acesaround.rules import PRESETS, MeldKind, count_melds, preset, with_options
from acesaround.testing.strategies import valid_rules
from acesaround.testing.twins import twins


def drawn(view, seed=5):
    """All that a sampler gives for a View."""
    made = Sampler(view, seed)
    worlds = made.draw(40)
    listed = made.all_worlds(limit=500)
    seats = [seat for seat in view.deal.seats if seat != view.seat]
    deck = dict.fromkeys(deck_of(view.seen.rules.deck.copies, view.seen.rules.deck.nines))
    chances = [made.holdings.expected(seat, card) for seat in seats for card in deck]
    out = [worlds.hands, worlds.aside, np.array(chances)]
    return out + ([listed.hands, listed.weights] if listed else [])


@pytest.mark.parametrize("rules", PRESETS.values(), ids=PRESETS)
def test_hidden_cards_change_nothing(rules):
    """Games that differ in what a seat cannot see give it the very same worlds."""
    compared = 0
    for seed in range(3):
        for first, second, seat in twins(rules, seed, tries=16):
            if seat in first.state.deal.seats:
                one, other = drawn(first.view(seat)), drawn(second.view(seat))
                assert len(one) == len(other)
                assert all(np.array_equal(a, b) for a, b in zip(one, other, strict=True))
                compared += 1
    assert compared > 3


def test_worlds_depend_on_the_seed_alone(moments):
    game = next(iter(moments(preset("modern"), 1, "plain")))
    view = game.view(game.actor)
    hands = [Sampler(view, seed).draw(50).hands for seed in (1, 1, 2, -1, 2**80)]
    assert np.array_equal(hands[0], hands[1])
    assert not np.array_equal(hands[0], hands[2])


def test_a_dealer_who_sits_out_can_ask_too(moments, true_world):
    rules = preset("auction_chips")
    for seed in range(6):
        for game in moments(rules, seed, "plain"):
            deal = game.state.deal
            made = Sampler(game.view(deal.dealer), seed)
            assert made.weight(*true_world(game, made)) > 0
            assert made.draw(5).hands.shape == (5, 3)


def test_who_only_looks_on_has_no_worlds(moments):
    game = next(iter(moments(preset("modern"), 1, "random")))
    with pytest.raises(ValueError, match="seat at the table"):
        Sampler(game.view(SPECTATOR))


def test_what_lies_aside_is_named(moments):
    asides = {}
    for variant in ("two_hand", "modern3", "modern"):
        for game in moments(preset(variant), 3, "plain"):
            for seat in game.state.deal.seats:
                asides.setdefault(variant, set()).add(Sampler(game.view(seat)).aside)
    assert asides == {
        "two_hand": {(Place.STOCK,), ()},
        "modern3": {(Place.WIDOW,), (Place.BURIED,), ()},
        "modern": {()},
    }


def test_melds_are_given_up_where_hardly_any_world_meets_them(moments, monkeypatch):
    """Then all worlds come from the rest of what is known, and none is mixed in."""
    rules = preset("modern")
    monkeypatch.setattr(sampler, "TOO_FEW", 1.5)
    monkeypatch.setattr(sampler, "TRIES", 100)
    given_up = 0
    for game in moments(rules, 1, "plain"):
        if game.state.phase == "tricks" and len(game.state.deal.tricks) < 2:
            made = Sampler(game.view(game.actor), 3)
            worlds = made.draw(400)
            assert made.demands_given_up == (not made.exact)
            weights = [made.weight(h, a) for h, a in zip(worlds.hands, worlds.aside, strict=True)]
            assert made.exact or 0.0 in weights
            assert (worlds.hands > 0).all()
            given_up += made.demands_given_up
    assert given_up


def test_acceptance_is_the_part_that_met_the_demands(moments):
    for game in moments(preset("modern"), 1, "plain"):
        made = Sampler(game.view(game.actor), 3)
        assert made.acceptance == 1
        made.draw(500)
        assert 0.02 < made.acceptance <= 1
        assert made.acceptance == 1 or not made.exact


def test_a_tilt_makes_cards_likelier(moments):
    game = next(iter(moments(preset("modern"), 1, "random")))
    view = game.view(game.actor)
    seat = next(seat for seat in range(4) if seat != view.seat)
    ace = parse_card("AS")
    tilt = [1.0] * 24
    tilt[packing_of(2, True).type_of(ace)] = 3.0
    plain, tilted = Sampler(view), Sampler(view, tilt={seat: tilt})
    assert tilted.deals == plain.deals
    one = plain.holdings.exactly(seat, ace, 1) / plain.holdings.exactly(seat, ace, 0)
    more = tilted.holdings.exactly(seat, ace, 1) / tilted.holdings.exactly(seat, ace, 0)
    assert more == pytest.approx(3 * one)
    packing = tilted.constraints.packing
    hands = tilted.draw(20_000).hands[:, seat]
    often = np.mean((hands >> (packing.type_of(ace) * packing.bits) & 3) > 0)
    assert often == pytest.approx(tilted.holdings.any(seat, ace), abs=0.015)


def test_holdings_add_up_to_the_hands(moments):
    for game in moments(preset("double_deck"), 2, "plain"):
        holdings = Sampler(game.view(game.actor)).holdings
        for seat in game.state.deal.seats:
            if seat != game.actor:
                cards = dict.fromkeys(deck_of(4, False))
                expected = sum(holdings.expected(seat, card) for card in cards)
                assert expected == pytest.approx(len(game.state.deal.hands[seat]))


def test_nobody_asks_of_the_own_hand(moments):
    game = next(iter(moments(preset("modern"), 1, "random")))
    holdings = Sampler(game.view(game.actor)).holdings
    with pytest.raises(ValueError, match="no hidden hand"):
        holdings.any(game.actor, parse_card("AS"))
    with pytest.raises(ValueError, match="no hidden stock"):
        holdings.aside(Place.STOCK, parse_card("AS"), 1)


def test_a_view_that_contradicts_itself_is_refused(moments):
    """An ace more in the own hand than was dealt to anybody."""
    game = next(iter(moments(preset("two_hand"), 1, "random")))
    view = game.view(game.actor)
    other = 1 - view.seat
    deal = view.deal
    hands = list(deal.hands)
    mine = next(card for card in deck_of(2, True) if view.hand.count(card) == 1)
    hands[other] = sort_hand((mine, mine, *deal.hands[other][2:]))
    from msgspec.structs import replace

    wrong = View(view.seat, replace(view.seen, deal=replace(deal, hands=tuple(hands))))
    with pytest.raises(NoWorld, match="no world agrees"):
        Sampler(wrong)


TABLES = [
    ("modern", {}),
    ("modern", {"run_extras": True}),
    ("modern", {"foster190": True}),
    ("modern", {"run_extras": True, "foster190": True}),
    ("modern", {"table": "russian_literal"}),
    ("modern", {"table": "foster"}),
    ("double_deck", {}),
    ("double_deck", {"run_extras": True}),
    ("double_deck", {"plain_runs": 40, "double_marriages": "all"}),
    ("double_deck", {"plain_runs": 100, "foster190": True}),
]


@settings(deadline=None, max_examples=600)
@given(
    st.sampled_from(TABLES),
    st.randoms(use_true_random=False),
    st.integers(1, 4),
    st.integers(0, 3),
    st.integers(0, 3),
)
def test_the_demands_are_met_by_the_same_melds_alone(table, source, suits, out, kept):
    """One hand meets the demands of another's melds if, and only if, it has just these."""
    rules = with_options(preset(table[0]), table[1])
    trump = source.choice(SUITS)
    # Hands of few suits are full of runs and marriages.
    few = {trump, *source.sample(SUITS, suits)}
    deck = [c for c in deck_of(rules.deck.copies, rules.deck.nines) if c.suit in few]
    source.shuffle(deck)
    size = min(len(deck) - 3, rules.deal.hand_size + 2)
    melded = sort_hand(deck[:size])
    other = sort_hand((*deck[out:size], *deck[size : size + kept]))

    def melds(hand):
        found = count_melds(hand, trump, rules.melds, rules.scoring.scale)
        return tuple(meld for meld in found if meld.kind is not MeldKind.DIX)

    demands = demands_of(rules, trump, melds(melded))

    def meets(hand):
        return all(min(hand.count(c) for c in each.cards) in each.numbers for each in demands)

    assert meets(melded)
    assert meets(other) == (melds(melded) == melds(other))


@settings(deadline=None, max_examples=100)
@given(valid_rules(house_rules_only=False), st.randoms(use_true_random=False))
def test_demands_fit_the_melds_of_all_rules(rules, source):
    deck = list(deck_of(rules.deck.copies, rules.deck.nines))
    source.shuffle(deck)
    hand = deck[: rules.deal.hand_size]
    trump = source.choice(SUITS)
    melds = count_melds(hand, trump, rules.melds, rules.scoring.scale)
    for demand in demands_of(rules, trump, melds):
        assert min(hand.count(card) for card in demand.cards) in demand.numbers


def test_nothing_is_compiled_when_the_program_starts():
    """numba takes long to import, so only those who draw worlds may wait for it."""
    code = (
        "import sys, acesaround.cli, acesaround.ai, acesaround.server, acesaround.arena;"
        "sys.exit('numba' in sys.modules)"
    )
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


def test_all_can_be_compiled_beforehand():
    warm_up()
