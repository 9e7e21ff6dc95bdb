"""Taking back, and the same cards again, at the table."""

import pytest
from axe import serious
from playwright.sync_api import expect


def decide(table):
    """One decision of the reader's own; the number of the picture on which it was made.

    A deal that ends by it (all have passed, say) is gone on from: over its sheet keys would rest.
    """
    while True:
        table.wait_for_turn()
        n = table.number()
        done = table.step()
        table.wait_for_turn()
        if table.has("score-sheet"):
            table.next_deal()
        elif done not in ("continue", "sheet"):
            return n


def test_back_by_key_as_far_as_one_likes(open_page):
    table = open_page().start()
    page = table.page
    expect(page.get_by_test_id("undo")).to_be_disabled()
    decided = [decide(table) for _ in range(5)]
    for n in reversed(decided):
        page.keyboard.press("u")
        page.locator(f".table[data-n='{n}']").wait_for()
        assert page.locator(".prompt.mine").count() == 1
    expect(page.get_by_test_id("undo")).to_be_disabled()
    expect(page.get_by_test_id("announcer")).to_contain_text("taken back")
    # Another way on from there.
    table.play_deal()


def test_back_from_the_window_on_a_phone(open_page):
    table = open_page("phone").start()
    page = table.page
    n = decide(table)
    expect(page.get_by_test_id("undo")).to_be_hidden()
    page.get_by_test_id("this-game").click()
    expect(page.get_by_test_id("game-dialog")).to_be_visible()
    assert table.width_is_kept()
    page.get_by_test_id("take-back").click()
    page.locator(f".table[data-n='{n}']").wait_for()
    expect(page.get_by_test_id("take-back")).to_be_disabled()


def test_from_the_score_sheet_back_to_the_last_card(open_page):
    table = open_page().open()
    table.make("two_hand", {"match.target": 10})
    table.play_deal()
    n = table.number()
    table.page.get_by_test_id("take-back").click()
    expect(table.page.get_by_test_id("over-dialog")).to_have_count(0)
    table.wait_for_turn()
    assert table.number() < n
    table.play_deal()


@pytest.mark.parametrize("size", ["phone", "desktop"])
def test_the_same_cards_from_another_seat(open_page, size):
    table = open_page(size).start()
    page = table.page
    hand = table.hand()
    first = page.url
    page.keyboard.press("o")
    page.get_by_test_id("again-seat").select_option(label="West")
    page.get_by_test_id("same-deal").click()
    page.wait_for_url(lambda url: "/t/" in url and url != first)
    table.wait_for_turn()
    assert table.hand() != hand
    page.keyboard.press("o")
    page.get_by_test_id("again-seat").select_option(value="0")
    page.get_by_test_id("same-deal").click()
    page.wait_for_url(lambda url: "/t/" in url and url != first)
    table.wait_for_turn()
    page.wait_for_function(
        "hand => hand.join() === [...document.querySelectorAll('[data-testid=hand-card]')]"
        ".map(each => each.dataset.card).join()",
        arg=hand,
    )


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("size", ["phone", "desktop"])
def test_axe_finds_nothing_serious(open_page, size, theme):
    table = open_page(size, color_scheme=theme).start()
    decide(table)
    # A key would be a letter where the reader is in the middle of writing a bid.
    table.press("this-game")
    table.page.get_by_test_id("game-dialog").wait_for()
    assert serious(table.page) == []
