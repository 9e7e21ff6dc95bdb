"""Every way to play, to the end of a game, on the page."""

import pytest

from acesaround.rules import PRESETS

SHORT = {"match.target": 10}


def made(table, name, house=None):
    """A table of the variant, with house rules, whose game a deal or two will end; opened."""
    rules = PRESETS[name]
    options = SHORT | (house or {})
    if rules.match.deals:
        options = {"match.deals": 1} | (house or {})
    elif rules.match.when_one_is_out == "play_on":
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


HOUSE = [
    ("partnership_auction", {"auction.shared_widow": True}, "share", "desktop"),
    ("partnership_auction", {"auction.shared_widow": True}, "share", "phone"),
    (
        "auction_chips",
        {
            "chips.forced_throw_in": True,
            "auction.eldest_must_bid": True,
            "auction.min_bid": 600,
        },
        "throw in",
        "desktop",
    ),
]


@pytest.mark.parametrize(("name", "options", "wanted", "size"), HOUSE, ids=str)
def test_what_the_widow_asks_for(open_page, name, options, wanted, size):
    table = open_page(size).open()
    for _ in range(40):
        made(table, name, options)
        if bought(table, wanted):
            break
    else:
        raise AssertionError(f"nobody was asked to {wanted}")
    assert table.width_is_kept()
    if wanted == "throw in":
        table.press("offer-throw-in")
        table.page.get_by_test_id("score-sheet").wait_for()
        return
    held = len(table.hand())
    assert table.step() == "share"
    table.wait_for_turn()
    assert len(table.hand()) == held - 3


def bought(table, wanted):
    """Whether the widow asks for that: the reader bids all along, or only what must be bid."""
    for _ in range(40):
        table.wait_for_turn()
        if table.has("confirm-share") or table.has("offer-throw-in"):
            return True
        mark = table.mark()
        if wanted == "share" and table.has("bid-confirm"):
            table.press("bid-confirm")
        elif table.has("pass-call"):
            table.press("pass-call")
        elif table.has("bid-600"):
            table.press("bid-600")
        else:
            return False
        table.moved_on(mark)
    return False
