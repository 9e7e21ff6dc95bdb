"""Every player gives legal actions everywhere, the same ones again, and from its View alone."""

import random

import pytest

from acesaround.ai import PLAYERS, UnknownPlayer, make_player
from acesaround.ai.codes import CODES
from acesaround.ai.search.levels import LEVELS
from acesaround.errors import AcesError
from acesaround.game import CHANCE, Deal, Game, IllegalAction
from acesaround.rules import preset, with_options
from acesaround.testing import shuffled

RULES = [
    ("modern", {}),
    ("modern", {"pass_count": 3, "count": "11-10-4-3-2"}),
    ("modern", {"pass_count": 0, "all_pass": "redeal"}),
    ("modern", {"scale": 10, "target": 150}),
    ("modern", {"head": "trump_led_only", "void_undertrump": "free", "count": "10-10-5-5"}),
    ("modern", {"head": "never", "keep_melds": "any_trick", "run_extras": True}),
    ("modern", {"first_lead": "eldest", "fall_short": "opponents_gain", "table": "foster"}),
    ("two_hand", {}),
    ("two_hand", {"turn_up": False, "head": "never"}),
    ("two_hand", {"meld_then_draw": False, "need_new_card": False, "upgrade_to_double": True}),
    ("two_hand", {"dix_is_free": False, "round_card_points": True}),
    ("two_hand", {"end_rule": "first_to_reach"}),
    ("two_hand", {"declare_out": True, "target": 300}),
    ("modern", {"wrong_card": "cards", "accusation": "by_players_any_trick"}),
]


def deals(rules, seed, players, number=1):
    """The game, before every action of a player, and the player's decision there."""
    game = Game.start(rules, seed % rules.deal.players)
    for n in range(number):
        if game.actor != CHANCE:
            return
        game.act(shuffled(rules, random.Random(f"{seed} {n}")))
        while game.actor is not None and game.actor != CHANCE:
            seat = game.actor
            decision = players[seat % len(players)].act(game.view(seat))
            yield game, seat, decision
            game.act(decision.action)


@pytest.mark.parametrize(("variant", "options"), RULES, ids=str)
@pytest.mark.parametrize("names", [("plain",), ("plain", "random"), ("random", "plain")], ids=str)
def test_every_decision_is_legal_and_has_its_reasons(variant, options, names):
    rules = with_options(preset(variant), options)
    for seed in range(3):
        players = [make_player(name, seed) for name in names]
        for game, _, decision in deals(rules, seed, players):
            assert decision.action in game.legal
            assert decision.advice
            for advice in decision.advice:
                assert set(advice.details) == set(CODES[advice.code]), advice


@pytest.mark.parametrize("name", PLAYERS)
@pytest.mark.parametrize("variant", ["modern", "two_hand"])
def test_the_same_view_and_seed_give_the_same_decision(name, variant):
    # Who runs out of time may have seen fewer worlds, so time is no bound here.
    unhurried = f"{name}:seconds=60:worlds=8:deals=8:sets=4" if name in LEVELS else name
    for game, seat, decision in deals(preset(variant), 5, [make_player(unhurried, 3)]):
        assert make_player(unhurried, 3).act(game.view(seat)) == decision


@pytest.mark.parametrize(
    ("variant", "options"),
    [
        ("modern", {}),
        ("modern", {"pass_count": 0}),
        ("two_hand", {}),
        ("three_hand", {}),
        ("three_hand_stock", {}),
        ("auction_chips", {}),
        ("modern3", {}),
        ("double_deck", {}),
    ],
    ids=str,
)
def test_a_player_does_not_ask_what_it_cannot_see(variant, options):
    """Two cards are exchanged in the deck before the deal; where a seat sees no difference all
    along, it decides the same.
    """
    rules = with_options(preset(variant), options)
    rng = random.Random(7)
    plain = make_player("plain")
    moments = []
    actions = []
    for game, seat, decision in deals(rules, 8, [plain]):
        moments.append((len(actions), seat, game.view(seat), decision))
        actions.append(decision.action)
    order = list(shuffled(rules, random.Random("8 0")).order)
    compared = 0
    for _ in range(150):
        until, seat, view, decision = rng.choice(moments)
        mixed = list(order)
        a, b = rng.sample(range(len(order)), 2)
        mixed[a], mixed[b] = mixed[b], mixed[a]
        game = Game.start(rules, 8 % rules.deal.players)
        game.act(Deal(order=tuple(mixed)))
        try:
            for action in actions[:until]:
                game.act(action)
        except IllegalAction:
            continue
        if mixed == order or game.view(seat) != view:
            continue
        assert plain.act(game.view(seat)) == decision
        compared += 1
    assert compared > 10


def test_an_unknown_player_names_the_known_ones():
    with pytest.raises(UnknownPlayer, match=r"'nobody'.*plain, random") as found:
        make_player("nobody")
    assert isinstance(found.value, AcesError)


def test_plain_is_much_better_than_chance():
    rules = preset("modern")
    lead = 0
    for seed in range(12):
        for names in (("plain", "random"), ("random", "plain")):
            last = None
            for game, _, _ in deals(rules, seed, [make_player(name, seed) for name in names]):
                last = game
            if last is not None and last.state.deal.score is not None:
                mine, theirs = last.state.deal.score.sides[:: 1 if names[0] == "plain" else -1]
                lead += mine.change - theirs.change
    assert lead > 24 * 100
