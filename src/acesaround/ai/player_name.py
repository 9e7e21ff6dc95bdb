"""How a player is named: a name of the line-up, with options after colons.

``expert:seconds=0.1`` is the player ``expert`` with another value of its option ``seconds``. A
player's options are the keyword-only arguments, of whatever makes it, that have a plain value as
their default; the type of an option is the type of that default. So a new option is declared in one
place: by the player.
"""

from __future__ import annotations

import inspect
import math
from collections.abc import Callable
from typing import Any

import msgspec

from acesaround.errors import AcesError

Setting = bool | int | float | str
_WORDS = {"true": True, "yes": True, "on": True, "false": False, "no": False, "off": False}
_EXPECTED = {bool: "true or false", int: "a whole number", float: "a number", str: "a word"}


class BadPlayerOption(AcesError, ValueError):
    """An option that the player does not have, or a value that it does not take."""


class PlayerName(msgspec.Struct, frozen=True):
    """A name taken apart: ``name`` as in the line-up, and the settings as they are written."""

    name: str
    written: tuple[tuple[str, str], ...] = ()


def parse_player_name(text: str) -> PlayerName:
    """Take ``NAME:OPTION=VALUE:OPTION=VALUE`` apart.

    Raises:
        BadPlayerOption: something after a colon is no option with a value, or is there twice.
    """
    name, *parts = (part.strip() for part in text.split(":"))
    written: dict[str, str] = {}
    for part in parts:
        option, equals, value = (each.strip() for each in part.partition("="))
        if not (option and equals and value):
            raise BadPlayerOption(
                f"{text!r}: write an option as in {name or 'NAME'}:option=value, not {part!r}"
            )
        if option in written:
            raise BadPlayerOption(f"{text!r}: the option {option!r} is there twice")
        written[option] = value
    return PlayerName(name, tuple(written.items()))


def settings_of(named: PlayerName, make: Callable[..., Any]) -> dict[str, Setting]:
    """The settings as values, for the player that ``make`` makes.

    Raises:
        BadPlayerOption: the player has no such option, or it does not take the value.
    """
    options = {
        option.name: option.default
        for option in inspect.signature(make).parameters.values()
        if option.kind is inspect.Parameter.KEYWORD_ONLY and type(option.default) in _EXPECTED
    }
    settings: dict[str, Setting] = {}
    for option, text in named.written:
        if option not in options:
            known = f"it has {', '.join(options)}" if options else "it has none"
            raise BadPlayerOption(f"the player {named.name} has no option {option!r}; {known}")
        settings[option] = _value(named.name, option, text, type(options[option]))
    return settings


def _value(name: str, option: str, text: str, kind: type) -> Setting:
    value: Setting | None = None
    if kind is bool:
        value = _WORDS.get(text.lower())
    elif kind is str:
        value = text
    else:
        try:
            value = int(text) if kind is int else float(text)
        except ValueError:
            value = None
        if value is not None and not math.isfinite(value):
            value = None
    if value is None:
        raise BadPlayerOption(
            f"the option {option} of the player {name} takes {_EXPECTED[kind]}, not {text!r}"
        )
    return value
