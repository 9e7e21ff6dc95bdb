"""Event logs: round trips, damage of every kind, and the part that is still good."""

import io
import random
import typing
from functools import cache

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from acesaround.cards import Card, Suit
from acesaround.errors import RecordError
from acesaround.game import CHANCE, Action, Deal, Game, IllegalAction, LayMeld
from acesaround.record import (
    DamagedLog,
    LogEnd,
    LogLine,
    LogWriter,
    check_of,
    decode_header,
    decode_line,
    encode_line,
    load_log,
    log_lines,
    read_log,
    write_log,
)
from acesaround.rules import PRESETS, MeldKind, Rules


def played(rules: Rules, seed: int, most: int | None = None) -> tuple[Game, list[Action]]:
    """A game of seats that do anything legal, and its actions."""
    rng = random.Random(seed)
    game = Game.start(rules, seed % rules.deal.players)
    actions: list[Action] = []
    while game.actor is not None and (most is None or len(actions) < most):
        if game.actor == CHANCE:
            (sorted_deck,) = game.legal
            assert isinstance(sorted_deck, Deal)
            action: Action = Deal(
                order=tuple(rng.sample(sorted_deck.order, k=len(sorted_deck.order)))
            )
        else:
            action = next(
                choice
                for at, choice in enumerate(iter(game.legal))
                if rng.random() < 0.5 or at + 1 == min(len(game.legal), 20)
            )
        actions.append(action)
        game.act(action)
    return game, actions


@cache
def short(name: str) -> tuple[Game, tuple[bytes, ...]]:
    rules = PRESETS[name]
    game, actions = played(rules, 1, 45)
    return game, tuple(log_lines(rules, actions, 1))


def rechained(lines: list[bytes], at: int, line: LogLine) -> list[bytes]:
    """The lines with one replaced, and every check after it made right again."""
    done = lines[:at]
    for number, data in enumerate(lines[at:], at):
        kind = LogEnd if number == len(lines) - 1 else LogLine
        content = line if number == at else msgspec.json.decode(data, type=kind)
        done.append(encode_line(content, check_of(done[-1])))
    return done


@pytest.mark.parametrize("name", PRESETS)
@pytest.mark.parametrize("seed", range(2))
def test_a_whole_game_comes_back(name: str, seed: int) -> None:
    rules = PRESETS[name]
    game, actions = played(rules, seed)
    out = io.BytesIO()
    write_log(out, rules, actions, seed % rules.deal.players, ("North", "Süd"))
    out.seek(0)
    log = load_log(out)
    assert log.game.state == game.state
    assert log.game.events == game.events
    assert Game.replay(log.game.events).state == game.state
    assert [line.action for line in log.lines] == actions
    assert log.header.seats == ("North", "Süd")
    assert log.header.rules == rules


def test_lines_may_be_text_with_any_line_break() -> None:
    game, lines = short("modern")
    for end in ("", "\n", "\r\n"):
        assert read_log([line.decode() + end for line in lines]).state == game.state


@pytest.mark.parametrize("name", PRESETS)
def test_a_log_is_written_while_playing_and_taken_up_again(name: str) -> None:
    rules = PRESETS[name]
    whole, actions = played(rules, 3, 60)
    out = io.BytesIO()
    game = Game.start(rules, 3 % rules.deal.players)
    writer = LogWriter.begin(out, rules, 3 % rules.deal.players)
    for action in actions[:30]:
        writer.append(action, game.act(action))
    log = load_log(out.getvalue().splitlines(), unfinished=True)
    assert log.game.state == game.state
    assert not log.ended
    writer = LogWriter.resume(out, log)
    for action in actions[30:]:
        writer.append(action, log.game.act(action))
    with pytest.raises(RecordError, match="end line"):
        read_log(out.getvalue().splitlines())
    writer.end()
    assert read_log(out.getvalue().splitlines()).state == whole.state
    with pytest.raises(ValueError, match="nothing can follow"):
        LogWriter.resume(out, load_log(out.getvalue().splitlines()))


def test_the_parts_of_a_log_can_be_used_alone() -> None:
    _, lines = short("two_hand")
    header = decode_header(lines[0])
    line = decode_line(lines[1], LogLine, check_of(lines[0]))
    assert header.rules == PRESETS["two_hand"]
    assert line.n == 2
    assert encode_line(line, header.check) == lines[1]


