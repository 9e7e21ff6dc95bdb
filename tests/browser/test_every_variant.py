"""Every way to play, to the end of a game, on the page."""

import pytest

from acesaround.rules import PRESETS

SHORT = {"match.target": 10}


def made(table, name):
    """A table of the variant whose game a deal or two will end; opened."""
    rules = PRESETS[name]
    options = dict(SHORT)
    if rules.match.deals:
        options = {"match.deals": 1}
    elif rules.continuation is not None:
        options = {"match.target": 200}
    table.make(name, options)


@pytest.mark.parametrize("name", PRESETS)
def test_a_game_to_its_end(open_page, name):
    size = "phone" if PRESETS[name].deal.players % 2 else "desktop"
    table = open_page(size).open()
    made(table, name)
    done = {}
    for _ in range(900):
        table.page.locator(
            ".prompt.mine, [data-testid=score-sheet], [data-testid=over-dialog]"
        ).first.wait_for(timeout=30_000)
        if table.has("over-dialog"):
            break
        if table.has("score-sheet"):
            assert table.width_is_kept()
            table.press("continue", -1)
            table.page.get_by_test_id("score-sheet").wait_for(state="detached")
            continue
        what = table.step()
        done[what] = done.get(what, 0) + 1
    table.page.get_by_test_id("winner").wait_for()
    assert table.width_is_kept()
