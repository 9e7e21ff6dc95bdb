"""Whatever is done to a text: one clear error with line and column, or a game all the same."""

import random
import re
from functools import cache

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from acesaround.game import Game
from acesaround.record import NotationError, log_of, read_game, write_game
from acesaround.rules import PRESETS
from acesaround.testing import random_action


@cache
def text_of(name: str, seed: int) -> str:
    game = Game.start(PRESETS[name], 1)
    source = random.Random(seed)
    for _ in range(40 + 60 * seed):
        if game.actor is None:
            break
        game.act(random_action(game, source))
    return write_game(log_of(game, ("Ann", "Bo"), tags={"Date": "2026-11-30"}))


SCRAPS = st.sampled_from(
    [*'[]{}";:,.@!->=+ \n\t\\é♥_', "AS", "9D", "S", "N", "pass", "250", "->", "Deal:", "-1", "@1"]
) | st.characters(codec="utf-8")


@st.composite
def damaged(draw: st.DrawFn) -> str:
    text = text_of(draw(st.sampled_from(sorted(PRESETS))), draw(st.integers(0, 2)))
    for _ in range(draw(st.integers(1, 3))):
        parts = draw(
            st.sampled_from([list(text), text.splitlines(keepends=True), re.split(r"(\s+)", text)])
        )
        if not parts:
            break
        at = draw(st.integers(0, len(parts) - 1))
        other = draw(st.integers(0, len(parts) - 1))
        match draw(st.integers(0, 5)):
            case 0:
                del parts[at]
            case 1:
                parts.insert(at, draw(SCRAPS))
            case 2:
                parts[at] = draw(SCRAPS)
            case 3:
                parts[at], parts[other] = parts[other], parts[at]
            case 4:
                parts.insert(at, parts[other])
            case 5:
                del parts[at:]
        text = "".join(parts)
    return text


@settings(max_examples=300, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(damaged())
def test_a_damaged_text_is_a_game_all_the_same_or_one_error(text: str) -> None:
    try:
        log = read_game(text)
    except NotationError as error:
        lines = re.split("\r\n|\r|\n", text)
        assert 1 <= error.line <= len(lines)
        assert 1 <= error.column <= len(lines[error.line - 1]) + 1
        assert str(error).startswith(f"line {error.line}, column {error.column}: ")
        assert len(str(error).splitlines()) == 1
    else:
        again = read_game(write_game(log))
        assert again.game.events == log.game.events


@settings(max_examples=150, deadline=None)
@given(st.text() | st.text('[]{}":;,@!->ASTKQJ9HDC \n\\'))
def test_any_other_text_is_refused(text: str) -> None:
    game = text_of("modern", 0)
    for whole in (text, '[Pinochle "1"]' + text, game + text):
        try:
            read_game(whole)
        except NotationError:
            continue
        # Only blanks and comments may stand after the result.
        assert whole.startswith(game)
        assert not re.sub(r";[^\n\r]*|\{[^{}]*\}|[\s,]", "", text)


NUMBER = re.compile(r"-?\d+(?:\+\d+)?(?![^\s,])")


@settings(max_examples=60, deadline=None)
@given(st.data())
def test_no_number_of_a_result_can_be_changed_unseen(data: st.DataObject) -> None:
    text = text_of(data.draw(st.sampled_from(sorted(PRESETS))), 2)
    body = text.index("Deal: 1")
    places = [
        match
        for match in NUMBER.finditer(text, body)
        if re.search(
            r"(->|Contract|Result|melds \d|Target|  \S: [a-z_]+ ).*$", text[: match.start()]
        )
    ]
    match = data.draw(st.sampled_from(places))
    other = data.draw(st.integers(-2000, 2000).map(str).filter(lambda n: n != match[0]))
    with pytest.raises(NotationError):
        read_game(text[: match.start()] + other + text[match.end() :])
