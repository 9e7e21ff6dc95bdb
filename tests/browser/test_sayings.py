"""A claim and an accusation on the page: asked again before they are made."""

import pytest


def made(table, variant, **options):
    """A table with these house rules, opened."""
    answer = table.page.evaluate(
        """async ([variant, options]) => {
          const made = await fetch('/api/tables', {method: 'POST',
            headers: {'content-type': 'application/json'},
            body: JSON.stringify({variant, options, pace: 'fast'})});
          return (await made.json()).table;
        }""",
        [variant, options],
    )
    table.open(f"t/{answer}")
    table.wait_for_turn()


def until(table, name):
    for _ in range(400):
        table.wait_for_turn()
        if table.has(name):
            return
        if table.step() == "sheet":
            table.next_deal()
    raise AssertionError(f"no {name}")


@pytest.mark.parametrize("size", ["phone", "desktop"])
def test_a_claim_is_asked_again_and_judged(open_page, size):
    table = open_page(size).open()
    made(table, "two_hand", **{"match.declare_out": True})
    until(table, "ask-claim_game")
    table.press("ask-claim_game")
    assert "you can win no more" in table.prompt()
    assert not table.has("ask-claim_game")
    assert table.width_is_kept()
    table.press("say-not")
    assert "you can win no more" not in table.prompt()
    # While melding it may go on by itself, but a claim can be made before the lead as well.
    until(table, "ask-claim_game")
    table.press("ask-claim_game")
    table.press("say-claim_game")
    table.page.get_by_test_id("over-dialog").wait_for()
    assert "Opponent" in table.page.get_by_test_id("winner").inner_text()


@pytest.mark.parametrize("size", ["phone", "desktop"])
def test_a_false_accusation_ends_the_deal(open_page, size):
    table = open_page(size).open()
    made(table, "modern", **{"play.wrong_card": "set_bid", "play.accusation": "by_players"})
    until(table, "ask-accuse")
    assert table.width_is_kept()
    table.press("ask-accuse")
    assert "your side pays" in table.prompt()
    assert table.width_is_kept()
    table.press("say-accuse")
    table.page.get_by_test_id("score-sheet").first.wait_for()
    text = table.page.get_by_test_id("score-sheet").first.inner_text()
    assert "false accusation" in text
