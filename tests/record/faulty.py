"""Damaged examples of everything that can be brought, and the errors that come of them."""

from __future__ import annotations

import re
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec
from damage import DAMAGE, DEAL, RULES_DAMAGE, forbidden_card
from malformed import MALFORMED, MELDS

from acesaround.cards import parse_card, parse_suit
from acesaround.errors import AcesError, FaultyInput
from acesaround.game import Game, Pass
from acesaround.game.event import DealBegan
from acesaround.record import (
    LogEnd,
    check_of,
    encode_line,
    lines_of,
    load_cases,
    log_of,
    log_of_events,
    parse_cases,
    read_log,
    read_record,
    write_game,
)
from acesaround.record.decoding import decoding_fault, unreadable
from acesaround.record.pad import Pad, read_pad, write_pad
from acesaround.rules import PRESETS, preset, read_rules, with_options
from acesaround.testing import played_game

PAGE = (Path(__file__).resolve().parents[2] / "docs" / "notation.md").read_text("utf-8")
BY_HAND = PAGE[PAGE.index("## Two players") :].split("```")[1].removeprefix("pinochle\n")
MODERN = write_game(Game.start(preset("modern")))
# A widow, and every card of it told without the deck.
WIDOW = re.sub(r"Deck:.*\n(  .*\n)*", "", write_game(played_game(preset("modern3"), 1, deals=1)))

DEALS = ({"bidder": "W", "bid": "300"},)
PAD = write_pad(Pad(rules=PRESETS["modern"], names=("", "Bo", "", ""), dealer=0, deals=DEALS))
PLAYED = log_of(played_game(PRESETS["modern"], 1, deals=1))
LOG = b"\n".join(lines_of(PLAYED)).decode()

# Four at the table, and the dealer gets no cards.
SITTING_OUT = """\
[Pinochle "1"] [Variant "auction_chips"]
[Changed "deal.players=4, dealer_sits_out=true"] [Dealer "S"]
Deal: 1
Hands:
S: AS
"""

# A text -> what is written in it, and what instead.
MORE_DAMAGE: dict[str, list[tuple[str, str]]] = {
    DEAL: [
        ('[Variant "four_hand_solo"]\n', ""),
        ("Turned: AS", "Turned: AS\nStock: AC"),
        ("Dix:", "Trump: W\nDix:"),
        ("Dix:", "Offers: W\nDix:"),
        ("Dix:", "Accuse: W\nDix:"),
        ("Dix:", "\N{EURO SIGN} ] Dix:"),
        ("S: AS 9H 9C\n", "S: AS 9H 9C 9D -> S 11\n  S: TS 9H 9C 9D QS\n"),
        ('[Dealer "S"]', '[Drawn "AS KH 9D QC"][Dealer "E"]'),
    ],
    BY_HAND: [
        ('[Dealer "N"]', '[Dealer "N"][West "Ann"]'),
        ("Turned: JH", ""),
        ("Stock: QD QS", "Stock: QD"),
        ("Stock:", "; Stock:"),
        ("Deal: 1", "Deal: 1\nWidow: AS"),
        ("QH@2", "QH@1"),
        ("Hands:\n", "Deck: AS\nHands:\n"),
    ],
    WIDOW: [("Widow:", "; Widow:"), ("Widow:", "Turned: AS Widow:")],
    write_game(played_game(preset("modern"), 1, deals=1)): [("  S: ", "  S: AS ; ")],
}


def raised(reading: Callable[..., object], *brought: object) -> AcesError:
    """The error that reading it raises."""
    try:
        reading(*brought)
    except AcesError as error:
        return error
    raise AssertionError("nothing was wrong")


def games() -> Iterator[AcesError]:
    """Games as texts."""
    for text, changes in (*MORE_DAMAGE.items(), (DEAL, DAMAGE), (MODERN, RULES_DAMAGE)):
        for old, new, *_ in changes:
            assert old in text, old
            yield raised(read_record, text.replace(old, new, 1).encode())
    changed = write_game(Game.start(with_options(preset("modern"), {"match.target": 700})))
    yield raised(read_record, changed.replace("target=700", "target=800", 1).encode())
    text, card = forbidden_card()
    text = text.replace("\n\nResult", f" {card}\nResult")
    yield raised(read_record, text.encode())
    text, card = forbidden_card("modern", "set_bid")
    yield raised(read_record, text.replace("\n\nResult", f" {card}! AS\nResult").encode())
    yield raised(read_record, SITTING_OUT.encode())
    yield raised(read_record, b"[Pinochle\n\xff")


def pads() -> Iterator[AcesError]:
    """Score pads as texts."""
    for old, new in (
        ("[PinochlePad", "[Pinochle"),
        ('[Dealer "S"]\n', ""),
        ('[Dealer "S"]', '[Dealer "X"]'),
        ('[Rules "', '[Rules "x'),
        ("Deal: 1", ""),
        ("Bid:", "Bud:"),
        ("Bid: 300", "Bid: 300 Bid: 310"),
        ("Bid: 300", "Bid: " + "300 " * 60),
    ):
        assert old in PAD, old
        yield raised(read_pad, PAD.replace(old, new, 1))


