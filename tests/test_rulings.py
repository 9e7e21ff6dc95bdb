"""Every ruling in tests/cases holds."""

from pathlib import Path

import pytest
from malformed import MALFORMED

from acesaround.cli import main
from acesaround.errors import RulingError
from acesaround.record import Standing, judge, load_cases, parse_cases

CASES = Path(__file__).parent / "cases"
GIVEN = CASES.parents[2] / "shared" / "cases"

# File -> cases that hold. A case that is skipped would change a number.
COUNTS = {
    "auctions.toml": 14,
    "chips.toml": 8,
    "double_deck.toml": 8,
    "games.toml": 13,
    "melds.toml": 61,
    "melds_in_turn.toml": 13,
    "more_chips.toml": 10,
    "settling.toml": 13,
    "tricks.toml": 43,
}


def test_every_file_is_counted() -> None:
    assert {path.name for path in CASES.iterdir()} == set(COUNTS)


@pytest.mark.skipif(not GIVEN.is_dir(), reason="the rules book's own cases are not here")
def test_the_cases_of_the_rules_book_are_here_unchanged() -> None:
    for path in GIVEN.iterdir():
        assert (CASES / path.name).read_bytes() == path.read_bytes(), path.name


@pytest.mark.parametrize("name", COUNTS)
def test_every_ruling_holds(name: str) -> None:
    rulings = [judge(case) for case in load_cases(CASES / name)]
    wrong = [ruling for ruling in rulings if ruling.standing is Standing.WRONG]
    assert not wrong
    assert sum(1 for ruling in rulings if ruling.ok) == COUNTS[name]
    assert len(rulings) == (CASES / name).read_text("utf-8").count("[[case]]")


