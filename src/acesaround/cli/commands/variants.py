"""``acesaround variants [NAME]``: the variants and their options, read off the options."""

from __future__ import annotations

import argparse
import shutil
import textwrap
from typing import TYPE_CHECKING, Any

from acesaround.cli.arguments import BadInput, add_changes, add_sources, chosen_rules
from acesaround.cli.output import Output
from acesaround.words import Catalog

if TYPE_CHECKING:
    from acesaround.rules import Rules
    from acesaround.rules.option import Option, Value

WIDEST = 100


def add_arguments(parser: argparse.ArgumentParser, words: Catalog) -> None:
    """A variant, or none for all; or other rules, with options set."""
    which = parser.add_mutually_exclusive_group()
    which.add_argument(
        "variant", metavar="NAME", nargs="?", default=None, help=words.say("cli.name.help")
    )
    add_sources(which, words)
    add_changes(parser, words)
    form = parser.add_mutually_exclusive_group()
    form.add_argument("--toml", action="store_true", help=words.say("cli.toml.help"))
    form.add_argument("--json", action="store_true", help=words.say("cli.json.help"))


def run(asked: argparse.Namespace, output: Output) -> int:
    """Print them."""
    from acesaround.rules import PRESETS, write_rules

    one = (asked.variant, asked.rules, asked.code) != (None, None, None)
    if not one and (asked.toml or asked.changes):
        raise BadInput("name a variant: this is about one of them")
    chosen = [chosen_rules(asked)] if one else list(PRESETS.values())
    if asked.toml:
        output.line(write_rules(chosen[0]).rstrip())
        return 0
    if asked.json:
        described = [_described(rules) for rules in chosen]
        output.json(described[0] if one else described)
        return 0
    width = min(shutil.get_terminal_size().columns, WIDEST)
    for at, rules in enumerate(chosen):
        if at:
            output.line()
        _print(rules, output, width)
    return 0


def _described(rules: Rules) -> dict[str, Any]:
    return {
        "name": rules.name,
        "phases": rules.phases,
        "options": [
            {
                "path": path,
                "label": option.label,
                "value": value,
                "choices": option.choices,
                "open": option.open,
                "help": option.help,
                "source": option.source,
            }
            for path, option, value in rules.options()
        ],
        "rules": rules,
        "code": _code(rules),
    }


def _code(rules: Rules) -> str | None:
    """The code of the rules; None for rules that no code can hold."""
    from acesaround.errors import RulesError
    from acesaround.rules import rules_code

    try:
        return rules_code(rules)
    except RulesError:
        return None


def _print(rules: Rules, output: Output, width: int) -> None:
    from acesaround.words.rules_text import option_help, option_label

    words = output.words
    phases = ", ".join(rules.phases)
    output.line(words.say("cli.variants.head", name=rules.name, phases=phases))
    code = _code(rules)
    if code is not None:
        output.line(words.say("cli.variants.code", code=code))
    for path, option, value in rules.options():
        label = option_label(words, path, option)
        output.line(_wrapped(f"{path} = {_spelled(value)}  {label}", width, 2))
        about = words.say(
            "cli.variants.about",
            help=option_help(words, path, option),
            accepted=_accepted(words, path, option),
            source=option.source,
        )
        output.line(_wrapped(about, width, 6))


def _accepted(words: Catalog, path: str, option: Option) -> str:
    choices = ", ".join(_explained(words, path, choice) for choice in option.choices)
    if not option.open:
        return words.say("cli.variants.choices", choices=choices)
    if option.step == 1:
        return words.say("cli.variants.whole", choices=choices, least=option.least)
    return words.say("cli.variants.steps", choices=choices, least=option.least, step=option.step)


def _explained(words: Catalog, path: str, value: Value) -> str:
    """A value as it is written here, and in words where those say more."""
    from acesaround.words.rules_text import option_value

    written, told = _spelled(value), option_value(words, path, value)
    if isinstance(value, bool) or told == written:
        return written
    return words.say("cli.variants.choice", value=written, text=told)


def _spelled(value: Value) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def _wrapped(text: str, width: int, indent: int) -> str:
    first, rest = " " * indent, " " * (indent if indent > 2 else 6)
    return textwrap.fill(text, width, initial_indent=first, subsequent_indent=rest)
