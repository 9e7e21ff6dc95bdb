"""The two-handed game on the page: stock, turned card, melds after a trick, the strict end."""

import pytest


@pytest.mark.parametrize("size", ["phone", "desktop"])
def test_a_whole_deal_with_the_stock(open_page, size):
    table = open_page(size).start("two_hand")
    assert len(table.hand()) == 12
    assert table.page.locator(".stock").count() == 1
    done = table.play_deal()
    assert done["play"] == 24
    assert table.width_is_kept()


def test_a_meld_is_laid_and_counted(open_page):
    table = open_page().start("two_hand")
    for _ in range(400):
        table.wait_for_turn()
        if table.has("meld-choice"):
            break
        if table.step() == "sheet":
            table.next_deal()
    laid = table.page.get_by_test_id("laid-card").count()
    mark = table.mark()
    table.press("meld-choice")
    table.moved_on(mark)
    assert table.page.get_by_test_id("laid-card").count() > laid