def logs() -> Iterator[AcesError]:
    """Event logs."""
    lines = LOG.encode().split(b"\n")
    first, second = PLAYED.lines[:2]
    start = lines[0]
    for damaged in (
        [],
        [b"{}"],
        [b'{"format":"acesaround-log","version":2}'],
        [start, lines[1][:-3]],
        [start, lines[2]],
        lines[:-1],
        [*lines, b"{}"],
        _after(lines[:1], msgspec.structs.replace(first, n=9)),
        _after(lines[:1], LogEnd(end=9)),
        _after(lines[:2], msgspec.structs.replace(second, action=Pass(seat=9))),
        _after(lines[:1], msgspec.structs.replace(first, events=first.events[:-1])),
        _after(lines[:1], msgspec.structs.replace(first, events=(*first.events, *second.events))),
        _after(lines[:1], msgspec.structs.replace(first, events=first.events[::-1])),
        _forged(start, b'"n":2', b'"n":"2"', lines[1]),
        _forged(start, b'"end":', b'"end":null,"x":', lines[-1]),
        _header(start, b'"dealer":', b'"dealer":{},"x":'),
        _header(start, b'"seats":[]', b'"seats":["","","","","Eve"]'),
        _header(start, b'"tags":{}', b'"tags":{"Rules":"x"}'),
        _header(start, b'"tags":{}', b'"tags":{"1":"x"}'),
        _header(start, b'"drawn":[]', b'"drawn":["AS","KH","9D","QC"]'),
        _header(start, b'"hand_size":12', b'"hand_size":11'),
    ):
        yield raised(read_log, damaged)
    events = PLAYED.game.events
    at = next(n for n, event in enumerate(events) if isinstance(event, DealBegan))
    yield raised(log_of_events, [*events[:at], events[at + 1]])


def _after(lines: list[bytes], line: Any) -> list[bytes]:
    return [*lines, encode_line(line, check_of(lines[-1]))]


def _forged(start: bytes, old: bytes, new: bytes, line: bytes) -> list[bytes]:
    """A line with something else in it, and its check made right."""
    assert old in line, old
    content = msgspec.json.decode(line.replace(old, new, 1))
    return [start, *_checked(content, check_of(start))]


def _header(start: bytes, old: bytes, new: bytes) -> list[bytes]:
    assert old in start, old
    return list(_checked(msgspec.json.decode(start.replace(old, new, 1)), ""))


def _checked(content: dict[str, Any], previous: str) -> Iterator[bytes]:
    del content["check"]
    kind = msgspec.defstruct("Line", [("check", str), *((name, Any) for name in content)])
    yield encode_line(kind(check="", **content), previous)


def cases() -> Iterator[AcesError]:
    """Files of rulings."""
    for text in MALFORMED:
        yield raised(parse_cases, text, "bad.toml")
    tricks = '[[case]]\nid = "X1"\nkind = "legal"\ntrump = ""\nlegal = ""\n'
    for text in (
        tricks + 'trick = "AS"\nhand = ""',
        tricks + 'trick = "AS AS KS KS"\nhand = "9S"',
        MELDS.replace('kind = "melds"', 'kind = "settle"\nbid = 1\nbidder_melds = 1').replace(
            'table = "modern"\ntrump = "S"\nhand = "AS"\n',
            'defender_melds = 1\nscore = [1, 2]\nvariant = "two_hand"\n',
        ),
    ):
        yield raised(parse_cases, text, "bad.toml")
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        (folder / "latin.toml").write_bytes(b"# \xff\n")
        for path in (folder / "none.toml", folder, folder / "latin.toml", folder / ("x" * 300)):
            yield raised(load_cases, path)


def texts_of_cards() -> Iterator[AcesError]:
    """Cards and suits that are none."""
    yield raised(parse_card, "XS")
    yield raised(parse_suit, "X")


class _Form(msgspec.Struct, forbid_unknown_fields=True):
    number: Annotated[int, msgspec.Meta(ge=0)] = 0
    real: float = 0.0
    text: str | None = None
    yes: bool = False
    choice: Literal["a", "b"] = "a"
    pair: tuple[int, int] = (1, 2)
    many: dict[str, bool | int | str] = {}
    other: bytes = b""
    needed: list[int] = []


class _Needed(msgspec.Struct):
    needed: int


def data() -> Iterator[AcesError]:
    """Data in JSON."""
    for text in (
        b"",
        b'{"number"',
        b'{"number":x}',
        b'{"number":-1}',
        b'{"number":1e400}',
        b'{"number":1.5}',
        b'{"real":"1"}',
        b'{"text":1}',
        b'{"text":{}}',
        b'{"text":"\xff"}',
        b'{"yes":[]}',
        b'{"yes":null}',
        b'{"choice":"c"}',
        b'{"pair":[1]}',
        b'{"many":{"a":1.5}}',
        b'{"other":true}',
        b'{"wrong":1}',
        b"[" * 100_000,
    ):
        yield _undecoded(text, _Form)
    yield _undecoded(b"{}", _Needed)
    yield _undecoded(b"[" * 100_000, Any)
    yield FaultyInput(unreadable(PermissionError()))
    yield FaultyInput(decoding_fault(ValueError("what nobody has foreseen")))


def _undecoded(text: bytes, kind: Any) -> AcesError:
    try:
        msgspec.json.decode(text, type=kind)
    except (msgspec.MsgspecError, ValueError, RecursionError) as error:
        return FaultyInput(decoding_fault(error))
    raise AssertionError(text)


def rules_files() -> Iterator[AcesError]:
    """Files of house rules."""
    for text in (
        "=3",
        "a",
        "a = b\n",
        "a = 1 b = 2",
        'a = "x',
        "a = [1",
        "[a]\n[a]",
        'a = "\\x"',
        "a = " + "[" * 100_000,
        "a = {x=1,}\x00",
        'variant = "whist"',
        "",
    ):
        yield raised(read_rules, text, "rules.toml")
