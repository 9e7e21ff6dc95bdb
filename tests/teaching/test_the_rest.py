"""The rest of a deal is claimed only where every play of every possible hand leaves it."""

import random
from functools import cache

import numpy as np
import pytest
from msgspec.structs import replace

from acesaround.ai import make_player
from acesaround.ai.worlds import Sampler
from acesaround.cards import Suit, distinct, parse_cards, without
from acesaround.game import CHANCE, Game, View, allowed_cards, trick_winner
from acesaround.kernel import packing_of
from acesaround.rules import PRESETS, preset, with_options
from acesaround.teaching.rest import proved_rest
from acesaround.teaching.rest.listed_hands import ListedHands
from acesaround.teaching.rest.sweep import Turn, sweep
from acesaround.testing import shuffled, twins
from acesaround.testing.endings import FAMILIES, random_ending

MANY = 30


class AllPlays:
    """Every course of an ending with all cards seen, in which one place means to win each trick."""

    def __init__(self, rules, trump, own, strict=True):
        self._rules, self._trump, self._own, self._strict = rules, trump, own, strict
        self._known = {}

    def can_sweep(self, hands, leader, trick=()):
        """Whether the place can win every trick, knowing all cards, whatever the others play."""
        if not any(hands):
            return True
        key = hands, leader, trick
        if key not in self._known:
            place = (leader + len(trick)) % len(hands)
            outcomes = (
                self._goes_on(hands, leader, trick, card, self.can_sweep)
                for card in self._cards(hands, place, trick)
            )
            self._known[key] = any(outcomes) if place == self._own else all(outcomes)
        return self._known[key]

    def wins(self, order, hands, leader, trick=()):
        """Whether the place wins every trick with its cards in this order."""
        if not any(hands):
            return True
        place = (leader + len(trick)) % len(hands)
        if place != self._own:
            return all(
                self._goes_on(hands, leader, trick, card, lambda *now: self.wins(order, *now))
                for card in self._cards(hands, place, trick)
            )
        assert order[0] in self._cards(hands, place, trick), "a forbidden card was promised"
        return self._goes_on(
            hands, leader, trick, order[0], lambda *now: self.wins(order[1:], *now)
        )

    def _cards(self, hands, place, trick):
        if place != self._own and not self._strict:
            return tuple(distinct(hands[place]))
        return tuple(distinct(allowed_cards(hands[place], trick, self._trump, self._rules).cards))

    def _goes_on(self, hands, leader, trick, card, then):
        place = (leader + len(trick)) % len(hands)
        left = (*hands[:place], without(hands[place], (card,)), *hands[place + 1 :])
        trick = (*trick, card)
        if len(trick) < len(hands):
            return then(left, leader, trick)
        winner = (leader + trick_winner(trick, self._trump)) % len(hands)
        return winner == self._own and then(left, self._own, ())


def turn_of(ending, strict):
    """The turn of the place that is to play, and the hands of the others as the only world."""
    rules, hands = ending.rules, ending.hands
    places = len(hands)
    own = (ending.leader + len(ending.trick)) % places
    later = range(1, places - len(ending.trick))
    turn = Turn(
        hand=hands[own],
        legal=allowed_cards(hands[own], ending.trick, ending.trump, rules).cards,
        trick=ending.trick,
        trump=ending.trump,
        later=tuple((own + step) % places for step in later),
        others=tuple(place for place in range(places) if place != own),
        strict=strict,
        must_undertrump=rules.play.void_undertrump == "forced",
    )
    packing = packing_of(rules.deck.copies, rules.deck.nines)
    world = np.array([[packing.pack(hand) for hand in hands]], dtype=np.int64)
    return own, turn, ListedHands(packing, world, {place: place for place in turn.others})


@pytest.mark.parametrize("strict", [True, False], ids=["refused", "forbidden_cards_fall"])
@pytest.mark.parametrize("family", FAMILIES)
def test_an_order_is_found_just_where_every_play_is_won(family, strict):
    source = random.Random(f"rest {family}")
    found = {"lead": 0, "later": 0}
    for _ in range(600):
        ending = random_ending(FAMILIES[family], source)
        own, turn, hands = turn_of(ending, strict)
        order = sweep(turn, hands)
        plays = AllPlays(ending.rules, ending.trump, own, strict)
        if not ending.trick:
            assert bool(order) == plays.can_sweep(ending.hands, ending.leader), ending
        if order:
            found["later" if ending.trick else "lead"] += 1
            assert sorted(order, key=str) == sorted(turn.hand, key=str)
            assert plays.wins(order, ending.hands, ending.leader, ending.trick), ending
    assert min(found.values()) > 10, found


@cache
def moments(variant, deals, most=3):
    """The last turns of deals that the plain player plays, with two cards in hand or more."""
    rules = preset(variant)
    found = []
    for seed in range(deals):
        game = Game.start(rules)
        game.act(shuffled(rules, random.Random(seed)))
        plain = make_player("plain")
        while game.actor not in (None, CHANCE) and not game.state.history:
            view = game.view(game.actor)
            if game.state.phase == "tricks" and 2 <= len(view.hand) <= most:
                found.append(view)
            game.act(plain.act(view).action)
    return found


