"""The score pad: a game with real cards is written down, changed, kept, taken away and brought."""

import json

import pytest
from axe import serious
from playwright.sync_api import expect
from test_access import tab_to
from test_languages import TAGS, in_order

NAMES = ("Anna", "Bo", "Cy", "Di")


def begin(page, variant="modern", names=NAMES):
    page.get_by_test_id("pad-variant").select_option(variant)
    for seat, name in enumerate(names):
        page.get_by_test_id(f"pad-name-{seat}").fill(name)
    page.get_by_test_id("pad-begin").click()
    page.get_by_test_id("pad-form").wait_for()


def field(page, name):
    return page.get_by_test_id(f"field-{name}")


def fill(page, bidder, bid, melds, tricks):
    field(page, "bidder").get_by_label(bidder, exact=True).check(force=True)
    field(page, "bid").locator("input").fill(bid)
    for at, points in enumerate(melds):
        field(page, "melds").locator("input").nth(at).fill(points)
    for at, points in enumerate(tricks):
        field(page, "tricks").locator("input").nth(at).fill(points)


def write(page):
    page.get_by_test_id("pad-write").click()


def totals(page):
    return page.get_by_test_id("pad-scores").locator("dd strong").all_inner_texts()


@pytest.mark.parametrize("size", ["phone", "desktop"])
def test_a_game_is_written_down_changed_and_kept(open_page, size):
    table = open_page(size).open()
    page = table.page
    page.get_by_test_id("pad").click()
    begin(page)
    form = page.get_by_test_id("pad-form")
    expect(form).to_contain_text("Anna deals.")
    fill(page, "Bo", "255", ("40", "190"), ("110", ""))
    # It is checked while it is typed, and the rest of the tricks follows.
    expect(field(page, "bid")).to_contain_text("250 and 260")
    expect(field(page, "tricks").locator("input").nth(1)).to_have_attribute("placeholder", "140")
    field(page, "bid").locator("input").fill("300")
    preview = page.get_by_test_id("pad-preview")
    expect(preview).to_contain_text("Bo and Di bid 300 and reached 330")
    field(page, "tricks").locator("input").nth(1).fill("130")
    expect(field(page, "tricks")).to_contain_text("240 of 250")
    expect(field(page, "tricks").locator(".field-wrong")).to_contain_text("240")
    field(page, "tricks").locator("input").nth(1).fill("140")
    assert table.width_is_kept()
    write(page)
    expect(form).to_contain_text("Bo deals.")
    assert totals(page) == ["150", "330"]
    # A deal half written is there again after a reload, and so is all the rest.
    field(page, "bid").locator("input").fill("310")
    page.reload()
    expect(field(page, "bid").locator("input")).to_have_value("310")
    expect(page.get_by_test_id("pad-scores")).to_contain_text("330")
    page.get_by_test_id("pad-deal-1").locator("summary").click()
    page.get_by_test_id("pad-edit-1").click()
    expect(form).to_contain_text("Change deal 1")
    field(page, "bid").locator("input").fill("340")
    expect(preview).to_contain_text("the bid is lost")
    write(page)
    expect(page.get_by_test_id("pad-scores")).to_contain_text("−340")
    page.get_by_test_id("pad-undo").click()
    expect(page.get_by_test_id("pad-scores")).to_contain_text("330")
    page.get_by_test_id("pad-remove-1").click()
    expect(form).to_contain_text("Anna deals.")
    assert totals(page) == ["0", "0"]
    assert serious(page) == []


def test_what_is_missing_is_said_only_when_it_is_written_down(open_page):
    page = open_page("phone").open("pad").page
    begin(page)
    field(page, "bid").locator("input").fill("300")
    expect(page.locator(".field-wrong")).to_have_count(0)
    write(page)
    expect(field(page, "bidder").locator(".field-wrong")).to_have_count(1)
    expect(field(page, "melds").locator(".field-wrong")).to_have_count(1)


def test_a_game_ends_with_its_winner(open_page):
    page = open_page("phone").open("pad").page
    page.get_by_test_id("pad-variant").select_option("two_hand")
    page.get_by_test_id("pad-name-0").fill("Anna")
    page.get_by_test_id("pad-name-1").fill("Bo")
    page.get_by_test_id("pad-begin").click()
    for _ in range(3):
        field(page, "melds").locator("input").nth(0).fill("300")
        field(page, "tricks").locator("input").nth(1).fill("100")
        first = field(page, "tricks").locator("input").nth(0)
        expect(first).to_have_attribute("placeholder", "150")
        before = page.get_by_test_id("pad-scores").inner_text()
        write(page)
        expect(page.get_by_test_id("pad-scores")).not_to_have_text(before)
    expect(page.get_by_test_id("pad-winner")).to_have_text("Anna wins the game.")
    expect(page.get_by_test_id("pad-form")).to_have_count(0)
    page.get_by_test_id("pad-undo").click()
    expect(page.get_by_test_id("pad-form")).to_be_visible()


