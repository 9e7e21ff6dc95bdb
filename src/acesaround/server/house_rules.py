"""House rules as a request asks for them: the rules that they make, or all that is wrong."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from acesaround.errors import RulesError
from acesaround.rules import Option, Problem, Rules, Value, find_option, problems, with_options
from acesaround.server.requests import RulesProblem
from acesaround.words import Catalog
from acesaround.words.problems import problem_text
from acesaround.words.rules_text import option_label, option_value
from acesaround.words.voice import either, listed


class BadRules(Exception):
    """Rules that cannot be played; ``problems`` are all reasons at once."""

    def __init__(self, problems: tuple[RulesProblem, ...]) -> None:
        super().__init__(" ".join(each.text for each in problems))
        self.problems = problems


def with_house_rules(words: Catalog, usual: Rules, options: Mapping[str, Value]) -> Rules:
    """The rules of a variant with options set.

    Raises:
        BadRules: unknown options, values that they do not take, or contradictions.
    """
    wrong = tuple(_wrong_values(words, usual, options))
    if wrong:
        raise BadRules(wrong)
    rules = with_options(usual, options)
    found = tuple(_told(words, rules, each) for each in problems(rules))
    if found:
        raise BadRules(found)
    return rules


def _wrong_values(
    words: Catalog, usual: Rules, options: Mapping[str, Value]
) -> Iterator[RulesProblem]:
    described = {path: option for path, option, _ in usual.options()}
    for name, value in options.items():
        try:
            path = find_option(usual, name)
        except RulesError:
            text = words.say("table.no_such_option", name=name, known=listed(words, [*described]))
            yield RulesProblem((name,), text)
            continue
        if not described[path].accepts(value):
            yield RulesProblem((path,), _bad_value(words, path, described[path], value))


def _bad_value(words: Catalog, path: str, option: Option, value: Value) -> str:
    choices = either(words, [option_value(words, path, each) for each in option.choices])
    label = option_label(words, path, option)
    if not option.open:
        return words.say("table.bad_value", label=label, value=value, choices=choices)
    return words.say(
        "table.bad_value.open",
        label=label,
        value=value,
        choices=choices,
        least=option.least,
        step=option.step,
    )


def _told(words: Catalog, rules: Rules, problem: Problem) -> RulesProblem:
    labels = [
        option_label(words, path, option)
        for path, option, _ in rules.options()
        if path in problem.options
    ]
    why = problem_text(words, problem)
    if not labels:
        return RulesProblem(problem.options, why)
    text = words.say("table.contradiction", labels=listed(words, labels), why=why)
    return RulesProblem(problem.options, text)
