"""``acesaround solve``: a moment of play, and what is wrong with the input."""

import json
from pathlib import Path

import pytest

from acesaround.cli import main

HANDS = ["9S AH", "TS TH", "JS JD", "QS QD"]


def solved(capsys: pytest.CaptureFixture[str], *arguments: str) -> dict[str, object]:
    assert main(["solve", "--json", *arguments]) == 0
    found: dict[str, object] = json.loads(capsys.readouterr().out)
    return found


def test_the_value_and_every_card(capsys: pytest.CaptureFixture[str]) -> None:
    # The ace of trump first draws the ten of trump; the nine first lets it draw that and the rest.
    found = solved(capsys, "--trump", "H", *HANDS)
    assert found.pop("seconds")
    assert found.pop("nodes")
    assert found == {
        "side": [0, 2],
        "place": 0,
        "low": 30,
        "high": 30,
        "exact": True,
        "total": 40,
        "best": ["9S"],
        "cards": [{"card": "9S", "low": 30, "high": 30}, {"card": "AH", "low": 20, "high": 20}],
    }


def test_the_text_names_the_best_card_first(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["solve", "--trump", "h", *HANDS]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[:-1] == [
        "the side of 0, 2 takes 30 of 40 points",
        "if place 0 plays",
        "  9S  30  best",
        "  AH  20",
    ]
    assert lines[-1].endswith(" s")


def test_a_file_of_hands_and_the_other_side(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "hands.txt"
    file.write_text("# south\n9S AH\n\nTS TH # west\nJS JD\nQS QD\n", "utf-8")
    found = solved(capsys, "--trump", "H", "--file", str(file), "--side", "1,3")
    assert (found["side"], found["low"], found["high"]) == ([1, 3], 10, 10)
    assert found["best"] == ["9S"]


def test_the_middle_of_a_trick(capsys: pytest.CaptureFixture[str]) -> None:
    hands = ["AH", "TH", "JS JD", "QS QD"]
    found = solved(capsys, "--trump", "H", "--lead", "0", "--trick", "9S TS", *hands)
    assert (found["place"], found["low"], found["total"]) == (2, 30, 40)
    assert found["cards"] == [{"card": "JS", "low": 30, "high": 30}]


def test_the_first_lead_by_rules_that_bind_it(capsys: pytest.CaptureFixture[str]) -> None:
    bound = ["--set", "play.first_lead_trump=true", "--trump", "H"]
    assert solved(capsys, *bound, *HANDS)["low"] == 30
    assert solved(capsys, *bound, "--first-lead", *HANDS)["low"] == 20


def test_a_limit_gives_bounds(capsys: pytest.CaptureFixture[str]) -> None:
    hands = [
        "AS KS QS TH JH 9H AD JD KC QC 9C 9D",
        "TS QS JS AH KH QH TD KD QD AC JC 9S",
        "AS TS 9S KH QH JH AD TD 9D TC QC KC",
        "KS JS AH TH 9H KD QD JD AC TC JC 9C",
    ]
    arguments = ["--trump", "none", "--nodes", "500", "--seconds", "9", *hands]
    found = solved(capsys, *arguments)
    assert found["exact"] is False
    assert main(["solve", *arguments]) == 0
    assert f"{found['low']} to {found['high']} of 250" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ([*HANDS], "--trump"),
        (["--trump", "X", *HANDS], "'X' is not a suit"),
        (["--trump", "H"], "--file"),
        (["--trump", "H", "--file", "x", *HANDS], "one of the two"),
        (["--trump", "H", "--file", "none.txt"], "none.txt: there is no such file"),
        (["--trump", "H", *HANDS[:3]], "3 hands are named, and modern is played with 4"),
        (["--trump", "H", "9S ZZ", *HANDS[1:]], "hand 0: 'ZZ' is not a card"),
        (["--trump", "H", "9S", *HANDS[1:]], "1, 2, 2, 2 cards"),
        (["--trump", "H", "--trick", "9S", *HANDS], "3, 2, 2, 2 cards"),
        (["--trump", "H", "--trick", "9S 9S JS JS", *HANDS], "a whole trick"),
        (["--trump", "H", "JD JD", *HANDS[1:]], "3 JD here, and the deck of modern has 2"),
        (
            ["--trump", "H", "--variant", "double_deck", *HANDS],
            "1 9S here, and the deck of double_deck has 0",
        ),
        (["--trump", "H", "--lead", "4", *HANDS], "--lead"),
        (["--trump", "H", "--side", "0,4", *HANDS], "--side 0,4"),
        (["--trump", "H", "--side", "0,1,2,3", *HANDS], "--side 0,1,2,3"),
        (["--trump", "H", "", "", "", ""], "no card left"),
    ],
)
def test_bad_input_is_one_line_and_status_2(
    arguments: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["solve", *arguments]) == 2
    printed = capsys.readouterr()
    assert printed.out == ""
    (line,) = printed.err.splitlines()
    assert said in line
