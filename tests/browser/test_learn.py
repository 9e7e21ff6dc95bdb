"""Learn to play: the path from the first page to the score sheet, left and taken up again."""

import pytest
from axe import serious
from playwright.sync_api import expect
from test_languages import TAGS, in_order, spilled

PLAYED = (
    ("lead", "AD"),
    ("draw", "QD"),
    ("follow", "9H"),
    ("must_trump", "KD"),
    ("give_away", "JH"),
    ("trump_again", "TD"),
    ("give_again", "JH"),
    ("beat", "KH"),
    ("alone", "9D"),
    ("go_on", "JD"),
    ("go_on", "JD"),
    ("last_trick", "QD"),
)


class Path:
    """Walks along the path; ``look`` is called at every step."""

    def __init__(self, table, look=lambda code: None):
        self.table = table
        self.page = table.page
        self.look = look

    def begin(self):
        self.page.get_by_test_id("path-begin").click()
        return self

    def at(self, code):
        self.page.locator(f"[data-testid=companion][data-step={code}]").wait_for()
        self.look(code)

    def to_the_melds(self):
        self.at("bid")
        self.page.locator(".calls button", has_text="270").first.click()
        self.at("bid_again")
        self.page.locator(".calls button", has_text="290").first.click()
        self.at("trump")
        self.page.get_by_test_id("trump-D").click()
        self.at("pass")
        for card in ("TS", "9S", "KC", "JC"):
            self.table.card(card)
        self.page.get_by_test_id("confirm-pass").click()
        self.at("melds")
        return self

    def to_the_end(self):
        self.page.get_by_test_id("continue").click()
        for code, card in PLAYED:
            self.at(code)
            mark = self.table.mark()
            self.table.card(card)
            self.table.moved_on(mark)
        self.page.get_by_test_id("path-over").wait_for()
        self.look("over")


@pytest.mark.parametrize("size", ["phone", "desktop"])
@pytest.mark.parametrize("language", sorted(TAGS))
def test_the_path_in_the_language(open_page, language, size):
    table = open_page(size, locale=TAGS[language]).open("learn")
    in_order(table, language, "learn")

    def look(code):
        assert spilled(table.page) == [], code
        assert table.width_is_kept(), code
        if code in ("bid", "follow", "over"):
            in_order(table, language, code)

    Path(table, look).begin().to_the_melds().to_the_end()


def test_from_the_first_page_and_back_to_where_it_was_left(open_page):
    table = open_page("phone").open()
    page = table.page
    page.get_by_test_id("learn").click()
    Path(table).begin().to_the_melds()
    page.get_by_test_id("leave-path").click()
    go_on = page.get_by_test_id("path-go-on")
    expect(go_on).to_have_text("Go on from step 5 of 18")
    assert serious(page) == []
    go_on.click()
    Path(table).to_the_end()
    # From the second deal on it is a game like any other.
    page.get_by_test_id("sheet-dialog").get_by_test_id("continue").click()
    page.get_by_test_id("companion").wait_for(state="detached")
    table.wait_for_turn()
    page.goto(f"{table.address}learn")
    expect(page.get_by_test_id("path-begin")).to_have_text("Begin")


def test_another_move_is_turned_back_and_a_wrong_card_explained(open_page):
    table = open_page("desktop").open("learn")
    page = table.page
    path = Path(table).begin()
    path.at("bid")
    page.get_by_test_id("pass-call").click()
    expect(page.get_by_test_id("refusal")).to_contain_text("Bid 270")
    path.to_the_melds()
    page.get_by_test_id("continue").click()
    path.at("lead")
    # A hint says what the companion says.
    page.get_by_test_id("hint").click()
    expect(page.get_by_test_id("hint-note")).to_contain_text("ace of diamonds")
    table.card("KH")
    expect(page.get_by_test_id("refusal")).to_contain_text("ace of diamonds")
    table.card("AD")
    path.at("draw")
    table.card("QD")
    path.at("follow")
    table.card("TD")
    expect(page.get_by_test_id("refusal")).to_contain_text("To follow suit means")