def test_check_says_ok_for_each(capsys: pytest.CaptureFixture[str]) -> None:
    files = [str(CASES / name) for name in COUNTS]
    assert main(["check", *files]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert "ok M01/S/modern" in lines
    total = sum(COUNTS.values())
    assert lines[-1] == f"{total} ok, 0 wrong, 0 later"
    assert len(lines) == total + 1


def test_a_case_of_a_variant_that_is_to_come_waits(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "later.toml"
    text = '[[case]]\nid = "X1"\nkind = "winner"\nvariant = "bezique"\n'
    file.write_text(text + 'trump = ""\ntrick = "AS"\nwinner = 0\n', "utf-8")
    assert main(["check", str(file)]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines == ["later X1: needs bezique", "0 ok, 0 wrong, 1 later"]


# One wrong case of each kind, and what is said of it.
WRONG = {
    'kind = "melds"\ntable = "modern"\ntrump = "S"\nhand = "QS JD KS"\npoints = 40': (
        "expected 40, got 80, because KS QS = 40, QS JD = 40"
    ),
    'kind = "melds_in_turn"\ntrump = "S"\nhand = "AS TS KS QS JS"\ntricks = 2\nbest = 150': (
        "expected 150, got 190, because KS QS = 40, AS TS KS QS JS = 150"
    ),
    'kind = "legal"\ntrump = "S"\ntrick = "KH"\nhand = "AH 9H"\nlegal = "AH 9H"': (
        "expected AH 9H, got AH, because the best card so far must be beaten, play.head is always"
    ),
    'kind = "legal"\ntrump = "S"\ntrick = "KH QS"\nhand = "JS KS KS"\nlegal = "JS KS"': (
        "expected KS JS, got KS, because the best trump so far must be beaten, play.head is always"
    ),
    'kind = "winner"\ntrump = "S"\ntrick = "AH 9S"\nwinner = 0': (
        "expected 0, got 1, because 9S is the first of the highest trumps"
    ),
    'kind = "winner"\ntrump = ""\ntrick = "AH AH 9S"\nwinner = 1': (
        "expected 1, got 0, because AH is the first of the highest cards of the suit led, "
        "and nobody trumped"
    ),
    'kind = "card_points"\ncards = "AS KS"\npoints = 15': (
        "expected 15, got 20, because AS = 10, KS = 10"
    ),
    'kind = "auction"\ncalls = ["250", "P", "P", "P"]\nresult = "seat 1 at 250"': (
        "expected seat 1 at 250, got seat 0 at 250"
    ),
    'kind = "auction"\ncalls = ["255"]\nresult = "seat 1 to call"': (
        "expected seat 1 to call, got illegal call 0, because every bid is a multiple of 10, "
        "auction.bid_step is 10"
    ),
    'kind = "auction"\ncalls = ["99990"]\nresult = "seat 1 to call"': (
        "expected seat 1 to call, got illegal call 0, because no hands can reach more than 2470"
    ),
    'kind = "auction"\ncalls = ["P", "P", "P", "P"]\nresult = "all passed"': (
        "expected all passed, got illegal call 3, because the auction was over before this call"
    ),
    'kind = "settle"\nbid = 320\nbidder_melds = 190\ndefender_melds = 60\nbidder_tricks = 120\n'
    "score = [310, 190]": (
        "expected +310 +190, got -320 +190, because the bid was not made, side 0 does not count "
        "its melds of 190 (tricks: 120), side 1 counts melds of 60 and tricks of 130"
    ),
    'kind = "settle"\nbid = 500\nbidder_melds = 240\ndefender_melds = 80\nplayed = false\n'
    "score = [0, 80]": (
        "expected 0 +80, got -500 +80, because the bid could not be reached, so nothing was "
        "played, side 0 does not count its melds of 240 (tricks: 0), side 1 counts melds of 80 "
        "and tricks of 0"
    ),
    'kind = "chips"\nbid = 350\ntrump = "S"\nmade = true\npot = 7\nbidder = 40': (
        "expected 40, got 37, because each opponent is worth +10 chips to the bidder, "
        "the pot +7, chips.inactive_settles is true"
    ),
    'kind = "game_end"\nbefore = [0, 1400]\ndeal = [0, 100]\nresult = "go on"': (
        "expected go on, got side 1 wins, because the scores are 0 1500 and the game is 1500, "
        "match.end_rule is bidder_first"
    ),
}


@pytest.mark.parametrize("case", WRONG)
def test_a_wrong_case_is_told_with_the_reason(
    case: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "wrong.toml"
    file.write_text(f'[[case]]\nid = "X1"\n{case}\n', "utf-8")
    assert main(["check", str(file)]) == 1
    assert capsys.readouterr().out.splitlines() == [
        f"WRONG X1: {WRONG[case]}",
        "0 ok, 1 wrong, 0 later",
    ]


@pytest.mark.parametrize("text", MALFORMED)
def test_a_malformed_file_is_named_with_case_and_field(
    text: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "bad.toml"
    file.write_text(text, "utf-8")
    assert main(["check", str(CASES / "tricks.toml"), str(file)]) == 2
    printed = capsys.readouterr()
    assert printed.out == ""
    (line,) = printed.err.splitlines()
    assert line.startswith(f"acesaround: {file}: ")
    assert MALFORMED[text] in line


def test_a_file_that_cannot_be_read_is_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "latin.toml").write_bytes(b"# \xff\n")
    for name, why in {
        "none.toml": "there is no such file",
        "latin.toml": "line 1: the byte 0xff is no UTF-8",
        "": "directory",
    }.items():
        assert main(["check", str(tmp_path / name)]) == 2
        (line,) = capsys.readouterr().err.splitlines()
        assert str(tmp_path / name) in line
        assert why in line


def test_nothing_but_a_ruling_error_comes_out_of_a_file() -> None:
    deep = "a = " + "[" * 100_000
    for text in (deep, "\0", "[[case]]\nid = 1979-05-27"):
        with pytest.raises(RulingError):
            parse_cases(text, "file")
