"""The searching players: legal, honest and the same for the same seed, in every variant."""

import random

import pytest
from msgspec.structs import replace

from acesaround.ai import make_player
from acesaround.game import CHANCE, Game, legal_actions
from acesaround.rules import PRESETS, preset, with_options
from acesaround.testing import shuffled

QUICK = ":seconds=900:worlds=8:deals=8:sets=4"
LEVELS = ("casual", "club", "expert", "master")


def decisions(rules, name, seed=1):
    """Each decision of one deal, with the view it was made from."""
    game = Game.start(rules, seed % rules.deal.players)
    game.act(shuffled(rules, random.Random(seed)))
    player = make_player(name, seed)
    while game.actor not in (None, CHANCE) and not game.state.history:
        view = game.view(game.actor)
        decision = player.act(view, 900.0)
        yield view, decision
        game.act(decision.action)


@pytest.mark.parametrize("variant", PRESETS)
def test_every_variant_is_played_by_search(variant):
    methods = set()
    for view, decision in decisions(PRESETS[variant], "expert" + QUICK):
        assert decision.action in legal_actions(view.seen)
        if decision.record is not None:
            check(decision.record, decision.action)
            methods.add(decision.record.method)
    assert methods & {"playouts", "exact"}


def check(record, chosen):
    assert chosen in [each.action for each in record.candidates]
    first = record.candidates[0]
    assert first.behind == 0
    for each in record.candidates:
        assert each.half >= 0
        assert each.worlds <= record.worlds or record.method == "forced"
        assert each.made is None or 0 <= each.made <= 1


@pytest.mark.parametrize("level", LEVELS)
def test_the_same_seed_decides_the_same(level):
    first = [decision for _, decision in decisions(preset("modern"), level + QUICK)]
    again = [decision for _, decision in decisions(preset("modern"), level + QUICK)]
    assert first == again


def test_nothing_is_read_but_the_view():
    """Two games that differ in hidden cards only give the seat the same decision."""
    rules = preset("modern")
    deck = list(shuffled(rules, random.Random(3)).order)
    game, other = Game.start(rules), Game.start(rules)
    game.act(replace(shuffled(rules, random.Random(3)), order=tuple(deck)))
    seat = game.actor
    own = set(range(len(deck)))
    hidden = [at for at in own if deck[at] not in game.view(seat).hand]
    moved = list(deck)
    for at, card in zip(hidden, reversed([deck[at] for at in hidden]), strict=True):
        moved[at] = card
    other.act(replace(shuffled(rules, random.Random(3)), order=tuple(moved)))
    assert other.view(seat) == game.view(seat)
    player = make_player("expert" + QUICK, 5)
    assert player.act(game.view(seat)) == player.act(other.view(seat))


def test_house_rules_that_the_kernel_does_not_know_are_played_all_the_same(monkeypatch):
    from acesaround.ai.search import player as searching
    from acesaround.kernel import NotCompiled

    def unknown(*_, **__):
        raise NotCompiled("play.head: not known")

    monkeypatch.setattr(searching, "choose_call", unknown)
    view, decision = next(decisions(preset("modern"), "expert" + QUICK))
    assert decision.record is None
    assert decision.action == make_player("plain").act(view).action


def test_all_hidden_cards_known_is_solved():
    """In the last phase of the two-handed game the other hand is known, so play is exact."""
    rules = with_options(preset("two_hand"), {"count": "10-10-10"})
    records = [
        (view, decision.record)
        for view, decision in decisions(rules, "club" + QUICK)
        if view.seen.phase == "tricks"
    ]
    assert records
    assert all(record.method in ("exact", "forced") for _, record in records)


@pytest.mark.parametrize("option", ["worlds=0", "seconds=-1", "aim=glory", "reading=2"])
def test_bad_settings_are_refused(option):
    with pytest.raises(ValueError, match=r"more than 0|score, game, counters|from 0 to 1"):
        make_player(f"expert:{option}")
