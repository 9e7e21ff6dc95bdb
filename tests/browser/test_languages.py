"""The page in every language: what is read and heard, what fits, and changing it at the table."""

import re
from urllib.parse import unquote

import pytest
from axe import serious
from playwright.sync_api import expect
from spoken import not_said_in

TAGS = {"en": "en-GB", "ru": "ru-RU", "sv": "sv-SE"}
NAMES = {"en": "English", "ru": "Русский", "sv": "Svenska"}


_SPILLED = """() => {
  const frames =
    'button, .button, .tag, .mark, .tile, .suit-button, .panel, .plate, dialog, td, th';
  const spilled = [];
  const look = (rect, from, text) => {
    if (rect.width < 2 || rect.height < 2) return;
    for (let at = from; at && at !== document.body; at = at.parentElement) {
      const frame = at.getBoundingClientRect();
      const cuts = getComputedStyle(at).overflowX !== 'visible';
      if (!cuts && !at.matches(frames)) continue;
      if (rect.left < frame.left - 1 || rect.right > frame.right + 1)
        spilled.push(`${text.trim().slice(0, 50)} out of ${at.tagName}.${at.className}`);
    }
    if (rect.left < -1 || rect.right > innerWidth + 1) spilled.push(`${text} off the page`);
  };
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let at = walk.nextNode(); at; at = walk.nextNode()) {
    const parent = at.parentElement;
    if (!at.data.trim() || parent.closest('.unseen, select, script, style, noscript')) continue;
    if (getComputedStyle(parent).clipPath === 'inset(50%)') continue;
    const range = document.createRange();
    range.selectNodeContents(at);
    look(range.getBoundingClientRect(), parent, at.data);
  }
  for (const each of document.querySelectorAll('button, select'))
    if (!each.closest('.hand, .laid, .unseen'))
      look(each.getBoundingClientRect(), each.parentElement, each.ariaLabel ?? each.textContent);
  return spilled;
}"""


def spilled(page):
    """Words and buttons that are cut off or stand out of what they belong to."""
    return page.evaluate(_SPILLED)


def in_order(table, language, where):
    page = table.page
    assert not_said_in(page, language) == [], where
    assert spilled(page) == [], where
    assert table.width_is_kept(), where
    assert serious(page) == [], where


@pytest.mark.parametrize("size", ["phone", "desktop"])
@pytest.mark.parametrize("language", sorted(TAGS))
def test_every_page_is_in_the_language(open_page, language, size):
    table = open_page(size, locale=TAGS[language]).open()
    page = table.page
    page.get_by_test_id("variant-two_hand").wait_for()
    assert page.evaluate("document.documentElement.lang") == language
    in_order(table, language, "start")
    page.goto(f"{table.address}?rules=modern")
    open_all = page.get_by_test_id("open-all")
    if open_all.get_attribute("aria-pressed") == "false":
        open_all.click()
    in_order(table, language, "house rules")
    table.open().press("start-modern")
    seen = set()
    for _ in range(80):
        table.wait_for_turn()
        stage = "sheet" if table.has("score-sheet") else table.phase()
        if stage not in seen:
            seen.add(stage)
            in_order(table, language, stage)
        if stage == "sheet" or (stage == "tricks" and len(table.hand()) < 11):
            break
        table.step()
    if not table.has("score-sheet"):
        for window in ("help", "settings", "show-scores", "log", "melds", "last-trick"):
            table.press(window)
            in_order(table, language, window)
            page.keyboard.press("Escape")


def test_the_game_with_a_stock_on_a_phone_in_russian(open_page):
    table = open_page("phone", locale="ru-RU").start("two_hand")
    for _ in range(6):
        table.step()
        table.wait_for_turn()
        in_order(table, "ru", table.prompt())
    faces = table.page.locator(".hand img").evaluate_all("all => all.map(each => each.src)")
    letters = {re.search(r"/large2/(.+)[SHDC]\.svg", unquote(face))[1] for face in faces}
    assert letters <= {"Т", "10", "К", "Д", "В", "9"}
    broken = "all => all.filter(each => !each.complete || each.naturalWidth === 0).length"
    assert table.page.locator(".hand img").evaluate_all(broken) == 0


def choose(page, language):
    page.get_by_test_id("language").select_option(language)
    expect(page.locator("html")).to_have_attribute("lang", language)


