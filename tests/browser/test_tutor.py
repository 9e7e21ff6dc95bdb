"""What teaches at the table: hints with their reasons, and why not another choice."""

import pytest
from axe import serious
from table_driver import numbers

SERVE = """
import sys
from pathlib import Path
from acesaround.server import thinking
from acesaround.server.run import run_server
from acesaround.ai import make_player
# Whoever answers waits until the code is loaded.
thinking.is_ready = lambda: True
run_server(
    port=int(sys.argv[1]),
    open_browser=False,
    database=Path(sys.argv[2]),
    pace=0.02,
    make_player=lambda level, seed: make_player("club:seconds=30:worlds=20:deals=20:sets=4", seed),
)
"""
SIZES = ["phone", "desktop"]


def to_a_choice(table):
    """To a moment of the play in which a hint has other cards to speak of; the hint is there."""
    for _ in range(60):
        table.wait_for_turn()
        if table.has("score-sheet"):
            table.next_deal()
        elif table.phase() == "tricks" and not table.has("continue"):
            table.press("hint")
            table.page.get_by_test_id("hint-note").wait_for()
            if table.has("hint-others"):
                return
        table.step()
    raise AssertionError("no hint ever had other cards to speak of")


@pytest.mark.parametrize("size", SIZES)
def test_a_hint_tells_why_not_another_card(open_page, size):
    table = open_page(size).start()
    to_a_choice(table)
    legal = set(table.playable())
    table.press("hint-others")
    dialog = table.page.get_by_test_id("why-dialog")
    dialog.wait_for()
    others = dialog.locator(".why-list > li")
    assert others.count() == len(legal) - 1
    deals = dialog.get_by_test_id("why-not")
    if deals.count():
        first = deals.first
        first.locator("summary").focus()
        table.page.keyboard.press("Enter")
        told = first.locator(".why-example")
        told.wait_for()
        assert len(told.inner_text().split()) > 10
        assert told.get_by_role("row").count() == 3
    assert serious(table.page) == []
    assert table.width_is_kept()
    table.page.keyboard.press("Escape")
    dialog.wait_for(state="detached")


def test_the_key_w_tells_why_not_another_choice(open_page):
    table = open_page().start()
    table.page.keyboard.press("h")
    table.page.get_by_test_id("hint-note").wait_for()
    table.page.keyboard.press("w")
    told = table.page.get_by_test_id("why-dialog").inner_text()
    assert "pass" in told and numbers(told)
