"""A whole deal of the modern game, at both sizes, as a person plays it."""

import pytest
from table_driver import numbers

SIZES = ["phone", "desktop"]


@pytest.mark.parametrize("size", SIZES)
def test_a_whole_deal_from_the_first_click_to_the_score_sheet(open_page, size):
    table = open_page(size).start()
    assert len(table.hand()) == 12
    done = table.play_deal()
    told = table.page.get_by_test_id("score-sheet").inner_text()
    # Only a bid that is out of reach ends a deal before its first card, and then the sheet says so.
    assert done.get("play", 0) == (0 if "was not played" in told else 12)
    for side in table.sheet():
        lines = [numbers(points)[0] for points in side["lines"] if points]
        assert sum(lines) == numbers(side["change"])[0] == numbers(side["total"])[0]
    assert table.width_is_kept()
    table.next_deal()
    assert len(table.hand()) == 12
    assert table.width_is_kept()


@pytest.mark.parametrize("size", SIZES)
def test_the_hand_is_valued_in_every_suit_before_the_bid(open_page, size):
    table = open_page(size).start()
    for suit in "SHDC":
        table.page.get_by_test_id(f"worth-{suit}").wait_for()
    table.press("hint")
    note = table.page.get_by_test_id("hint-note")
    note.wait_for()
    assert len(note.inner_text().split()) > 8, "a hint comes with its reason"


def until_played(table):
    """Bids until the reader's side plays or defends; at the first own card of the first trick."""
    for _ in range(40):
        table.wait_for_turn()
        if table.has("score-sheet"):
            table.next_deal()
        elif table.phase() == "tricks" and not table.has("continue"):
            return
        table.step()


@pytest.mark.parametrize("size", SIZES)
def test_a_forbidden_card_is_refused_with_the_reason(open_page, size):
    table = open_page(size).start()
    for _ in range(200):
        table.wait_for_turn()
        dim = set(table.hand()) - set(table.playable())
        if table.phase() == "tricks" and dim and not table.has("continue"):
            break
        if table.step() == "sheet":
            table.next_deal()
    before = table.hand()
    forbidden = min(dim)
    table.card(forbidden)
    refusal = table.page.get_by_test_id("refusal")
    refusal.wait_for()
    text = refusal.inner_text()
    assert "must" in text and "Rule in force" in text
    assert table.hand() == before
    live = table.page.locator("[role=alert], [aria-live=assertive]").all_inner_texts()
    assert any("must" in each for each in live), "the refusal is announced"


def test_hint_plays_a_good_card_and_says_why(open_page):
    table = open_page().start()
    until_played(table)
    table.press("hint")
    note = table.page.get_by_test_id("hint-note")
    note.wait_for()
    assert len(note.inner_text().split()) > 5
    cards, mark = len(table.hand()), table.mark()
    table.press("hint-do")
    table.moved_on(mark)
    assert len(table.hand()) == cards - 1


def to_passing(table, costs=0):
    """Bids on until the reader has the contract and passes cards, so many of them at a cost."""
    table.bid_until(
        lambda: table.has("confirm-pass") and table.page.locator(".cost").count() >= costs
    )


def test_cards_to_pass_are_chosen_by_hand(open_page):
    table = open_page().start()
    to_passing(table)
    size = len(table.hand())
    for text in dict.fromkeys(table.hand()):
        table.card(text)
        if table.page.locator("[data-testid=confirm-pass]:not([aria-disabled=true])").count():
            break
    mark = table.mark()
    table.press("confirm-pass")
    table.moved_on(mark)
    assert len(table.hand()) == size - 4 == 12


@pytest.mark.parametrize("size", SIZES)
def test_what_it_costs_to_give_a_card_away_is_seen_in_every_row(open_page, size):
    table = open_page(size).start()
    to_passing(table, costs=3)
    costs = table.page.locator(".cost")
    assert costs.count() > 2
    hidden = costs.evaluate_all(
        """all => all.filter(each => {
          const box = each.getBoundingClientRect();
          const seen = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
          return seen !== each;
        }).map(each => each.textContent)"""
    )
    assert hidden == []


def test_play_again_after_the_game(open_page):
    """One deal decides a game whose target is low enough."""
    table = open_page()
    table.open()
    answer = table.page.evaluate(
        """async () => {
          const made = await fetch('/api/tables', {method: 'POST',
            headers: {'content-type': 'application/json'},
            body: JSON.stringify({variant: 'modern', options: {'match.target': 10}})});
          return (await made.json()).table;
        }"""
    )
    table.open(f"t/{answer}")
    for _ in range(6):
        table.play_deal()
        if table.has("over-dialog"):
            break
        table.press("continue", -1)
        table.page.wait_for_timeout(300)
        if table.has("over-dialog"):
            break
    winner = table.page.get_by_test_id("winner")
    winner.wait_for()
    table.press("play-again", -1)
    table.page.get_by_test_id("over-dialog").wait_for(state="detached")
    table.wait_for_turn()
    assert len(table.hand()) == 12
