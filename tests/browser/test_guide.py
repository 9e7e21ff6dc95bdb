"""The rules pages, and the ways to them."""

import pytest
from axe import serious
from playwright.sync_api import expect

HOUSE = {"play.head": "trump_led_only", "match.target": 1000}


@pytest.mark.parametrize("size", ["phone", "desktop"])
def test_from_the_first_page_to_the_rules_and_on_to_another_game(open_page, size):
    table = open_page(size).open()
    page = table.page
    page.get_by_test_id("guide-double_deck").click()
    page.wait_for_url("**/rules/double_deck")
    expect(page.locator("h1")).to_contain_text("Double deck")
    expect(page.locator("#melds .guide-table thead th")).to_have_count(5)
    assert table.width_is_kept()
    page.locator(".guide-contents a[href='#end']").click()
    expect(page.locator("#end")).to_be_in_viewport()
    page.locator(".guide-others a", has_text="Two-handed classic").click()
    page.wait_for_url("**/rules/two_hand")
    expect(page.locator("h1")).to_contain_text("Two-handed classic")
    page.go_back()
    expect(page.locator("h1")).to_contain_text("Double deck")


def test_the_rules_of_a_table_with_its_house_rules(open_page):
    table = open_page("phone").open()
    table.make("modern", HOUSE)
    table.wait_for_turn()
    page = table.page
    page.get_by_test_id("rules-changed").click()
    with page.expect_popup() as opened:
        page.get_by_test_id("table-guide").click()
    guide = opened.value
    expect(guide.locator("#play li.changed")).to_contain_text("Only when trump is led")
    expect(guide.locator("#house li")).to_have_count(2)
    expect(guide.get_by_test_id("guide-changed")).to_contain_text("2")
    # By the code of the table it is the same page, and the referee judges by the same rules.
    guide.get_by_role("link", name="Ask for a ruling").click()
    expect(guide.get_by_test_id("referee-rules")).to_contain_text("2 changes")


def test_a_refusal_leads_to_its_rule(open_page):
    table = open_page("phone").start()
    page = table.page
    for _ in range(60):
        table.wait_for_turn()
        dimmed = page.locator("[data-testid=hand-card].dim")
        if table.phase() == "tricks" and dimmed.count():
            dimmed.first.click(position={"x": 7, "y": 12})
            break
        if table.has("score-sheet"):
            table.next_deal()
        else:
            table.step()
    link = page.get_by_test_id("refusal-rule")
    expect(link).to_be_visible()
    assert table.width_is_kept()
    wanted = link.get_attribute("href").partition("#")[2]
    with page.expect_popup() as opened:
        link.click()
    guide = opened.value
    place = guide.locator(".sought") if "." in wanted else guide.locator(f"#{wanted}")
    expect(place).to_be_in_viewport()


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("size", ["phone", "desktop"])
def test_axe_finds_nothing_serious_on_rules_pages(open_page, size, theme):
    table = open_page(size, color_scheme=theme).open("rules/check")
    table.page.locator(".guide-section").first.wait_for()
    assert serious(table.page) == []
    code = table.page.evaluate(
        """async (options) => {
          const made = await fetch('/api/tables', {method: 'POST',
            headers: {'content-type': 'application/json'}, body: JSON.stringify({options})});
          return (await made.json()).table;
        }""",
        HOUSE,
    )
    table.page.goto(f"{table.address}rules?table={code}#play.head")
    expect(table.page.locator(".sought")).to_be_in_viewport()
    assert serious(table.page) == []