@settings(max_examples=150, deadline=None)
@given(st.data())
def test_any_altered_byte_is_found_in_its_line(data: st.DataObject) -> None:
    game, lines = short(data.draw(st.sampled_from(sorted(PRESETS))))
    at = data.draw(st.integers(0, len(lines) - 1))
    place = data.draw(st.integers(0, len(lines[at]) - 1))
    byte = data.draw(st.integers(0, 255))
    changed = bytearray(lines[at])
    same = changed[place] == byte
    changed[place] = byte
    altered = [*lines[:at], bytes(changed), *lines[at + 1 :]]
    if same:
        assert read_log(altered).state == game.state
        return
    with pytest.raises(RecordError) as caught:
        read_log(altered)
    _is_good_up_to(caught.value, at, lines)


@settings(max_examples=60, deadline=None)
@given(st.data())
def test_any_cut_is_found_in_its_line(data: st.DataObject) -> None:
    _, lines = short(data.draw(st.sampled_from(sorted(PRESETS))))
    whole = b"\n".join(lines)
    cut = data.draw(st.integers(0, len(whole) - 1))
    left = whole[:cut].splitlines()
    with pytest.raises(RecordError) as caught:
        read_log(left)
    intact = whole[:cut].count(b"\n")
    # A cut just before a line break leaves the line whole, and the next one is missing.
    intact += intact < len(left) and left[-1] == lines[intact]
    _is_good_up_to(caught.value, intact, lines)


@settings(max_examples=60, deadline=None)
@given(st.data())
def test_a_line_lost_doubled_or_moved_is_found(data: st.DataObject) -> None:
    _, lines = short("modern")
    at = data.draw(st.integers(1, len(lines) - 2))
    other = data.draw(st.integers(1, len(lines) - 2).filter(lambda place: place != at))
    moved = list(lines)
    moved[at], moved[other] = moved[other], moved[at]
    broken = {
        min(at, other): moved,
        at: [*lines[:at], *lines[at + 1 :]],
        at + 1: [*lines[: at + 1], lines[at], *lines[at + 1 :]],
    }
    for first, damaged in broken.items():
        with pytest.raises(RecordError) as caught:
            read_log(damaged)
        _is_good_up_to(caught.value, first, lines)


@given(st.lists(st.one_of(st.binary(max_size=80), st.text(max_size=80)), max_size=3))
def test_foreign_lines_are_refused(lines: list[str | bytes]) -> None:
    with pytest.raises(RecordError, match="line 1: ") as caught:
        read_log(lines)
    assert isinstance(caught.value, DamagedLog)
    assert caught.value.good is None


@settings(deadline=None)
@given(st.binary(max_size=60) | st.text(max_size=60))
def test_foreign_lines_after_the_header_are_refused(line: str | bytes) -> None:
    _, lines = short("modern")
    with pytest.raises(RecordError, match="line 2: "):
        read_log([lines[0], line])


def test_a_line_after_the_end_is_refused() -> None:
    _, lines = short("modern")
    with pytest.raises(RecordError, match="goes on after its end line") as caught:
        read_log([*lines, b""])
    assert caught.value.line == len(lines) + 1


def _is_good_up_to(error: RecordError, at: int, lines: tuple[bytes, ...]) -> None:
    """The error names the line ``at`` (from 0), and the game before it is kept."""
    assert isinstance(error, DamagedLog)
    assert error.line == at + 1
    if at == 0:
        assert error.good is None
        return
    assert error.good is not None
    before = load_log(lines[:at], unfinished=True)
    assert error.good.game.state == before.game.state
    assert error.good.game.events == before.game.events


# With the checks made right again only the engine can find what is wrong.


