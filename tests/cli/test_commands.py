"""The commands: what they print, how they end."""

import json
import os
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from acesaround import __version__
from acesaround.cli import main
from acesaround.cli.commands import COMMANDS
from acesaround.game import sides
from acesaround.rules import PRESETS, Rules

CASES = Path(__file__).parents[1] / "cases"


def simulated(capsys: pytest.CaptureFixture[str], *arguments: str) -> dict[str, object]:
    assert main(["simulate", "--json", "--deals", "6", *arguments]) == 0
    printed = capsys.readouterr()
    assert printed.err == ""
    found: dict[str, object] = json.loads(printed.out)
    return found


@pytest.mark.parametrize("name", PRESETS)
def test_simulate_prints_one_object(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    found = simulated(capsys, "--variant", name, "--seats", "random")
    assert list(found) == ["variant", "rules", "deals", "games", "totals"]
    assert found["variant"] == name
    assert msgspec.convert(found["rules"], Rules) == PRESETS[name]
    deals = found["deals"]
    assert isinstance(deals, list)
    assert [deal["n"] for deal in deals] == [1, 2, 3, 4, 5, 6]
    for deal in deals:
        assert list(deal) == [
            "n",
            "dealer",
            "contract",
            "melds",
            "tricks",
            "scores",
            "total_points",
            "seats",
            "pot",
        ]
        if PRESETS[name].auction is None:
            assert deal["contract"] is None
        for part in ("melds", "tricks", "scores"):
            assert list(deal[part]) == [str(side) for side in sides(PRESETS[name])]


def test_simulate_repeats_itself(capsys: pytest.CaptureFixture[str]) -> None:
    first = simulated(capsys, "--seed", "5")
    assert simulated(capsys, "--seed", "5") == first
    assert simulated(capsys, "--seed", "6") != first


def test_simulate_sets_options(capsys: pytest.CaptureFixture[str]) -> None:
    found = simulated(capsys, "--set", "match.target=500", "--set", "min_bid=300")
    rules = msgspec.convert(found["rules"], Rules)
    assert rules.match.target == 500
    assert rules.auction is not None
    assert rules.auction.min_bid == 300


def test_simulate_reads_rules_from_a_file(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "rules.json"
    file.write_bytes(msgspec.json.encode(PRESETS["two_hand"]))
    assert simulated(capsys, "--rules", str(file)) == simulated(capsys, "--variant", "two_hand")


def test_a_file_and_a_code_of_house_rules_give_the_same_game(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    house = ["--set", "match.target=500", "--set", "min_bid=300"]
    assert main(["variants", "modern", *house, "--toml"]) == 0
    file = tmp_path / "home.toml"
    file.write_text(capsys.readouterr().out, "utf-8")
    assert main(["variants", "--rules", str(file), "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["rules"]["match"]["target"] == 500
    set_one_by_one = simulated(capsys, "--variant", "modern", *house)
    assert simulated(capsys, "--rules", str(file)) == set_one_by_one
    assert simulated(capsys, "--code", told["code"].lower()) == set_one_by_one
    assert main(["variants", "--code", told["code"]]) == 0
    assert f"code: {told['code']}" in capsys.readouterr().out


def test_rules_that_no_code_can_hold_are_shown_without_one(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "rules.json"
    file.write_bytes(msgspec.json.encode(msgspec.structs.replace(PRESETS["modern"], name="home")))
    assert main(["variants", "--rules", str(file), "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["code"] is None
    assert main(["variants", "--rules", str(file)]) == 0
    assert "code:" not in capsys.readouterr().out


def test_simulate_prints_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "--deals", "8", "--seats", "plain,random,plain,random"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].startswith("modern: deals 8, ")
    assert [line.split("  ")[0] for line in lines[2:4]] == [
        "0 (plain, plain)",
        "1 (random, random)",
    ]
    assert lines[4].startswith("contracts: made ")


def test_fewer_players_than_seats_are_repeated_in_turn(capsys: pytest.CaptureFixture[str]) -> None:
    quick = "casual:worlds=2:deals=2:sets=4"
    assert main(["simulate", "--deals", "1", "--seats", f"{quick},plain"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line.split("  ")[0] for line in lines[2:4]] == [
        f"0 ({quick}, {quick})",
        "1 (plain, plain)",
    ]


def test_variants_tells_every_option(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["variants"]) == 0
    printed = " ".join(capsys.readouterr().out.split())
    for rules in PRESETS.values():
        assert f"{rules.name}: deal" in printed
        for path, option, _ in rules.options():
            assert f"{path} = " in printed
            assert option.label in printed
            assert " ".join(option.help.split()) in printed


def test_variants_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["variants", "two_hand", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    rules = PRESETS["two_hand"]
    assert msgspec.convert(found["rules"], Rules) == rules
    assert [(each["path"], each["value"]) for each in found["options"]] == [
        (path, value) for path, _, value in rules.options()
    ]
    assert main(["variants", "--json"]) == 0
    assert [each["name"] for each in json.loads(capsys.readouterr().out)] == list(PRESETS)


def test_check_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", "--json", str(CASES / "games.toml")]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["count"] == {"ok": 13, "wrong": 0, "later": 0}
    assert found["rulings"][0]["id"] == "E1"


def test_version_and_help(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--version"]) == 0
    assert capsys.readouterr().out == f"acesaround {__version__}\n"
    for command in ([], *([name] for name in COMMANDS)):
        assert main([*command, "--help"]) == 0
        assert "usage: acesaround" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ("nonsense", "nonsense"),
        ("check", "FILE"),
        ("simulate --deals 0", "--deals"),
        ("simulate --deals ²", "--deals"),
        ("simulate --seed -1", "--seed"),
        ("simulate --variant none", "no variant 'none'"),
        ("simulate --variant modern --rules x", "--rules"),
        ("simulate --set head", "--set head: write it as section.option=value"),
        ("simulate --set none=1", "no option 'none'"),
        ("simulate --set head=up", "play.head cannot be 'up'"),
        ("simulate --set deal.players=3", "3 hands of 12 cards do not use the 48 cards"),
        ("simulate --seats plain,plain,plain", "plain,plain,plain: it names 3 players"),
        (f"simulate --seats {','.join(5 * ['plain'])}", "it names 5 players, and modern has 4"),
        ("simulate --seats nobody", "no player 'nobody'"),
        ("simulate --rules none.json", "none.json: there is no such file"),
        ("variants none", "no variant 'none'"),
        ("variants --toml", "name a variant"),
        ("variants --set head=never", "name a variant"),
        ("variants modern --toml --json", "--json"),
        ("variants modern --code 017H4-BW1", "--code"),
        ("simulate --code 017H4-BW2", "the code 017H4-BW2: there is a typing error"),
        ("simulate --code !", "has the letter '!'"),
        ("--port 70000", "at most 65535"),
    ],
)
def test_bad_input_is_one_line_and_status_2(
    arguments: str, said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(arguments.split()) == 2
    printed = capsys.readouterr()
    assert printed.out == ""
    (line,) = printed.err.splitlines()
    assert line.startswith("acesaround")
    assert said in line


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"\xff",
        b"variant",
        b'variant = "whist"',
        b"{}",
        b"[" * 10_000,
        b'{"name":"x","phases":["deal"]}',
        b'{"name":"x","phases":["deal","auction","score"],"auction":{"bid_step":0}}',
    ],
)
def test_bad_rules_are_named_by_file(
    content: bytes, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "rules.json"
    file.write_bytes(content)
    assert main(["simulate", "--rules", str(file)]) == 2
    (line,) = capsys.readouterr().err.splitlines()
    assert str(file) in line


def run(*arguments: str, **more: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "acesaround", *arguments],
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
        env={**os.environ, **more},
    )


def test_the_module_runs() -> None:
    ended = run("check", str(CASES / "games.toml"))
    assert ended.returncode == 0
    assert ended.stdout.endswith("13 ok, 0 wrong, 0 later\n")
    assert ended.stderr == ""


def test_an_unknown_language_is_answered_in_english() -> None:
    ended = run("check", str(CASES / "games.toml"), LC_ALL="xx_YY.UTF-8", LANGUAGE="xx")
    assert ended.stdout.endswith("13 ok, 0 wrong, 0 later\n")


def test_the_language_of_the_terminal_and_another_one() -> None:
    case = str(CASES / "games.toml")
    for language in ("ru_RU.UTF-8", "ru", "sv_SE"):
        ended = run("check", case, LANGUAGE="", LC_ALL=language)
        told = {"ru": "верно 13, неверно 0", "sv": "13 rätt, 0 fel"}[language[:2]]
        assert told in ended.stdout
    for way in (["--lang", "sv"], ["--lang=sv"]):
        ended = run("check", case, *way, LANGUAGE="ru")
        assert "13 rätt, 0 fel" in ended.stdout
    ended = run("--lang", "ru", "--help", LANGUAGE="en")
    assert ended.stdout.startswith("использование: ") and "\nкоманды:\n" in ended.stdout
    ended = run("variants", "modern", "--lang", "ru")
    assert "Обязанность бить" in ended.stdout and "always (всегда)" in ended.stdout
    ended = run("--lang", "xx")
    assert ended.returncode == 2 and "'en', 'ru', 'sv'" in ended.stderr


def test_cards_are_typed_and_told_in_the_letters_of_the_language() -> None:
    ended = run("rule", "winner", "КЧ", "10ч", "ТЧ", "--trump", "П", "--lang", "ru")
    assert ended.returncode == 0, ended.stderr
    assert "Берёт третья карта: туз червей." in ended.stdout
    assert "ТЧ" in ended.stdout and "AH" not in ended.stdout
    english = run("rule", "winner", "KH", "10H", "AH", "--trump", "S", "--lang", "sv")
    assert "Det tredje kortet tar sticket: hjärter ess." in english.stdout
    assert "EH" in english.stdout


def test_letters_that_the_terminal_lacks_are_no_error(tmp_path: Path) -> None:
    file = tmp_path / "case.toml"
    file.write_text(
        '[[case]]\nid = "Ä♠"\nkind = "winner"\ntrump = ""\ntrick = "A♠"\nwinner = 0\n', "utf-8"
    )
    ended = run("check", str(file), PYTHONIOENCODING="ascii", PYTHONUTF8="0")
    assert ended.stdout.startswith("ok ??\n")
    assert ended.returncode == 0


@pytest.mark.skipif(os.name == "nt", reason="there are no such pipes")
@pytest.mark.parametrize("command", [["variants"], ["check", *map(str, CASES.glob("*.toml"))]])
def test_a_broken_pipe_is_no_error(command: list[str]) -> None:
    reads, writes = os.pipe()
    os.close(reads)
    try:
        ended = subprocess.run(
            [sys.executable, "-m", "acesaround", *command],
            stdout=writes,
            stderr=subprocess.PIPE,
            check=False,
            timeout=60,
        )
    finally:
        os.close(writes)
    assert ended.returncode == 0
    assert ended.stderr == b""


def test_help_loads_neither_engine_nor_server() -> None:
    code = (
        "import sys; from acesaround.cli import main; main(['--help']);"
        "print(sorted(set(sys.modules) & {'msgspec', 'rich', 'acesaround.game', 'uvicorn'}))"
    )
    ended = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True, timeout=60
    )
    assert ended.stdout.splitlines()[-1] == "[]"
