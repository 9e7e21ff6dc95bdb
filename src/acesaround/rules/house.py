"""House rules: a variant by its name, and the options in which these rules differ from it."""

from __future__ import annotations

from collections.abc import Mapping

from acesaround.errors import Problem, RulesError
from acesaround.rules.flaw import Flaw
from acesaround.rules.option import Value
from acesaround.rules.presets import PRESETS
from acesaround.rules.problems import problems
from acesaround.rules.rules import Rules, differences, with_options


def house_rules(rules: Rules) -> tuple[Rules, dict[str, Value]]:
    """The variant that the rules are made from, and the options changed in it, by path.

    Raises:
        RulesError: they are not a variant with options changed (they have other phases or
            sections), so no file of options and no code can hold them.
    """
    variant = PRESETS.get(rules.name)
    if variant is not None:
        changes = differences(rules, variant)
        if with_options(variant, changes) == rules:
            return variant, changes
    raise RulesError(Problem(Flaw.NO_HOUSE_RULES, details={"variant": rules.name}))


def changed(variant: Rules, changes: Mapping[str, Value]) -> Rules:
    """The variant with options set, all of which must go together.

    Raises:
        RulesError: an option does not exist or take its value, or they contradict each other.
    """
    rules = with_options(variant, changes)
    found = problems(rules)
    if found:
        raise RulesError(*found)
    return rules
