"""By keyboard alone, by screen reader, without motion, and as axe sees it."""

import pytest
from axe import serious

PRESENT = "[data-testid=score-sheet]"


def tab_to(page, name):
    """Moves the focus by Tab until it is on the element with this handle."""
    for _ in range(60):
        if page.evaluate("document.activeElement?.dataset?.testid ?? ''").startswith(name):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab never reaches {name}")


def act_by_keys(table):
    """One decision by keyboard alone."""
    page = table.page
    keys = page.keyboard
    if table.has("bid-confirm"):
        tab_to(page, "pass-call")
        keys.press("Enter")
    elif table.has("trump-S"):
        tab_to(page, "trump-")
        keys.press("Enter")
    elif table.has("confirm-pass"):
        keys.press("j")
        for _ in range(4):
            keys.press("Space")
            keys.press("ArrowRight")
        tab_to(page, "confirm-pass")
        keys.press("Enter")
    elif table.has("continue"):
        keys.press("c")
    else:
        keys.press("j")
        playable = set(table.playable())
        for _ in range(20):
            at = page.evaluate("document.activeElement?.dataset?.card ?? ''")
            if at in playable:
                keys.press("Enter")
                return
            keys.press("ArrowRight")
        raise AssertionError("no playable card can be reached by the arrow keys")


def test_a_whole_deal_by_keyboard_alone(open_page):
    table = open_page().open()
    tab_to(table.page, "start-modern")
    table.page.keyboard.press("Enter")
    for _ in range(80):
        table.wait_for_turn()
        if table.has("score-sheet"):
            break
        mark = table.mark()
        act_by_keys(table)
        table.moved_on(mark)
    table.page.locator(PRESENT).wait_for()
    table.page.keyboard.press("Enter")
    table.page.locator(PRESENT).wait_for(state="detached")


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("size", ["phone", "desktop"])
def test_axe_finds_nothing_serious(open_page, size, theme):
    table = open_page(size, color_scheme=theme).open()
    assert serious(table.page) == []
    table.press("start-modern")
    seen = set()
    for _ in range(60):
        table.wait_for_turn()
        stage = "sheet" if table.has("score-sheet") else table.phase()
        if stage not in seen:
            seen.add(stage)
            assert serious(table.page) == [], stage
        if stage == "sheet" or (stage == "tricks" and len(table.hand()) < 10):
            break
        table.step()
    for window in ("help", "settings", "show-scores"):
        if table.has("score-sheet"):
            break
        table.press(window)
        assert serious(table.page) == [], window
        table.page.keyboard.press("Escape")


def test_every_card_has_a_name_in_words_and_events_are_announced(open_page):
    table = open_page().start()
    names = table.page.locator("[data-testid=hand-card]").evaluate_all(
        "all => all.map(each => each.getAttribute('aria-label'))"
    )
    assert all(" of " in name for name in names)
    spoken = table.page.get_by_test_id("announcer")
    assert (
        spoken.get_attribute("aria-live") == "polite"
        or spoken.locator("[aria-live=polite]").count()
    )


def test_motion_rests_where_it_is_not_wanted(open_page):
    table = open_page(reduced_motion="reduce").start()
    table.step()
    running = table.page.evaluate(
        "document.getAnimations()"
        ".filter(each => each.effect.getComputedTiming().duration > 50).length"
    )
    assert running == 0


def test_where_motion_is_not_wanted_the_colours_change_at_once(open_page):
    table = open_page(color_scheme="light").open("rules/modern")
    table.page.locator(".about-links .button").first.wait_for()
    colours = table.page.evaluate(
        """() => {
          const button = document.querySelector('.about-links .button');
          const now = () => getComputedStyle(button).backgroundColor;
          const light = now();
          document.documentElement.dataset.look = 'dark';
          const changed = now();
          button.style.background = 'var(--surface)';
          button.style.transition = 'none';
          return {light, changed, dark: now()};
        }"""
    )
    assert colours["changed"] == colours["dark"] != colours["light"]
