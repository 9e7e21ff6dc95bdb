"""The first path: what it asks for is what its players lead to, and it shows what it promises."""

from __future__ import annotations

import random

import pytest

from acesaround.cards import format_cards
from acesaround.game import CHANCE, Game, Outcome, PlayCard, current_deal, legal_actions
from acesaround.game.legal import Duty
from acesaround.game.phases.tricks import allowed
from acesaround.server.facts import holding
from acesaround.teaching.path import (
    READER,
    STEPS,
    asked_for,
    on_path,
    opening,
    path_player,
    progress,
    step_of,
)


def walked(seed: int) -> tuple[Game, list[str], list[Duty]]:
    """The path to its end, as asked for and then at random: the game, its steps and duties."""
    source, player = random.Random(seed), path_player()
    game = Game.replay(opening())
    codes: list[str] = []
    duties: list[Duty] = []
    held = 0
    last = (0, 0)
    while True:
        view = game.view(READER)
        holds = holding(view.seen, held) is not None
        step = step_of(view, held=holds)
        assert step is not None
        if not codes or codes[-1] != step.code:
            codes.append(step.code)
        assert last[0] <= progress(view, step)[0] <= progress(view, step)[1]
        last = progress(view, step)
        if game.actor == CHANCE:
            return game, codes, duties
        if holds:
            held = view.seen.events
            continue
        if game.actor == READER and game.state.phase == "tricks":
            duties.append(allowed(view.seen, READER).duty)
        if game.actor != READER:
            game.act(player.act(game.view(game.actor or 0)).action)
            continue
        action = step.asks or source.choice(list(game.legal))
        if step.asks is not None:
            # A hint says the same, and any other move is turned back.
            assert player.act(view).action == step.asks, step.code
            others = [each for each in list(legal_actions(view.seen))[:9] if each != step.asks]
            assert all(asked_for(view, each) == step.asks for each in others)
        assert asked_for(view, action) is None
        game.act(action)


@pytest.mark.parametrize("seed", range(12))
def test_the_path_shows_all_that_it_promises(seed: int) -> None:
    game, codes, duties = walked(seed)
    deal = current_deal(game.state)
    assert deal.score is not None and deal.score.outcome is Outcome.MADE
    assert deal.contract is not None and deal.contract.seat == READER
    in_order = [code for code in codes if not code.startswith("watch")]
    assert in_order[:4] == ["bid", "bid_again", "trump", "pass"]
    assert in_order[4:13] == [
        "melds",
        "lead",
        "draw",
        "follow",
        "must_trump",
        "give_away",
        "trump_again",
        "give_again",
        "beat",
    ]
    assert list(dict.fromkeys(in_order[13:])) == ["alone", "go_on", "last_trick", "over"]
    assert {Duty.FREE, Duty.FOLLOW, Duty.BEAT, Duty.TRUMP} <= set(duties)
    # What the texts say of the deal.
    assert [meld.kind.value for meld in deal.melds[READER]] == ["run", "dix"]
    assert format_cards(deal.passes[0].cards) == "KH TD QD JD"
    winners = [trick.winner for trick in deal.tricks]
    assert winners == [0, 3, 3, 0, 1, 0, 3, 0, 0, 0, 0, 0]


def test_every_step_is_on_the_way() -> None:
    codes = [step.code for step in STEPS]
    assert len(set(codes)) == len(codes)
    assert {*codes, "melds"} == {*walked(0)[1]}


def test_a_card_against_the_rules_is_left_to_the_rules() -> None:
    game = Game.replay(opening())
    view = game.view(READER)
    assert asked_for(view, PlayCard(seat=READER, card=view.hand[0])) is None


def test_only_a_game_with_this_deal_is_on_the_path() -> None:
    game, _, _ = walked(1)
    assert on_path(game.events) and not on_path(game.events[:3])
    other = Game.start(game.state.rules, 1)
    assert not on_path(other.events)
