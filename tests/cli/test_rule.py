"""``acesaround rule``: an answer with its reasons, or one line that says what is wrong."""

import json

import pytest

from acesaround.cli import main


def ask(capsys: pytest.CaptureFixture[str], *arguments: str) -> list[str]:
    assert main(["rule", *arguments]) == 0
    printed = capsys.readouterr()
    assert printed.err == ""
    return [line.strip() for line in printed.out.splitlines()]


def test_melds(capsys: pytest.CaptureFixture[str]) -> None:
    lines = ask(capsys, "melds", "--trump", "S", "AS TS KS QS JS JD")
    assert lines[0] == "With spades as trump these melds are worth 190 points."
    assert "run in spades  AS TS KS QS JS  150" in lines
    assert lines == ask(capsys, "melds", "--trump", "♠", *["A♠", "10♠", "KS", "qs", "js", "jd"])
    none = ask(capsys, "melds", "--trump", "S", "AS")
    assert none[0] == "With spades as trump there are no melds in these cards."


def test_the_order_of_melds(capsys: pytest.CaptureFixture[str]) -> None:
    lines = ask(capsys, "melds-in-turn", "--trump", "S", "--tricks", "2", "AS TS KS QS JS")
    assert lines[0].endswith("2 turns to lay a meld these cards bring 190 points.")
    assert "1. royal marriage in spades  KS QS            40" in lines
    both = ask(capsys, "melds", "--variant", "two_hand", "--trump", "S", "AS TS KS QS JS")
    assert "Shown all at once" in both and "Laid one by one, in the best order" in both


def test_cards_that_may_not_be_played_have_the_rule_in_force(
    capsys: pytest.CaptureFixture[str],
) -> None:
    legal = ("legal", "--trump", "S", "--trick", "KH QS", "JS KS TS AD")
    lines = ask(capsys, *legal)
    assert lines[0] == "You may play the ten of spades or the king of spades."
    at = lines.index("JS  no")
    assert "You hold a higher trump and must play it" in lines[at + 1]
    assert "(Duty to beat: always)" in lines[at + 2]
    newer = ask(capsys, *legal, "--set", "head=trump_led_only")
    assert "JS  yes" in newer and "AD  no" in newer


def test_who_wins_and_points(capsys: pytest.CaptureFixture[str]) -> None:
    lines = ask(capsys, "winner", "--trump", "S", "KH", "QS", "QS", "AH")
    assert lines[0] == "The second card wins: the queen of spades."
    assert "Of equal cards the one that was played first wins." in lines
    counted = ask(capsys, "card-points", "--set", "count=11-10-4-3-2", "--last", "AS QS JD QH")
    assert counted[0] == "These cards count 29 points."


@pytest.mark.parametrize(
    ("arguments", "outcome", "changes"),
    [
        ("--bid 320 --melds 190/60 --tricks 140/110", "the bid is made", ["+330", "+170"]),
        ("--bid 320 --melds 190/60 --tricks 120", "the bid is lost", ["-320", "+190"]),
        ("--bid 500 --melds 240/80", "was not played", ["-500", "+80"]),
        ("--bid 32 --melds 19/6 --tricks 14 --set scale=10", "is made", ["+33", "+17"]),
        (
            "--bid 350 --trump S --melds 220 --tricks 130 --variant auction_chips",
            "the bid is made",
            ["+40", "-10", "-10"],
        ),
        (
            "--melds 100/60/40 --tricks 150/100/0 --won 9/7/0 --variant three_hand",
            "adds up",
            ["+250", "+160", "0"],
        ),
        (
            "--melds 100/60/40 --tricks 150/100/0 --won 9/6/1 --variant three_hand",
            "adds up",
            ["+250", "+160", "+40"],
        ),
    ],
)
def test_a_settlement_adds_up(
    arguments: str, outcome: str, changes: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    lines = ask(capsys, "settle", *arguments.split())
    assert outcome in lines[0]
    assert [line.split()[-1] for line in lines if line.startswith("This deal")] == changes


@pytest.mark.parametrize(
    "arguments",
    [
        ("melds", "--trump", "S", "KS QS"),
        ("legal", "--trump", "S", "--trick", "KH", "AH 9H"),
        ("winner", "--trump", "none", "9H AS"),
        ("card-points", "AS"),
        ("settle", "--bid", "250", "--melds", "0/0", "--tricks", "250/0"),
        ("melds-in-turn", "--trump", "H", "KS QS"),
    ],
)
def test_json_holds_question_answer_and_words(
    arguments: tuple[str, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["rule", *arguments, "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["kind"] == arguments[0].replace("-", "_")
    assert told["text"] and told["parts"]
    assert isinstance(told["question"], dict) and isinstance(told["answer"], dict)


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["melds", "--trump", "S", "1S"], ["Hand: “1S” is no card", "as in AS or 10H"]),
        (["melds", "--trump", "S", "AS AS AS"], ["Hand: ", "3 times", "only 2 times"]),
        (["melds", "AS"], ["Trump: This is missing."]),
        (
            ["settle", "--bid", "325", "--melds", "195/60", "--tricks", "140/120"],
            ["nearest bids are 320 and 330", "No melds are worth 195", "add up to 260"],
        ),
        (["settle", "--bid", "9", "--melds", "1"], ["Melds: One number"]),
        (["legal", "--variant", "none", "AS"], ["no variant 'none'"]),
        (["whist"], ["whist"]),
        ([], ["QUESTION"]),
    ],
)  # fmt: skip
def test_bad_questions_are_one_line_and_status_2(
    arguments: list[str], said: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["rule", *arguments]) == 2
    printed = capsys.readouterr()
    assert printed.out == ""
    (line,) = printed.err.splitlines()
    assert line.startswith("acesaround") and all(each in line for each in said), line
