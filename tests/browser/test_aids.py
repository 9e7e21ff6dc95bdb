"""What helps to think at the table: chances before a bid, and what is proved of hidden cards."""

import pytest
from axe import serious
from playwright.sync_api import expect
from table_driver import numbers

SERVE = """
import random
import sys
from pathlib import Path
from acesaround.ai import make_player
from acesaround.game import Game
from acesaround.rules import preset
from acesaround.server import expectation_picture, tracking_picture
from acesaround.server.run import run_server
from acesaround.teaching.foresight import locate, look_ahead
from acesaround.testing import shuffled
# All code is loaded that is needed to answer.
game = Game.start(preset("modern"), 0)
game.act(shuffled(preset("modern"), random.Random(1)))
look_ahead(game.view(game.actor), 1, 4)
locate(game.view(game.actor))
expectation_picture.is_ready = tracking_picture.is_ready = lambda: True
run_server(
    port=int(sys.argv[1]),
    open_browser=False,
    database=Path(sys.argv[2]),
    pace=0.02,
    make_player=lambda level, seed: make_player("plain", seed),
)
"""
SIZES = ["phone", "desktop"]


@pytest.mark.parametrize("size", SIZES)
def test_before_a_bid_the_chances_of_every_bid_are_shown(open_page, size):
    table = open_page(size).start()
    chances = table.page.get_by_test_id("chances")
    chances.wait_for(timeout=60_000)
    bids = [int(each) for each in chances.locator("thead button").all_inner_texts()]
    assert len(bids) >= 2 and bids == sorted(bids)
    rows = chances.locator("tbody tr")
    assert rows.count() == 4
    for row in rows.all():
        percents = numbers(" ".join(row.locator("td").all_inner_texts()))
        assert len(percents) == len(bids)
        assert percents == sorted(percents, reverse=True)
    tells = table.page.get_by_test_id("signal")
    assert str(bids[0]) in tells.inner_text()
    table.press(f"tells-{bids[1]}")
    assert str(bids[1]) in tells.inner_text()
    assert serious(table.page) == []
    assert table.width_is_kept()


def test_where_the_widow_is_seen_first_the_best_suit_has_a_row_of_its_own(open_page):
    table = open_page("phone", locale="ru-RU").start("modern3")
    chances = table.page.get_by_test_id("chances")
    chances.wait_for(timeout=60_000)
    later = table.page.get_by_test_id("chances-later")
    best = numbers(" ".join(later.locator("td").all_inner_texts()))
    for row in chances.locator("tbody tr").all():
        percents = numbers(" ".join(row.locator("td").all_inner_texts()))
        assert percents[0] <= best[0] + 3
    assert serious(table.page) == []
    assert table.width_is_kept()


def to_naming(table):
    """Bids until the reader names trump; for how much he plays."""
    table.bid_until(lambda: table.page.locator(".suit-button").count())
    return max(numbers(table.page.get_by_test_id("contract").inner_text()))


@pytest.mark.parametrize("size", SIZES)
def test_where_trump_is_named_every_suit_has_its_points_and_its_chance(open_page, size):
    table = open_page(size).start()
    amount = to_naming(table)
    chances = table.page.get_by_test_id("trump-chance")
    expect(chances).to_have_count(4)
    expect(chances.first).to_contain_text("%", timeout=60_000)
    assert all(0 <= numbers(each)[0] <= 100 for each in chances.all_inner_texts())
    assert f"the {amount} that you play for" in table.page.locator(".naming-found").inner_text()
    for suit in table.page.locator(".suit-button").all():
        total, *parts = (
            numbers(each)[0]
            for each in suit.locator(".suit-button-worth, .tile-sum").all_inner_texts()
        )
        assert total == sum(parts)
    assert serious(table.page) == []
    assert table.width_is_kept()


def to_a_proof(table):
    """To a moment of the play in which something is proved; the window that tells so is open."""
    for _ in range(80):
        table.wait_for_turn()
        if table.has("score-sheet"):
            table.next_deal()
        elif table.phase() == "tricks" and not table.has("continue"):
            table.press("memory")
            table.page.get_by_test_id("memory-places").wait_for()
            if "in trick" in table.page.get_by_test_id("memory-dialog").inner_text():
                return
            table.page.keyboard.press("Escape")
            table.page.get_by_test_id("memory-dialog").wait_for(state="detached")
        table.step()
    raise AssertionError("nothing was ever proved by a trick")


@pytest.mark.parametrize("size", SIZES)
def test_the_card_memory_tells_what_is_proved_and_how_likely_the_rest_is(open_page, size):
    table = open_page(size).start()
    to_a_proof(table)
    dialog = table.page.get_by_test_id("memory-dialog")
    assert "possible" in table.page.get_by_test_id("memory-deals").inner_text()
    places = table.page.get_by_test_id("memory-places")
    heads = places.locator("thead th").all_inner_texts()
    assert heads[2:] == ["West", "North", "East"]
    few = places.locator("tbody tr").count()
    for row in places.locator("tbody tr").all():
        percents = numbers(" ".join(row.locator("td").all_inner_texts()))[1:]
        assert len(percents) == 3 and all(0 <= each <= 100 for each in percents)
        assert row.get_by_role("rowheader").get_by_role("img").get_attribute("aria-label")
    if table.has("memory-all"):
        table.press("memory-all")
        assert places.locator("tbody tr").count() > few
    assert serious(table.page) == []
    assert table.width_is_kept()
    table.page.keyboard.press("Escape")
    dialog.wait_for(state="detached")


def test_the_card_memory_has_a_key_and_can_be_switched_off(open_page):
    table = open_page().start()
    table.page.keyboard.press("k")
    table.page.get_by_test_id("memory-places").wait_for(timeout=60_000)
    table.page.keyboard.press("Escape")
    table.press("settings")
    table.page.get_by_role("switch", name="Card memory").click()
    table.page.keyboard.press("Escape")
    table.page.get_by_test_id("settings-dialog").wait_for(state="detached")
    assert not table.has("memory")
    table.page.keyboard.press("k")
    assert not table.has("memory-dialog")
