"""Drills: answered by tapping and by keyboard alone, judged, and kept in the browser."""

import re

import pytest
from playwright.sync_api import expect
from test_access import serious, tab_to
from test_languages import TAGS, in_order

SERVE = """
import sys
from pathlib import Path
from acesaround.server import drills_api
from acesaround.server.run import run_server
from acesaround.ai import make_player
# Whoever answers waits until the code is loaded.
drills_api.is_ready = lambda: True
run_server(
    port=int(sys.argv[1]),
    open_browser=False,
    database=Path(sys.argv[2]),
    pace=0.02,
    make_player=lambda level, seed: make_player("plain", seed),
)
"""
KINDS = ["melds", "pass", "bid", "play"]
# The first judgement loads what has been compiled.
LOADING = 120_000


def choose(page, kind):
    page.get_by_test_id("drill-kind").locator(f"input[value={kind}]").check(force=True)
    page.locator(f"main[aria-busy=false] [data-testid=drill][data-kind={kind}]").wait_for()


def answer(page, kind):
    """Any answer, by tapping."""
    if kind == "melds":
        page.get_by_test_id("drill-points").fill("3")
        page.get_by_test_id("drill-answer").click()
    elif kind == "bid":
        page.get_by_test_id("drill-pass").click()
    else:
        button = page.get_by_test_id("drill-answer")
        cards = page.locator("[data-testid=hand-card]:not(.dim)")
        expect(button).to_have_attribute("aria-disabled", "true")
        at = 0
        while button.get_attribute("aria-disabled") == "true":
            cards.nth(at).click(position={"x": 6, "y": 30})
            at += 1
        button.click()
    page.get_by_test_id("verdict").wait_for(timeout=LOADING)


def opened(open_page, *at, **options):
    table = open_page(*at, **options).open("drills")
    table.page.locator("main[aria-busy=false] [data-testid=drill]").wait_for()
    return table


@pytest.mark.parametrize("size", ["phone", "desktop"])
def test_every_kind_is_answered_and_judged(open_page, size):
    table = opened(open_page, size)
    page = table.page
    for number, kind in enumerate(KINDS, 1):
        choose(page, kind)
        expect(page.get_by_test_id("verdict")).to_have_count(0)
        answer(page, kind)
        verdict = page.get_by_test_id("verdict")
        expect(verdict.locator("h3")).to_be_focused()
        if kind == "melds":
            expect(verdict.get_by_test_id("verdict-melds")).to_be_visible()
        else:
            rows = verdict.get_by_test_id("verdict-rows")
            expect(rows.locator("tbody tr").first).to_contain_text("best")
            expect(rows).to_contain_text("yours")
            assert verdict.locator("li").count() > 0
        assert table.width_is_kept()
        kept = page.evaluate("JSON.parse(localStorage.getItem('acesaround.drills')).answers.length")
        assert kept == number
    done = page.get_by_test_id("practice").locator("td").all_inner_texts()
    assert all(re.fullmatch(r"[01] of 1 right", each) for each in done)


def test_the_next_drill_comes_and_answers_outlast_the_page(open_page):
    page = opened(open_page, "phone").page
    choose(page, "melds")
    first = page.get_by_test_id("drill").get_attribute("data-drill")
    answer(page, "melds")
    page.get_by_test_id("next-drill").click()
    expect(page.get_by_test_id("verdict")).to_have_count(0)
    assert page.get_by_test_id("drill").get_attribute("data-drill") != first
    page.reload()
    expect(page.get_by_test_id("practice")).to_contain_text("0 of 1 right")
    page.get_by_test_id("forget-drills").click()
    expect(page.get_by_test_id("practice-text")).to_contain_text("Answer a few drills")


def test_by_keyboard_alone(open_page):
    page = opened(open_page).page
    keys = page.keyboard
    choose(page, "play")
    card = page.locator("[data-testid=hand-card][tabindex='0']")
    card.focus()
    for _ in range(20):
        if "dim" not in page.evaluate("document.activeElement.className"):
            break
        keys.press("ArrowRight")
    keys.press("Space")
    tab_to(page, "drill-answer")
    keys.press("Enter")
    expect(page.get_by_test_id("verdict").locator("h3")).to_be_focused(timeout=LOADING)
    tab_to(page, "next-drill")
    keys.press("Enter")
    expect(page.get_by_test_id("verdict")).to_have_count(0)
    expect(page.get_by_test_id("drill-text")).to_be_focused()
    choose(page, "melds")
    told = page.get_by_test_id("drill-text").inner_text()
    expect(page.get_by_test_id("announcer")).to_contain_text(told)


def test_it_is_reached_from_the_first_page(open_page):
    page = open_page("phone").open("").page
    page.get_by_test_id("drills").click()
    page.get_by_test_id("drill").wait_for()
    assert page.url.endswith("/drills")


@pytest.mark.parametrize("language", ["ru", "sv"])
def test_it_fits_in_other_languages(open_page, language):
    table = opened(open_page, "phone", locale=TAGS[language])
    page = table.page
    for kind in KINDS:
        choose(page, kind)
        answer(page, kind)
        in_order(table, language, kind)


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("size", ["phone", "desktop"])
def test_axe_finds_nothing_serious_in_drills(open_page, size, theme):
    page = opened(open_page, size, color_scheme=theme).page
    for kind in ("melds", "play"):
        choose(page, kind)
        assert serious(page) == []
        answer(page, kind)
        assert serious(page) == []
