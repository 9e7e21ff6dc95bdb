"""The pages of docs/notation.md say what is so."""

import re
from pathlib import Path

import pytest

from acesaround.record import NotationError, read_game, write_game
from acesaround.record.notation.reader import LABELS
from acesaround.record.tags import OURS

PAGE = (Path(__file__).parents[2] / "docs" / "notation.md").read_text("utf-8")
EXAMPLES = re.findall(r"^```pinochle\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL)


def without_rules(text: str) -> list[str]:
    return [line for line in text.splitlines() if not line.startswith("[Rules.")]


def test_the_examples_are_games() -> None:
    whole, by_hand = EXAMPLES
    # Options that came after the page was written are in no line of it.
    assert without_rules(write_game(read_game(whole))) == without_rules(whole)
    log = read_game(by_hand)
    assert len(log.lines) == 14
    assert read_game(write_game(log)).game.events == log.game.events


def test_every_label_and_tag_is_told() -> None:
    for label in LABELS:
        assert f"{label}:" in PAGE, label
    for tag in OURS - {
        f"{place}{end}" for place in ("West", "North", "East") for end in ("", "Player")
    }:
        assert f"[{tag}" in PAGE, tag


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("N: AC 9C KC QC", "N: KS 9C KC QC"),
        ("QS JH QD -> W 10", "QS JH QD -> N 10"),
        ("W 280", "W 255"),
    ],
)
def test_the_errors_are_those_of_the_page(old: str, new: str) -> None:
    assert old in EXAMPLES[0]
    with pytest.raises(NotationError) as caught:
        read_game(EXAMPLES[0].replace(old, new, 1))
    assert str(caught.value) in PAGE
