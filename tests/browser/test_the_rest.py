"""Claiming the rest, at the page: offered, told, and then played out by itself."""

import random
from functools import cache

import pytest
from playwright.sync_api import expect
from test_access import serious

from acesaround.ai import make_player
from acesaround.game import CHANCE, Game
from acesaround.record import log_of, write_game
from acesaround.rules import preset
from acesaround.teaching.rest import proved_rest
from acesaround.testing import shuffled

FEWEST = 3


@cache
def claimable(variant):
    """A game in which somebody can claim the rest; the seat, and its cards in their order."""
    plain = make_player("plain")
    for seed in range(200):
        game = Game.start(preset(variant))
        game.act(shuffled(game.state.rules, random.Random(seed)))
        while game.actor not in (None, CHANCE) and not game.state.history:
            view = game.view(game.actor)
            order = proved_rest(view, listing=False)
            if len(order) >= FEWEST and len(set(view.hand)) > 1:
                return game, view.seat, [str(card) for card in order]
            game.act(plain.act(view).action)
    raise AssertionError("nobody could claim")


def go_there(table, variant):
    """Go on from such a game; the cards of the claim in their order."""
    game, seat, order = claimable(variant)
    answer = table.page.evaluate(
        """async ([text, n, seat]) => {
          const kept = await (await fetch('/api/games', {method: 'POST', body: text})).json();
          const made = await fetch(`/api/games/${kept.id}/restart`, {method: 'POST',
            headers: {'content-type': 'application/json'},
            body: JSON.stringify({deal: 1, mode: 'from_here', n, seat})});
          return await made.json();
        }""",
        [write_game(log_of(game)), len(game.events), seat],
    )
    table.open(f"t/{answer['table']}")
    table.wait_for_turn()
    return order


def test_by_key_it_is_told_and_played_out(open_page):
    table = open_page().open()
    page = table.page
    order = go_there(table, "two_hand")
    expect(page.get_by_test_id("claim-rest")).to_be_visible()
    said = page.get_by_test_id("announcer")
    expect(said).to_contain_text(f"all {len(order)} tricks that are left are yours")
    n = table.number()
    page.keyboard.press("t")
    expect(said).to_contain_text("You claim the rest")
    expect(page.get_by_test_id("claim-rest")).to_have_count(0)
    expect(page.get_by_test_id("prompt")).to_contain_text("All tricks that are left are yours")
    page.get_by_test_id("score-sheet").wait_for()
    # One step back leads to the claim, not to the last card.
    page.keyboard.press("Escape")
    page.keyboard.press("u")
    page.locator(f".table[data-n='{n}']").wait_for()
    expect(page.get_by_test_id("claim-rest")).to_be_visible()
    assert sorted(table.hand()) == sorted(order)


@pytest.mark.parametrize("size", ["phone", "desktop"])
def test_from_the_window_that_shows_the_order(open_page, size):
    table = open_page(size).open()
    page = table.page
    order = go_there(table, "modern")
    expect(page.get_by_test_id("claim-rest")).to_be_visible()
    assert table.width_is_kept()
    page.get_by_test_id("this-game").click()
    shown = page.get_by_test_id("rest-order").locator("[role=img]")
    expect(shown).to_have_count(len(order))
    assert serious(page) == []
    assert table.width_is_kept()
    page.get_by_test_id("claim-rest-here").click()
    expect(page.get_by_test_id("game-dialog")).to_have_count(0)
    page.get_by_test_id("score-sheet").wait_for()
    assert not table.hand()


def test_where_nothing_is_proved_there_is_no_button(open_page):
    table = open_page().start("two_hand")
    page = table.page
    expect(page.get_by_test_id("claim-rest")).to_have_count(0)
    page.keyboard.press("t")
    page.get_by_test_id("this-game").click()
    expect(page.get_by_test_id("game-dialog")).to_contain_text("Once it is proved")
    expect(page.get_by_test_id("claim-rest-here")).to_have_count(0)