def test_the_language_is_changed_at_the_table_and_nothing_is_lost(open_page):
    table = open_page(locale="en-GB").open()
    page = table.page
    page.get_by_test_id("start-modern").click()
    table.bid_until(lambda: table.has("confirm-pass"))
    first, second = sorted(set(table.hand()))[:2]
    table.card(first)
    table.card(second)
    number, hand = table.number(), table.hand()
    table.press("hint")
    hint = page.get_by_test_id("hint-note")
    english = hint.inner_text()
    table.press("settings")
    choose(page, "ru")
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("prompt")).to_contain_text("Выберите")
    expect(hint).to_contain_text("Передать")
    assert hint.inner_text() != english
    in_order(table, "ru", "changed")
    assert (table.number(), table.hand()) == (number, hand)
    expect(page.locator("[data-testid=hand-card].chosen")).to_have_count(2)
    page.reload()
    expect(page.get_by_test_id("prompt")).to_contain_text("Выберите")
    assert page.evaluate("document.documentElement.lang") == "ru"
    table.pass_suggested_cards()
    page.wait_for_function(
        "n => Number(document.querySelector('.table').dataset.n) > n", arg=number
    )


def test_house_rules_are_kept_when_the_language_changes(open_page):
    table = open_page("phone", locale="en-GB").open("?rules=modern")
    page = table.page
    page.get_by_test_id("open-all").click()
    least = page.get_by_test_id("option-auction.min_bid").locator("input")
    least.fill("300")
    least.press("Tab")
    most = page.get_by_test_id("option-auction.max_bid").locator("input")
    most.fill("200")
    most.press("Tab")
    expect(page.get_by_test_id("rules-problem")).to_contain_text("highest bid")
    for language, problem in (("sv", "högsta budet"), ("ru", "самая высокая заявка")):
        choose(page, language)
        expect(page.get_by_test_id("rules-problem")).to_contain_text(problem)
        expect(least).to_have_value("300")
        in_order(table, language, "house rules")
    assert page.get_by_test_id("language").inner_text().split() == list(NAMES.values())


def test_a_language_in_the_address_is_kept_and_can_be_left(open_page):
    table = open_page(locale="en-GB").open("?lang=sv")
    page = table.page
    expect(page.locator("html")).to_have_attribute("lang", "sv")
    assert "lang" not in page.url
    table.open()
    expect(page.get_by_test_id("start-modern")).to_have_text("Spela pinochle")
    choose(page, "en")
    table.open()
    expect(page.get_by_test_id("start-modern")).to_have_text("Play Pinochle")


@pytest.mark.parametrize("size", ["phone", "desktop"])
@pytest.mark.parametrize("language", ["ru", "sv"])
def test_the_rules_page_and_the_referee_are_in_the_language(open_page, language, size):
    table = open_page(size, locale=TAGS[language]).open("rules/auction_chips")
    page = table.page
    page.get_by_test_id("guide-page").locator("table").first.wait_for()
    in_order(table, language, "rules")
    table.open("rulings?variant=two_hand&kind=melds&trump=S&hand=AS TS KS QS JS")
    page.get_by_test_id("ruling").wait_for()
    in_order(table, language, "ruling")


def test_cards_are_typed_in_the_letters_of_the_language(open_page):
    table = open_page("phone", locale="ru-RU").open("rulings?variant=modern&kind=legal")
    page = table.page
    hand = page.get_by_test_id("field-hand").locator("input")
    hand.press_sequentially("кч ДЧ AS 9z")
    expect(hand).to_have_value("КЧ ДЧ ТП 9z")
    for _ in range(3):
        hand.press("Backspace")
    page.get_by_test_id("field-trump").get_by_label("пики").check(force=True)
    page.get_by_test_id("field-trick").locator("input").fill("10ч")
    page.get_by_test_id("ask").click()
    ruling = page.get_by_test_id("ruling")
    expect(ruling).to_contain_text("Можно сыграть ")
    choose(page, "sv")
    expect(hand).to_have_value("KH DH ES")
    expect(ruling).to_contain_text("Du får spela ")
    assert "hand=KH+QH+AS" in page.url
    in_order(table, "sv", "ruling")


def test_single_keys_are_found_on_a_cyrillic_keyboard(open_page):
    table = open_page(locale="ru-RU").start()
    table.page.evaluate(
        "dispatchEvent(new KeyboardEvent('keydown', {key: 'ы', code: 'KeyS', bubbles: true}))"
    )
    table.page.get_by_test_id("scores-dialog").wait_for()
