"""Files of rules: a variant and what is changed in it, as TOML that people can read and edit."""

from __future__ import annotations

import difflib
import re
import tomllib
from collections.abc import Iterable, Iterator
from typing import Any

from acesaround.errors import Detail, Problem, RulesError
from acesaround.rules.flaw import Flaw
from acesaround.rules.house import changed, house_rules
from acesaround.rules.option import Value, bad_value, options_of
from acesaround.rules.presets import PRESETS, no_such_variant
from acesaround.rules.rules import Rules
from acesaround.rules.toml_faults import toml_fault

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
        problem = Problem(Flaw.NOT_TOML, details={"why": toml_fault(error)})
        raise RulesError(problem, file=where) from error
    variant = _variant(content, text, where)
    changes = {path: value for path, value in _options(variant, content, text, where)}
    try:
        return changed(variant, changes)
    except RulesError as error:
        raise RulesError(*error.problems, file=where) from error


def _variant(content: dict[str, Any], text: str, where: str) -> Rules:
    if "variant" not in content:
        problem = Problem(Flaw.VARIANT_MISSING, details={"known": tuple(PRESETS)})
        raise RulesError(problem, file=where)
    name = content["variant"]
    if not isinstance(name, str) or name not in PRESETS:
        raise RulesError(no_such_variant(name), file=where, line=_line(text, "", "variant"))
    return PRESETS[name]


def _options(
    variant: Rules, content: dict[str, Any], text: str, where: str
) -> Iterator[tuple[str, Value]]:
    sections = dict(variant.sections())
    for name, keys in content.items():
        if name == "variant":
            continue
        if name not in sections:
            details = {"name": name, "variant": variant.name, **_others(name, sections)}
            problem = Problem(Flaw.NO_SUCH_SECTION, details=details)
            raise RulesError(problem, file=where, line=_line(text, name, ""))
        if not isinstance(keys, dict):
            problem = Problem(Flaw.NOT_A_SECTION, details={"name": name})
            raise RulesError(problem, file=where, line=_line(text, "", name))
        known = options_of(type(sections[name]))
        for key, value in keys.items():
            line = _line(text, name, key)
            if key not in known:
                details = {"name": key, "section": name, **_others(key, known)}
                problem = Problem(Flaw.NO_SUCH_KEY, details=details)
                raise RulesError(problem, file=where, line=line)
            if not isinstance(value, bool | int | str) or not known[key].accepts(value):
                problem = bad_value(f"{name}.{key}", known[key], value)
                raise RulesError(problem, file=where, line=line)
            yield f"{name}.{key}", value


def _others(name: str, known: Iterable[str]) -> dict[str, Detail]:
    """All there is, and what was perhaps meant."""
    listed = tuple(known)
    return {"known": listed, "near": tuple(difflib.get_close_matches(name, listed, n=1))}


def _line(text: str, section: str, key: str) -> int:
    """The line in which a key stands, from 1; 0 if it is written another way.

    Without a key it is the head of the section.
    """
    at = ""
    for number, line in enumerate(text.splitlines(), 1):
        head = re.match(r"\s*\[\s*([\w.-]+)\s*\]", line)
        if head:
            at = head[1]
        if head and at == section and not key:
            return number
        if key and at == section and re.match(rf"\s*[\"']?{re.escape(key)}[\"']?\s*=", line):
            return number
    return 0
