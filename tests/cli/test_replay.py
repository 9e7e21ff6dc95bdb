"""``acesaround replay``: a game shown from either form, cut, as data, and turned into the other."""

import json
import random
from pathlib import Path

import pytest

from acesaround.cards import Card
from acesaround.cli import main
from acesaround.game import CHANCE, Action, Bid, Game, Pass, PlayCard
from acesaround.record import lines_of, log_of, read_game, read_record, write_game
from acesaround.rules import PRESETS, preset, with_options
from acesaround.testing import arranged, arranged_game, played_game

LOG = log_of(
    played_game(preset("modern3"), 4, deals=3),
    ("Ann", "", "Bo"),
    ("person", "plain"),
    {"Date": "2026-11-30"},
)
TEXT = write_game(LOG)
LINES = b"".join(line + b"\n" for line in lines_of(LOG))


@pytest.fixture(params=["text", "log"])
def file(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    path = tmp_path / "game"
    path.write_bytes(TEXT.encode() if request.param == "text" else LINES)
    return path


def said(capsys: pytest.CaptureFixture[str], *arguments: object) -> list[str]:
    assert main(["replay", *map(str, arguments)]) == 0
    printed = capsys.readouterr()
    assert printed.err == ""
    return printed.out.splitlines()


def test_a_game_is_told_from_either_form(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    lines = said(capsys, file)
    assert lines[:6] == [
        "Three players with auction",
        "South: Ann (person)",
        "West: West (plain)",
        "East: Bo",
        "Date: 2026-11-30",
        "",
    ]
    assert [line for line in lines if line.startswith("Deal ") and "deals" in line] == [
        "Deal 1. Ann deals.",
        "Deal 2. West deals.",
        "Deal 3. Bo deals.",
    ]
    at = lines.index("Deal 2. West deals.")
    assert lines[at + 1].startswith("Ann: spades: king, nine; hearts: ten, queen, queen, jack; ")
    assert lines[at + 4] == "Laid aside: spades: ten; diamonds: queen; clubs: king"
    assert lines[at + 5] == ("Bo bids 250. Ann bids 270. West passes. Bo bids 280. Ann passes.")
    assert (
        "Trick 2: West nine of spades, Bo ten of spades and Ann nine of spades. "
        "Bo wins the trick: 10 points." in lines
    )
    assert "  Bid of 280 not reached: −280" in lines
    assert "  Bo: jacks around (40 points, not counted)" in lines
    assert lines[-1] == "The game is not over."


def test_one_deal_and_a_part_of_it(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    lines = said(capsys, file, "--deal", 2)
    assert "Deal 2. West deals." in lines
    assert not any(line.startswith(("Deal 1.", "Deal 3.")) for line in lines)
    lines = said(capsys, file, "--deal", 2, "--upto", 9)
    assert lines[-7].startswith("Trick 1: Bo nine of hearts.")
    assert lines[-5] == "The cards of each player now:"
    assert lines[-4].startswith("Ann: spades: king, nine; hearts: ten, queen, queen, jack; ")
    assert lines[-1] == "Ann is to act."


def test_a_part_of_the_game_is_counted_from_its_beginning(
    file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert said(capsys, file, "--upto", 0)[-1] == "Date: 2026-11-30"
    whole = said(capsys, file)
    for upto in range(1, len(LOG.lines) + 1, 7):
        lines = said(capsys, file, "--upto", upto)
        assert lines[:7] == whole[:7]
    assert said(capsys, file, "--upto", len(LOG.lines)) == whole
    assert said(capsys, file, "--upto", 100_000) == whole


def test_as_data(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (line,) = said(capsys, file, "--json")
    found = json.loads(line)
    assert list(found) == [
        "variant",
        "rules",
        "dealer",
        "drawn",
        "seats",
        "kinds",
        "tags",
        "deals",
        "scores",
        "winner",
    ]
    assert found["seats"] == ["Ann", "", "Bo"]
    assert [deal["number"] for deal in found["deals"]] == [1, 2, 3]
    second = found["deals"][1]
    assert second["contract"] == {"seat": 2, "amount": 280, "stuck": False}
    assert second["widow"] == ["KC", "QD", "TS"]
    assert [len(hand) for hand in second["hands"]] == [15, 15, 15]
    assert len(second["tricks"]) == 15
    assert second["score"]["outcome"] == "set"
    assert found["scores"] == list(LOG.game.state.scores)
    (line,) = said(capsys, file, "--json", "--deal", 2, "--upto", 9)
    (deal,) = json.loads(line)["deals"]
    assert len(deal["actions"]) == 8
    assert deal["tricks"] == []
    assert deal["trick"]["cards"] == ["9H"]


def test_each_form_becomes_the_other(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert said(capsys, file, "--to", "text") == TEXT.splitlines()
    assert said(capsys, file, "--to", "log") == LINES.decode().splitlines()


def test_house_rules_and_forbidden_cards_are_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    rules = with_options(preset("four_hand_solo"), {"match.target": 500, "wrong_card": "game"})
    game = Game.start(rules)
    game.act(arranged(rules, {1: "AS AS TS TS KS KS QS QS JS JS 9S AH", 2: "9S 9H"}, upcard="9D"))
    while game.state.phase == "exchange":
        game.act(next(iter(game.legal)))
    game.act(PlayCard(seat=1, card=Card("AS")))
    game.act(PlayCard(seat=2, card=Card("9H")))
    path = tmp_path / "game.txt"
    path.write_text(write_game(game), "utf-8")
    assert "W: AS 9H!" in path.read_text("utf-8")
    lines = said(capsys, path)
    assert "Game: 500" in lines
    trick = lines.index("Trick 1: West ace of spades and North nine of hearts.")
    assert lines[trick + 1] == "North broke a rule with that card."


def test_a_deal_that_a_forbidden_card_ends_is_told_to_the_end_of_the_game(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    rules = with_options(preset("modern"), {"match.target": 10, "wrong_card": "all_250"})
    hands = {1: "AS AS TS TS KS KS QS QS JS JS 9S AH", 2: "9S 9H"}
    game = arranged_game(with_options(rules, {"pass_count": 0}), hands)
    source = random.Random(1)
    while game.state.phase != "tricks":
        game.act(next(iter(game.legal)) if game.state.phase != "auction" else _call(game))
    while game.state.winner is None and game.actor != CHANCE:
        deal, seat = game.state.deal, game.actor
        assert deal is not None
        assert seat is not None
        game.act(PlayCard(seat=seat, card=source.choice(deal.hands[seat])))
    path = tmp_path / "game.txt"
    path.write_text(write_game(game), "utf-8")
    lines = said(capsys, path)
    assert game.state.winner is not None
    assert any(line.endswith("broke a rule with that card.") for line in lines)
    assert lines[-1].endswith("win the game.")


def _call(game: Game) -> Action:
    """West bids, all others pass."""
    seat = game.actor
    assert seat is not None
    return Bid(seat=1, amount=250) if seat == 1 else Pass(seat=seat)


@pytest.mark.parametrize("name", PRESETS)
def test_every_variant_is_told(
    name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    game = played_game(PRESETS[name], 1, deals=2)
    path = tmp_path / "game.txt"
    path.write_text(write_game(game), "utf-8")
    lines = said(capsys, path)
    scored = [line for line in lines if line.startswith("Deal ") and " is over." in line]
    assert len(scored) == len(game.state.history)


@pytest.mark.parametrize(
    ("change", "arguments", "message"),
    [
        ((b"Trump: E", b"Trump: S"), [], "it is not South's turn: East must name trump"),
        ((b"Trump: E hearts", b"Trump: E heart"), [], "'heart' is no suit; there are spades"),
        ((b"Trump: E hearts", b"Trump: E h\xffarts"), [], "the byte 0xff is no UTF-8"),
        ((TEXT.encode(), b""), [], "line 1, column 1: this is no game in our notation"),
        ((TEXT.encode(), LINES[:-30]), [], "the line is cut or altered"),
        ((TEXT.encode(), LINES.rsplit(b"\n", 2)[0]), [], "the log stops without its end line"),
        ((TEXT.encode(), b'{"format":1}'), [], "line 1: this is no log of Aces Around"),
        ((b"", b""), ["--deal", "9"], "--deal 9: "),
        ((b"", b""), ["--to", "text", "--upto", "4"], "leave out --deal and --upto"),
    ],
)
def test_a_damaged_file_is_one_line_and_status_2(
    change: tuple[bytes, bytes],
    arguments: list[str],
    message: str,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    path = tmp_path / "game"
    path.write_bytes(TEXT.encode().replace(*change, 1) if change[0] else TEXT.encode())
    assert main(["replay", str(path), *arguments]) == 2
    printed = capsys.readouterr()
    assert printed.out == ""
    (line,) = printed.err.splitlines()
    assert message in line
    if not arguments:
        assert str(path) in line


@pytest.mark.parametrize(
    ("language", "message"),
    [
        ("ru", "сейчас действует не Юг: Восток должен назначить козырь"),
        ("sv", "det är inte Syd som är i tur: Öst ska välja trumf"),
    ],
)
def test_damage_is_told_in_the_language_that_is_asked_for(
    language: str, message: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "game"
    path.write_text(TEXT.replace("Trump: E", "Trump: S", 1), "utf-8")
    assert main(["replay", "--lang", language, str(path)]) == 2
    assert message in capsys.readouterr().err


def test_a_log_that_is_still_written_can_be_shown(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "game"
    path.write_bytes(b"\n".join(LINES.splitlines()[:30]) + b"\n")
    assert main(["replay", str(path)]) == 2
    capsys.readouterr()
    assert said(capsys, path, "--unfinished")[-1] == "The game is not over."


def test_the_two_forms_are_told_apart() -> None:
    assert read_record(TEXT.encode()).lines == LOG.lines
    assert [line.action for line in read_record(LINES).lines] == [line.action for line in LOG.lines]
    assert read_game("\ufeff" + TEXT).header == LOG.header
