"""Files of rules: a variant and what is changed in it, as TOML that people can read and edit."""

from __future__ import annotations

import difflib
import re
import tomllib
from collections.abc import Iterable, Iterator
from typing import Any

from acesaround.errors import RulesError
from acesaround.rules.house import changed, house_rules
from acesaround.rules.option import Option, Value, options_of
from acesaround.rules.presets import PRESETS
from acesaround.rules.rules import Rules

_HEAD = "# Rules of Pinochle. What is not named here is as in the variant.\n"


def write_rules(rules: Rules) -> str:
    """The file that ``read_rules`` makes the same rules of; each option has its label above it.

    Raises:
        RulesError: the rules are not a variant with options changed.
    """
    variant, changes = house_rules(rules)
    lines = [_HEAD, f'variant = "{variant.name}"\n']
    section = ""
    for path, option, value in rules.options():
        if path not in changes:
            continue
        name, _, key = path.partition(".")
        if name != section:
            lines.append(f"\n[{name}]\n")
            section = name
        lines.append(f"# {option.label}\n{key} = {_spelled(value)}\n")
    return "".join(lines)


def _spelled(value: Value) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    return str(value) if isinstance(value, int) else f'"{value}"'


def read_rules(text: str, where: str) -> Rules:
    """The rules of a file's text; ``where`` is what errors call it.

    Raises:
        RulesError: the text is not such a file; the message names the file, the line or the key,
            and what would be right.
    """
    try:
        content = tomllib.loads(text)
    except (tomllib.TOMLDecodeError, RecursionError, ValueError) as error:
        raise RulesError(f"{where}: this is not TOML: {error}") from error
    variant = _variant(content, text, where)
    changes = {path: value for path, value in _options(variant, content, text, where)}
    try:
        return changed(variant, changes)
    except RulesError as error:
        raise RulesError(f"{where}: {error}") from error


def _variant(content: dict[str, Any], text: str, where: str) -> Rules:
    if "variant" not in content:
        known = ", ".join(PRESETS)
        raise RulesError(f'{where}: the line variant = "..." is missing; there are {known}')
    name = content["variant"]
    if not isinstance(name, str) or name not in PRESETS:
        line = _line(text, "", "variant")
        raise RulesError(f"{where}: {line}there is no variant {name!r}{_other(str(name), PRESETS)}")
    return PRESETS[name]


def _options(
    variant: Rules, content: dict[str, Any], text: str, where: str
) -> Iterator[tuple[str, Value]]:
    sections = dict(variant.sections())
    for name, keys in content.items():
        if name == "variant":
            continue
        if name not in sections:
            line = _line(text, name, "")
            raise RulesError(
                f"{where}: {line}{variant.name} has no section {name!r}{_other(name, sections)}"
            )
        if not isinstance(keys, dict):
            line = _line(text, "", name)
            raise RulesError(f"{where}: {line}{name!r} is a section: write [{name}] above it")
        known = options_of(type(sections[name]))
        for key, value in keys.items():
            line = _line(text, name, key)
            if key not in known:
                why = f"there is no option {key!r} in [{name}]{_other(key, known)}"
                raise RulesError(f"{where}: {line}{why}")
            yield f"{name}.{key}", _value(f"{name}.{key}", known[key], value, f"{where}: {line}")


def _value(path: str, option: Option, value: Any, where: str) -> Value:
    if isinstance(value, bool | int | str) and option.accepts(value):
        return value
    shown = _spelled(value) if isinstance(value, bool | int | str) else repr(value)
    raise RulesError(f"{where}{path} cannot be {shown}; it takes {option.expected()}")


def _other(name: str, known: Iterable[str]) -> str:
    """What was perhaps meant, or all there is."""
    listed = list(known)
    near = difflib.get_close_matches(name, listed, n=1)
    return f"; do you mean {near[0]!r}?" if near else f"; there are {', '.join(listed)}"


def _line(text: str, section: str, key: str) -> str:
    """Where a key stands, as the beginning of a message; nothing if it is written another way.

    Without a key it is the head of the section.
    """
    at = ""
    for number, line in enumerate(text.splitlines(), 1):
        head = re.match(r"\s*\[\s*([\w.-]+)\s*\]", line)
        if head:
            at = head[1]
        if head and at == section and not key:
            return f"line {number}: "
        if key and at == section and re.match(rf"\s*[\"']?{re.escape(key)}[\"']?\s*=", line):
            return f"line {number}: "
    return ""
