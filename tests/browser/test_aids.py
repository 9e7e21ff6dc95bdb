"""What helps to think at the table: chances before a bid, and what is proved of hidden cards."""

import pytest
from axe_playwright_python.sync_playwright import Axe
from table_driver import numbers

SERVE = """
import sys
from pathlib import Path
from acesaround.ai import make_player
from acesaround.server import outlook_picture
from acesaround.server.run import run_server
# Whoever asks waits until the code is loaded.
outlook_picture.is_ready = lambda: True
outlook_picture.PATIENCE = 120.0
run_server(
    port=int(sys.argv[1]),
    open_browser=False,
    database=Path(sys.argv[2]),
    pace=0.02,
    make_player=lambda level, seed: make_player("plain", seed),
)
"""
SIZES = ["phone", "desktop"]


def serious(page):
    found = Axe().run(page).response["violations"]
    return [
        f"{each['id']}: {each['help']} {[node['target'] for node in each['nodes']][:3]}"
        for each in found
        if each["impact"] in ("serious", "critical")
    ]


@pytest.mark.parametrize("size", SIZES)
def test_before_a_bid_the_chances_of_every_bid_are_shown(open_page, size):
    table = open_page(size).start()
    chances = table.page.get_by_test_id("chances")
    chances.wait_for(timeout=60_000)
    bids = [int(each) for each in chances.locator("thead button").all_inner_texts()]
    assert len(bids) >= 2 and bids == sorted(bids)
    rows = chances.locator("tbody tr")
    assert rows.count() == 4
    for row in rows.all():
        percents = numbers(" ".join(row.locator("td").all_inner_texts()))
        assert len(percents) == len(bids)
        assert percents == sorted(percents, reverse=True)
    tells = table.page.get_by_test_id("signal")
    assert str(bids[0]) in tells.inner_text()
    table.press(f"tells-{bids[1]}")
    assert str(bids[1]) in tells.inner_text()
    assert serious(table.page) == []
    assert table.width_is_kept()
