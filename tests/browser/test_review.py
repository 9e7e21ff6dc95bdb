"""The review of a deal: what it cost, decision by decision; by mouse, on a phone, by keyboard."""

import random

import pytest
from axe import serious
from playwright.sync_api import expect

from acesaround.ai import make_player
from acesaround.game import CHANCE, Game
from acesaround.record import lines_of, log_of
from acesaround.rules import preset
from acesaround.testing.playing import shuffled

# The first start may have to compile what searches.
PATIENCE = 150_000


@pytest.fixture(scope="module")
def recorded():
    """A game of one deal, as a file."""
    rules = preset("modern")
    game = Game.start(rules, 0)
    game.act(shuffled(rules, random.Random(2)))
    player = make_player("plain")
    while game.actor not in (None, CHANCE):
        game.act(player.act(game.view(game.actor)).action)
    return b"".join(line + b"\n" for line in lines_of(log_of(game))).decode()


def review_of(table, recorded):
    """Bring the game here and open the review of its deal."""
    page = table.open("rules").page
    name = page.evaluate(
        """async (text) => {
            const answer = await fetch("/api/games", {method: "POST", body: text});
            return (await answer.json()).id;
        }""",
        recorded,
    )
    table.open(f"review/{name}/1")
    expect(page.locator("main[data-state=done]")).to_be_visible(timeout=PATIENCE)
    return page


@pytest.mark.parametrize("size", ["phone", "desktop"])
def test_a_decision_is_opened_and_the_contract_is_proved(open_page, recorded, size):
    table = open_page(size)
    page = review_of(table, recorded)
    expect(page.get_by_text("With all cards seen it can be made")).to_be_visible()
    page.get_by_test_id("review-proof").click()
    line = page.get_by_test_id("review-line")
    expect(line).to_contain_text("made.")
    assert line.locator("li li").count() == 48
    page.get_by_test_id("review-proof").click()
    page.get_by_test_id("review-costly").check()
    costs = page.locator(".review-decision[data-trick]:has([data-sight=open][data-verdict=cost])")
    expect(costs.first).to_be_visible()
    costs.first.get_by_test_id("review-row").click()
    detail = page.get_by_test_id("review-detail")
    expect(detail).to_contain_text("With all cards seen this gives away")
    expect(detail.locator(".review-hands > div")).to_have_count(4)
    expect(detail.locator(".best-row").first).to_be_visible()
    detail.get_by_test_id("review-follow").first.click()
    expect(detail.get_by_test_id("review-line")).to_contain_text("trick points")
    assert table.width_is_kept()
    assert serious(page) == []


def test_it_is_read_by_keyboard_alone(open_page, recorded):
    page = review_of(open_page("desktop"), recorded)
    row = page.get_by_test_id("review-row").first
    row.focus()
    page.keyboard.press("Enter")
    expect(row).to_have_attribute("aria-expanded", "true")
    expect(page.get_by_test_id("review-detail")).to_contain_text("What West saw")
    page.keyboard.press("Tab")
    # From the moment of the decision it is played on at a table of its own.
    expect(page.get_by_test_id("again-seat")).to_be_focused()
    page.keyboard.press("Tab")
    page.keyboard.press("Tab")
    expect(page.get_by_test_id("from-here")).to_be_focused()
    page.keyboard.press("Enter")
    page.wait_for_url("**/t/*")


def test_another_browser_is_not_shown_it(open_page, recorded):
    page = review_of(open_page("desktop"), recorded)
    address = page.url
    other = open_page("phone").open(address.split("/", 3)[3])
    expect(other.page.get_by_role("alert")).to_be_visible()
    expect(other.page.get_by_test_id("review-row")).to_have_count(0)
    # The browser writes down that it was refused.
    assert all("404" in fault for fault in other.faults)
    other.faults.clear()
