"""House rules in the form, and cards that must stay at the table."""

import pytest
from playwright.sync_api import expect


@pytest.mark.parametrize("size", ["phone", "desktop"])
def test_what_does_not_go_together_is_said_while_it_is_chosen(open_page, size):
    page = open_page(size).open("?rules=modern").page
    section = page.get_by_test_id("section-auction")
    if size == "phone":
        section.locator("summary").click()
    least = page.get_by_test_id("option-auction.min_bid")
    most = page.get_by_test_id("option-auction.max_bid")
    said = page.get_by_test_id("rules-problem")
    assert said.get_attribute("aria-live") == "polite"
    expect(said).to_be_empty()
    most.locator("input").fill("200")
    most.locator("input").press("Tab")
    for field in (least, most):
        expect(field.locator(".option-wrong")).to_contain_text("highest bid")
    expect(said.locator("li")).to_have_count(1)
    expect(section.locator("summary")).to_contain_text("1 problem")
    # Nothing was asked for but an answer: there is no table yet.
    assert "/t/" not in page.url
    least.locator("input").fill("150")
    least.locator("input").press("Tab")
    expect(said).to_be_empty()
    expect(least.locator(".option-wrong")).to_have_count(0)
    expect(section).to_have_attribute("open", "")
    page.get_by_test_id("start-table").click()
    page.wait_for_url("**/t/*")


def test_a_card_of_a_meld_is_dimmed_and_says_why_it_stays(open_page):
    table = open_page("phone").open()
    table.make("modern3", {"auction.rounds": "once"})
    dimmed = table.page.locator("[data-testid=hand-card].dim")
    table.bid_until(lambda: table.has("confirm-bury") and dimmed.count())
    stays, chosen = dimmed.first, table.page.locator("[data-testid=hand-card].chosen")
    assert "must stay" in stays.get_attribute("aria-label")
    number = table.number()
    stays.click(position={"x": 7, "y": 12})
    expect(table.page.locator(".refusal")).to_contain_text("cannot be laid away")
    assert chosen.count() == 0 and table.number() == number
    for card in table.playable()[:3]:
        table.page.locator(f"[data-card='{card}']:not(.dim):not(.chosen)").first.click(
            position={"x": 7, "y": 12}
        )
    expect(chosen).to_have_count(3)
    table.press("confirm-bury")
    table.page.wait_for_function(
        "n => Number(document.querySelector('.table').dataset.n) > n", arg=number
    )
