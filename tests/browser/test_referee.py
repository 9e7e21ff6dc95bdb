"""Ask for a ruling: by tapping, by typing, by keyboard alone."""

import pytest
from axe import serious
from playwright.sync_api import expect
from test_access import tab_to


def pick(page, *cards):
    for card in cards:
        page.get_by_test_id("board").locator(f"[data-card='{card}']").click()


@pytest.mark.parametrize("size", ["phone", "desktop"])
def test_cards_are_tapped_and_judged_one_by_one(open_page, size):
    table = open_page(size).open("rulings?variant=modern&kind=legal")
    page = table.page
    page.get_by_test_id("field-trump").get_by_label("spades").check(force=True)
    pick(page, "KH", "QS")
    page.get_by_test_id("pick-hand").click()
    pick(page, "JS", "KS", "TS", "AD")
    page.get_by_test_id("ask").click()
    ruling = page.get_by_test_id("ruling")
    expect(ruling).to_contain_text("You may play the ten of spades or the king of spades.")
    verdicts = {
        each.get_attribute("data-card"): each.get_attribute("data-allowed")
        for each in ruling.locator(".verdicts li").all()
    }
    assert verdicts == {"TS": "true", "KS": "true", "JS": "false", "AD": "false"}
    expect(ruling.locator("[data-card=JS]")).to_contain_text("Duty to beat: always")
    assert table.width_is_kept()
    # The address asks the same again.
    page.reload()
    expect(page.get_by_test_id("ruling")).to_contain_text("You may play")


def test_a_card_that_is_used_up_cannot_be_tapped(open_page):
    page = open_page("phone").open("rulings?variant=modern&kind=legal&trick=KH").page
    page.get_by_test_id("pick-hand").click()
    king = page.get_by_test_id("board").locator("[data-card='KH']")
    king.click()
    expect(king).to_have_attribute("aria-disabled", "true")
    hand = page.get_by_test_id("field-hand").locator("input")
    expect(hand).to_have_value("KH")
    page.get_by_test_id("field-hand").get_by_role("button", name="Remove king of hearts").click()
    expect(hand).to_have_value("")
    expect(king).to_have_attribute("aria-disabled", "false")


def test_what_is_wrong_stands_at_its_field(open_page):
    page = open_page("phone").open("rulings?variant=modern&kind=settle").page
    page.get_by_test_id("field-bid").locator("input").fill("325")
    melds = page.get_by_test_id("field-melds").locator("input")
    melds.nth(0).fill("190")
    melds.nth(1).fill("60")
    tricks = page.get_by_test_id("field-tricks").locator("input")
    tricks.nth(0).fill("140")
    tricks.nth(1).fill("120")
    page.get_by_test_id("ask").click()
    expect(page.get_by_test_id("field-bid")).to_contain_text("nearest bids are 320 and 330")
    expect(page.get_by_test_id("field-tricks")).to_contain_text("add up to 260")
    expect(page.get_by_test_id("question-problem")).to_be_visible()
    page.get_by_test_id("field-bid").locator("input").fill("320")
    tricks.nth(1).fill("")
    page.get_by_test_id("ask").click()
    expect(page.get_by_test_id("ruling")).to_contain_text("reached 330")
    expect(page.get_by_test_id("question-problem")).to_have_count(0)


def test_a_question_by_keyboard_alone(open_page):
    page = open_page().open("rulings?variant=two_hand").page
    keys = page.keyboard
    page.get_by_test_id("field-trump").wait_for()
    page.locator("[data-testid=field-trump] input").first.focus()
    keys.press("Space")
    keys.press("Tab")
    keys.type("as 10s ks qs js")
    tab_to(page, "ask")
    keys.press("Enter")
    ruling = page.get_by_test_id("ruling")
    expect(ruling).to_contain_text("Laid one by one, in the best order")
    expect(page.get_by_test_id("announcer")).to_contain_text("With spades as trump")


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("size", ["phone", "desktop"])
def test_axe_finds_nothing_serious_at_the_referee(open_page, size, theme):
    asked = "trump=S&trick=KH+QS&hand=JS+KS+TS+AD"
    page = open_page(size, color_scheme=theme).open(f"rulings?kind=legal&{asked}").page
    page.get_by_test_id("ruling").wait_for()
    assert serious(page) == []
    page.goto(page.url.split("?")[0] + "?kind=settle&bid=325&melds=1/2&tricks=300/4")
    page.get_by_test_id("question-problem").wait_for()
    assert serious(page) == []
