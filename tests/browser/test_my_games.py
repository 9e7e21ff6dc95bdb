"""My games: the list, a game card by card, files, and starting again from any point."""

import re

import pytest
from axe import serious
from playwright.sync_api import expect
from test_access import tab_to
from test_languages import TAGS, in_order

from acesaround.record import log_of, read_game, write_game
from acesaround.rules import preset
from acesaround.testing import played_game

NAMES = ("Ann", "Bo", "Cy", "Di")


def text_of(variant="modern", deals=2, names=NAMES):
    return write_game(log_of(played_game(preset(variant), 3, deals=deals), names))


def choose_file(page, content, name="game.txt"):
    """Gives the page a file, as somebody does who picks it in the browser's own window."""
    file = {"name": name, "mimeType": "text/plain", "buffer": content.encode()}
    page.get_by_test_id("bring-game").set_input_files(file)


def bring(table, content):
    table.open("games")
    choose_file(table.page, content)
    table.page.get_by_test_id("look-trick").wait_for()


def place(page):
    """The moment that is shown, from 0, and how it is shown as a number of all."""
    at = int(page.get_by_test_id("look-at").input_value())
    shown = page.get_by_test_id("look-text").locator(".tag").inner_text()
    n, last = re.findall(r"\d+", shown)
    assert int(n) == at + 1
    return at, int(last) - 1


def test_a_game_of_this_browser_card_by_card(open_page):
    table = open_page().open()
    page = table.page
    page.get_by_test_id("my-games").click()
    expect(page.get_by_test_id("games-page")).to_contain_text("No game has been played")
    table.open()
    table.make("two_hand", {"match.target": 10})
    table.play_deal()
    table.open("games")
    row = page.get_by_test_id("game-row")
    expect(row).to_have_count(1)
    expect(row).to_contain_text("Two-handed classic")
    expect(row.get_by_test_id("game-state")).to_have_text("over")
    row.get_by_test_id("open-game").click()
    page.get_by_test_id("look-trick").wait_for()
    at, last = place(page)
    assert at == 0
    page.keyboard.press("End")
    assert place(page)[0] == last
    expect(page.get_by_test_id("look-trick").locator("li")).to_have_count(2)
    expect(page.get_by_test_id("announcer")).to_contain_text("last trick")
    expect(page.get_by_test_id("look-next")).to_have_attribute("aria-disabled", "true")
    page.keyboard.press("ArrowLeft")
    assert place(page)[0] == last - 1
    expect(page.get_by_test_id("look-trick").locator("li")).to_have_count(1)
    page.keyboard.press("Home")
    page.get_by_test_id("look-next").click()
    assert place(page)[0] == 1
    tab_to(page, "look-at")
    page.keyboard.press("ArrowRight")
    assert place(page)[0] == 2
    assert page.get_by_test_id("look-at").get_attribute("aria-valuetext").startswith("3 of ")
    # All cards are open now: nothing lies face down.
    expect(page.get_by_test_id("look")).not_to_contain_text("face down")
    page.get_by_test_id("look-words").locator("summary").click()
    expect(page.get_by_test_id("look-words").locator("li").first).to_contain_text("Deal 1")


@pytest.mark.parametrize("size", ["phone", "desktop"])
def test_on_from_a_moment_in_the_middle(open_page, size):
    table = open_page(size)
    page = table.page
    bring(table, text_of())
    page.get_by_test_id("look-deal").select_option("2")
    page.wait_for_url("**?deal=2")
    for _ in range(9):
        page.get_by_test_id("look-next").click()
    assert place(page)[0] == 9
    assert table.width_is_kept()
    seats = page.get_by_test_id("look-seat")
    hand = seats.nth(1).locator(".mini").count()
    page.get_by_test_id("again-seat").select_option(label="Bo")
    page.get_by_test_id("from-here").click()
    page.wait_for_url("**/t/*")
    page.locator("[data-testid=hand-card]").first.wait_for()
    assert len(table.hand()) <= hand
    table.wait_for_turn()
    page.go_back()
    expect(page.get_by_test_id("look-deal")).to_have_value("2")


