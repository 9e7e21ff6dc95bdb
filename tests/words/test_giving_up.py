"""What the table says that giving up costs is what the engine then settles."""

import random
import re

import pytest

from acesaround.ai import make_player
from acesaround.game import CHANCE, Concede, Game, Outcome, side_of
from acesaround.rules import preset, with_options
from acesaround.testing import random_action, shuffled
from acesaround.words import Catalog
from acesaround.words.giving_up import price_text
from acesaround.words.voice import Voice

WORDS = Catalog.load("en")
FREE = {"contracts.throw_in": "free", "contracts.opponents_concede": True}
GAMES = {
    "chips": preset("auction_chips"),
    "lost once": with_options(preset("auction_chips"), {"chips.double_bete": False}),
    "points": with_options(preset("modern"), FREE),
    "bonus": with_options(preset("modern"), {**FREE, "contracts.throw_in_bonus": True}),
}


def told(game, seat):
    """The amounts of the text, in their order."""
    rules = game.state.rules
    names = tuple(f"Seat {n}" for n in range(rules.deal.players))
    text = price_text(Voice(WORDS, rules, seat, names), game.view(seat).seen)
    return [
        int(each.replace("−", "-")) for each in re.findall(r"[−+]?\b\d+(?= (?:point|chip))", text)
    ]


def settled(game, seat):
    score = game.state.history[-1]
    return score.outcome, score.sides[side_of(game.state.rules, seat)].change


def offers(rules, deals):
    """Games in which somebody may give up: played to there at random or plainly."""
    for seed in range(deals):
        game = Game.start(rules)
        game.act(shuffled(rules, random.Random(seed)))
        plain = make_player("plain")
        while game.actor not in (None, CHANCE) and not game.state.history:
            if Concede(seat=game.actor) in game.legal:
                yield game
            game.act(plain.act(game.view(game.actor)).action)


@pytest.mark.parametrize("name", GAMES)
def test_the_price_of_giving_up_is_what_is_settled(name):
    seen = {"bidder": 0, "opponent": 0}
    for game in offers(GAMES[name], 40):
        seat, bidder = game.actor, game.state.deal.contract.seat
        give, *_ = told(game, seat)
        ended = Game.replay(game.events)
        while not ended.state.history:
            ended.act(Concede(seat=ended.actor))
        outcome, change = settled(ended, seat)
        assert outcome is (Outcome.CONCEDED if seat == bidder else Outcome.YIELDED)
        assert change == give
        seen["bidder" if seat == bidder else "opponent"] += 1
    assert min(seen.values()) > 3, seen


@pytest.mark.parametrize("name", GAMES)
def test_the_price_of_falling_short_is_what_is_settled(name):
    compared = 0
    for game in offers(GAMES[name], 40):
        seat, bidder = game.actor, game.state.deal.contract.seat
        prices = told(game, seat)
        if not game.state.rules.in_chips and seat != bidder:
            assert len(prices) == 1
            continue
        played = Game.replay(game.events)
        source = random.Random(1)
        while not played.state.history:
            # Nobody gives up any more; the cards fall as they may.
            says = [each for each in played.legal if not isinstance(each, Concede)]
            cards = played.state.phase == "tricks"
            played.act(random_action(played, source) if cards else says[0])
        outcome, change = settled(played, seat)
        if outcome is Outcome.SET:
            compared += 1
            assert prices[1] == change
    assert compared > 3


def test_nothing_is_said_to_whoever_may_not_give_up():
    game = next(offers(GAMES["chips"], 40))
    others = [seat for seat in range(game.state.rules.deal.players) if seat != game.actor]
    assert [told(game, seat) for seat in others if seat in game.state.deal.seats] == [[], []]
