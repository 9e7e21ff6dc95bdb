"""The player ``plain`` in every variant and under house rules: legal, with its reasons, to the
end of whole games.
"""

import random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from acesaround.ai import card_help, make_player, max_bid, worth
from acesaround.ai.codes import CODES
from acesaround.ai.knowledge import Knowledge
from acesaround.cards import SUITS
from acesaround.game import CHANCE, Game
from acesaround.rules import PRESETS
from acesaround.testing import shuffled
from acesaround.testing.strategies import valid_rules


def moments(rules, seed, names, deals):
    """The game before every action, with the actor's decision."""
    source = random.Random(seed)
    game = Game.start(rules, seed % rules.deal.players)
    players = [make_player(names[seat % len(names)], seed) for seat in range(4)]
    for _ in range(deals):
        if game.actor != CHANCE:
            return
        game.act(shuffled(game.state.rules, source))
        while game.actor not in (None, CHANCE):
            seat = game.actor
            decision = players[seat].act(game.view(seat))
            yield game, seat, decision
            game.act(decision.action)


def check(game, decision):
    assert decision.action in game.legal
    assert decision.advice
    for advice in decision.advice:
        assert set(advice.details) == set(CODES[advice.code]), advice


@pytest.mark.parametrize("names", [("plain",), ("plain", "random"), ("random", "plain")], ids=str)
@pytest.mark.parametrize("variant", PRESETS)
def test_whole_games_are_played(variant, names):
    game = None
    for game, _, decision in moments(PRESETS[variant], 3, names, 40):
        check(game, decision)
    assert game.actor is None or names != ("plain",)


@settings(max_examples=60, deadline=None, suppress_health_check=list(HealthCheck))
@given(valid_rules(), st.integers(0, 1000))
def test_deals_under_house_rules_are_played(rules, seed):
    for game, _, decision in moments(rules, seed, ("plain",), 2):
        check(game, decision)


@pytest.mark.parametrize("variant", PRESETS)
def test_knowledge_is_never_wrong(variant):
    """What is said to be held is held, and what cannot be held is not."""
    for names, seed in ((("plain",), 1), (("random",), 2), (("plain", "random"), 3)):
        for game, seat, _ in moments(PRESETS[variant], seed, names, 2):
            known = Knowledge(game.view(seat))
            hands = game.state.deal.hands
            for other in known.others:
                for card, n in known.held[other].items():
                    assert hands[other].count(card) >= n
                for card in set(hands[other]):
                    assert known.may_hold(other, card)
                    assert known.chance(other, card) > 0


@pytest.mark.parametrize("variant", [name for name, each in PRESETS.items() if each.auction])
def test_every_auction_has_its_figures(variant):
    rules = PRESETS[variant]
    asked = 0
    for game, seat, _ in moments(rules, 4, ("plain",), 3):
        view = game.view(seat)
        if game.state.phase in ("auction", "trump"):
            found = worth(view)
            assert [each.suit for each in found] == list(SUITS)
            assert sum(each.best for each in found) == 1
            assert max_bid(view).amount >= 0
            for each in found:
                assert each.total == each.meld_points + each.partner_melds + each.trick_points
            if not rules.deal.partners and view.deal.widow_taken:
                assert all(each.partner_melds == 0 for each in found)
            asked += 1
        if game.state.phase == "bury":
            assert {role.card for role in card_help(view)} == set(view.hand)
    assert asked