def test_a_deal_in_progress_is_what_the_seat_sees(open_page):
    table = open_page().start()
    page = table.page
    hand = table.hand()
    page.keyboard.press("o")
    page.get_by_test_id("look-through").click()
    page.get_by_test_id("look-trick").wait_for()
    page.keyboard.press("End")
    seats = page.get_by_test_id("look-seat")
    expect(seats.first.locator(".mini")).to_have_count(len(hand))
    for other in (1, 2, 3):
        expect(seats.nth(other).locator(".mini")).to_have_count(0)
        expect(seats.nth(other)).to_contain_text("12 cards face down")
    page.get_by_test_id("play-on").click()
    table.wait_for_turn()
    assert table.hand() == hand
    # A step back leaves a game for another; both are there.
    n = table.number()
    table.step()
    table.wait_for_turn()
    page.keyboard.press("u")
    page.locator(f".table[data-n='{n}']").wait_for()
    page.keyboard.press("o")
    page.get_by_test_id("game-dialog").get_by_test_id("my-games").click()
    states = page.get_by_test_id("game-state")
    expect(states).to_have_text(["in progress", "taken back"])


def test_out_as_a_file_and_in_again(open_page):
    table = open_page()
    page = table.page
    text = text_of()
    bring(table, text)
    for name, ending in (("file-text", ".txt"), ("file-log", ".jsonl")):
        with page.expect_download() as loaded:
            page.get_by_test_id(name).click()
        assert loaded.value.suggested_filename.endswith(ending)
        content = loaded.value.path().read_text("utf-8")
        if name == "file-text":
            assert read_game(content).game.events == read_game(text).game.events
    table.open("games")
    choose_file(page, content, "game.jsonl")
    page.get_by_test_id("look-trick").wait_for()
    page.get_by_test_id("all-games").click()
    rows = page.get_by_test_id("game-row")
    expect(rows).to_have_count(2)
    rows.first.get_by_test_id("open-game").click()
    page.get_by_test_id("forget").click()
    page.keyboard.press("Enter")
    expect(rows).to_have_count(1)


def test_a_damaged_file_is_told_its_place(open_page):
    table = open_page("phone")
    page = table.page
    table.open("games")
    lines = text_of().splitlines()
    at = next(n for n, line in enumerate(lines) if line.startswith("Dealer: "))
    lines[at] = "Dealer: X"
    choose_file(page, "\n".join(lines), "torn.txt")
    problem = page.get_by_test_id("bring-problem")
    expect(problem).to_contain_text("torn.txt")
    expect(problem).to_contain_text(f"line {at + 1}, column ")
    assert table.width_is_kept()
    table.faults = [fault for fault in table.faults if "400" not in fault]
    expect(page.get_by_test_id("game-row")).to_have_count(0)


@pytest.mark.parametrize("size", ["phone", "desktop"])
@pytest.mark.parametrize("language", sorted(TAGS))
def test_in_every_language(open_page, language, size):
    theme = "dark" if size == "phone" else "light"
    table = open_page(size, locale=TAGS[language], color_scheme=theme)
    page = table.page
    # Without names of people the seats have theirs from the language.
    variant = "three_hand_stock" if size == "phone" else "double_deck"
    bring(table, text_of(variant, deals=1, names=()))
    in_order(table, language, "beginning")
    page.keyboard.press("End")
    page.get_by_test_id("look-words").locator("summary").click()
    in_order(table, language, "end")
    page.get_by_test_id("forget").click()
    in_order(table, language, "asked once more")
    table.open("games")
    page.get_by_test_id("game-row").wait_for()
    in_order(table, language, "list")


def test_axe_finds_nothing_serious_in_the_dark(open_page):
    table = open_page("desktop", color_scheme="dark")
    bring(table, text_of())
    # As fast as a key that is held down: none is lost.
    for _ in range(30):
        table.page.keyboard.press("ArrowRight")
    expect(table.page.get_by_test_id("look-at")).to_have_value("30")
    assert serious(table.page) == []
    table.open("games")
    table.page.get_by_test_id("game-row").wait_for()
    assert serious(table.page) == []