@pytest.mark.parametrize("variant", ["modern", "two_hand", "auction_chips", "double_deck"])
def test_what_is_proved_holds_in_every_world_and_is_missed_in_none(variant):
    proved = 0
    for view in moments(variant, 12):
        order = proved_rest(view)
        # Every play of one world takes long, so of many worlds some are played.
        sampler = Sampler(view)
        worlds = sampler.all_worlds()
        if worlds is None or (not order and (view.deal.trick or len(worlds.hands) > MANY)):
            continue
        deal, unpack = view.deal, sampler.constraints.packing.unpack
        own = deal.seats.index(view.seat)
        trick = deal.trick.cards if deal.trick else ()
        plays = AllPlays(view.seen.rules, deal.trump, own)
        rows = random.Random(1).sample(range(len(worlds.hands)), min(MANY, len(worlds.hands)))
        dealt = [tuple(unpack(int(hand)) for hand in worlds.hands[row]) for row in rows]
        leader = (own - len(trick)) % len(deal.seats)
        if order:
            proved += 1
            assert all(plays.wins(order, hands, leader, trick) for hands in dealt), view
        else:
            assert not all(plays.can_sweep(hands, leader) for hands in dealt), view
    assert proved > 3


@pytest.mark.parametrize("variant", ["modern", "two_hand", "three_hand", "auction_chips"])
def test_single_cards_prove_nothing_that_the_worlds_deny(variant):
    proved = 0
    for view in moments(variant, 12):
        if proved_rest(view, listing=False):
            proved += 1
            assert proved_rest(view)
    assert proved > 3


@pytest.mark.parametrize("variant", ["modern", "two_hand", "three_hand", "auction_chips"])
def test_whether_there_is_a_claim_tells_nothing_of_hidden_cards(variant):
    compared = 0
    for seed in range(12):
        for first, second, seat in twins.twins(PRESETS[variant], seed, 30):
            if first.actor == seat and first.state.phase == "tricks":
                compared += 1
                assert proved_rest(first.view(seat)) == proved_rest(second.view(seat))
    assert compared > 5


def test_one_more_trump_may_be_out():
    """A suit is the leader's own only once nobody can trump it."""
    hand = parse_cards("AS AH TH")
    for others, order in (
        ("KS 9H JH", "AS AH TH"),
        ("KS QS 9H", ""),
        ("9H JH QH", "AS AH TH"),
        ("AH 9C 9D", "AS AH TH"),
        ("9H AH 9C", ""),
        ("9S AH KH", ""),
    ):
        packing = packing_of(2, True)
        world = np.array([[packing.pack(hand), packing.pack(parse_cards(others))]])
        turn = Turn(
            hand=hand,
            legal=hand,
            trick=(),
            trump=hand[0].suit,
            later=(1,),
            others=(1,),
            strict=True,
            must_undertrump=True,
        )
        assert sweep(turn, ListedHands(packing, world, {1: 1})) == parse_cards(order), others
        plays = AllPlays(preset("two_hand"), hand[0].suit, 0)
        assert plays.can_sweep((hand, parse_cards(others)), 0) == bool(order)


@pytest.mark.parametrize(("rule", "order"), [("forced", "QS AC"), ("free", "")])
def test_who_need_not_under_trump_keeps_his_trump(rule, order):
    """The third hand throws its club under the queen of trump and trumps the next one."""
    rules = with_options(preset("three_hand"), {"play.void_undertrump": rule})
    hands = tuple(parse_cards(each) for each in ("9D", "QS AC", "JS 9C"))
    trick = parse_cards("9H")
    packing = packing_of(2, True)
    world = np.array([[packing.pack(hand) for hand in hands]])
    turn = Turn(
        hand=hands[1],
        legal=allowed_cards(hands[1], trick, Suit.SPADES, rules).cards,
        trick=trick,
        trump=Suit.SPADES,
        later=(2,),
        others=(0, 2),
        strict=True,
        must_undertrump=rule == "forced",
    )
    assert sweep(turn, ListedHands(packing, world, {0: 0, 2: 2})) == parse_cards(order)
    assert AllPlays(rules, Suit.SPADES, 1).can_sweep(hands, 0, trick) == bool(order)


@pytest.mark.parametrize("wrong_card", ["cards", "deal"])
def test_where_forbidden_cards_can_fall_duties_prove_nothing(wrong_card):
    """Who may refuse to follow can keep a trump for the last trick."""
    fewer = 0
    for view in moments("two_hand", 20, most=12):
        order = proved_rest(view)
        rules = with_options(view.seen.rules, {"play.wrong_card": wrong_card})
        if proved_rest(View(view.seat, replace(view.seen, rules=rules))):
            assert order
        else:
            fewer += bool(order)
    assert fewer