def test_a_pad_is_taken_away_and_brought_again(open_page, tmp_path):
    page = open_page("phone").open("pad").page
    begin(page)
    fill(page, "Anna", "300", ("190", "40"), ("140", ""))
    write(page)
    expect(page.get_by_test_id("pad-scores")).to_contain_text("330")
    files = []
    for name in ("pad-file", "pad-text"):
        with page.expect_download() as download:
            page.get_by_test_id(name).click()
        path = tmp_path / download.value.suggested_filename
        download.value.save_as(path)
        files.append(path)
    assert json.loads(files[0].read_text("utf-8"))["names"] == list(NAMES)
    assert "Anna and Cy bid 300 and reached 330" in files[1].read_text("utf-8")
    for path in files:
        page.evaluate("localStorage.clear()")
        page.reload()
        page.get_by_test_id("pad-bring").set_input_files(path)
        expect(page.get_by_test_id("pad-scores")).to_contain_text("330")
    damaged = tmp_path / "damaged.txt"
    damaged.write_text(files[1].read_text("utf-8").replace("Tricks:", "Trocks:"), "utf-8")
    page.get_by_test_id("pad-new").click()
    page.get_by_test_id("pad-bring").set_input_files(damaged)
    expect(page.get_by_test_id("pad-bring-problem")).to_contain_text("line 10")


def test_without_the_server_nothing_is_lost(open_page, server):
    table = open_page("phone").open("pad")
    page = table.page
    begin(page)
    table.server_may_be_gone = True
    server.kill()
    fill(page, "Anna", "300", ("190", "40"), ("140", ""))
    expect(page.get_by_test_id("pad-lost")).to_be_visible()
    server.start()
    expect(page.get_by_test_id("pad-lost")).to_have_count(0)
    expect(page.get_by_test_id("pad-preview")).to_contain_text("reached 330")


def test_a_deal_by_keyboard_alone(open_page):
    page = open_page().open("pad").page
    keys = page.keyboard
    page.get_by_test_id("pad-name-0").wait_for()
    tab_to(page, "pad-name-0")
    keys.type("Anna")
    keys.press("Enter")
    page.get_by_test_id("field-bidder").wait_for()
    page.get_by_test_id("field-bidder").locator("input").first.focus()
    keys.press("Space")
    keys.press("Tab")
    keys.type("300")
    keys.press("Tab")
    keys.type("190")
    keys.press("Tab")
    keys.press("Tab")
    keys.type("140")
    keys.press("Enter")
    expect(page.get_by_test_id("announcer")).to_contain_text("Deal 1 is written down.")
    expect(page.get_by_test_id("pad-scores")).to_contain_text("330")
    expect(page.locator("h2:focus")).to_contain_text("Deal 2")


@pytest.mark.parametrize("size", ["phone", "desktop"])
@pytest.mark.parametrize("language", sorted(TAGS))
def test_the_pad_is_in_the_language(open_page, language, size):
    table = open_page(size, locale=TAGS[language]).open("pad")
    page = table.page
    page.get_by_test_id("pad-variant").select_option("check")
    page.get_by_test_id("pad-options").locator("summary").first.click()
    in_order(table, language, "setup")
    page.get_by_test_id("pad-begin").click()
    field(page, "paid").locator("summary").click()
    for at, points in enumerate(("190", "40")):
        field(page, "melds").locator("input").nth(at).fill(points)
    field(page, "bidder").locator("input").first.check(force=True)
    field(page, "bid").locator("input").fill("300")
    field(page, "tricks").locator("input").first.fill("140")
    page.get_by_test_id("pad-preview").wait_for()
    in_order(table, language, "form")
    write(page)
    page.get_by_test_id("pad-deal-1").locator("summary").click()
    field(page, "bid").locator("input").fill("1")
    page.locator(".field-wrong").first.wait_for()
    in_order(table, language, "deals")
    page.get_by_test_id("pad-new").click()
    page.get_by_test_id("pad-variant").select_option("auction_chips")
    page.get_by_test_id("pad-begin").click()
    field(page, "trump").wait_for()
    in_order(table, language, "chips")