def _forged(change: str) -> list[bytes]:
    _, lines = short("modern")
    at = 1 + next(
        place
        for place, data in enumerate(lines[1:-1])
        if b'"do":"play"' in data and b"trick_won" in data
    )
    line = msgspec.json.decode(lines[at], type=LogLine)
    forged = {
        "n": msgspec.structs.replace(line, n=line.n + 1),
        "less": msgspec.structs.replace(line, events=line.events[:-1]),
        "more": msgspec.structs.replace(line, events=(*line.events, line.events[0])),
        "other": msgspec.structs.replace(line, events=(line.events[0], *line.events[:-1])),
        "seat": msgspec.structs.replace(
            line, action=msgspec.structs.replace(line.action, seat=(line.action.seat + 1) % 4)
        ),
    }[change]
    return rechained(list(lines), at, forged)


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ("n", "follows"),
        ("less", "is missing"),
        ("more", "does not follow from the action"),
        ("other", "the engine says"),
        ("seat", "not_your_turn"),
    ],
)
def test_a_forged_line_is_found_by_the_engine(change: str, message: str) -> None:
    with pytest.raises(RecordError, match=message):
        read_log(_forged(change))


@pytest.mark.parametrize(
    ("path", "value"),
    [
        (("deal", "players"), 0),
        (("auction", "bid_step"), 0),
        (("scoring", "scale"), 0),
        (("melds", "table"), "none"),
        (("phases",), []),
        (("stock",), {"turn_up": 1}),
    ],
)
def test_a_header_with_impossible_rules_is_refused(path: tuple[str, ...], value: object) -> None:
    _, lines = short("modern")
    header = decode_header(lines[0])
    plain = msgspec.to_builtins(header)
    inner = plain["rules"]
    for step in path[:-1]:
        inner = inner[step]
    inner[path[-1]] = value
    data = encode_line(_AnyHeader(**{**plain, "check": ""}))  # type: ignore[arg-type]
    with pytest.raises(RecordError, match="line 1: "):
        read_log([data])


class _AnyHeader(msgspec.Struct, kw_only=True):
    check: str
    format: object
    version: object
    rules: object
    dealer: object
    drawn: object
    seats: object
    kinds: object
    tags: object


def test_a_later_version_is_refused_by_name() -> None:
    with pytest.raises(RecordError, match="version 2; this program reads 1"):
        read_log(['{"format":"acesaround-log","version":2}'])


def test_an_action_after_the_game_is_refused() -> None:
    rules = PRESETS["two_hand"]
    game, actions = played(rules, 0)
    lines = list(log_lines(rules, actions))
    extra = LogLine(n=len(game.events), action=actions[-1], events=())
    with pytest.raises(RecordError, match="game_over"):
        read_log([*lines[:-1], encode_line(extra, check_of(lines[-2]))])
    with pytest.raises(IllegalAction):
        list(log_lines(rules, [*actions, actions[-1]]))


# Whatever action a line tells.

SEATS = st.integers(-3, 5)
NUMBERS = st.integers(-(2**63), 2**63 - 1) | st.integers(-1, 400)
FACES = st.sampled_from(list(Card))
HANDS = st.lists(FACES, max_size=5).map(tuple)
SUITS = st.sampled_from(list(Suit))


def any_action() -> st.SearchStrategy[Action]:
    fields = {
        "seat": SEATS,
        "order": HANDS,
        "amount": NUMBERS,
        "suit": SUITS,
        "cards": HANDS,
        "kind": st.sampled_from(list(MeldKind)),
        "laid": NUMBERS | st.none(),
        "upcard": st.booleans(),
        "card": FACES,
        "accused": SEATS,
    }

    def built(kind: type) -> st.SearchStrategy[Action]:
        own = {field.name: fields[field.name] for field in msgspec.structs.fields(kind)}
        if kind is LayMeld:
            own |= {"suit": SUITS | st.none(), "laid": st.lists(NUMBERS, max_size=3).map(tuple)}
        return st.builds(kind, **own)

    return st.one_of([built(kind) for kind in typing.get_args(Action)])


@settings(max_examples=300, deadline=None)
@given(st.data())
def test_any_action_in_a_whole_line_is_played_or_refused(data: st.DataObject) -> None:
    name = data.draw(st.sampled_from(sorted(PRESETS)))
    game, lines = short(name)
    at = data.draw(st.integers(1, len(lines) - 2))
    line = msgspec.json.decode(lines[at], type=LogLine)
    action = data.draw(any_action())
    if data.draw(st.booleans()):
        action = msgspec.structs.replace(action, seat=line.action.seat)
    forged = rechained(list(lines), at, msgspec.structs.replace(line, action=action))
    try:
        read = read_log(forged)
    except RecordError as error:
        assert error.line > at
        assert len(str(error).splitlines()) == 1
    else:
        assert read.state.events == game.state.events
