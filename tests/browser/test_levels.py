"""How strong the computer players are: chosen on the first page, seen at the table."""

import pytest

SIZES = ["phone", "desktop"]


def levels_shown(table):
    return table.page.get_by_test_id("seat-level").all_inner_texts()


def choose(table, place, level):
    table.page.get_by_test_id(f"level-{place}").select_option(level)


@pytest.mark.parametrize("size", SIZES)
def test_a_level_for_each_seat_and_a_deal_with_them(open_page, size):
    table = open_page(size).open()
    table.page.get_by_test_id("levels-each").locator("summary").click()
    choose(table, "left", "casual")
    choose(table, "partner", "master")
    choose(table, "right", "club")
    assert table.width_is_kept()
    table.press("start-modern")
    table.wait_for_turn()
    assert levels_shown(table) == ["casual", "master", "club"]
    for seat in table.page.get_by_test_id("seat").all():
        inside = seat.evaluate(
            """seat => {
              const plate = seat.querySelector('.plate').getBoundingClientRect();
              const parts = [...seat.querySelectorAll('.plate-name > *')];
              return parts.every(each => each.getBoundingClientRect().right <= plate.right);
            }"""
        )
        assert inside, "name, level and partner fit on the plate"
    assert table.width_is_kept()
    assert table.play_deal()
    table.page.reload()
    table.wait_for_turn()
    assert levels_shown(table) == ["casual", "master", "club"]


def test_easier_opponents_never_weaken_the_partner(open_page):
    table = open_page("phone").open()
    easier = table.page.get_by_test_id("levels").get_by_role("switch")
    easier.check()
    table.press("start-modern")
    table.wait_for_turn()
    assert levels_shown(table) == ["casual", "expert", "casual"]
    table.open()
    assert easier.is_checked(), "the choice is kept in this browser"
    table.press("variant-two_hand")
    table.wait_for_turn()
    assert levels_shown(table) == ["casual"]
    table.open()
    easier.uncheck()
    table.press("variant-two_hand")
    table.wait_for_turn()
    assert levels_shown(table) == ["expert"]


def test_levels_can_be_chosen_beside_house_rules(open_page):
    table = open_page("phone").open("?rules=two_hand")
    table.page.get_by_test_id("levels-each").locator("summary").click()
    choose(table, "across", "club")
    table.press("start-table")
    table.wait_for_turn()
    assert levels_shown(table) == ["club"]
